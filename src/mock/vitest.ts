/** Fixtures for Vitest 3.2 and later: each test has its own sandbox of the mock. A separate entry point, because it imports vitest. */

import type { Platform } from "platform-api";
import { test as base, type TestAPI, type TestContext } from "vitest";
import { createMock, listen, type Mock, type MockOptions, type SandboxHandle } from "./index.ts";
import { addMeta } from "./testing/coverage-reporter.ts";

export interface MockFixtures {
  /** The mock, one for each worker. */
  mock: Mock;
  /** The URL of the mock, for programs that can't use its `fetch`. The port is opened when a test first needs it. */
  mockUrl: string;
  /** The sandbox of this test. */
  sandbox: SandboxHandle;
  /** A client that acts in the sandbox, without a port. */
  client: Platform;
}

/**
 * `test` of Vitest, with fixtures for a mock with the given options. If a test fails, it prints the requests of its
 * sandbox, and its unused replies, faults and turns.
 *
 * @example
 * const test = testWithMock({ clock: "real" });
 * test("lists the agents", async ({ client }) => {
 *   expect(await client.agents.list().toArray()).not.toHaveLength(0);
 * });
 */
export function testWithMock(options: MockOptions = {}): TestAPI<MockFixtures> {
  return base.extend<MockFixtures>({
    mock: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures it needs
      async ({}, use) => {
        await use(createMock(options));
      },
      { scope: "worker" },
    ],
    mockUrl: [
      async ({ mock }, use) => {
        const server = await listen(mock, { port: 0 });
        await use(server.url);
        await server.close();
      },
      { scope: "worker" },
    ],
    sandbox: async ({ mock, task, onTestFailed }, use) => {
      const sandbox = mock.sandbox(toKey(task));
      // A store may have kept it from an earlier run.
      await sandbox.reset();
      onTestFailed(async () => console.error(await sandbox.report()));
      await use(sandbox);
      addMeta(task.meta, await sandbox.coverage({ called: true }));
    },
    client: async ({ sandbox }, use) => {
      await use(sandbox.client());
    },
  });
}

/**
 * `test` of Vitest, with fixtures for a mock with the default options.
 *
 * @example
 * test("is slow", async ({ client, sandbox }) => {
 *   await sandbox.fault({ operation_id: "models.list", latency_ms: 500 });
 *   expect(await client.models.list()).toBeDefined();
 * });
 */
export const test: TestAPI<MockFixtures> = testWithMock();

/**
 * A key that is readable and unique to the test, whose id consists of a hash of the project and file and the position in the
 * file.
 */
function toKey({ name, id, result }: TestContext["task"]): string {
  const words = name
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 50);
  return [words, id, result?.repeatCount ?? 0, result?.retryCount ?? 0].join("_");
}
