/** The first examples of each page: no reader should start with an operation that will disappear. */
import { readFile } from "node:fs/promises";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { listen } from "../../src/mock/index.ts";
import { listPages } from "../../src/reference/pages.tsx";
import { renderPage } from "../../src/reference/render.tsx";
import { run } from "../../src/reference/samples/run-programs.ts";
import { areaFile, renderLlms, renderMarkdown } from "../../src/reference/text-files.ts";
import { defined } from "../defined.ts";
import { guides, markdown, pages, site, texts } from "./rendered.ts";

const read = (path: string) => readFile(path, "utf8");
const files = ["README.md", "openapi/README.md", ...texts.packageTexts.map(({ file }) => file)];
/** The blocks of code in a Markdown text. */
const codeIn = (text: string) => [...text.matchAll(/^ *```[^\n]*\n(.*?)^ *```$/gms)].map(([, code]) => code!);
/** The blocks that can call something: JSON can only name paths, as the problem of an unsupported endpoint does. */
const programsIn = (text: string) => codeIn(text).filter((code) => !code.startsWith("{"));

const deprecated = [...site.operations.values()].filter(({ operation }) => operation.deprecated);

/** Ids of the deprecated operations that code calls: with a method of the client, or by method and path. */
function deprecatedCalls(code: string): string[] {
  // What follows in the same statement is indented, or closes it.
  const statements = code.split(/\n(?![\s)}\]])/);
  return deprecated
    .filter(({ id, method, path }) => {
      const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, "[^/\\s\"'`?]+")}(?![\\w/{$*:-])`);
      const isCall = (text: string) => address.test(text) && methodIn(text) === method;
      return code.includes(`client.${id}(`) || statements.some(isCall);
    })
    .map(({ id }) => id);
}

function methodIn(statement: string): string {
  const [, named] = /(?:-X |method: "|\w\.|^)(GET|POST|PUT|PATCH|DELETE)\b/i.exec(statement) ?? [];
  return named?.toLowerCase() ?? (/ (-d|--data|--json) /.test(statement) ? "post" : "get");
}

test.each([
  ['curl http://127.0.0.1:4010/v1/agents --header "Authorization: Bearer test"', ["agents.listLegacy"]],
  ["curl http://127.0.0.1:4010/v1/agents?page=1", ["agents.listLegacy"]],
  ["curl http://127.0.0.1:4010/v1/agents \\\n  --json '{}'", []],
  ['await fetch("http://127.0.0.1:4010/v1/agents/completions", {\n  method: "POST",\n});', ["agents.complete"]],
  ["for await (const agent of client.agents.listLegacy()) console.log(agent);", ["agents.listLegacy"]],
  ["httpx.get(\n    f'{api}/v1/agents',\n)", ["agents.listLegacy"]],
  ['api.post("/v1/agents", json={"name": "Guide"})', []],
  ["curl http://127.0.0.1:4010/v1/agents/ag_0197c3d0", []],
])("the calls of deprecated operations in %j are %j", (code, calls) => {
  expect(deprecatedCalls(code)).toEqual(calls);
});

test("no page but its own shows a call of a deprecated operation", () => {
  const own = deprecated.map(({ id }) => `operations/${id}/`);
  const calls = [...markdown].map(([path, text]) => ({
    path,
    ids: new Set(programsIn(text).flatMap(deprecatedCalls)),
  }));
  expect(calls.filter(({ path }) => own.includes(path)).flatMap(({ ids }) => [...ids])).toEqual(
    deprecated.map(({ id }) => id),
  );
  expect(calls.filter(({ path, ids }) => ids.size > 0 && !own.includes(path))).toEqual([]);
});

test.each(files)("%s calls no deprecated operation", async (file) => {
  expect(codeIn(await read(file)).flatMap(deprecatedCalls)).toEqual([]);
});

test("no guide has a step that calls a deprecated operation", () => {
  const called = guides.flatMap(({ flow }) => flow.steps.map(({ operationId }) => operationId));
  expect(called.filter((id) => defined(site.operations.get(id)).operation.deprecated)).toEqual([]);
});

test("pages and llms.txt list deprecated operations after the others of their area", () => {
  const llms = renderLlms(site, pages, { full: 0 });
  for (const { name } of site.areas) {
    const { html } = defined(pages.find(({ path }) => path === `areas/${name}/`));
    const ids = (text: string) =>
      [...text.matchAll(/operations\/([\w.]+)\/(?:index\.html|short\.md)/g)].map(([, id]) => id!);
    const navigation = defined(parse(html).querySelector(".navigation [aria-current] + ul")).toString();
    const table = defined(parse(html).querySelector("table.operations")).toString();
    const section = defined(llms.split(/^## /m).find((text) => text.includes(`](${areaFile(name)})`)));
    for (const listed of [navigation, table, section].map(ids)) {
      const flags = listed.map((id) => defined(site.operations.get(id)).operation.deprecated === true);
      expect(flags.length).toBeGreaterThan(0);
      expect(flags).toEqual([...flags].sort((a, b) => Number(a) - Number(b)));
    }
  }
});

test("the home page has a call to paste, and the response to it", async () => {
  const home = defined(listPages(site, [], texts)[0]);
  const samples = renderMarkdown({ path: "", html: renderPage(site, home) }).split("\n## Samples\n")[1] ?? "";
  const [curl = ""] = codeIn(samples);
  const response = defined(codeIn(samples).find((text) => text.startsWith("{")));
  const server = await listen(createServerMock(), { port: 0 });
  try {
    const source = curl.replace("http://127.0.0.1:4010", server.url);
    const { output, errors } = await run(
      "bash",
      ["--norc", "-euc", `curl() { command curl -sS "$@"; }\n${source}`],
      "",
    );
    expect(errors).toBe("");
    expect(JSON.parse(output)).toEqual(JSON.parse(response));
  } finally {
    await server.close();
  }
});
