import { setMaxListeners } from "node:events";
import { setImmediate } from "node:timers/promises";
import { tasks } from "../areas/index.ts";
import type { LiveEvents, ServerEvents } from "../areas/responses.ts";
import { createSandbox, type InitialState, type Snapshot } from "../sandbox/sandbox.ts";
import {
  type Awaitable,
  type CommitResult,
  type SandboxStore,
  type StoredState,
  StoreError,
} from "../sandbox/store.ts";
import { changesOf } from "../sandbox/stored-snapshot.ts";
import type { Controller, Tables } from "./state.ts";

/** The sandboxes of a mock. Whatever happens in one of them happens one after the other. */
export interface Sandboxes {
  /** How a sandbox starts that is made now. */
  initial(): InitialState;
  /** Its tables. */
  readonly tables: Tables;
  /**
   * Calls `work` with the sandbox of this id, a new one if there is none, keeps what it changes there, and wakes those who
   * wait for a change. Returns what `work` has returned; a promise only if something has to be waited for. If another
   * process has changed the sandbox meanwhile, `work` is called again with what that has left. If `work` throws or the store
   * fails, nothing is changed.
   */
  update<Result>(id: string, work: (controller: Controller) => Result): Awaitable<Result>;
  /** Does the same if there is such a sandbox, in memory or in the store; otherwise returns undefined. */
  updateKnown<Result>(id: string, work: (controller: Controller) => Result): Awaitable<Result | undefined>;
  /** Calls `work` with the sandbox, as `update` does, but keeps nothing, and does not ask what other processes have changed. */
  read<Result>(id: string, work: (controller: Controller) => Result): Awaitable<Result>;
  /** Puts another sandbox in the place of the one with this id: a new one, unless it is said from what. */
  replace(id: string, from?: InitialState | Snapshot): Awaitable<void>;
  /** Lets the time of a request pass, if it passes by requests. */
  tick(controller: Controller): void;
  /** Moves the clock by so many milliseconds without a pause. */
  skip(id: string, milliseconds: number): Awaitable<void>;
  /**
   * Moves the clock to the time that `to` returns for the present one, in slices between which other sandboxes are served.
   * Resolves to what `arrived` returns, which is told whether the clock got there: it stops on the way if too much falls due.
   */
  moveClock<Result>(
    id: string,
    to: (now: number) => number,
    arrived: (controller: Controller, isThere: boolean) => Result,
  ): Promise<Result>;
  /** Sends live events: goes on whenever something has changed in the sandbox, here or in another process. */
  follow(controller: Controller, live: LiveEvents): ServerEvents;
  /** Aborted when another sandbox takes the place of this one. */
  replaced(controller: Controller): AbortSignal;
}

export interface SandboxesOptions {
  /** How a sandbox starts. Unless there is a time, its clock starts when it is made. */
  readonly initial: Omit<InitialState, "clock"> & { readonly clock: number | undefined };
  readonly tables: Tables;
  /** Whether time passes by requests, or as it does in reality. */
  readonly clock: "logical" | "real";
  /** How many times faster than in reality it passes: always, or while a stream waits. */
  readonly speed: number;
  readonly store: SandboxStore;
  /** Sandboxes in memory at once. Beyond it the one unused longest is dropped. */
  readonly maxSandboxes: number;
  /** Called with a line about what no response can say. */
  readonly log: (line: string) => void;
}

/** A sandbox in memory. */
interface Entry {
  readonly controller: Controller;
  /** What the store called this state, and the one that it started with; 0 if the store has nothing of it. */
  version: number;
  origin: number;
  /** Aborted when another sandbox takes the place of this one. */
  replacement?: AbortController;
  /** Number of live streams, and what ends their subscription. */
  followers: number;
  unsubscribe?: () => void;
  /** What lets time pass while a stream waits, and when by `performance.now()`. */
  timer?: NodeJS.Timeout | undefined;
  timerDue: number;
}

/** Milliseconds that a request takes if time passes by requests, so that polling makes progress. */
const TICK = 1000;
/** Tasks that run while a clock is moved once: a few seconds of work. */
const MAX_TASKS = 20_000;
/** Tasks that run with a request; what else is due by then runs with the next requests. */
const MAX_TASKS_PER_REQUEST = 200;
/** Milliseconds of work between two pauses. */
const SLICE = 10;
/** The longest delay of a timer (HTML, timers). */
const MAX_DELAY = 2 ** 31 - 1;
/** How often a request is handled again because another process was faster. */
const MAX_ATTEMPTS = 10;
/** Milliseconds until a timer that failed is tried again. */
const RETRY_DELAY = 1000;

