import { type Awaitable, type SandboxStore, StoreError } from "../sandbox/store.ts";
import type { Entry, Registry } from "./registry.ts";
import type { Controller } from "./state.ts";

/** Maximum number of attempts if other processes commit first. */
const MAX_ATTEMPTS = 10;

/** The result of an attempt whose changes are kept; undefined if another process has committed first. */
export type Kept<Result> = { readonly result: Result } | undefined;

export interface Attempts {
  /** Returns the sandbox of this id: from memory, from the store, or a new one. */
  open(id: string): Awaitable<Entry>;
  /**
   * Calls `work` and commits its changes. If another process has committed first, undoes them, and the sandbox has those of the
   * other. If `work` throws, the store fails, or there is no memory for what it has added, nothing is changed. `mayExceed`
   * permits more memory than the limits; `isLasting` is that of the commit.
   */
  once<Result>(
    id: string,
    work: (controller: Controller) => Result,
    mayExceed?: boolean,
    isLasting?: boolean,
  ): Promise<Kept<Result>>;
  /** Does the same until the changes are kept. */
  attempt<Result>(id: string, work: (controller: Controller) => Result, isLasting?: boolean): Promise<Result>;
}

export type Attempt = Attempts["attempt"];

/** Repeats an action until its changes are kept. */
export async function untilKept<Result>(action: () => Promise<Kept<Result>>): Promise<Result> {
  for (let number = 0; number < MAX_ATTEMPTS; number += 1) {
    const kept = await action();
    if (kept) return kept.result;
  }
  throw new StoreError("Other requests change this sandbox all the time. Try again.", { isTemporary: true });
}

export function createAttempts({
  store,
  registry,
}: {
  readonly store: SandboxStore;
  readonly registry: Registry;
}): Attempts {
  function open(id: string): Awaitable<Entry> {
    const known = registry.find(id);
    if (known) return known;
    if (!store.isDurable) return registry.create(id);
    return registry.load(id).then((loaded) => loaded ?? registry.create(id));
  }

  function undo(entry: Entry): void {
    entry.controller.undo();
    registry.count(entry);
  }

  /** Returns false if another process has committed first, whose changes the sandbox has then. */
  async function commit(entry: Entry, isLasting: boolean): Promise<boolean> {
    const { controller, version } = entry;
    const change = { version, position: controller.position(), changes: controller.changes(), isLasting };
    const committed = await store.commit(controller.sandbox.id, change);
    if (!committed.isKept) {
      undo(entry);
      await registry.takeOver(entry, committed.state);
      return false;
    }
    if (version === 0) entry.origin = committed.version;
    entry.version = committed.version;
    return true;
  }

  const once: Attempts["once"] = async (id, work, mayExceed = false, isLasting = false) => {
    const opened = open(id);
    // Requests of a sandbox in memory begin at once.
    const entry = opened instanceof Promise ? await opened : opened;
    try {
      const result = work(entry.controller);
      const shortage = mayExceed ? undefined : registry.findShortage(entry);
      if (shortage) throw shortage;
      registry.count(entry);
      if (store.isDurable && !(await commit(entry, isLasting))) return undefined;
      entry.controller.settle();
      return { result };
    } catch (error) {
      undo(entry);
      throw error;
    }
  };

  return { open, once, attempt: (id, work, isLasting) => untilKept(() => once(id, work, false, isLasting)) };
}
