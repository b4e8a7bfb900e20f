export { type ListenOptions, listen, type MockServer } from "./server/listen.ts";
export { createMock } from "./server/mock.ts";
export { openStore, type StoreOptions } from "./server/open-store.ts";
export type {
  JournalEntry,
  Mock,
  MockOptions,
  MockRequest,
  MockResponse,
  Store,
  TransportFault,
} from "./server/types.ts";
