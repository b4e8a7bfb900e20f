import { tasks } from "../areas/index.ts";
import type { CapacityError } from "../sandbox/capacity-error.ts";
import type { Controller } from "./state.ts";

/** Milliseconds that a request takes on a logical clock, so that polling makes progress. */
const TICK = 1000;
/** Maximum number of tasks that run with a request; other due tasks run with the next requests. */
const MAX_TASKS_PER_REQUEST = 200;

/** Returns an error if there is no memory for what was added to a sandbox in this turn. */
export type FindShortage = (controller: Controller) => CapacityError | undefined;

export interface ClockOptions {
  /** `logical` if each request takes a fixed time, `real` if time also passes between requests. */
  readonly clock: "logical" | "real";
  /** Factor by which time passes faster than in reality: always, or on a logical clock while a stream waits. */
  readonly speed: number;
}

/** Moves the clocks of a mock's sandboxes. */
export interface Clock {
  /** Moves a real-time clock to the present. */
  moveToPresent(controller: Controller): void;
  /** Moves a logical clock by the time of a request. */
  tick(controller: Controller): void;
  /** Returns the milliseconds in reality until the clock reaches a time. */
  delayUntil(controller: Controller, at: number): number;
}

export function createClock({ clock: kind, speed }: ClockOptions, findShortage: FindShortage): Clock {
  const isReal = kind === "real";
  return {
    moveToPresent(controller) {
      if (!isReal) return;
      const { clock, setAt } = controller.position();
      const now = Date.now();
      const target = setAt === 0 ? clock : clock + Math.max(0, now - setAt) * speed;
      advance(controller, target, { maxTasks: MAX_TASKS_PER_REQUEST, findShortage });
      // If too many tasks were due, or there was no memory for one, the clock stays behind by the rest.
      controller.setAt(now - (target - controller.sandbox.now()) / speed);
      controller.age();
    },
    tick(controller) {
      if (isReal) return;
      const isFirst = controller.hasOnlyAged();
      advance(controller, controller.sandbox.now() + TICK, { maxTasks: MAX_TASKS_PER_REQUEST, findShortage });
      if (isFirst) controller.age();
    },
    delayUntil(controller, at) {
      const { clock, setAt } = controller.position();
      const passed = isReal && setAt > 0 ? Date.now() - setAt : 0;
      return Math.max(0, (at - clock) / speed - passed);
    },
  };
}

export interface AdvanceOptions {
  /** Maximum number of tasks that run, so that no request can keep the mock busy. */
  readonly maxTasks: number;
  /** Time by `performance.now()` at which to pause. Default: never. */
  readonly pause?: number;
  readonly findShortage: FindShortage;
}

/**
 * Moves a sandbox's clock, and runs each due task at its own time. Stops before a task for whose changes there is no memory,
 * which runs as soon as there is.
 */
export function advance(
  controller: Controller,
  to: number,
  { maxTasks, pause = Infinity, findShortage }: AdvanceOptions,
): { state: "arrived" | "paused" | "stopped"; used: number; shortage?: CapacityError } {
  let used = 0;
  for (let task = controller.nextTask(); task && task.at <= to; task = controller.nextTask()) {
    if (used === maxTasks) return { state: "stopped", used };
    if (used > 0 && performance.now() > pause) return { state: "paused", used };
    const { id, at, name, data } = task;
    controller.setClock(at);
    let shortage: CapacityError | undefined;
    controller.undoUnless(() => {
      controller.sandbox.tasks.delete(id);
      tasks[name]?.(controller.sandbox, data);
      shortage = findShortage(controller);
      return shortage === undefined;
    });
    if (shortage) return { state: "stopped", used, shortage };
    used += 1;
  }
  controller.setClock(to);
  return { state: "arrived", used };
}
