export { openStore } from "./sandbox/store.ts";
export { type Served, type ServeOptions, serve } from "./server/listen.ts";
export { createMock } from "./server/mock.ts";
export type { Disturbance, JournalEntry, Mock, MockAnswer, MockOptions, MockRequest, Store } from "./server/types.ts";
