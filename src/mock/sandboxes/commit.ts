import { newShare, nextSlice, runInSlices, runSlice } from "../lib/slices.ts";
import { isSteps, type Steps } from "../lib/steps.ts";
import { createSandbox, type InitialState, type Snapshot } from "../sandbox/sandbox.ts";
import type { Awaitable, SandboxStore } from "../sandbox/store.ts";
import { toChanges } from "../sandbox/stored-snapshot.ts";
import { type Attempts, createAttempts, type Work, type WorkAtOnce } from "./attempt.ts";
import type { Clock } from "./clock.ts";
import type { Queue } from "./queue.ts";
import type { Registry } from "./registry.ts";
import type { Controller, Tables } from "./state.ts";

/** Turns in a sandbox, and the commits at their end. */
export interface Turns {
  /**
   * Lets time pass, in slices between which other sandboxes are served. Then calls `work` with the sandbox of this id, a
   * new one if there is none, commits its changes, and wakes waiting streams. Resolves to the result of `work`. All of it is done before `update` returns, if nothing has to be waited for. If
   * another process has changed the sandbox meanwhile, `work` is called again with the new state. If `work` throws, the
   * store fails, or there is no memory for what `work` has added (a CapacityError), nothing is changed.
   */
  update<Result>(id: string, work: (controller: Controller) => Result): Promise<Result>;
  /**
   * Does the same for a request, which moves a logical clock, but returns the result of `work`, or throws, if nothing has to
   * be waited for. `mayExceed` permits more memory. `work` may return steps, which run in slices in the same turn.
   */
  handleAtOnce<Result>(id: string, work: WorkAtOnce<Result>, mayExceed?: boolean): Awaitable<Result>;
  /** Does the same if the sandbox exists, in memory or in the store; otherwise resolves to undefined. */
  updateKnown<Result>(id: string, work: (controller: Controller) => Result): Promise<Result | undefined>;
  /** Calls `work` as `update` does, but commits nothing, and does not check for changes by other processes. */
  read<Result>(id: string, work: (controller: Controller) => Result): Promise<Result>;
  /**
   * Calls `work` with the sandbox as `update` does. It may pause, but must not change the sandbox, which waits for its end;
   * others do not.
   */
  hold<Result>(id: string, work: (controller: Controller) => Promise<Result>): Promise<Result>;
  /**
   * Replaces the sandbox with this id. `make` makes the state of the new one, and may pause meanwhile. If it rejects,
   * nothing is changed. Default: the initial state.
   */
  replace(id: string, make?: () => Awaitable<InitialState | Snapshot>): Promise<void>;
}

export interface TurnsOptions {
  readonly tables: Tables;
  readonly initial: () => InitialState;
  readonly store: SandboxStore;
  readonly registry: Registry;
  readonly queue: Queue;
  readonly clock: Clock;
}

export function createTurns(options: TurnsOptions): Turns & Pick<Attempts, "attempt"> {
  const { tables, initial, store, registry, queue, clock } = options;
  const { open, attempt, complete, completeAtOnce } = createAttempts(options);

  /** Lets time pass before `work`. */
  function onTime<Result>(work: WorkAtOnce<Result>, isRequest = false): Work<Result> {
    // The first step, too, may need a slow preparation.
    return function* (controller) {
      return yield* after(clock.pass(controller, isRequest), controller, work);
    };
  }

  return {
    attempt,
    update: (id, work) => queue.inTurn(id, () => attempt(id, onTime(work))),
    handleAtOnce(id, work, mayExceed = false) {
      const isReady = !store.isDurable && !queue.isBusy(id);
      if (!isReady) return queue.inTurn(id, () => attempt(id, onTime(work, true), mayExceed));
      const entry = registry.find(id) ?? registry.create(id);
      const first = clock.pass(entry.controller, true);
      const turn = first
        ? complete(entry, () => after(first, entry.controller, work), mayExceed)
        : completeAtOnce(entry, work, mayExceed);
      if (!isSteps(turn)) return turn;
      const share = newShare();
      const { done, value } = runSlice(turn, share);
      return done ? value : queue.inTurn(id, () => nextSlice(share).then(() => runInSlices(turn, share)));
    },
    updateKnown: (id, work) =>
      queue.inTurn(id, async () => {
        if (!registry.has(id) && !(store.isDurable && (await registry.load(id)))) return undefined;
        return attempt(id, onTime(work));
      }),
    read: (id, work) => queue.inTurn(id, async () => work((await open(id)).controller)),
    hold: (id, work) =>
      queue.inTurn(id, async () => {
        const controller = await attempt(
          id,
          onTime((each) => each),
        );
        return work(controller);
      }),
    replace: (id, make) =>
      queue.inTurn(id, async () => {
        const state = await make?.();
        const controller: Controller = createSandbox(tables, id, state ?? initial());
        const shortage = state && registry.findShortageFor(controller);
        if (shortage) throw shortage;
        const changes = state && "tables" in state && store.isDurable ? toChanges(state, tables) : [];
        const version = state ? await store.replace(id, { position: controller.position(), changes }) : 0;
        if (!state) await store.forget(id);
        registry.put(id, controller, version, version);
      }),
  };
}

function* after<Result>(first: Steps | undefined, controller: Controller, work: WorkAtOnce<Result>): Steps<Result> {
  if (first) yield* first;
  const result = work(controller);
  return isSteps(result) ? yield* result : result;
}
