import { runInSlices } from "../lib/steps.ts";
import { createSandbox, type InitialState } from "../sandbox/sandbox.ts";
import type { Awaitable, SandboxStore, StoredState } from "../sandbox/store.ts";
import type { Controller, Tables } from "./state.ts";

/** A sandbox in memory. */
export interface Entry {
  readonly controller: Controller;
  /** The store's version of this state and of its origin; 0 if the store does not have the sandbox. */
  version: number;
  origin: number;
  /** Aborted when the sandbox is replaced. */
  replacement?: AbortController;
  /** Number of live streams, and the function that ends their subscription. */
  followers: number;
  unsubscribe?: () => void;
  /** Moves the clock while a stream waits; `timerDue` is its time by `performance.now()`. */
  timer?: NodeJS.Timeout | undefined;
  timerDue: number;
}

/** The sandboxes in memory. */
export interface Registry {
  has(id: string): boolean;
  /** Returns the entry of a controller; undefined if its sandbox was replaced. */
  findEntry(controller: Controller): Entry | undefined;
  /** Returns the sandbox, and marks it as recently used. */
  find(id: string): Entry | undefined;
  /** Adds a new sandbox. */
  create(id: string): Entry;
  /** Adds a stored sandbox, or a new one. */
  add(id: string, state: StoredState | undefined): Awaitable<Entry>;
  /** Adds or replaces a sandbox. */
  put(id: string, controller: Controller, version: number, origin: number): Entry;
  /** Applies the changes of other processes to a sandbox. */
  takeOver(entry: Entry, state: StoredState | undefined): Promise<void>;
}

export interface RegistryOptions {
  readonly tables: Tables;
  /** Returns the initial state of a new sandbox. */
  readonly initial: () => InitialState;
  readonly store: Pick<SandboxStore, "isDurable">;
  /** Maximum number of sandboxes, beyond which the least recently used one is dropped. */
  readonly maxSandboxes: number;
  readonly isBusy: (id: string) => boolean;
  readonly log: (line: string) => void;
}

export function createRegistry({ tables, initial, store, maxSandboxes, isBusy, log }: RegistryOptions): Registry {
  const entries = new Map<string, Entry>();

  function create(id: string): Entry {
    if (entries.size >= maxSandboxes) drop();
    return put(id, createSandbox(tables, id, initial()), 0, 0);
  }

  function add(id: string, state: StoredState | undefined): Awaitable<Entry> {
    return state ? restore(id, state) : create(id);
  }

  async function restore(id: string, { position, changes, version, origin }: StoredState): Promise<Entry> {
    const controller: Controller = createSandbox(tables, id, position);
    await runInSlices(controller.replaceAll(changes, position));
    if (entries.size >= maxSandboxes) drop();
    return put(id, controller, version, origin);
  }

  function put(id: string, controller: Controller, version: number, origin: number): Entry {
    const before = entries.get(id);
    const entry: Entry = { controller, version, origin, followers: 0, timerDue: 0 };
    entries.set(id, entry);
    before?.replacement?.abort();
    return entry;
  }

  /** Drops the least recently used sandbox; if the store is durable, only one that is not in use. */
  function drop(): void {
    for (const [id, entry] of entries) {
      if (store.isDurable && (entry.followers > 0 || isBusy(id))) continue;
      entries.delete(id);
      entry.replacement?.abort();
      if (!store.isDurable)
        log(
          `Dropped the sandbox ${id}, which was unused longest: ${maxSandboxes} are kept in memory (--max-sandboxes).`,
        );
      return;
    }
  }

  return {
    has: (id) => entries.has(id),
    findEntry(controller) {
      const entry = entries.get(controller.sandbox.id);
      return entry?.controller === controller ? entry : undefined;
    },
    find(id) {
      const known = entries.get(id);
      // The map is in order of last use, which matters only once sandboxes have to be dropped.
      if (known && entries.size >= maxSandboxes / 2) {
        entries.delete(id);
        entries.set(id, known);
      }
      return known;
    },
    create,
    add,
    put,
    async takeOver(entry, state) {
      const { controller, version, origin } = entry;
      const { id } = controller.sandbox;
      if (state && (version === 0 || state.origin === origin) && state.position.seed === controller.position().seed) {
        entry.version = state.version;
        entry.origin = state.origin;
        if (state.isWhole) await runInSlices(controller.replaceAll(state.changes, state.position));
        else controller.apply(state.changes, state.position);
      } else {
        entries.delete(id);
        await add(id, state);
        entry.replacement?.abort();
      }
    },
  };
}
