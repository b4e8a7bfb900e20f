import type { InitialState } from "../state/sandbox.ts";
import type { SandboxStore } from "../stores/store.ts";
import { type ClockOptions, createClock, type FindShortage } from "./clock.ts";
import type { Tables } from "./control-tables.ts";
import { createExclusiveAccess, type ExclusiveAccess } from "./exclusive-access.ts";
import { createFollowers, type Followers } from "./followers.ts";
import { createQueue } from "./queue.ts";
import { createRegistry } from "./registry.ts";
import { createTimers } from "./timers.ts";

/** The sandboxes of a mock. The requests of each of them are handled one after the other. */
export interface Sandboxes extends ExclusiveAccess, Followers {
  initial(): InitialState;
  readonly tables: Tables;
  /** The sandboxes in memory, the most recently created first, at most `max` of them. */
  list(max: number): { readonly id: string; readonly requests: number }[];
}

export interface SandboxesOptions extends ClockOptions {
  /** The initial state of a sandbox. Default of `clock`: the time at which the sandbox is created. */
  readonly initial: Omit<InitialState, "clock"> & { readonly clock: number | undefined };
  readonly tables: Tables;
  readonly store: SandboxStore;
  /** Maximum number of sandboxes in memory, beyond which the least recently used one is dropped. */
  readonly maxSandboxes: number;
  /** Maximum memory of a sandbox beyond the seed, in megabytes. */
  readonly maxSandboxMb: number;
  /** Maximum memory of all sandboxes, in megabytes. Default: 512. */
  readonly maxMemoryMb?: number | undefined;
  /** Logs errors that no response can report. */
  readonly log: (line: string) => void;
}

export function createSandboxes(options: SandboxesOptions): Sandboxes {
  const { tables, store, maxSandboxes, maxSandboxMb, maxMemoryMb = 512, log } = options;
  const initial = () => ({ ...options.initial, clock: options.initial.clock ?? Date.now() });
  const queue = createQueue();
  const limits = { maxSandboxes, maxSandboxMb, maxMemoryMb };
  const registry = createRegistry({ tables, initial, store, ...limits, isBusy: queue.isBusy, log });
  const findShortage: FindShortage = (controller, more) => {
    const entry = registry.findEntry(controller);
    const shortage = entry && registry.findShortage(entry, more);
    // Others must not use the same memory meanwhile.
    if (entry && !shortage) registry.count(entry);
    return shortage;
  };
  const clock = createClock(options);
  const { attempt, ...access } = createExclusiveAccess({
    tables,
    initial,
    store,
    registry,
    queue,
    clock,
    findShortage,
  });
  const timers = createTimers({ moveClock: access.moveClock, clock, findEntry: registry.findEntry, log });
  const followers = createFollowers({ store, registry, queue, read: access.read, attempt, timers, log });
  return { initial, tables, ...access, ...followers, moveClock: timers.moveClock, list: registry.list };
}
