import { onShortage, tasks } from "../areas/index.ts";
import type { Steps } from "../lib/steps.ts";
import { CapacityError } from "../sandbox/capacity-error.ts";
import type { Task } from "../sandbox/tasks.ts";
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
  /**
   * Moves a real-time clock to the present, and a logical one by the time of a request. If tasks are due, changes nothing and
   * returns the steps that do so. Most requests have none, and need no generator, which would double their time.
   */
  pass(controller: Controller, isRequest: boolean): Steps | undefined;
  /** Returns the milliseconds in reality until the clock reaches a time. */
  delayUntil(controller: Controller, at: number): number;
}

export function createClock({ clock: kind, speed }: ClockOptions, findShortage: FindShortage): Clock {
  const isReal = kind === "real";
  const options = { maxTasks: MAX_TASKS_PER_REQUEST, findShortage };

  function* advanceTo(controller: Controller, target: number, now: number): Steps {
    const isFirst = controller.hasOnlyAged();
    yield* advance(controller, target, options);
    // If too many tasks were due, or there was no memory for one, the clock stays behind by the rest.
    if (isReal) controller.setAt(now - (target - controller.sandbox.now()) / speed);
    if (isFirst) controller.age();
  }

  return {
    pass(controller, isRequest) {
      if (!isReal && !isRequest) return undefined;
      const { clock, setAt } = controller.position();
      const now = Date.now();
      const passed = setAt === 0 ? 0 : Math.max(0, now - setAt) * speed;
      const target = clock + (isReal ? passed : TICK);
      const next = controller.nextTask();
      if (next && next.at <= target) return advanceTo(controller, target, now);
      controller.setClock(target);
      if (isReal) controller.setAt(now);
      return undefined;
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

/** The end of a move of a clock. */
interface Advance {
  readonly state: "arrived" | "paused" | "stopped";
  /** Number of tasks that have run. */
  readonly used: number;
  readonly shortage?: CapacityError;
}

/**
 * Moves a sandbox's clock, and runs each due task at its own time. Stops before a task for whose changes there is no memory,
 * which runs as soon as there is.
 */
export function* advance(
  controller: Controller,
  to: number,
  { maxTasks, pause = Infinity, findShortage }: AdvanceOptions,
): Steps<Advance> {
  let used = 0;
  for (let task = controller.nextTask(); task && task.at <= to; task = controller.nextTask()) {
    if (used === maxTasks) return { state: "stopped", used };
    if (used > 0 && performance.now() > pause) return { state: "paused", used };
    controller.setClock(task.at);
    const outcome = yield* runPiece(controller, task, findShortage);
    if (outcome instanceof CapacityError) return { state: "stopped", used, shortage: outcome };
    if (outcome === "done") used += 1;
    yield;
  }
  controller.setClock(to);
  return { state: "arrived", used };
}

/**
 * Runs a piece of a task. If there is no memory for its changes, undoes them, and ends the task in another way or returns the
 * error.
 */
function* runPiece(
  controller: Controller,
  task: Task,
  findShortage: FindShortage,
): Steps<"done" | "unfinished" | CapacityError> {
  const { sandbox } = controller;
  const { id, name, data } = task;
  const undo = controller.mark();
  const rest = tasks[name]?.(sandbox, data);
  if (rest) sandbox.tasks.put({ ...task, data: rest });
  else sandbox.tasks.delete(id);
  const shortage = findShortage(controller);
  if (!shortage) return rest ? "unfinished" : "done";
  yield* undo();
  if (!onShortage[name]) return shortage;
  onShortage[name](sandbox, data, shortage);
  sandbox.tasks.delete(id);
  if (!findShortage(controller)) return "done";
  yield* undo();
  return shortage;
}
