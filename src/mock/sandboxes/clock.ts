import { onShortage, tasks } from "../areas/areas.ts";
import { pieceDeadline } from "../lib/pause.ts";
import { CapacityError } from "../state/capacity-error.ts";
import type { Task } from "../state/tasks.ts";
import type { Controller } from "./control-tables.ts";

/** Milliseconds that a request takes on a logical clock, so that polling makes progress. */
const TICK = 1000;

/** Returns an error if there is no memory for what the current work has added to a sandbox, and for more bytes. */
export type FindShortage = (controller: Controller, more?: number) => CapacityError | undefined;

export interface ClockOptions {
  /** `logical` if each request takes a fixed time, `real` if time also passes between requests. */
  readonly clock: "logical" | "real";
  /** Factor by which time passes faster than in reality: always, or on a logical clock while a stream waits. */
  readonly speed: number;
}

/** A time of a sandbox, and the system time at which it is reached. */
export interface Moment {
  readonly at: number;
  readonly now: number;
}

/** Moves the clocks of a mock's sandboxes. */
export interface Clock {
  /** The present of a real-time clock; of a logical one, the end of a request. Undefined if no time passes. */
  present(controller: Controller, isRequest: boolean): Moment | undefined;
  /** Moves a clock, unless a task is due before. Then it stays behind. */
  moveTo(controller: Controller, moment: Moment): void;
  /** Returns the milliseconds in reality until the clock reaches a time. */
  delayUntil(controller: Controller, at: number): number;
}

export function createClock({ clock: kind, speed }: ClockOptions): Clock {
  const isReal = kind === "real";
  return {
    present(controller, isRequest) {
      if (!isReal && !isRequest) return undefined;
      const { clock, setAt } = controller.position();
      const now = Date.now();
      const passed = setAt === 0 ? 0 : Math.max(0, now - setAt) * speed;
      return { at: clock + (isReal ? passed : TICK), now };
    },
    moveTo(controller, { at, now }) {
      const next = controller.nextTask();
      if (!next || next.at > at) controller.setClock(at);
      if (isReal) controller.setAt(now - Math.max(0, at - controller.sandbox.now()) / speed);
    },
    delayUntil(controller, at) {
      const { clock, setAt } = controller.position();
      const passed = isReal && setAt > 0 ? Date.now() - setAt : 0;
      return Math.max(0, (at - clock) / speed - passed);
    },
  };
}

/** What has happened to the tasks that are due. */
export interface TaskRun {
  /** `paused` if some are left because of the time, `stopped` if too many or no memory for one. */
  readonly state: "done" | "paused" | "stopped";
  readonly used: number;
  readonly shortage?: CapacityError;
}

/**
 * Runs the tasks that are due until a time, at most `max` of them, each at its own time. Stops before a task for whose changes
 * there is no memory, which runs as soon as there is, and pauses after a few milliseconds.
 */
export function runTasks(controller: Controller, to: number, max: number, findShortage: FindShortage): TaskRun {
  let end = 0;
  let used = 0;
  for (let task = controller.nextTask(); task && task.at <= to; task = controller.nextTask()) {
    if (used === max) return { state: "stopped", used };
    end ||= pieceDeadline();
    controller.setClock(task.at);
    const outcome = runPiece(controller, task, findShortage);
    if (outcome instanceof CapacityError) return { state: "stopped", used, shortage: outcome };
    if (outcome === "done") used += 1;
    if (performance.now() > end) return { state: "paused", used };
  }
  return { state: "done", used };
}

/** By sandbox, the task for whose changes there was no memory, and the bytes that they need. Until there is room, it waits. */
const refused = new WeakMap<Controller, { readonly id: string; readonly bytes: number }>();

/** Runs a piece of a task. Without memory for its changes, undoes them and ends it, or returns the error. */
function runPiece(
  controller: Controller,
  task: Task,
  findShortage: FindShortage,
): "done" | "unfinished" | CapacityError {
  const { sandbox } = controller;
  const { id, name, data } = task;
  const before = refused.get(controller);
  const known = before?.id === id ? findShortage(controller, before.bytes) : undefined;
  if (known) return known;
  refused.delete(controller);
  const bytes = controller.bytes();
  const undo = controller.mark();
  const rest = tasks[name]?.(sandbox, data);
  if (rest) sandbox.tasks.put({ ...task, data: rest });
  else sandbox.tasks.delete(id);
  const shortage = findShortage(controller);
  if (!shortage) return rest ? "unfinished" : "done";
  if (onShortage[name]) {
    undo();
    onShortage[name](sandbox, data, shortage);
    sandbox.tasks.delete(id);
    if (!findShortage(controller)) return "done";
  }
  refused.set(controller, { id, bytes: controller.bytes() - bytes });
  undo();
  return shortage;
}
