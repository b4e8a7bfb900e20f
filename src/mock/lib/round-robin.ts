export interface RoundRobin {
  countWaiting(key: string): number;
  /** Waits until the key is served, and calls `work`. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** Serves keys round-robin, so that no key waits for more than one task of each other. */
export function createRoundRobin(maxAtOnce: number): RoundRobin {
  /** The tasks of each key that has some, in the order in which the keys are served. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function begin(): void {
    const [first] = waiting;
    if (!first || running >= maxAtOnce) return;
    const [key, tasks] = first;
    const task = tasks.shift();
    waiting.delete(key);
    if (tasks.length > 0) waiting.set(key, tasks);
    running += 1;
    task?.();
  }

  return {
    countWaiting: (key) => waiting.get(key)?.length ?? 0,
    async run(key, work) {
      await new Promise<void>((resolve) => {
        const tasks = waiting.get(key);
        if (tasks) tasks.push(resolve);
        else waiting.set(key, [resolve]);
        begin();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        begin();
      }
    },
  };
}
