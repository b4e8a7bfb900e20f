import { createRoundRobin } from "../lib/round-robin.ts";
import { CapacityError } from "../state/capacity-error.ts";
import { CHARACTER } from "../state/row-bytes.ts";
import { createSandbox } from "../state/sandbox.ts";
import type { SandboxStore, StoredState } from "../stores/store.ts";
import type { Controller, Tables } from "./control-tables.ts";
import type { MemoryBudget } from "./memory-budget.ts";

export interface LoadedSandbox {
  readonly controller: Controller;
  readonly version: number;
  readonly origin: number;
}

/** Loads sandboxes from a store. Rejects with a CapacityError if there is no memory for one. */
export interface Loader {
  /** Resolves to undefined if the store does not have the sandbox. */
  load(id: string): Promise<LoadedSandbox | undefined>;
  /** Creates a sandbox from its stored state. `counted` bytes of it are already part of the budget. */
  restore(id: string, state: StoredState, counted?: number): Promise<LoadedSandbox>;
}

const MAX_LOADS = 4;

export function createLoader(tables: Tables, store: Pick<SandboxStore, "load">, memory: MemoryBudget): Loader {
  const loads = createRoundRobin(MAX_LOADS);
  const retries = createRoundRobin(1);

  async function loadNow(id: string): Promise<LoadedSandbox | undefined> {
    let read = 0;
    try {
      const state = await store.load(id, (characters) => {
        memory.load(characters * CHARACTER);
        read += characters * CHARACTER;
      });
      return state && (await restore(id, state, read));
    } finally {
      memory.add(-read);
    }
  }

  async function restore(id: string, state: StoredState, counted = 0): Promise<LoadedSandbox> {
    const { position, changes, version, origin } = state;
    const controller: Controller = createSandbox(tables, id, position);
    controller.replaceAll(changes, position);
    const more = controller.bytes() - counted;
    memory.load(more);
    memory.add(-more);
    return { controller, version, origin };
  }

  return {
    restore,
    async load(id) {
      try {
        return await loads.run(id, () => loadNow(id));
      } catch (error) {
        if (!(error instanceof CapacityError)) throw error;
        // Others were loaded at the same time.
        return retries.run(id, () => loadNow(id));
      }
    },
  };
}
