import { runInSlices } from "../lib/steps.ts";
import { createSandbox, type InitialState, type Snapshot } from "../sandbox/sandbox.ts";
import { type Awaitable, type SandboxStore, StoreError } from "../sandbox/store.ts";
import { toChanges } from "../sandbox/stored-snapshot.ts";
import type { Clock } from "./clock.ts";
import type { Queue } from "./queue.ts";
import type { Entry, Registry } from "./registry.ts";
import type { Controller, Tables } from "./state.ts";

/** Maximum number of times that a request is handled if other processes commit first. */
const MAX_ATTEMPTS = 10;

/** Turns in a sandbox, and the commits at their end. */
export interface Turns {
  /**
   * Calls `work` with the sandbox of this id, a new one if there is none, commits its changes, and wakes waiting streams.
   * Resolves to the result of `work`. All of it is done before `update` returns, if nothing has to be waited for. If
   * another process has changed the sandbox meanwhile, `work` is called again with the new state. If `work` throws, the
   * store fails, or there is no memory for what `work` has added (a CapacityError), nothing is changed.
   */
  update<Result>(id: string, work: (controller: Controller) => Result): Promise<Result>;
  /**
   * Does the same, but returns the result of `work`, or throws, if nothing has to be waited for. `mayExceed` permits more
   * memory.
   */
  updateAtOnce<Result>(id: string, work: (controller: Controller) => Result, mayExceed?: boolean): Awaitable<Result>;
  /** Does the same if the sandbox exists, in memory or in the store; otherwise resolves to undefined. */
  updateKnown<Result>(id: string, work: (controller: Controller) => Result): Promise<Result | undefined>;
  /** Calls `work` as `update` does, but commits nothing, and does not check for changes by other processes. */
  read<Result>(id: string, work: (controller: Controller) => Result): Promise<Result>;
  /** Replaces the sandbox with this id. `from` is the state of the new one. Default: the initial state. */
  replace(id: string, from?: InitialState | Snapshot): Promise<void>;
}

export interface TurnsOptions {
  readonly tables: Tables;
  readonly initial: () => InitialState;
  readonly store: SandboxStore;
  readonly registry: Registry;
  readonly queue: Queue;
  readonly clock: Clock;
}

/** Calls `work` and commits its changes, as `update` does, in a turn that has begun. */
export type Attempt = <Result>(id: string, work: (controller: Controller) => Result) => Promise<Result>;

export function createTurns(options: TurnsOptions): Turns & { readonly attempt: Attempt } {
  const { tables, initial, store, registry, queue, clock } = options;

  function open(id: string): Awaitable<Entry> {
    const known = registry.find(id);
    if (known) return known;
    if (!store.isDurable) return registry.create(id);
    return registry.load(id).then((loaded) => loaded ?? registry.create(id));
  }

  /** Counts the memory of a sandbox that has changed. Throws a CapacityError if it has grown, but may not. */
  function count(entry: Entry, mayExceed: boolean): void {
    const shortage = mayExceed ? undefined : registry.findShortage(entry);
    if (shortage) throw shortage;
    registry.count(entry);
  }

  function undo(entry: Entry): void {
    entry.controller.undo();
    registry.count(entry);
  }

  async function attempt<Result>(
    id: string,
    work: (controller: Controller) => Result,
    mayExceed = false,
  ): Promise<Result> {
    for (let number = 1; number <= MAX_ATTEMPTS; ) {
      const opened = open(id);
      const entry = opened instanceof Promise ? await opened : opened;
      const { controller } = entry;
      if (!store.isDurable) return complete(entry, work, mayExceed);
      try {
        const turn = controller.interruptible(() => work(controller));
        if ("first" in turn) {
          await runInSlices(turn.first);
          continue;
        }
        const { result } = turn;
        count(entry, mayExceed);
        const { version } = entry;
        const commit = { version, position: controller.position(), changes: controller.changes() };
        const committing = store.commit(id, commit);
        const committed = committing instanceof Promise ? await committing : committing;
        if (committed.isKept) {
          if (version === 0) entry.origin = committed.version;
          entry.version = committed.version;
          controller.settle();
          return result;
        }
        undo(entry);
        await registry.takeOver(entry, committed.state);
        number += 1;
      } catch (error) {
        undo(entry);
        throw error;
      }
    }
    throw new StoreError("Other requests change this sandbox all the time. Try again.", { isTemporary: true });
  }

  /** Calls `work` in a turn without a commit, because the store keeps nothing. */
  function complete<Result>(entry: Entry, work: (controller: Controller) => Result, mayExceed: boolean): Result {
    const { controller } = entry;
    try {
      const result = work(controller);
      count(entry, mayExceed);
      controller.settle();
      return result;
    } catch (error) {
      undo(entry);
      throw error;
    }
  }

  /** Wraps `work` so that a real-time clock is first moved to the present. */
  function onTime<Result>(work: (controller: Controller) => Result) {
    return (controller: Controller): Result => {
      clock.moveToPresent(controller);
      return work(controller);
    };
  }

  return {
    attempt,
    update: (id, work) => queue.inTurn(id, () => attempt(id, onTime(work))),
    updateAtOnce(id, work, mayExceed = false) {
      const isReady = !store.isDurable && !queue.isBusy(id);
      if (!isReady) return queue.inTurn(id, () => attempt(id, onTime(work), mayExceed));
      return complete(registry.find(id) ?? registry.create(id), onTime(work), mayExceed);
    },
    updateKnown: (id, work) =>
      queue.inTurn(id, async () => {
        if (!registry.has(id) && !(store.isDurable && (await registry.load(id)))) return undefined;
        return attempt(id, onTime(work));
      }),
    read: (id, work) => queue.inTurn(id, async () => work((await open(id)).controller)),
    replace: (id, from) =>
      queue.inTurn(id, async () => {
        const controller: Controller = createSandbox(tables, id, from ?? initial());
        const shortage = from && registry.findShortageFor(controller);
        if (shortage) throw shortage;
        const changes = from && "tables" in from ? toChanges(from, tables) : [];
        const version = from ? await store.replace(id, { position: controller.position(), changes }) : 0;
        if (!from) await store.forget(id);
        registry.put(id, controller, version, version);
      }),
  };
}