export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { tables, speed, store, maxSandboxes, log } = options;
  const isReal = options.clock === "real";
  const entries = new Map<string, Entry>();
  /** By sandbox, what resolves when everything that has been asked of it so far is done. */
  const queues = new Map<string, Promise<unknown>>();

  function initial(): InitialState {
    return { ...options.initial, clock: options.initial.clock ?? Date.now() };
  }

  /** Runs when everything that has been asked of the sandbox before is done: now, if nothing has to be waited for. */
  function inTurn<Result>(id: string, run: () => Awaitable<Result>): Awaitable<Result> {
    const before = queues.get(id);
    const result = before ? before.then(run) : run();
    if (!(result instanceof Promise)) return result;
    const done: Promise<unknown> = result
      .catch(() => {})
      .then(() => {
        if (queues.get(id) === done) queues.delete(id);
      });
    queues.set(id, done);
    return result;
  }

  /** The sandbox in memory, where it is loaded or made if it is not there. */
  function open(id: string): Awaitable<Entry> {
    const known = entries.get(id);
    if (known) {
      // The map is in order of last use, which matters only once sandboxes have to be dropped.
      if (entries.size >= maxSandboxes / 2) {
        entries.delete(id);
        entries.set(id, known);
      }
      return known;
    }
    return andThen(store.load(id), (state) => add(id, state));
  }

  function add(id: string, state: StoredState | undefined): Entry {
    if (entries.size >= maxSandboxes) drop();
    const controller: Controller = createSandbox(tables, id, state?.position ?? initial());
    if (state) controller.replaceAll(state.changes, state.position);
    return set(id, controller, state?.version ?? 0, state?.origin ?? 0);
  }

  function set(id: string, controller: Controller, version: number, origin: number): Entry {
    const before = entries.get(id);
    const entry: Entry = { controller, version, origin, followers: 0, timerDue: 0 };
    entries.set(id, entry);
    before?.replacement?.abort();
    return entry;
  }

  /** Drops the sandbox that was unused longest; of those that the store has, one that nobody uses now. */
  function drop(): void {
    for (const [id, entry] of entries) {
      if (store.isDurable && (entry.followers > 0 || queues.has(id))) continue;
      entries.delete(id);
      entry.replacement?.abort();
      if (!store.isDurable)
        log(
          `Dropped the sandbox ${id}, which was unused longest: ${maxSandboxes} are kept in memory (--max-sandboxes).`,
        );
      return;
    }
  }

  function attempt<Result>(id: string, work: (controller: Controller) => Result, count = 1): Awaitable<Result> {
    return andThen(open(id), (entry) => attemptIn(entry, work, count));
  }

  function attemptIn<Result>(entry: Entry, work: (controller: Controller) => Result, count: number): Awaitable<Result> {
    const { controller } = entry;
    const { id } = controller.sandbox;
    function finish(committed: CommitResult): Awaitable<Result> {
      if (committed.isKept) {
        if (entry.version === 0) entry.origin = committed.version;
        entry.version = committed.version;
        controller.settle();
        return result;
      }
      controller.undo();
      takeOver(id, entry, committed.state);
      if (count < MAX_ATTEMPTS) return attempt(id, work, count + 1);
      throw new StoreError("Other requests change this sandbox all the time. Try again.", { isTemporary: true });
    }
    function undo(error: unknown): never {
      controller.undo();
      throw error;
    }
    let result: Result;
    let committed: Awaitable<CommitResult>;
    try {
      result = work(controller);
      committed = store.commit(id, {
        version: entry.version,
        position: controller.position(),
        changes: controller.changes(),
      });
    } catch (error) {
      return undo(error);
    }
    return committed instanceof Promise ? committed.catch(undo).then(finish) : finish(committed);
  }

  /** Work before which a clock that runs in real time is moved to the present. */
  function onTime<Result>(work: (controller: Controller) => Result) {
    return (controller: Controller): Result => {
      followRealTime(controller);
      return work(controller);
    };
  }

  /** If the clock runs in real time, moves it to the time that it is now. */
  function followRealTime(controller: Controller): void {
    if (!isReal) return;
    const { clock, setAt } = controller.position();
    const now = Date.now();
    const target = setAt === 0 ? clock : clock + Math.max(0, now - setAt) * speed;
    advance(controller, target, MAX_TASKS_PER_REQUEST);
    // If it could not get there, it remains behind by the rest.
    controller.setAt(now - (target - controller.sandbox.now()) / speed);
  }

  /** Takes over what other processes have made of a sandbox. */
  function takeOver(id: string, entry: Entry, state: StoredState | undefined): void {
    const { controller, version, origin } = entry;
    if (state && (version === 0 || state.origin === origin) && state.position.seed === controller.position().seed) {
      entry.version = state.version;
      entry.origin = state.origin;
      if (state.isWhole) controller.replaceAll(state.changes, state.position);
      else controller.apply(state.changes, state.position);
    } else {
      entries.delete(id);
      add(id, state);
      entry.replacement?.abort();
    }
  }

  /** While somebody waits for a change, time passes: what is due next happens after its delay in real time. */
  function schedule(entry: Entry): void {
    const { controller } = entry;
    const next = controller.nextTime();
    if (next === undefined) return;
    const { clock, setAt } = controller.position();
    const passed = isReal && setAt > 0 ? Date.now() - setAt : 0;
    const delay = Math.min(Math.max(0, (next - clock) / speed - passed), MAX_DELAY);
    startTimer(entry, delay, () => {
      const arrived = () => {
        if (controller.waiting() > 0) schedule(entry);
      };
      return sandboxes.moveClock(controller.sandbox.id, (now) => Math.max(next, now), arrived);
    });
  }

  function startTimer(entry: Entry, delay: number, run: () => Promise<unknown>): void {
    const due = performance.now() + delay;
    if (entry.timer && entry.timerDue <= due) return;
    clearTimeout(entry.timer);
    entry.timerDue = due;
    entry.timer = setTimeout(() => {
      entry.timer = undefined;
      if (entry.controller.waiting() === 0) return;
      run().catch((error: Error) => {
        log(`What is due next in the sandbox ${entry.controller.sandbox.id} failed: ${error.stack ?? error}`);
        startTimer(entry, RETRY_DELAY, run);
      });
    }, delay);
    entry.timer.unref();
  }

  function startFollowing(entry: Entry): void {
    const { id } = entry.controller.sandbox;
    entry.followers += 1;
    entry.unsubscribe ??= store.subscribe(id, (version) => {
      if (version <= entry.version) return;
      // It asks the store what is new.
      Promise.resolve(inTurn(id, () => attempt(id, () => {}))).catch((error: Error) => {
        if (entry.followers > 0) log(`A stream could not read the sandbox ${id}: ${error.stack ?? error}`);
      });
    });
  }

  function stopFollowing(entry: Entry): void {
    entry.followers -= 1;
    if (entry.followers > 0) return;
    entry.unsubscribe?.();
    delete entry.unsubscribe;
  }

  const sandboxes: Sandboxes = {
    initial,
    tables,
    update: (id, work) => inTurn(id, () => attempt(id, onTime(work))),
    updateKnown: (id, work) =>
      inTurn(id, () => {
        if (entries.has(id)) return attempt(id, onTime(work));
        return andThen(store.load(id), (state) => state && attemptIn(add(id, state), onTime(work), 1));
      }),
    read: (id, work) => inTurn(id, () => andThen(open(id), ({ controller }) => work(controller))),
    replace: (id, from) =>
      inTurn(id, () => {
        const controller: Controller = createSandbox(tables, id, from ?? initial());
        const put = (version: number): void => {
          set(id, controller, version, version);
        };
        if (!from) return andThen(store.forget(id), () => put(0));
        const changes = "tables" in from ? changesOf(from, tables) : [];
        return andThen(store.replace(id, { position: controller.position(), changes }), put);
      }),
    tick(controller) {
      if (!isReal) advance(controller, controller.sandbox.now() + TICK, MAX_TASKS_PER_REQUEST);
    },
    skip: (id, milliseconds) =>
      sandboxes.update(id, (controller) => {
        advance(controller, controller.sandbox.now() + milliseconds, MAX_TASKS);
      }),
    async moveClock<Result>(
      id: string,
      to: (now: number) => number,
      arrived: (controller: Controller, isThere: boolean) => Result,
    ) {
      let target: number | undefined;
      let left = MAX_TASKS;
      async function run(): Promise<Result> {
        for (;;) {
          const slice = await attempt(id, (controller) => {
            followRealTime(controller);
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
      return inTurn(id, run);
    },
    follow: (controller, live) =>
      async function* (signal) {
        const { id } = controller.sandbox;
        const entry = entries.get(id);
        if (entry?.controller !== controller) return;
        const steps = live();
        startFollowing(entry);
        try {
          while (!signal.aborted) {
            const step = await sandboxes.read(id, () => {
              const { done, value } = steps.next();
              if (done) return undefined;
              if (!("until" in value)) return { event: value };
              const change = controller.wait(signal, value.until);
              schedule(entry);
              return { change };
            });
            if (!step) return;
            if (step.change) await step.change;
            else yield step.event;
          }
        } finally {
          stopFollowing(entry);
        }
      },
    replaced(controller) {
      const entry = entries.get(controller.sandbox.id);
      if (entry?.controller !== controller) return AbortSignal.abort();
      if (!entry.replacement) {
        entry.replacement = new AbortController();
        // Each open stream of the sandbox listens, so many listeners are no leak.
        setMaxListeners(0, entry.replacement.signal);
      }
      return entry.replacement.signal;
    },
  };
  return sandboxes;
}

/** Goes on with a value: at once if it is there. */
function andThen<Value, Result>(value: Awaitable<Value>, next: (value: Value) => Awaitable<Result>): Awaitable<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/**
 * Moves a sandbox's clock, and runs each task that falls due at its own time. It stops after `maxTasks`, so that nobody can
 * keep the mock busy with one request, and pauses at the time `pause` by `performance.now()`.
 */
function advance(
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
