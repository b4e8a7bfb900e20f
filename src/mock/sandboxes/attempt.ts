import { newShare, nextSlice, runInSlices, runSlice, type Share } from "../lib/slices.ts";
import { isSteps, runAtOnce, type Steps, type Stepwise } from "../lib/steps.ts";
import { type Awaitable, type SandboxStore, StoreError } from "../sandbox/store.ts";
import type { Entry, Registry } from "./registry.ts";
import type { Controller } from "./state.ts";

/** Maximum number of times that a request is handled if other processes commit first. */
const MAX_ATTEMPTS = 10;

/** The work of a turn, in steps, between which other sandboxes are served. */
export type Work<Result> = (controller: Controller) => Steps<Result>;

/** The work of a turn that is nearly always done at once. */
export type WorkAtOnce<Result> = (controller: Controller) => Stepwise<Result>;

/** What happens in a turn that has begun. `mayExceed` permits more memory than the limits. */
export interface Attempts {
  /** Returns the sandbox of this id: from memory, from the store, or a new one. */
  open(id: string): Awaitable<Entry>;
  /** Does the work in slices, and commits its changes, as `update` does. `share` is that of larger work that it belongs to. */
  attempt<Result>(id: string, work: Work<Result>, mayExceed?: boolean, share?: Share): Promise<Result>;
  /** Returns the steps that do the work without a commit, because the store keeps nothing. */
  complete<Result>(entry: Entry, work: Work<Result>, mayExceed: boolean): Steps<Result>;
  /** Does the same at once, unless `work` returns steps. */
  completeAtOnce<Result>(entry: Entry, work: WorkAtOnce<Result>, mayExceed: boolean): Stepwise<Result>;
}

export type Attempt = Attempts["attempt"];

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

  /** Counts the memory of a sandbox that has changed. Throws a CapacityError if it has grown, but may not. */
  function count(entry: Entry, mayExceed: boolean): void {
    const shortage = mayExceed ? undefined : registry.findShortage(entry);
    if (shortage) throw shortage;
    registry.count(entry);
  }

  function* undo(entry: Entry): Steps {
    yield* entry.controller.undo();
    registry.count(entry);
  }

  async function attempt<Result>(
    id: string,
    work: Work<Result>,
    mayExceed = false,
    share = newShare(),
  ): Promise<Result> {
    for (let number = 1; number <= MAX_ATTEMPTS; ) {
      const opened = open(id);
      const entry = opened instanceof Promise ? await opened : opened;
      const { controller } = entry;
      if (!store.isDurable) return runInSlices(complete(entry, work, mayExceed), share);
      try {
        const turn = await runTurn(controller, work(controller), share);
        if ("first" in turn) {
          await runInSlices(turn.first, share);
          continue;
        }
        count(entry, mayExceed);
        const { version } = entry;
        const commit = { version, position: controller.position(), changes: controller.changes() };
        const committing = store.commit(id, commit);
        const committed = committing instanceof Promise ? await committing.catch(ignoreFor(controller)) : committing;
        if (!committed) {
          await runInSlices(undo(entry), share);
          return turn.result;
        }
        if (committed.isKept) {
          if (version === 0) entry.origin = committed.version;
          entry.version = committed.version;
          controller.settle();
          return turn.result;
        }
        await runInSlices(undo(entry), share);
        await registry.takeOver(entry, committed.state);
        number += 1;
      } catch (error) {
        await runInSlices(undo(entry), share);
        throw error;
      }
    }
    throw new StoreError("Other requests change this sandbox all the time. Try again.", { isTemporary: true });
  }

  function* complete<Result>(entry: Entry, work: Work<Result>, mayExceed: boolean): Steps<Result> {
    const { controller } = entry;
    try {
      const result = yield* work(controller);
      count(entry, mayExceed);
      controller.settle();
      return result;
    } catch (error) {
      yield* undo(entry);
      throw error;
    }
  }

  function completeAtOnce<Result>(entry: Entry, work: WorkAtOnce<Result>, mayExceed: boolean): Stepwise<Result> {
    const { controller } = entry;
    try {
      const result = work(controller);
      if (isSteps(result)) return complete(entry, () => result, mayExceed);
      count(entry, mayExceed);
      controller.settle();
      return result;
    } catch (error) {
      runAtOnce(undo(entry));
      throw error;
    }
  }

  return { open, attempt, complete, completeAtOnce };
}

/** Runs the steps in slices, until they have ended or one of them needs a slow preparation. */
async function runTurn<Result>(
  controller: Controller,
  steps: Steps<Result>,
  share: Share,
): Promise<{ readonly result: Result } | { readonly first: Steps }> {
  for (;;) {
    const turn = controller.interruptible(() => runSlice(steps, share));
    if ("first" in turn) return turn;
    const { done, value } = turn.result;
    if (done) return { result: value };
    await nextSlice(share);
  }
}

/** Ignores the failure of a store that can be read, such as a full disk, if a request has changed nothing but the time. */
function ignoreFor(controller: Controller): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof StoreError && !error.isTemporary && controller.hasOnlyAged()) return;
    throw error;
  };
}
