import { tmpdir } from "node:os";
import { join } from "node:path";

/** Options of StrykerJS, which `npm run test:mutants` runs. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.ts", related: false },
  mutate: [
    "src/client/*.ts",
    "src/mock/stages/**/*.ts",
    "src/mock/sandboxes/*.ts",
    "src/mock/stores/*.ts",
    "src/contract/**/*.ts",
    // Runs in a worker thread, where mutants can't be switched on.
    "!src/mock/stages/prism/prism.ts",
  ],
  // A mutant in code that runs when its module is loaded would need all tests.
  ignoreStatic: true,
  concurrency: 2,
  // The next run tests only mutants of code or tests that have changed. `--force` tests all of them.
  incremental: true,
  incrementalFile: "node_modules/.cache/mutants/incremental.json",
  // Outside of node_modules, whose files Vitest does not transform, and of the folders that linters read.
  tempDirName: join(tmpdir(), `platform-mutants-${process.pid}`),
  cleanTempDir: "always",
  ignorePatterns: ["dist"],
  reporters: ["clear-text", "progress", "html"],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: "dist/mutants.html" },
  // On a busy machine, the default of 5 seconds ends mutants that do not hang.
  timeoutMS: 15_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
