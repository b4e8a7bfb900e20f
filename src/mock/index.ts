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
export type { SeedData } from "../../generated/seed-data.ts";
export type { CustomHandlers } from "./areas/operation-types.ts";
export { mergeCoverage } from "./control/coverage.ts";
export type { RequestSummary } from "./control/journal-entry.ts";
export { SeedError } from "./control/seed-error.ts";
export { fail } from "./exchange/problems.ts";
export type { MockRequest, MockResponse, TransportFault } from "./exchange/types.ts";
export { type ListenOptions, listen, type MockServer } from "./http/listen.ts";
export { openStore, type StoreOptions } from "./http/open-store.ts";
export type { MockOptions, Store } from "./http/public-types.ts";
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
