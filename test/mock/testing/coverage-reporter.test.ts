import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Reporter } from "vitest/reporters";
import { operations } from "../../../generated/operations.ts";
import { listOperations } from "../../../src/core/document.ts";
import { addMeta, coverageReporter } from "../../../src/mock/testing/coverage-reporter.ts";
import { createMock } from "../../../src/mock/testing/create-mock.ts";
import { describeCoverage } from "../../../src/mock/testing/describe-coverage.ts";
import { document } from "../../document.ts";

const OPERATIONS = Object.keys(operations).length;
const RESPONSES = [...listOperations(document)].flatMap(({ operation }) => Object.keys(operation.responses)).length;

/** The coverage of a sandbox that has read an agent and the models. */
async function createCoverage(key: string, agent = "ag_0197c3d0") {
  const sandbox = createMock().sandbox(key);
  const client = sandbox.client();
  await client.models.list();
  await client.agents.get(agent).catch(() => {});
  return sandbox.coverage({ called: true });
}

const module = (...metas: object[]) => ({ children: { allTests: () => metas.map((meta) => ({ meta: () => meta })) } });

/** Ends a run with a test that was retried, a test of another worker, and one that does not use the mock. */
async function endRun(options?: Parameters<typeof coverageReporter>[0]): Promise<string> {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const [retried, other]: [object, object] = [{}, {}];
  addMeta(retried, await createCoverage("a"));
  addMeta(retried, await createCoverage("b", "ag_none"));
  addMeta(other, await createCoverage("c"));
  // As an object that Vitest accepts.
  const reporter = coverageReporter(options) satisfies Reporter as ReturnType<typeof coverageReporter>;
  await reporter.onTestRunEnd([module(retried, {}), module(other)]);
  return print.mock.calls.map(([text]) => String(text)).join("\n");
}

test("the reporter adds the coverage of all tests, and prints a line", async () => {
  expect(await endRun()).toBe(`Called 2 of ${OPERATIONS} operations, 3 of ${RESPONSES} documented responses`);
});

test("the reporter lists what is missing, if it is told to", async () => {
  const lines = (await endRun({ list: true })).split("\n");
  expect(lines[1]).toBe("Operations that were not called:");
  expect(lines).toContain("  agents.create");
  expect(lines).not.toContain("  agents.get");
  const title = lines.indexOf("Missing responses:");
  expect(title).toBe(2 + OPERATIONS - 2);
  const missing = lines.slice(title + 1);
  expect(missing).toHaveLength(2);
  expect(missing).toContainEqual(expect.stringMatching(/^ {2}agents\.get: (?!.*\b(200|404)\b).*\b401\b/));
  expect(missing).toContainEqual(expect.stringMatching(/^ {2}models\.list: (?!.*\b200\b).*\b401\b/));
});

test("the reporter writes the coverage to a file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "platform-coverage-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "coverage.json");
  await endRun({ file });
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ called_operations: 2, called_responses: 3 });
});

test("a coverage without anything missing has no list", () => {
  const counts = { called_operations: 0, documented_operations: 0, called_responses: 0, documented_responses: 0 };
  expect(describeCoverage({ ...counts, operations: [] }, { list: true })).toBe(
    "Called 0 of 0 operations, 0 of 0 documented responses",
  );
});
