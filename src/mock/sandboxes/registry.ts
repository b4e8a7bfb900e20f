import type { CapacityError } from "../state/capacity-error.ts";
import { createSandbox, type InitialState } from "../state/sandbox.ts";
import type { SandboxStore, StoredState } from "../stores/store.ts";
import type { Controller, Tables } from "./control-tables.ts";
import { createLoader, type LoadedSandbox } from "./loader.ts";
import { createMemoryBudget, type MemoryLimits } from "./memory-budget.ts";

export interface RegistryEntry {
  readonly controller: Controller;
  /** The store's version of this state and of its origin; 0 if the store does not have the sandbox. */
  version: number;
  origin: number;
  /** Memory of its rows when it was last counted. */
  bytes: number;
  /** Aborted when the sandbox is replaced. */
  replacement?: AbortController;
  /** Number of live streams, and the function that ends their subscription. */
  followers: number;
  unsubscribe?: () => void;
  /** Moves the clock while a stream waits; `timerDue` is its time by `performance.now()`. */
  timer?: NodeJS.Timeout | undefined;
  timerDue: number;
}

export interface Registry {
  has(id: string): boolean;
  /** The sandboxes, the most recently created first, at most `max` of them. */
  list(max: number): { readonly id: string; readonly requests: number }[];
  /** Returns the entry of a controller; undefined if its sandbox was replaced. */
  findEntry(controller: Controller): RegistryEntry | undefined;
  /** Returns the sandbox, and marks it as recently used. */
  find(id: string): RegistryEntry | undefined;
  create(id: string): RegistryEntry;
  /** Loads a sandbox from the store, and adds it. Resolves to undefined if the store does not have it. */
  load(id: string): Promise<RegistryEntry | undefined>;
  put(id: string, controller: Controller, version: number, origin: number): RegistryEntry;
  /** Applies the changes of other processes to a sandbox. */
  takeOver(entry: RegistryEntry, state: StoredState | undefined): Promise<void>;
  /** Counts the memory of a sandbox again after it has changed. */
  count(entry: RegistryEntry): void;
  /**
   * Returns an error if a sandbox has grown since it was last counted or needs more bytes, and its limit or that of all
   * sandboxes is exceeded then. If the store is durable, drops other sandboxes first.
   */
  findShortage(entry: RegistryEntry, more?: number): CapacityError | undefined;
  /** Does the same for a controller that will replace the sandbox with its id. */
  findShortageFor(controller: Controller): CapacityError | undefined;
}

export interface RegistryOptions extends MemoryLimits {
  readonly tables: Tables;
  readonly initial: () => InitialState;
  readonly store: Pick<SandboxStore, "isDurable" | "load">;
  /** Maximum number of sandboxes, beyond which the least recently used one is dropped. */
  readonly maxSandboxes: number;
  readonly isBusy: (id: string) => boolean;
  readonly log: (line: string) => void;
}

export function createRegistry(options: RegistryOptions): Registry {
  const { tables, initial, store, maxSandboxes, isBusy, log } = options;
  const entries = new Map<string, RegistryEntry>();
  const memory = createMemoryBudget(options, () => store.isDurable && drop(1));
  const loader = createLoader(tables, store, memory);

  function create(id: string): RegistryEntry {
    return add({ controller: createSandbox(tables, id, initial()), version: 0, origin: 0 });
  }

  function add({ controller, version, origin }: LoadedSandbox): RegistryEntry {
    if (entries.size >= maxSandboxes) drop();
    return put(controller.sandbox.id, controller, version, origin);
  }

  function put(id: string, controller: Controller, version: number, origin: number): RegistryEntry {
    const before = entries.get(id);
    const bytes = controller.bytes();
    memory.add(bytes - (before?.bytes ?? 0));
    const entry: RegistryEntry = { controller, version, origin, bytes, followers: 0, timerDue: 0 };
    entries.set(id, entry);
    before?.replacement?.abort();
    return entry;
  }

  function count(entry: RegistryEntry): void {
    const bytes = entry.controller.bytes();
    if (bytes === entry.bytes || entries.get(entry.controller.sandbox.id) !== entry) return;
    memory.add(bytes - entry.bytes);
    entry.bytes = bytes;
  }

  function remove(id: string, entry: RegistryEntry): void {
    entries.delete(id);
    memory.add(-entry.bytes);
  }

  /** Drops the least recently used sandbox; if the store is durable, only one that is not in use. */
  function drop(minBytes = 0): boolean {
    for (const [id, entry] of entries) {
      if (entry.bytes < minBytes) continue;
      if (store.isDurable && (entry.followers > 0 || isBusy(id))) continue;
      remove(id, entry);
      entry.replacement?.abort();
      if (!store.isDurable) log(describeDropped(id, maxSandboxes));
      return true;
    }
    return false;
  }

  return {
    has: (id) => entries.has(id),
    list(max) {
      const latest = [...entries].slice(-max).reverse();
      return latest.map(([id, { controller }]) => ({ id, requests: controller.position().requests }));
    },
    findEntry(controller) {
      const entry = entries.get(controller.sandbox.id);
      return entry?.controller === controller ? entry : undefined;
    },
    find(id) {
      const known = entries.get(id);
      // The map is in order of last use, which matters only once sandboxes have to be dropped.
      if (known && (entries.size >= maxSandboxes / 2 || memory.isScarce())) {
        entries.delete(id);
        entries.set(id, known);
      }
      return known;
    },
    create,
    async load(id) {
      const loaded = await loader.load(id);
      return loaded && add(loaded);
    },
    put,
    async takeOver(entry, state) {
      const { controller, version, origin } = entry;
      const { id } = controller.sandbox;
      const { randomSeed } = controller.position();
      if (state && (version === 0 || state.origin === origin) && state.position.randomSeed === randomSeed) {
        entry.version = state.version;
        entry.origin = state.origin;
        if (state.isWhole) controller.replaceAll(state.changes, state.position);
        else controller.apply(state.changes, state.position);
        count(entry);
      } else {
        remove(id, entry);
        if (state) add(await loader.restore(id, state));
        else create(id);
        entry.replacement?.abort();
      }
    },
    count,
    findShortage: ({ controller, bytes }, more = 0) => memory.findShortage(controller.bytes() + more, bytes),
    findShortageFor: (controller) =>
      memory.findShortage(controller.bytes(), entries.get(controller.sandbox.id)?.bytes ?? 0),
  };
}

function describeDropped(id: string, maxSandboxes: number): string {
  return `Dropped the sandbox of the key whose SHA-256 hash starts with ${id}, which was unused longest: ${maxSandboxes} are kept in memory (--max-sandboxes).`;
}
