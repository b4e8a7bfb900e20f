import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // On two cores, the default is one worker; the servers under test mostly wait for theirs.
    maxWorkers: 2,
    projects: [
      {
        test: { name: "unit", include: ["test/{openapi,render,scripts,client,mock}/**/*.test.ts"] },
      },
      {
        test: {
          name: "contract",
          include: ["test/contract/**/*.test.ts"],
          globalSetup: "test/contract/server.ts",
          // The first use of an operation compiles its schemas inside Prism.
          testTimeout: 30_000,
        },
      },
      {
        // The same tests, against our own mock.
        test: {
          name: "mock",
          include: ["test/contract/**/*.test.ts"],
          globalSetup: "test/contract/mock.ts",
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "package",
          // The second is a unit test, here with every compiler.
          include: ["test/package/**/*.test.ts", "test/client/types.test.ts"],
          env: { ALL_COMPILERS: "true" },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { name: "browser", include: ["test/browser/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
      },
    ],
  },
});
