import type { SandboxStore } from "./store.ts";

/** Keeps nothing besides what is in the memory of the mock anyway. */
export function createMemoryStore(): SandboxStore {
  return {
    isDurable: false,
    load: () => undefined,
    commit: () => ({ isKept: true, version: 0 }),
    replace: () => 0,
    forget: () => {},
    subscribe: () => () => {},
    async *ids() {},
    close: async () => {},
  };
}
