import { setImmediate } from "node:timers/promises";
import { advance, type Clock } from "./clock.ts";
import type { Attempt } from "./commit.ts";
import type { Queue } from "./queue.ts";
import type { Entry } from "./registry.ts";
import type { Controller } from "./state.ts";

/** Tasks that run while a clock is moved once: a few seconds of work. */
export const MAX_TASKS = 20_000;
/** Milliseconds of work between two pauses. */
const SLICE = 10;
/** The longest delay of a timer (HTML, timers). */
const MAX_DELAY = 2 ** 31 - 1;
/** Milliseconds until a timer that failed is tried again. */
const RETRY_DELAY = 1000;

export interface Timers {
  /**
   * Moves the clock to the time that `to` returns for the present one, in slices between which other sandboxes are served.
   * Resolves to the result of `arrived`, which is told whether the clock got there: it stops on the way if too much falls due.
   */
  moveClock<Result>(
    id: string,
    to: (now: number) => number,
    arrived: (controller: Controller, isThere: boolean) => Result,
  ): Promise<Result>;
  /** Lets time pass while somebody waits for a change: what is due next happens after its delay in real time. */
  schedule(entry: Entry): void;
}

export interface TimersOptions {
  readonly attempt: Attempt;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

export function createTimers({ attempt, queue, clock, log }: TimersOptions): Timers {
  async function moveInSlices<Result>(
    id: string,
    to: (now: number) => number,
    arrived: (controller: Controller, isThere: boolean) => Result,
  ): Promise<Result> {
    let target: number | undefined;
    let left = MAX_TASKS;
    for (;;) {
      const slice = await attempt(id, (controller) => {
        clock.moveToPresent(controller);
        const moveTo = target ?? to(controller.sandbox.now());
        const { state, used } = advance(controller, moveTo, left, performance.now() + SLICE);
        const result = state === "paused" ? undefined : { value: arrived(controller, state === "arrived") };
        return { moveTo, used, result };
      });
      if (slice.result) return slice.result.value;
      target = slice.moveTo;
      left -= slice.used;
      await setImmediate();
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

  function start(entry: Entry, delay: number, run: () => Promise<unknown>): void {
    const due = performance.now() + delay;
    if (entry.timer && entry.timerDue <= due) return;
    clearTimeout(entry.timer);
    entry.timerDue = due;
    entry.timer = setTimeout(() => {
      entry.timer = undefined;
      if (entry.controller.waiting() === 0) return;
      run().catch((error: Error) => {
        log(`What is due next in the sandbox ${entry.controller.sandbox.id} failed: ${error.stack ?? error}`);
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
