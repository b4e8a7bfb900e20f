export { fail } from "./areas/problems.ts";
export { SeedError } from "./control/seed-error.ts";
export { type ListenOptions, listen, type MockServer } from "./server/listen.ts";
export { createMock } from "./server/mock.ts";
export { openStore, type StoreOptions } from "./server/open-store.ts";
export type {
  CustomHandlers,
  Mock,
  MockOptions,
  MockRequest,
  MockResponse,
  RequestSummary,
  SeedData,
  Store,
  TransportFault,
} from "./server/types.ts";
