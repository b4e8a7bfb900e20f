import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { stemmer } from "stemmer";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAssets } from "../../src/reference/assets.ts";
import { OTHER_CLIENTS } from "../../src/reference/package-texts.ts";
import { grouped, listEntries, searchScript } from "../../src/reference/search.ts";
import { usualAddress } from "../../src/search/addresses.ts";
import type { Entry, Group } from "../../src/search/entry.ts";
import { buildIndex, find, type Index, listTerms, type Result, splitWords } from "../../src/search/find.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { SENTENCES } from "../mcp/sentences.ts";
import { pages, site } from "./rendered.ts";
import { SEARCH_QUERIES, type SearchQuery } from "./search-queries.ts";

/** Bytes that a reader loads to search, compressed. */
const LIMIT = 101_100;

let entries: Entry[];
let index: Index;

beforeAll(async () => {
  entries = listEntries(site, pages);
  index = await buildIndex(grouped(entries));
});

const found = new Map<string, Result[]>();
/** Several tests search for the same names. */
function search(query: string): Result[] {
  const results = found.get(query) ?? find(index, query, 12).results;
  found.set(query, results);
  return results;
}
const named = (query: string) => search(query).map(({ kind, name }) => `${kind} ${name}`);

describe("entries", () => {
  test("lead to pages and anchors that exist", () => {
    const ids = new Map(
      pages.map(({ path, html }) => [
        `${path}index.html`,
        new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const dead = entries.filter(({ url }) => {
      const [page, anchor] = url.split("#") as [string, string?];
      return !ids.has(page) || (anchor !== undefined && !defined(ids.get(page)).has(anchor));
    });
    expect(dead).toEqual([]);
  });

  test("have only examples that the page of the operation offers", () => {
    const offered = new Map(pages.map(({ path, later }) => [`${path}index.html`, Object.keys(later?.examples ?? {})]));
    const named = entries.flatMap(({ url, examples = {} }) => Object.keys(examples).map((name) => ({ url, name })));
    expect(named.filter(({ url, name }) => !defined(offered.get(url)).includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(90);
  });

  test("have an address of their own", () => {
    expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
  });

  test("are all operations, parameters, schemas and errors", () => {
    const urls = new Set(entries.map(({ url }) => url));
    const expected = [
      ...[...site.operations.values()].flatMap(({ id, parameters }) => {
        const page = `operations/${id}/index.html`;
        return [page, ...parameters.map((parameter) => `${page}#${parameter.in}.${parameter.name}`)];
      }),
      ...[...site.schemas.keys()].map((name) => `schemas/${name}/index.html`),
      ...[...site.errors.keys()].map((code) => `errors/index.html#${code}`),
    ];
    expect(expected.filter((url) => !urls.has(url))).toEqual([]);
    expect(expected.length).toBeGreaterThan(700);
  });

  test("are all fields that the pages of schemas show", () => {
    const urls = new Set(entries.map(({ url }) => url));
    const shown = pages
      .filter(({ path }) => /^schemas\/./.test(path))
      // The anchors of nested fields, which may belong to another schema, have dots.
      .flatMap(({ path, html }) =>
        [...html.matchAll(/<li id="([^".]+)">/g)].map(([, id]) => `${path}index.html#${id}`),
      );
    expect(shown.filter((url) => !urls.has(url))).toEqual([]);
    expect(shown.length).toBeGreaterThan(2000);
  });

  test("say what a name belongs to", () => {
    expect(entries.find(({ name }) => name === "agents.create")).toMatchObject({
      kind: "operation",
      context: "POST /v1/agents",
      text: expect.stringMatching(/^Create an agent\. /),
    });
    expect(entries.find(({ url }) => url === "schemas/IngestionRunInfo/index.html#chunks_count")).toMatchObject({
      kind: "field",
      context: "IngestionRunInfo",
    });
    expect(entries.find(({ name }) => name === "WF_1100")).toMatchObject({ kind: "error", context: "404" });
  });

  test("are areas, pages about what all operations share, and their headings", () => {
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: "page", name: "Agents", url: "areas/agents/index.html" }),
    );
    expect(entries).toContainEqual(expect.objectContaining({ kind: "page", name: "Authentication", context: "" }));
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: "page",
        name: "Secrets",
        context: "Authentication",
        url: "authentication/index.html#secrets",
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: "page",
        name: "Retries",
        context: "The TypeScript client",
        url: "client/index.html#retries",
      }),
    );
    for (const [folder, language] of [["", "TypeScript"], ...OTHER_CLIENTS.map(([name, title]) => [`${name}/`, title])])
      expect(entries).toContainEqual(
        expect.objectContaining({
          name: `The ${language} client`,
          context: "Clients",
          url: `client/${folder}index.html`,
        }),
      );
  });

  test("are guides with their steps", () => {
    const html = `<title>A first call · ${document.info.title}</title><meta name="description" content="From a key to an answer."/>
<main><h1>A first call</h1><h2 id="key">Get a key</h2><p>It is shown once. Keep it.</p></main>`;
    expect(listEntries(site, [{ path: "guides/first-call/", html }]).slice(-2)).toEqual([
      {
        kind: "guide",
        name: "A first call",
        context: "",
        text: "From a key to an answer.",
        words: "",
        url: "guides/first-call/index.html",
      },
      {
        kind: "guide",
        name: "Get a key",
        context: "A first call",
        text: "It is shown once.",
        words: "keep",
        url: "guides/first-call/index.html#key",
      },
    ]);
  });

  test("have no text in Markdown", () => {
    expect(entries.filter(({ text }) => /[`\n]|\]\(/.test(text))).toEqual([]);
  });
});

describe("the search", () => {
  test("finds every operation, schema and error first by its exact name", () => {
    const kinds = ["operation", "schema", "error"];
    const missed = entries
      .filter(({ kind }) => kinds.includes(kind))
      .filter(({ name, url }) => search(name)[0]?.url !== url)
      .map(({ name }) => `${name}: ${search(name)[0]?.url}`);
    expect(missed).toEqual([]);
  });

  test("finds something with the exact name first, or with a title that has the word if the name is a word", () => {
    const isRight = (name: string, { kind, title, name: found }: Result) =>
      found.toLowerCase() === name.toLowerCase() ||
      (/^\p{Ll}+$/u.test(name) &&
        ["operation", "guide", "page"].includes(kind) &&
        splitWords(title).some(({ whole }) => stemmer(whole) === stemmer(name)));
    const names = [...new Set(entries.map(({ name }) => name))];
    expect(names.filter((name) => !isRight(name, defined(search(name)[0])))).toEqual([]);
  });

  test.each(["schedule", "agent", "connector", "streaming", "pause", "model"])(
    "finds the titles of operations and pages that have the word before fields: %s",
    (word) => {
      const { results } = find(index, word, 500);
      const hasTitle = ({ kind, title, url }: Result) =>
        ["operation", "page"].includes(kind) &&
        !url.includes("#") &&
        splitWords(title).some(({ whole }) => stemmer(whole) === stemmer(word));
      const titles = results.filter(hasTitle);
      expect(titles.length).toBeGreaterThan(0);
      expect(results.slice(0, titles.length).filter(({ kind }) => kind === "field")).toEqual([]);
    },
  );

  test("has the title of an operation, and its path without a fragment", () => {
    expect(search("get a schedule")[0]).toMatchObject({
      name: "workflows.schedules.get",
      title: "Get a schedule",
      context: "GET /v1/workflows/schedules/{schedule_id}",
    });
    expect(entries.filter(({ kind, context }) => kind === "operation" && context.includes("#"))).toEqual([]);
  });

  test.each([
    ["weekday 9 Paris", "#example=newWeekdaySchedule", "Create a schedule. Example: At 09:00 in Paris"],
    ["schedule every 6 hours", "#example=newIntervalSchedule", "Create a schedule. Example: Every 6 hours"],
    // The title has all words.
    ["create a new schedule", "", "Create a schedule. Creates a schedule"],
    // One word of two is too few.
    ["cron backup", "", "Create a schedule. Creates a schedule"],
  ])("leads to the example of an operation that matches best: %s", (query, hash, text) => {
    const result = search(query).find(({ name }) => name === "workflows.schedules.create");
    expect(result).toMatchObject({
      url: `operations/workflows.schedules.create/index.html${hash}`,
      text: expect.stringContaining(text),
    });
  });

  test("a repeated word counts once", () => {
    const names = (query: string) => search(query).map(({ url }) => url);
    expect(names("batch agent agent agent")).toEqual(names("batch agent"));
  });

  const cases: [name: string, query: string, want: string][] = [
    ["tolerates swapped letters", "termiante", "operation workflows.executions.terminate"],
    ["tolerates a missing letter", "chunkscount", "field chunks_count"],
    ["finds a field", "chunks_count", "field chunks_count"],
    ["finds a part of a field", "chunks", "field chunks_count"],
    ["finds a name that is not typed to its end", "agents.versions.l", "operation agents.versions.list"],
    ["finds the parts of an operation's id", "list versions agents", "operation agents.versions.list"],
    ["finds the parts of a schema's name", "dataset record page", "schema DatasetRecordPage"],
    ["finds an operation by its summary", "pause a schedule", "operation workflows.schedules.pause"],
    ["finds an operation by its path", "POST /v1/agents", "operation agents.create"],
    ["finds the plural by the singular", "agent", "operation agents.create"],
    ["finds the singular by the plural", "chunks counts", "field chunks_count"],
    ["finds words of which only some occur together", "publish prompt", "guide Publish a prompt and move its alias"],
    ["finds a decision", "maximum body size", "decision Maximum body size"],
    ["finds a page by a word of its text", "sandboxes in redis", "page On many machines"],
    ["finds another word for the same thing", "eradicate erase agent", "operation agents.delete"],
    ["finds an error by its status", "413", "error PAYLOAD_TOO_LARGE"],
    ["finds a status that several errors have", "409", "page 409 Conflict"],
    ["finds an error by the words of its code", "validation error", "error VALIDATION_ERROR"],
    ["finds a page by another word for its title", "billing", "page Costs and invoices"],
    ["finds a guide by another word for what it is about", "nickname", "guide Publish a prompt and move its alias"],
    ["finds a parameter whose name is a stop word", "to", "parameter to"],
  ];
  test.each(cases)("%s", (_title, query, want) => {
    expect(named(query)).toContain(want);
  });

  test("finds the right page first for 319 of 337 searches of people who do not know the API, and among the first three for 334", () => {
    const position = ({ query, pages }: SearchQuery) => {
      const addresses = search(query).map(({ url }) => url.replace("index.html", ""));
      const at = addresses.findIndex((address) =>
        pages.some((page) => address === page || address.startsWith(`${page}#`)),
      );
      return at < 0 ? addresses.length : at;
    };
    const misses = (limit: number) =>
      SEARCH_QUERIES.filter((each) => position(each) >= limit).map(({ query }) => query);
    expect(SEARCH_QUERIES).toHaveLength(337);
    expect(misses(1).length, `not first: ${misses(1).join("; ")}`).toBeLessThanOrEqual(18);
    expect(misses(3).length, `not among three: ${misses(3).join("; ")}`).toBeLessThanOrEqual(3);
  });

  test("finds what is needed first among the first three for 67 of 70 sentences of people who ask an assistant", () => {
    const isAmong = (wanted: readonly string[], { url }: Result) =>
      wanted.includes(url.replace("operations/", "").replace(/(^|\/)index\.html.*/, "") || "operations");
    const missed = Object.entries(SENTENCES)
      .filter(
        ([sentence, wanted]) =>
          !search(sentence)
            .slice(0, 3)
            .some((result) => isAmong(wanted, result)),
      )
      .map(([sentence]) => sentence);
    expect(Object.keys(SENTENCES)).toHaveLength(70);
    expect(missed.length, `missed: ${missed.join("; ")}`).toBeLessThanOrEqual(3);
  });

  test.each([
    ["rule", "operation connectors.getAuthUrl"],
    ["slack", "page TanStack Query"],
    ["slack", "field stack_trace"],
    // `t` is the start of many words.
    ["don't", "page Testcontainers"],
  ])("does not find for '%s' what has only similar letters: %s", (query, other) => {
    expect(named(query)).not.toContain(other);
  });

  test("shows deprecated operations last", () => {
    const found = find(index, "list agents", 50).results.filter(({ name }) => /^agents\.list/.test(name));
    expect(found.map(({ name, deprecated }) => [name, deprecated])).toEqual([
      ["agents.list", undefined],
      ["agents.listLegacy", true],
    ]);
  });

  test("finds the field of a schema by both names", () => {
    for (const query of ["Agent.id", "agent id"]) expect(search(query)[0]?.url).toBe("schemas/Agent/index.html#id");
  });

  test("shows a field that several schemas have at the schema that the reader names", () => {
    const fields = (query: string) => find(index, query, 100).results.filter(({ name }) => name === "id");
    expect(fields("unique id dataset")).toContainEqual(
      expect.objectContaining({ context: "Dataset", more: expect.any(Number) }),
    );
    expect(fields("unique id judge").map(({ url }) => url)).toContain("schemas/Judge/index.html#id");
  });

  test("shows no field only because its schema has the name", () => {
    expect(named("future")).toContain("schema ScheduleFutureExecution");
    expect(search("future").filter(({ context }) => context === "ScheduleFutureExecution")).toEqual([]);
  });

  test("shows fields with the same name and description once", () => {
    const results = search("workflow_exec_id").filter(({ name }) => name === "workflow_exec_id");
    expect(new Set(results.map(({ text }) => text)).size).toBe(results.length);
    expect(results.some(({ more }) => more > 10)).toBe(true);
  });

  test("shows as many results as the limit allows, and counts all", () => {
    const { results, total } = find(index, "agent", 5);
    expect(results).toHaveLength(5);
    expect(total).toBeGreaterThan(50);
  });

  test.each(["", " ", "?", "zzzqqqxxx"])("finds nothing for '%s'", (query) => {
    expect(find(index, query, 12)).toEqual({ results: [], total: 0 });
  });
});

