import { newWork, pause } from "../lib/pause.ts";
import type { Awaitable } from "../stores/store.ts";

/** Runs the actions on each sandbox one after the other. */
export interface Queue {
  /** Calls `run` when all earlier actions on the sandbox are done, and everything else has had a turn; at once if there are none. */
  inTurn<Result>(id: string, run: () => Awaitable<Result>): Awaitable<Result>;
  /** Returns true if an action on the sandbox is not done yet. */
  isBusy(id: string): boolean;
}

export function createQueue(): Queue {
  /** Promises that resolve when all actions so far are done, by sandbox. */
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn(id, run) {
      const before = last.get(id);
      const result = before ? before.then(() => pause(newWork())).then(run) : run();
      if (!(result instanceof Promise)) return result;
      const done: Promise<unknown> = result.then(end, end);
      function end(): void {
        if (last.get(id) === done) last.delete(id);
      }
      last.set(id, done);
      return result;
    },
    isBusy: (id) => last.has(id),
  };
}
