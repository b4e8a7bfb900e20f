import { endOfSlice, newLongShare, nextSlice } from "../lib/slices.ts";
import { CapacityError } from "../sandbox/capacity-error.ts";
import { StoreError } from "../sandbox/store.ts";
import type { Attempt } from "./attempt.ts";
import { advance, type Clock, type FindShortage } from "./clock.ts";
import type { Queue } from "./queue.ts";
import type { Entry, Registry } from "./registry.ts";
import type { Controller } from "./state.ts";

/** Maximum number of tasks that run in one move of a clock: a few seconds of work. */
export const MAX_TASKS = 20_000;
/** The longest delay of a timer (HTML, timers). */
const MAX_DELAY = 2 ** 31 - 1;
/** Milliseconds after which a failed timer is retried. */
const RETRY_DELAY = 1000;

export interface Timers {
  /**
   * Moves the clock to the time that `to` returns for the current one, in slices between which other sandboxes are served.
   * Resolves to the result of `arrived`. Its `isThere` is false if the clock has stopped early because of too many tasks.
   * Rejects with a CapacityError if it has stopped before a task for which there is no memory.
   */
  moveClock<Result>(
    id: string,
    to: (now: number) => number,
    arrived: (controller: Controller, isThere: boolean) => Result,
  ): Promise<Result>;
  /** Moves the clock while a stream waits: the next task runs after its delay in real time. */
  schedule(entry: Entry): void;
}

export interface TimersOptions {
  readonly attempt: Attempt;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly findShortage: FindShortage;
  readonly findEntry: Registry["findEntry"];
  readonly log: (line: string) => void;
}

export function createTimers({ attempt, queue, clock, findShortage, findEntry, log }: TimersOptions): Timers {
  async function moveInSlices<Result>(
    id: string,
    to: (now: number) => number,
    arrived: (controller: Controller, isThere: boolean) => Result,
  ): Promise<Result> {
    let target: number | undefined;
    let left = MAX_TASKS;
    const share = newLongShare();
    for (;;) {
      function* moveOn(controller: Controller) {
        const first = clock.pass(controller, false);
        if (first) yield* first;
        const moveTo = target ?? to(controller.sandbox.now());
        const pause = endOfSlice();
        const { state, used, shortage } = yield* advance(controller, moveTo, { maxTasks: left, pause, findShortage });
        const isPaused = state === "paused" || shortage;
        const result = isPaused ? undefined : { value: arrived(controller, state === "arrived") };
        if (result) restart(controller);
        return { moveTo, used, shortage, result };
      }
      const slice = await attempt(id, moveOn, false, share);
      if (slice.result) return slice.result.value;
      if (slice.shortage) throw slice.shortage;
      target = slice.moveTo;
      left -= slice.used;
      await nextSlice(share);
    }
  }

  function schedule(entry: Entry): void {
    const { controller } = entry;
    const next = controller.nextTime();
    if (next === undefined) return;
    const arrived = () => {
      if (controller.waiting() > 0) schedule(entry);
    };
    start(entry, Math.min(clock.delayUntil(controller, next), MAX_DELAY), () =>
      timers.moveClock(controller.sandbox.id, (now) => Math.max(next, now), arrived),
    );
  }

  /** Sets the timer again after a move of the clock, from where the delay is another one. */
  function restart(controller: Controller): void {
    const entry = findEntry(controller);
    if (!entry?.timer) return;
    clearTimeout(entry.timer);
    entry.timer = undefined;
    schedule(entry);
  }

  function start(entry: Entry, delay: number, run: () => Promise<unknown>): void {
    const due = performance.now() + delay;
    if (entry.timer && entry.timerDue <= due) return;
    clearTimeout(entry.timer);
    entry.timerDue = due;
    entry.timer = setTimeout(() => {
      entry.timer = undefined;
      if (entry.controller.waiting() === 0) return;
      run().catch((error: Error) => {
        if (!(error instanceof CapacityError))
          log(
            `A timer of the sandbox ${entry.controller.sandbox.id} failed: ${error instanceof StoreError ? error.message : (error.stack ?? error)}`,
          );
        start(entry, RETRY_DELAY, run);
      });
    }, delay);
    entry.timer.unref();
  }

  const timers: Timers = {
    moveClock: (id, to, arrived) => queue.inTurn(id, () => moveInSlices(id, to, arrived)),
    schedule,
  };
  return timers;
}