const words: [string, { whole: string; parts: string[] }[]][] = [
  ["chunks_count", [{ whole: "chunks_count", parts: ["chunks", "count"] }]],
  ["agents.versions.list", [{ whole: "agents.versions.list", parts: ["agents", "versions", "list"] }]],
  ["listForWorkspace", [{ whole: "listforworkspace", parts: ["list", "for", "workspace"] }]],
  ["UserOAuthToken", [{ whole: "useroauthtoken", parts: ["user", "o", "auth", "token"] }]],
  ["WF_1100", [{ whole: "wf_1100", parts: ["wf", "1100"] }]],
  ["x-api-key", [{ whole: "x-api-key", parts: ["x", "api", "key"] }]],
  [
    "Status of an address.",
    [
      { whole: "status", parts: [] },
      { whole: "of", parts: [] },
      { whole: "an", parts: [] },
      { whole: "address", parts: [] },
    ],
  ],
  [
    "/v1/agents/{agent_id}",
    [
      { whole: "v1", parts: [] },
      { whole: "agents", parts: [] },
      { whole: "agent_id", parts: ["agent", "id"] },
    ],
  ],
];

test.each(words)("splits '%s' into words", (text, want) => {
  expect(splitWords(text)).toEqual(want);
});

test("a text is found by its words, their parts, and the stems of both", () => {
  expect(listTerms("Archived agents.versions")).toEqual([
    ..."archived archiv agents.versions agents.vers agents agent versions version".split(" "),
  ]);
});

test("the groups are a script that sets a variable, and contain every entry", () => {
  const context: { searchGroups?: Group[] } = {};
  runInNewContext(searchScript(entries), context);
  const urls = defined(context.searchGroups).flatMap(({ kind, name, places }) =>
    places.map(({ context, url = usualAddress(kind, name, context) }) => url),
  );
  expect([...urls].sort()).toEqual(entries.map(({ url }) => url).sort());
});

test("the script and the groups have at most 101 kB", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  try {
    await buildAssets(folder, site);
    const script = gzipSync(await readFile(join(folder, "search.js"))).length;
    expect(script + gzipSync(searchScript(entries)).length).toBeLessThan(LIMIT);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
