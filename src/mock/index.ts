export type { JournalEntry } from "./control.ts";
export type { Disturbance, MockAnswer, MockRequest } from "./exchange.ts";
export { createMock, type Mock, type MockOptions } from "./mock.ts";
export { type Served, type ServeOptions, serve } from "./serve.ts";
export { openStore, type Store } from "./store.ts";
