import { newWork, pause } from "../lib/pause.ts";
import { createSandbox, type InitialState, type Snapshot } from "../state/sandbox.ts";
import { type Awaitable, type SandboxStore, StoreError } from "../stores/store.ts";
import { toChanges } from "../stores/stored-snapshot.ts";
import { type Attempts, createAttempts, type Kept, untilKept } from "./attempt.ts";
import { type Clock, type FindShortage, type Moment, runTasks, type TaskRun } from "./clock.ts";
import type { Controller, Tables } from "./control-tables.ts";
import type { Queue } from "./queue.ts";
import type { Registry } from "./registry.ts";

/** Maximum number of tasks that run with a request; other due tasks run with the next requests. */
const MAX_TASKS_PER_REQUEST = 200;
/** Maximum number of tasks that run in one move of a clock: a few seconds of work. */
const MAX_TASKS = 20_000;

/** Exclusive access to a sandbox: each piece of work waits until the earlier ones have ended. */
export interface ExclusiveAccess {
  /**
   * Lets time pass, then calls `work` with the sandbox of this id, a new one if there is none, and commits its changes, which
   * wakes waiting streams. All of it is done before `update` returns, if nothing has to be waited for. If another process has
   * changed the sandbox meanwhile, `work` is called again with the new state. If `work` throws, the store fails, or there is no
   * memory for what `work` has added (a CapacityError), nothing is changed.
   */
  update<Result>(id: string, work: (controller: Controller) => Result): Promise<Result>;
  /** Does the same for a request, which moves a logical clock. `mayExceed` permits more memory. */
  handle<Result>(id: string, work: (controller: Controller) => Result, mayExceed?: boolean): Awaitable<Result>;
  /** Does the same as `update` if the sandbox exists, in memory or in the store; otherwise resolves to undefined. */
  updateKnown<Result>(id: string, work: (controller: Controller) => Result): Promise<Result | undefined>;
  /** Calls `work` as `update` does, but commits nothing, and does not check for changes by other processes. */
  read<Result>(id: string, work: (controller: Controller) => Result): Promise<Result>;
  /** Calls `work` as `update` does. It may pause, but must not change the sandbox, which waits for its end. */
  hold<Result>(id: string, work: (controller: Controller) => Promise<Result>): Promise<Result>;
  /**
   * Moves the clock to the time that `to` returns for the current one, in pieces. Resolves to the result of `arrived`. Its
   * `isThere` is false if the clock has stopped early because of too many tasks. Rejects with a CapacityError if it has stopped
   * before a task for which there is no memory.
   */
  moveClock<Result>(
    id: string,
    to: (now: number) => number,
    arrived: (controller: Controller, isThere: boolean) => Result,
  ): Promise<Result>;
  /** Replaces the sandbox by what `make` makes, which may pause. Default: the initial state. */
  replace(id: string, make?: () => Awaitable<InitialState | Snapshot>): Promise<void>;
}

export interface ExclusiveAccessOptions {
  readonly tables: Tables;
  readonly initial: () => InitialState;
  readonly store: SandboxStore;
  readonly registry: Registry;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly findShortage: FindShortage;
}

export function createExclusiveAccess(options: ExclusiveAccessOptions): ExclusiveAccess & Pick<Attempts, "attempt"> {
  const { tables, initial, store, registry, queue, clock, findShortage } = options;
  const { open, once, attempt } = createAttempts(options);

  const onTime = createOnTime(once, clock, findShortage);

  /** Runs the tasks that are due until a time, in pieces that are committed one after the other. */
  async function runDue(id: string, to: number): Promise<TaskRun> {
    const pauses = newWork();
    for (let left = MAX_TASKS; ; ) {
      const run = await attempt(id, (controller) => runTasks(controller, to, left, findShortage));
      if (run.state !== "paused") return run;
      left -= run.used;
      await pause(pauses);
    }
  }

  const now = async (id: string) => (await open(id)).controller.sandbox.now();

  return {
    attempt,
    update: async (id, work) => queue.add(id, () => onTime(id, work)),
    handle: (id, work, mayExceed = false) => queue.add(id, () => onTime(id, work, { isRequest: true, mayExceed })),
    updateKnown: async (id, work) =>
      queue.add(id, async () => {
        if (!registry.has(id) && !(store.isDurable && (await registry.load(id)))) return undefined;
        return onTime(id, work);
      }),
    read: async (id, work) => queue.add(id, async () => work((await open(id)).controller)),
    hold: async (id, work) => queue.add(id, async () => work(await onTime(id, (controller) => controller))),
    moveClock: async (id, to, arrived) =>
      queue.add(id, async () => {
        await onTime(id, () => {});
        const target = to(await now(id));
        const { state, shortage } = await runDue(id, target);
        if (shortage) throw shortage;
        const arrive = (controller: Controller) => {
          if (state === "done") controller.setClock(target);
          return arrived(controller, state === "done");
        };
        return attempt(id, arrive, { isLasting: true });
      }),
    replace: async (id, make) =>
      queue.add(id, async () => {
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

/** Creates the function that calls work at the present, after the tasks that are due. */
function createOnTime(once: Attempts["once"], clock: Clock, findShortage: FindShortage) {
  return function onTime<Result>(
    id: string,
    work: (controller: Controller) => Result,
    { isRequest = false, mayExceed = false } = {},
  ): Awaitable<Result> {
    let left = MAX_TASKS_PER_REQUEST;
    let hasRunTasks = false;

    function workNow(controller: Controller): Awaitable<Result> {
      const present = clock.present(controller, isRequest);
      const run = present && runTasks(controller, present.at, left, findShortage);
      hasRunTasks = run !== undefined && (run.used > 0 || run.state === "paused");
      if (run?.state === "paused") return runRest(controller, present!, left - run.used).then(() => work(controller));
      if (present) clock.moveTo(controller, present);
      return work(controller);
    }

    async function runRest(controller: Controller, present: Moment, max: number): Promise<void> {
      const pauses = newWork();
      for (let rest = max; ; ) {
        await pause(pauses);
        const { state, used } = runTasks(controller, present.at, rest, findShortage);
        rest -= used;
        if (state !== "paused") return clock.moveTo(controller, present);
      }
    }

    const attemptNow = () => once<Result>(id, workNow, { mayExceed });

    /** A request that changes nothing succeeds even if the changes of passing time can't be stored. */
    function withoutTasks(error: unknown): Awaitable<Kept<Result>> {
      if (!(error instanceof StoreError) || error.isTemporary || !hasRunTasks) throw error;
      left = 0;
      return attemptNow();
    }

    return untilKept(() => {
      const kept = attemptNow();
      return kept instanceof Promise ? kept.catch(withoutTasks) : kept;
    });
  };
}
