import type { InitialState } from "../sandbox/sandbox.ts";
import type { SandboxStore } from "../sandbox/store.ts";
import { advance, type Clock, type ClockOptions, createClock } from "./clock.ts";
import { createTurns, type Turns } from "./commit.ts";
import { createFollowers, type Followers } from "./followers.ts";
import { createQueue } from "./queue.ts";
import { createRegistry } from "./registry.ts";
import type { Tables } from "./state.ts";
import { createTimers, MAX_TASKS, type Timers } from "./timers.ts";

/** The sandboxes of a mock. The actions on each of them run one after the other. */
export interface Sandboxes extends Turns, Followers, Pick<Clock, "tick">, Pick<Timers, "moveClock"> {
  /** Returns the initial state of a new sandbox. */
  initial(): InitialState;
  readonly tables: Tables;
  /** Moves the clock by `milliseconds` without a pause. */
  skip(id: string, milliseconds: number): Promise<void>;
}

export interface SandboxesOptions extends ClockOptions {
  /** The initial state of a sandbox. Default of `clock`: the time at which the sandbox is created. */
  readonly initial: Omit<InitialState, "clock"> & { readonly clock: number | undefined };
  readonly tables: Tables;
  readonly store: SandboxStore;
  /** Maximum number of sandboxes in memory, beyond which the least recently used one is dropped. */
  readonly maxSandboxes: number;
  /** Logs errors that no response can report. */
  readonly log: (line: string) => void;
}

export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { tables, store, maxSandboxes, log } = options;
  const initial = () => ({ ...options.initial, clock: options.initial.clock ?? Date.now() });
  const clock = createClock(options);
  const queue = createQueue();
  const registry = createRegistry({ tables, initial, store, maxSandboxes, isBusy: queue.isBusy, log });
  const { attempt, ...turns } = createTurns({ tables, initial, store, registry, queue, clock });
  const timers = createTimers({ attempt, queue, clock, log });
  const followers = createFollowers({ store, registry, queue, read: turns.read, attempt, timers, log });
  return {
    initial,
    tables,
    ...turns,
    ...followers,
    tick: clock.tick,
    moveClock: timers.moveClock,
    skip: (id, milliseconds) =>
      turns.update(id, (controller) => {
        advance(controller, controller.sandbox.now() + milliseconds, MAX_TASKS);
      }),
  };
}
