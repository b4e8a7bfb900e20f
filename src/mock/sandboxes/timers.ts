import { CapacityError } from "../state/capacity-error.ts";
import { StoreError } from "../stores/store.ts";
import type { Clock } from "./clock.ts";
import type { Controller } from "./control-tables.ts";
import type { ExclusiveAccess } from "./exclusive-access.ts";
import type { Registry, RegistryEntry } from "./registry.ts";

/** The longest delay of a timer (HTML, timers). */
const MAX_DELAY = 2 ** 31 - 1;
const RETRY_DELAY = 1000;

export interface Timers extends Pick<ExclusiveAccess, "moveClock"> {
  /** Moves the clock while a stream waits: the next task runs after its delay in real time. */
  schedule(entry: RegistryEntry): void;
}

export interface TimersOptions {
  readonly moveClock: ExclusiveAccess["moveClock"];
  readonly clock: Clock;
  readonly findEntry: Registry["findEntry"];
  readonly log: (line: string) => void;
}

export function createTimers({ moveClock, clock, findEntry, log }: TimersOptions): Timers {
  function schedule(entry: RegistryEntry): void {
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

  function start(entry: RegistryEntry, delay: number, run: () => Promise<unknown>): void {
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
    // In a browser, a timer is a number.
    entry.timer.unref?.();
  }

  const timers: Timers = {
    moveClock: (id, to, arrived) =>
      moveClock(id, to, (controller, isThere) => {
        const result = arrived(controller, isThere);
        restart(controller);
        return result;
      }),
    schedule,
  };
  return timers;
}
