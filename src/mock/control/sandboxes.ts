import { setImmediate } from "node:timers/promises";
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
  /**
   * Moves the clock in slices between which other sandboxes are served, and keeps what happened. Resolves to false if so
   * much falls due that the clock stopped on the way.
   */
  moveClock(controller: Controller, to: number): Promise<boolean>;
  /** The same without a pause. */
  moveClockNow(controller: Controller, to: number): boolean;
  /** Resolves when the clock of a sandbox is no longer being moved; undefined, as nearly always, if it is not. */
  clockMoved(id: () => string): Promise<unknown> | undefined;
  /** Keeps what has changed since the last call, and wakes those who wait for a change. Throws if the store fails. */
  commit(controller: Controller): void;
  /** Aborted when another sandbox takes the place of this one. */
  replaced(controller: Controller): AbortSignal;
}

export interface SandboxesOptions {
  readonly initial: InitialState;
  /** How many times faster than real time a sandbox's time passes while a stream waits. */
  readonly speed: number;
  readonly store: SandboxStore | undefined;
  /** Sandboxes in memory at once. Beyond it the one unused longest is dropped, unless a store keeps them. */
  readonly maxSandboxes: number;
  /** Called with a line about what no response can say. */
  readonly log: (line: string) => void;
}

/** Tasks that run while a clock is moved once: a few seconds of work. */
const MAX_TASKS = 20_000;
/** Tasks that run with a request, as its second passes; the rest runs with the next requests. */
const MAX_TASKS_PER_REQUEST = 200;
/** Milliseconds of work between two pauses. */
const SLICE = 10;
/** The longest delay of a timer (HTML, timers). */
const MAX_DELAY = 2 ** 31 - 1;

export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { initial, speed, store, maxSandboxes, log } = options;
  const controllers = new Map<string, Controller>();
  const replacements = new WeakMap<Controller, AbortController>();
  /** Moves in progress, by the id of their sandbox. */
  const moves = new Map<string, Promise<unknown>>();

  const sandboxes: Sandboxes = {
    initial,
    open(id) {
      const known = controllers.get(id);
      if (!known) {
        if (!store && controllers.size >= maxSandboxes) drop();
        return add(id, initial);
      }
      // The map is in order of last use, which matters only once sandboxes have to be dropped.
      if (controllers.size >= maxSandboxes / 2) {
        controllers.delete(id);
        controllers.set(id, known);
      }
      return known;
    },
    find: (id) => controllers.get(id),
    replace(id, from) {
      const before = controllers.get(id);
      const controller = add(id, from);
      if (before) replacements.get(before)?.abort();
      store?.replace(id, controller.snapshot());
    },
    async moveClock(controller, to) {
      const { id } = controller.sandbox;
      while (moves.has(id)) await moves.get(id);
      const move = moveInSlices(controller, to);
      // Whoever asked for the move responds first, with the time that it has reached, and then those who wait go on. They
      // are not told that it failed.
      const end = move
        .catch(() => {})
        .then(() => setImmediate())
        .then(() => moves.delete(id));
      moves.set(id, end);
      return move;
    },
    moveClockNow(controller, to) {
      const arrived = advance(controller, to, MAX_TASKS);
      sandboxes.commit(controller);
      return arrived;
    },
    clockMoved: (id) => (moves.size === 0 ? undefined : moves.get(id())),
    commit(controller) {
      const changes = controller.takeChanges();
      // A stream may continue in a sandbox that has been replaced: the store no longer holds that one.
      const isCurrent = controllers.get(controller.sandbox.id) === controller;
      if (changes.length > 0 && isCurrent) store?.append(controller, changes);
      controller.notify();
    },
    replaced(controller) {
      const replacement = replacements.get(controller) ?? new AbortController();
      replacements.set(controller, replacement);
      return replacement.signal;
    },
  };

  function add(id: string, from: InitialState | Snapshot): Controller {
    const controller: Controller = createSandbox(tables, id, from, runNextTask);
    controllers.set(id, controller);
    return controller;
  }

  function drop(): void {
    const [id, controller] = controllers.entries().next().value!;
    controllers.delete(id);
    replacements.get(controller)?.abort();
    log(`Dropped the sandbox ${id}, which was unused longest: ${maxSandboxes} are kept in memory (--max-sandboxes).`);
  }

  async function moveInSlices(controller: Controller, to: number): Promise<boolean> {
    const run = advanceByTasks(controller, to, MAX_TASKS);
    for (let pause = performance.now() + SLICE; ; ) {
      const { done, value } = run.next();
      const isPause = performance.now() > pause;
      if (done || isPause) sandboxes.commit(controller);
      if (done) return value;
      if (!isPause) continue;
      await setImmediate();
      pause = performance.now() + SLICE;
    }
  }

  /** While somebody waits for a change, the next task runs when its delay has passed in real time. */
  function runNextTask(controller: Controller): void {
    const task = controller.nextTask();
    if (!task) return;
    const delay = Math.min(Math.max(0, task.at - controller.sandbox.now()) / speed, MAX_DELAY);
    const timer = setTimeout(() => {
      if (controller.waiting() === 0) return;
      const to = Math.max(task.at, controller.sandbox.now());
      sandboxes
        .moveClock(controller, to)
        .catch((error: Error) => log(`The task ${task.name} failed: ${error.stack ?? error}`));
    }, delay);
    timer.unref();
  }

  for (const [id, snapshot] of store?.sandboxes ?? []) add(id, snapshot);
  return sandboxes;
}

/** Lets the time of a request pass. */
export function tick(controller: Controller, milliseconds: number): void {
  advance(controller, controller.sandbox.now() + milliseconds, MAX_TASKS_PER_REQUEST);
}

function advance(controller: Controller, to: number, maxTasks: number): boolean {
  const run = advanceByTasks(controller, to, maxTasks);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/**
 * Moves a sandbox's clock, and runs each task that falls due at its own time; yields after each. Returns whether it got
 * there: after `maxTasks` it stops, so that nobody can keep the mock busy with one request.
 */
function* advanceByTasks(controller: Controller, to: number, maxTasks: number): Generator<undefined, boolean> {
  let left = maxTasks;
  for (let task = controller.nextTask(); task && task.at <= to; task = controller.nextTask()) {
    if (left === 0) return false;
    left -= 1;
    controller.setClock(task.at);
    controller.sandbox.tasks.delete(task.id);
    tasks[task.name]?.(controller.sandbox, task.data);
    yield;
  }
  controller.setClock(to);
  return true;
}
