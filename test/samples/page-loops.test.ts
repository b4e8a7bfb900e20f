import { expect, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import { listen } from "../../src/mock/index.ts";
import { findHttpx } from "../../src/reference/samples/check.ts";
import { createRecordingMock, type RecordingMock } from "../../src/reference/samples/recording-mock.ts";
import { runJavaScript } from "../../src/reference/samples/run-javascript.ts";
import { run, runPython, runShell } from "../../src/reference/samples/run-programs.ts";
import { renderPageLoops } from "../../src/samples/page-loops.ts";
import { LANGUAGES } from "../../src/samples/render-call.ts";
import { renderSample } from "../../src/samples/samples.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

/** One list of each form, the parameter that sets the size of its pages, and the queries that get so many items one by one. */
const LISTS: [operationId: string, size: string, pages: (items: number) => string[]][] = [
  ["conversations.list", "page_size", (items) => Array.from({ length: items + 1 }, (_, page) => `^page,${page}$`)],
  [
    "users.me.organizations.list",
    "limit",
    (items) => Array.from({ length: items + 1 }, (_, offset) => `^offset,${offset}$`),
  ],
  ["connectors.list", "page_size", (items) => ["", ...Array(items - 1).fill("^cursor,.")]],
  ["agents.list", "page_size", (items) => ["", ...Array(items - 1).fill("^page_token,.")]],
];

/** A mock whose pages have one item, so that there are several. */
function withShortPages(mock: RecordingMock, size: string): RecordingMock {
  const shorten = (url: string) => `${url}${url.includes("?") ? "&" : "?"}${size}=1`;
  return {
    ...mock,
    request: (request) => mock.request({ ...request, url: shorten(request.url) }),
    fetch: (input, init) => mock.fetch(new Request(shorten(new Request(input).url), new Request(input, init))),
  };
}

const python = await findHttpx();
const hasJq = await run("jq", ["--version"], "").then(
  () => true,
  () => false,
);

test.each(LISTS)("the samples of %s request all pages, and print each item once", async (operationId, size, pages) => {
  const mock = createRecordingMock();
  const short = withShortPages(mock, size);
  const server = await listen(short, { port: 0 });
  const samples = renderPageLoops({ ...document, servers: [{ url: server.url }] }, operationId);
  const source = (label: string) => defined(samples.find((sample) => sample.label === label)).source;
  const program = (label: string) => ({ operationId, key: label, source: source(label) });
  // All items are on one page, because the client is not told that pages are short.
  const items = await runJavaScript(source("TypeScript"), mock, "TypeScript");
  expect(await runJavaScript(source("fetch"), short, "fetch")).toEqual(items);
  if (hasJq) expect(await runShell([program("curl")])).toEqual([]);
  if (python) expect(await runPython(python, "run", [program("httpx")])).toEqual([]);
  await server.close();
  const queries = (key: string) => {
    const urls = mock.readRequests(key).map((request) => new URL(request.split(" ")[1] ?? "", server.url));
    return urls.map(({ searchParams }) => [...searchParams].filter(([name]) => name !== size).join());
  };
  for (const key of ["fetch", ...(hasJq ? ["curl"] : []), ...(python ? ["httpx"] : [])])
    expect(queries(key), key).toEqual(
      pages(items.length).map((page) => (page === "" ? "" : expect.stringMatching(page))),
    );
});

test.each([
  ["conversations.list", "curl", "# Next page: ?page=1\n# The pages end with an empty one."],
  ["observability.datasets.list", "httpx", "# Next page: ?page=2\n# The pages end with an empty one."],
  ["users.me.workspaces.list", "fetch", "// Next page: ?offset={items so far}\n// The pages end with an empty one."],
  ["connectors.list", "curl", "# Next page: ?cursor={pagination.next_cursor}\n# The last page has none."],
  ["prompts.list", "httpx", "# Next page: ?pageToken={nextPageToken}\n# The last page has none."],
] as const)("the sample of %s in %s says how to request the next page", (operationId, label, comment) => {
  const { source } = renderSample(document, operationId, label);
  expect(source.trimEnd().split("\n").slice(-2).join("\n")).toBe(comment);
});

test("only the samples of lists in languages without a client name the next page", () => {
  const named = [...listOperations(document)].flatMap(({ operation: { operationId, "x-pagination": pagination } }) =>
    LANGUAGES.filter((language) => {
      const hasNext = renderSample(document, operationId, language).source.includes("Next page: ");
      return hasNext !== (pagination !== undefined && language !== "TypeScript");
    }).map((language) => `${operationId} in ${language}`),
  );
  expect(named).toEqual([]);
});
