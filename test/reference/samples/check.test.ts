import { spawnSync } from "node:child_process";
import ts from "typescript";
import { expect, test } from "vitest";
import type { Document } from "../../../src/core/document.ts";
import { findHttpx, runNodeSamples, runServedSamples, sampleIn } from "../../../src/reference/samples/check.ts";
import { type Program, runPython, runShell } from "../../../src/reference/samples/run-programs.ts";
import { defined } from "../../defined.ts";
import { document } from "../../document.ts";
import { listKinds, type Select, withoutRow } from "../../kinds.ts";

/** The document with only the operations of one path, in which its first parameter has another example. */
function withExample(path: string, example: string): Document {
  const item = defined(document.paths[path]);
  const [parameter] = defined(item.parameters);
  const name = defined((parameter as { $ref: string }).$ref.split("/").at(-1));
  const shared = { ...defined(document.components.parameters?.[name]), example };
  const components = { ...document.components, parameters: { ...document.components.parameters, [name]: shared } };
  return {
    ...document,
    components,
    paths: { [path]: { get: defined(item.get), parameters: defined(item.parameters) } },
  };
}

const unknownAgent = withExample("/v1/agents/{agent_id}", "ag_unknown");
const reported: string[] = [];
const python = await findHttpx();

/** Adds errors to those of all tests. */
function report(errors: string[]): string[] {
  reported.push(...errors);
  return errors;
}

test("a sample in TypeScript or fetch that gets another status is reported", async () => {
  const status = "agents.get: responded 404 instead of 200.";
  expect(report(await runNodeSamples(unknownAgent, "TypeScript"))).toEqual([
    expect.stringMatching(/^agents\.get: NotFoundError: agents\.get failed with 404/),
    status,
  ]);
  // The sample shows the problem.
  expect(await runNodeSamples(unknownAgent, "fetch")).toEqual([
    expect.stringMatching(/^agents\.get: Error: \{.*"code":"AGENT_NOT_FOUND"/),
    status,
  ]);
});

test("a sample of curl that gets another status is reported", async () => {
  expect(await runServedSamples(unknownAgent, sampleIn("curl"), runShell)).toEqual([
    "agents.get: responded 404 instead of 200.",
  ]);
});

test("a shell sample that fails is reported, and does not keep others from running", async () => {
  const programs = ["curl http://127.0.0.1:1/", "echo $PLATFORM_API_KEY >&2"].map((source, index) => ({
    operationId: `agents.${index}`,
    key: `key${index}`,
    source,
  }));
  const errors = report(await runShell(programs));
  expect(errors.toSorted()).toEqual(["agents.0: curl failed.", expect.stringMatching(/^curl: \(7\)/), "key1"]);
});

test.skipIf(spawnSync("python3", ["--version"]).error)("a sample with httpx that fails is reported", async () => {
  const sources = ["print(1)", "print(", 'import os\nraise ValueError(os.environ["PLATFORM_API_KEY"])'];
  const programs = sources.map((source, index) => ({ operationId: `agents.${index}`, key: `key${index}`, source }));
  const syntax = expect.stringMatching(/^agents\.1: SyntaxError/);
  expect(await runPython("python3", "compile", programs)).toEqual([syntax]);
  expect(await runPython("python3", "run", programs)).toEqual([syntax, "agents.2: ValueError('key2')"]);
});

test.skipIf(!python)("a sample with httpx that gets another status is reported", async () => {
  const runAll = (programs: Program[]) => runPython(defined(python), "run", programs);
  expect(await runServedSamples(unknownAgent, sampleIn("httpx"), runAll)).toEqual([
    expect.stringMatching(/^agents\.get: HTTPStatusError\("Client error '404 Not Found'/),
    "agents.get: responded 404 instead of 200.",
  ]);
});

// samples.test.ts has the compiler's errors, and the samples of the document, which have none.
test("each kind of error has a test", () => {
  const files = ["check", "run-programs"].map((name) => `src/reference/samples/${name}.ts`);
  const isError: Select = (node) =>
    ts.isTemplateExpression(node) && /^`\$\{operationId\}:/.test(node.getText()) ? [node] : undefined;
  const kinds = listKinds(files, isError);
  expect(kinds).toHaveLength(2);
  expect(withoutRow(kinds, reported)).toEqual([]);
});
