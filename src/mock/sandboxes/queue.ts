/** Lets what is asked of one sandbox happen one after the other. */
export interface Queue {
  /** Calls `run` when everything that was asked of the sandbox before is done: now, if nothing was. */
  inTurn<Result>(id: string, run: () => Promise<Result>): Promise<Result>;
  /** Returns true if something that was asked of the sandbox is not done yet. */
  isBusy(id: string): boolean;
}

export function createQueue(): Queue {
  /** By sandbox, what resolves when everything that was asked of it so far is done. */
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn(id, run) {
      const before = last.get(id);
      const result = before ? before.then(run) : run();
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
