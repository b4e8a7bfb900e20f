import { setFlagsFromString } from "node:v8";
import { defineConfig } from "vitest/config";
import { loadGenerated } from "./test/load-generated.ts";
import { checkTitles } from "./test/reporters/titles.ts";
import { watchdog } from "./test/reporters/watchdog.ts";

const TEST_TIMEOUT = 120_000;

const UNIT_FOLDERS =
  "{openapi,core,generate,lint,release,diff,shared,client,mock,mcp,fuzz,hostile,contract/{arbitraries,checks,command,reports,requests,servers},reporters,tools,languages}";

/** The packages in test/tools have tests, too. */
const INSTALLED = "**/node_modules/**";
const TYPES = "test/client/types.slow.test.ts";

// The server under test uses the other core, and a second worker would load all modules again.
const AFTER_UNIT = { maxWorkers: 1, sequence: { groupOrder: 1 } };

// With a larger young generation, most of what a test allocates is garbage before anything has to be copied.
setFlagsFromString("--max-semi-space-size=32");
// Most of what a test runs is too short-lived to be worth optimizing. Later versions of V8 have no such flag.
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=1056000");

export default defineConfig({
  plugins: [loadGenerated()],
  // As in Node.js, a JSON file exports nothing but its value. Vite need not parse it.
  json: { namedExports: false, stringify: true },
  test: {
    // On two cores, the default is one worker; the servers under test mostly wait for theirs.
    maxWorkers: 2,
    // Test files share no state, so all files of a worker share their imports: loading the mock costs more than most files.
    pool: "threads",
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/layout.test.ts", `test/${UNIT_FOLDERS}/**/*.test.ts`],
          exclude: [INSTALLED, "test/**/*.slow.test.ts"],
        },
      },
      // What takes long and seldom fails: packages, generators, framing, and whole classes of values.
      {
        extends: true,
        test: {
          name: "slow",
          include: [`test/${UNIT_FOLDERS}/**/*.slow.test.ts`],
          // The project `package`, which has installed every compiler, runs it.
          exclude: [INSTALLED, TYPES],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["test/contract/*.test.ts"],
          globalSetup: "test/contract/server.ts",
          ...AFTER_UNIT,
        },
      },
      {
        extends: true,
        // The same tests, against our own mock.
        test: {
          name: "mock",
          include: ["test/contract/*.test.ts"],
          globalSetup: "test/contract/mock.ts",
          ...AFTER_UNIT,
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          globalSetup: "test/package/setup.ts",
          include: ["test/package/**/*.test.ts", TYPES],
        },
      },
      // What the reference is made of; `npm run docs:check` runs these.
      { extends: true, test: { name: "site", include: ["test/{reference,interface,samples}/**/*.test.ts"] } },
      {
        extends: true,
        test: { name: "browser", include: ["test/browser/**/*.test.ts"], globalSetup: "test/browser/setup.ts" },
      },
      // Each file starts servers of its own; `npm run test:stores` installs the program.
      { extends: true, test: { name: "stores", include: ["test/stores/**/*.test.ts"] } },
      {
        extends: true,
        test: { name: "image", include: ["test/image/**/*.test.ts"], globalSetup: "test/image/setup.ts" },
      },
      // Each file installs packages.
      {
        extends: true,
        test: { name: "recipes", include: ["test/recipes/**/*.test.ts"], globalSetup: "test/recipes/setup.ts" },
      },
    ],
    // What takes a second on an idle machine may take a minute on a busy one. No test depends on these bounds.
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    reporters: ["default", watchdog(2 * TEST_TIMEOUT), checkTitles()],
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});
