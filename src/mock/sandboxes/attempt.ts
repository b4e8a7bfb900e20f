import { type Awaitable, type Commit, type SandboxStore, StoreError } from "../stores/store.ts";
import type { Controller } from "./control-tables.ts";
import type { Registry, RegistryEntry } from "./registry.ts";

/** Maximum number of attempts if other processes commit first. */
const MAX_ATTEMPTS = 10;

/** The result of an attempt whose changes are kept; undefined if another process has committed first. */
export type Kept<Result> = { readonly result: Result } | undefined;

interface AttemptOptions extends Pick<Commit, "isLasting"> {
  /** Permits more memory than the limits. */
  readonly mayExceed?: boolean;
}

export interface Attempts {
  /** Returns the sandbox of this id: from memory, from the store, or a new one. */
  open(id: string): Awaitable<RegistryEntry>;
  /**
   * Calls `work` and commits its changes. If another process has committed first, undoes them, and the sandbox has those of the
   * other. If `work` throws, the store fails, or there is no memory for what it has added, nothing is changed.
   */
  once<Result>(
    id: string,
    work: (controller: Controller) => Awaitable<Result>,
    options?: AttemptOptions,
  ): Awaitable<Kept<Result>>;
  /** Does the same until the changes are kept. */
  attempt<Result>(id: string, work: (controller: Controller) => Result, options?: AttemptOptions): Awaitable<Result>;
}

export type Attempt = Attempts["attempt"];

/** Repeats an action until its changes are kept. */
export function untilKept<Result>(action: () => Awaitable<Kept<Result>>, attempts = MAX_ATTEMPTS): Awaitable<Result> {
  if (attempts === 0)
    throw new StoreError("Other requests change this sandbox all the time. Try again.", { isTemporary: true });
  const kept = action();
  if (kept instanceof Promise) return kept.then((each) => (each ? each.result : untilKept(action, attempts - 1)));
  return kept ? kept.result : untilKept(action, attempts - 1);
}

export function createAttempts({
  store,
  registry,
}: {
  readonly store: SandboxStore;
  readonly registry: Registry;
}): Attempts {
  function open(id: string): Awaitable<RegistryEntry> {
    const known = registry.find(id);
    if (known) return known;
    if (!store.isDurable) return registry.create(id);
    return registry.load(id).then((loaded) => loaded ?? registry.create(id));
  }

  function undo(entry: RegistryEntry): void {
    entry.controller.undo();
    registry.count(entry);
  }

  async function commit<Result>(entry: RegistryEntry, result: Result, isLasting: boolean): Promise<Kept<Result>> {
    const { controller, version } = entry;
    const change = { version, position: controller.position(), changes: controller.changes(), isLasting };
    const committed = await store.commit(controller.sandbox.id, change);
    if (!committed.isKept) {
      undo(entry);
      await registry.takeOver(entry, committed.state);
      return undefined;
    }
    if (version === 0) entry.origin = committed.version;
    entry.version = committed.version;
    controller.settle();
    return { result };
  }

  /** Nothing is waited for if the sandbox is only in memory. */
  function once<Result>(
    id: string,
    work: (controller: Controller) => Awaitable<Result>,
    { mayExceed = false, isLasting = false }: AttemptOptions = {},
  ): Awaitable<Kept<Result>> {
    const opened = open(id);
    return opened instanceof Promise ? opened.then(attemptIn) : attemptIn(opened);

    function attemptIn(entry: RegistryEntry): Awaitable<Kept<Result>> {
      const keep = (result: Result): Awaitable<Kept<Result>> => {
        const shortage = mayExceed ? undefined : registry.findShortage(entry);
        if (shortage) throw shortage;
        registry.count(entry);
        if (store.isDurable) return commit(entry, result, isLasting);
        entry.controller.settle();
        return { result };
      };
      const fail = (error: unknown): never => {
        undo(entry);
        throw error;
      };
      try {
        const result = work(entry.controller);
        const kept = result instanceof Promise ? result.then(keep) : keep(result);
        return kept instanceof Promise ? kept.catch(fail) : kept;
      } catch (error) {
        return fail(error);
      }
    }
  }

  return { open, once, attempt: (id, work, options) => untilKept(() => once(id, work, options)) };
}
