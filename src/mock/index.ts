export { createMock } from "./mock.ts";
export { type Served, type ServeOptions, serve } from "./serve.ts";
export { openStore } from "./store.ts";
export type { Disturbance, JournalEntry, Mock, MockAnswer, MockOptions, MockRequest, Store } from "./types.ts";
