import { checkNames } from "../lib/check-names.ts";
import type { ListenOptions } from "../server/listen.ts";
import type { MockOptions } from "../server/types.ts";

const MOCK_OPTIONS = {
  seed: true,
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
} satisfies Record<keyof MockOptions, true>;

const LISTEN_OPTIONS = {
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
} satisfies Record<keyof ListenOptions, true>;

/** Throws a TypeError for an option that `createMock` does not have. */
export function checkMockOptions(options: object): void {
  checkNames(options, Object.keys(MOCK_OPTIONS));
}

/** Throws a TypeError for an option that `startMock` does not have. */
export function checkStartOptions(options: object): void {
  checkNames(options, Object.keys({ ...MOCK_OPTIONS, ...LISTEN_OPTIONS }));
}
