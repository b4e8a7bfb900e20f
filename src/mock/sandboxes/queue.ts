import { newWork, pause } from "../lib/pause.ts";
import type { Awaitable } from "../stores/store.ts";

/** The work of each sandbox, such as its requests, which is done one after the other. */
export interface Queue {
  /** Calls `run` at once or, if there is earlier work of the sandbox, after its end and after other work that waits. */
  add<Result>(id: string, run: () => Awaitable<Result>): Awaitable<Result>;
  /** Returns true if some work of the sandbox has not ended. */
  isBusy(id: string): boolean;
}

export function createQueue(): Queue {
  /** Promises that resolve when all work so far has ended, by sandbox. */
  const last = new Map<string, Promise<unknown>>();
  return {
    add(id, run) {
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
