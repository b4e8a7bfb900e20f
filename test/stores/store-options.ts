/** The options of the mock whose effects `options.test.ts` in this folder observes, with a Redis server or a trace. */
export const STORE_OPTIONS = ["--store", "--expire", "--sync"] as const;
