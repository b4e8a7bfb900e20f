import { tasks } from "../areas/index.ts";
import { createSandbox, type InitialState, type Snapshot } from "../sandbox/sandbox.ts";
import type { SandboxStore } from "../sandbox/store.ts";
import { type Controller, tables } from "./state.ts";

/** The sandboxes of a mock. */
export interface Sandboxes {
  /** How a new sandbox starts. */
  readonly initial: InitialState;
  /** The sandbox with this id; a new one if there is none. */
  open(id: string): Controller;
  find(id: string): Controller | undefined;
  /** Puts another sandbox in the place of the one with this id. */
  replace(id: string, from: InitialState | Snapshot): void;
  /** Moves the clock and keeps what happened. False if so much falls due that the clock stopped on the way. */
  moveClock(controller: Controller, to: number): boolean;
  /** Keeps what has changed since the last call, and wakes those who wait for a change. Throws if the store fails. */
  commit(controller: Controller): void;
}

export interface SandboxesOptions {
  readonly initial: InitialState;
  /** How many times faster than real time a sandbox's time passes while a stream waits. */
  readonly speed: number;
  readonly store: SandboxStore | undefined;
}

/** Sandboxes in memory at once; beyond it, the one unused longest is dropped. */
const MAX_SANDBOXES = 10_000;
/** Tasks that run while a clock is moved once: a few seconds of work. */
const MAX_TASKS = 20_000;
/** The longest delay of a timer (HTML, timers). */
const MAX_DELAY = 2 ** 31 - 1;

export function createSandboxes({ initial, speed, store }: SandboxesOptions): Sandboxes {
  const controllers = new Map<string, Controller>();
  const sandboxes: Sandboxes = {
    initial,
    open(id) {
      const known = controllers.get(id);
      if (!known) {
        if (!store && controllers.size >= MAX_SANDBOXES) controllers.delete(controllers.keys().next().value!);
        return add(id, initial);
      }
      // The map is in order of last use, which matters only once sandboxes have to be dropped.
      if (controllers.size >= MAX_SANDBOXES / 2) {
        controllers.delete(id);
        controllers.set(id, known);
      }
      return known;
    },
    find: (id) => controllers.get(id),
    replace(id, from) {
      const controller = add(id, from);
      store?.replace(id, controller.snapshot());
    },
    moveClock(controller, to) {
      const arrived = advance(controller, to);
      sandboxes.commit(controller);
      return arrived;
    },
    commit(controller) {
      const changes = controller.takeChanges();
      // A stream may continue in a sandbox that has been replaced: the store no longer holds that one.
      const isCurrent = controllers.get(controller.sandbox.id) === controller;
      if (changes.length > 0 && isCurrent) store?.append(controller, changes);
      controller.notify();
    },
  };

  function add(id: string, from: InitialState | Snapshot): Controller {
    const controller: Controller = createSandbox(tables, id, from, runNextTask);
    controllers.set(id, controller);
    return controller;
  }

  /** While somebody waits for a change, the next task runs when its delay has passed in real time. */
  function runNextTask(controller: Controller): void {
    const task = controller.nextTask();
    if (!task) return;
    const delay = Math.min(Math.max(0, task.at - controller.sandbox.now()) / speed, MAX_DELAY);
    const timer = setTimeout(() => {
      if (controller.waiting() > 0) sandboxes.moveClock(controller, Math.max(task.at, controller.sandbox.now()));
    }, delay);
    timer.unref();
  }

  for (const [id, snapshot] of store?.sandboxes ?? []) add(id, snapshot);
  return sandboxes;
}

/**
 * Moves a sandbox's clock, and runs each task that falls due at its own time. Returns whether it got there: after
 * MAX_TASKS tasks it stops, so that one request cannot stop all others.
 */
export function advance(controller: Controller, to: number): boolean {
  let left = MAX_TASKS;
  for (let task = controller.nextTask(); task && task.at <= to; task = controller.nextTask()) {
    if (left === 0) return false;
    left -= 1;
    controller.setClock(task.at);
    controller.sandbox.tasks.delete(task.id);
    tasks[task.name]?.(controller.sandbox, task.data);
  }
  controller.setClock(to);
  return true;
}
