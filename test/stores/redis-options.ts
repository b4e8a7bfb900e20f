/** The options of the mock that need a Redis server: `options.slow.test.ts` observes their effects. */
export const REDIS_OPTIONS = ["--store", "--expire"] as const;
