export type {
  Clock,
  Coverage,
  Fault,
  JournalEntry,
  NearMiss,
  Rejection,
  Reply,
  Reset,
  Snapshot,
  Turn,
  TurnCreate,
} from "../../generated/control/types.ts";
export { fail } from "./areas/problems.ts";
export { mergeCoverage } from "./control/coverage.ts";
export { SeedError } from "./control/seed-error.ts";
export { type ListenOptions, listen, type MockServer } from "./http/listen.ts";
export { openStore, type StoreOptions } from "./http/open-store.ts";
export type {
  CustomHandlers,
  MockOptions,
  MockRequest,
  MockResponse,
  RequestSummary,
  SeedData,
  Store,
  TransportFault,
} from "./messages/types.ts";
export { type CoverageReporter, type CoverageReporterOptions, coverageReporter } from "./testing/coverage-reporter.ts";
export { createMock, type Mock } from "./testing/create-mock.ts";
export { describeCoverage } from "./testing/describe-coverage.ts";
export type {
  Match,
  NewFault,
  NewReply,
  RequestFilter,
  SandboxHandle,
  SearchResult,
} from "./testing/sandbox-handle.ts";
export { type StartedMock, type StartOptions, startMock } from "./testing/start-mock.ts";
