/**
 * Runs a benchmark: `npm run bench -- mock`. The file of each in test/bench/ says what it compares, and its options, which follow
 * the name. The figures depend on the machine, so nothing is asserted about times.
 */
const BENCHMARKS: Record<string, () => Promise<unknown>> = {
  assistants: () => import("./bench/assistants.ts"),
  client: () => import("./bench/client.ts"),
  docs: () => import("./bench/docs.ts"),
  features: () => import("./bench/features.ts"),
  misbehavior: () => import("./bench/misbehavior.ts"),
  mock: () => import("./bench/mock.ts"),
  pages: () => import("./bench/pages.ts"),
  stores: () => import("./bench/stores.ts"),
};

// The benchmark sees its own options only.
const [name = ""] = process.argv.splice(2, 1);
const run = BENCHMARKS[name];
if (run) {
  await run();
} else {
  console.error(`Name one of the benchmarks: ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exitCode = 1;
}
