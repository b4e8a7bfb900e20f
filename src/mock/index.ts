export { type ListenOptions, listen, type MockServer } from "./server/listen.ts";
export { createMock, openStore } from "./server/mock.ts";
export type {
  JournalEntry,
  Mock,
  MockOptions,
  MockRequest,
  MockResponse,
  Store,
  TransportFault,
} from "./server/types.ts";
