import type { ListenOptions } from "../http/listen.ts";
import type { MockOptions } from "../http/public-types.ts";

/** The options of `createMock`. */
export const MOCK_OPTIONS = Object.keys({
  randomSeed: true,
  seedData: true,
  clock: true,
  now: true,
  speed: true,
  auth: true,
  validateResponses: true,
  handlers: true,
  static: true,
  corsOrigins: true,
  maxSandboxes: true,
  maxSandboxMb: true,
  maxMemoryMb: true,
  maxReplies: true,
  maxJournalMb: true,
  maxResponseMb: true,
  maxStreams: true,
  maxStreamsPerKey: true,
  store: true,
  onRequest: true,
  log: true,
} satisfies Record<keyof MockOptions, true>);

const LISTEN_OPTIONS = Object.keys({
  port: true,
  host: true,
  latency: true,
  eventLatency: true,
  keepAlive: true,
  stallTimeout: true,
  headersTimeout: true,
  requestTimeout: true,
  shutdownTimeout: true,
  maxBodiesMb: true,
  maxUnsentMb: true,
  maxConnections: true,
  maxPipelined: true,
  allowedHosts: true,
  control: true,
  controlKey: true,
  docs: true,
  log: true,
} satisfies Record<keyof ListenOptions, true>);

/** The options of `startMock`. */
export const START_OPTIONS = [...new Set([...MOCK_OPTIONS, ...LISTEN_OPTIONS])];
