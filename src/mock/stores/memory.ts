import type { SandboxStore } from "./store.ts";

/** Creates a store that keeps nothing: sandboxes exist only in the memory of the mock. */
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
