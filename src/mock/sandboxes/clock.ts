import { tasks } from "../areas/index.ts";
import type { Controller } from "./state.ts";

/** Milliseconds that a request takes if time passes by requests, so that polling makes progress. */
const TICK = 1000;
/** Tasks that run with a request; what else is due by then runs with the next requests. */
const MAX_TASKS_PER_REQUEST = 200;

export interface ClockOptions {
  /** `logical` if time passes by requests, `real` if it passes as it does in reality. */
  readonly clock: "logical" | "real";
  /** The factor by which it passes faster than real time: always, or while a stream waits. */
  readonly speed: number;
}

/** The clocks in the sandboxes of a mock. */
export interface Clock {
  /** Moves a clock that runs in real time to the present. */
  moveToPresent(controller: Controller): void;
  /** Lets the time of a request pass, if it passes by requests. */
  tick(controller: Controller): void;
  /** Returns the milliseconds in reality until the clock gets to a time. */
  delayUntil(controller: Controller, at: number): number;
}

export function createClock({ clock: kind, speed }: ClockOptions): Clock {
  const isReal = kind === "real";
  return {
    moveToPresent(controller) {
      if (!isReal) return;
      const { clock, setAt } = controller.position();
      const now = Date.now();
      const target = setAt === 0 ? clock : clock + Math.max(0, now - setAt) * speed;
      advance(controller, target, MAX_TASKS_PER_REQUEST);
      // If it could not get there, it remains behind by the rest.
      controller.setAt(now - (target - controller.sandbox.now()) / speed);
    },
    tick(controller) {
      if (!isReal) advance(controller, controller.sandbox.now() + TICK, MAX_TASKS_PER_REQUEST);
    },
    delayUntil(controller, at) {
      const { clock, setAt } = controller.position();
      const passed = isReal && setAt > 0 ? Date.now() - setAt : 0;
      return Math.max(0, (at - clock) / speed - passed);
    },
  };
}

/**
 * Moves a sandbox's clock, and runs each task that falls due at its own time. It stops after `maxTasks`, so that nobody can
 * keep the mock busy with one request, and pauses at the time `pause` by `performance.now()`.
 */
export function advance(
  controller: Controller,
  to: number,
  maxTasks: number,
  pause = Infinity,
): { state: "arrived" | "paused" | "stopped"; used: number } {
  let used = 0;
  for (let task = controller.nextTask(); task && task.at <= to; task = controller.nextTask()) {
    if (used === maxTasks) return { state: "stopped", used };
    if (used > 0 && performance.now() > pause) return { state: "paused", used };
    used += 1;
    controller.setClock(task.at);
    controller.sandbox.tasks.delete(task.id);
    tasks[task.name]?.(controller.sandbox, task.data);
  }
  controller.setClock(to);
  return { state: "arrived", used };
}
