import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { listOperations, resolve } from "../../src/core/document.ts";
import { readDecisions } from "../../src/reference/decisions.ts";
import { withLinks } from "../../src/reference/document-links.ts";
import { listPages } from "../../src/reference/pages.tsx";
import { renderPage } from "../../src/reference/render.tsx";
import { readSite, relative } from "../../src/reference/site.ts";
import { readTexts } from "../../src/reference/texts.ts";
import { LANGUAGES } from "../../src/samples/render-call.ts";
import { LABELS, renderSamples } from "../../src/samples/samples.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { markdown, pages as rendered } from "./rendered.ts";

const texts = await readTexts();

const HOSTILE = "<script>alert(1)</script> <img src=x onerror=alert(1)> [link](javascript:alert(1)) `<b>`";

test("HTML and scripts in texts of the document are shown as text", () => {
  const hostile = structuredClone(document);
  const operation = defined(hostile.paths["/v1/agents"]?.post);
  Object.assign(operation, { summary: HOSTILE, description: HOSTILE });
  defined(hostile.components.schemas.Agent).description = HOSTILE;
  Object.assign(defined(hostile.components.examples?.newScout), {
    value: { model: "</script><script>alert(1)</script>", name: HOSTILE },
  });
  const site = readSite(hostile);
  const pages = listPages(site, [], texts).filter(({ path }) =>
    /agents\.create|schemas\/Agent\/|areas\/agents/.test(path),
  );
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    const html = renderPage(site, page);
    expect(html).toContain("&lt;script>");
    expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript:|<b>/);
  }
});

test.each([
  ["", "", "index.html"],
  ["", "areas/agents/", "areas/agents/index.html"],
  ["areas/agents/", "", "../../index.html"],
  ["areas/agents/", "schemas/Agent/#id", "../../schemas/Agent/index.html#id"],
  ["schemas/Agent/", "schemas/Agent/#id", "#id"],
  ["errors/", "assets/site.css", "../assets/site.css"],
])("the address from %j to %j is %j", (from, to, address) => {
  expect(relative(from, to)).toBe(address);
});

test("every operation, schema, area and error has a page or an anchor", () => {
  const site = readSite(document);
  const pages = listPages(site, [], texts);
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const id of site.operations.keys()) expect(paths).toContain(`operations/${id}/`);
  for (const name of site.schemas.keys()) expect(paths).toContain(`schemas/${name}/`);
  for (const { name } of site.areas) expect(paths).toContain(`areas/${name}/`);
  const errors = renderPage(site, defined(pages.find(({ path }) => path === "errors/")));
  for (const code of site.errors.keys()) expect(errors).toContain(`id="${code}"`);
});

const page = (path: string) =>
  parse(defined(rendered.find((entry) => entry.path === path)).html, { blockTextElements: {} });

test("the page of all operations has each, with the choices that select it", () => {
  const site = readSite(document);
  const rows = page("operations/").querySelectorAll("tr[data-tags]");
  expect(rows).toHaveLength(site.operations.size);
  const tags = (id: string) =>
    rows.find((row) => row.querySelector("a")?.getAttribute("href") === `../operations/${id}/index.html`)?.attributes;
  expect(tags("agents.delete")).toEqual({ "data-tags": "delete agents beta deletes" });
  expect(tags("agents.complete")).toEqual({ "data-tags": "post agents beta deprecated" });
  expect(tags("batch.jobs.cancel")).toEqual({ "data-tags": "post batch" });
});

test("the badge of an area in beta, and of its operations, leads to the rule", () => {
  const rule = defined(page("conventions/").getElementById("beta"));
  expect(rule.text).toBe("Beta");
  for (const path of ["areas/agents/", "operations/agents.get/"])
    expect(page(path).querySelector("h1 a.badge")?.getAttribute("href")).toBe("../../conventions/index.html#beta");
});

test("the conventions have a section for each rule", () => {
  const headings = page("conventions/").querySelectorAll("h2[id]");
  expect(headings.map(({ id }) => id)).toEqual(["requests", "responses", "identifiers", "times", "updates", "beta"]);
});

test("the page of authentication sets the variable that its sample reads", () => {
  const [first, ...samples] = page("authentication/").querySelectorAll("pre");
  expect(defined(first).text).toMatch(/^export PLATFORM_API_KEY=/);
  for (const sample of samples.filter(({ text }) => !text.includes("new Platform()")))
    expect(sample.text).toContain("PLATFORM_API_KEY");
});

test("the page of authentication says what the samples of each language need", () => {
  const items = page("authentication/").querySelectorAll("article ul:not(.names) li");
  expect(items.map(({ text }) => text.split(":")[0])).toEqual([...LANGUAGES, "Python, Go, PHP and Java"]);
  expect(items.map(({ text }) => text).join("\n")).toMatch(/7\.82.*jq.*client.*eventsource-parser.*httpx/s);
});

test("the sample of each client leads to the page that says how to install it", () => {
  const samples = page("operations/agents.get/").querySelectorAll("[data-label]");
  const links = samples.flatMap((sample) => sample.querySelector(".facts a")?.getAttribute("href") ?? []);
  expect(links).toEqual(["", "python/", "go/", "php/", "java/"].map((path) => `../../client/${path}index.html`));
});

test("the page of each client leads to those of the others", () => {
  const list = (path: string) => page(path).querySelectorAll(".languages a");
  const names = ["TypeScript", "Python", "Go", "PHP", "Java", "Other languages"];
  for (const [index, path] of [
    "client/",
    "client/python/",
    "client/go/",
    "client/php/",
    "client/java/",
    "languages/",
  ].entries()) {
    expect(list(path).map(({ text }) => text)).toEqual(names);
    expect(
      list(path)
        .map((link) => link.hasAttribute("aria-current"))
        .indexOf(true),
    ).toBe(index);
  }
  expect(list("mock/")).toEqual([]);
});

test("a long body has links to its fields", () => {
  const list = (id: string) => page(`operations/${id}/`).querySelectorAll(".field-links a");
  const fields = page("operations/agents.create/").querySelectorAll("#body ~ div > .fields > li");
  expect(list("agents.create").map((link) => link.getAttribute("href"))).toEqual(fields.map(({ id }) => `#${id}`));
  expect(list("conversations.restart").length).toBeGreaterThan(0);
  expect([list("workflows.schedules.create"), list("agents.get")]).toEqual([[], []]);
});

test("the fields of a response are folded below those of a request", () => {
  const response = (id: string) => defined(page(`operations/${id}/`).querySelector("[id^=response-] > details"));
  expect(response("agents.create").hasAttribute("open")).toBe(false);
  expect(response("agents.get").hasAttribute("open")).toBe(true);
});

test("the page of authentication names the header and the variable of the user's token", () => {
  const readSection = (id: string) => defined(page("authentication/").querySelector(`#${id}`)?.parentNode).text;
  const section = readSection("DashboardUserContextAuth");
  expect(section).toContain("Send it in the request header DashboardUserContextAuth.");
  const [, variable] = defined(/\$(PLATFORM_USER\w+)/.exec(defined(renderSamples(document, "users.me.get")[0]).source));
  expect(section).toContain(`the environment variable ${variable}`);
  expect(readSection("BearerAuth")).not.toContain("Send it");
});

test("the page of streaming says which ends of streams are failures", () => {
  const rows = page("streaming/").querySelectorAll("tbody tr");
  const conversation = ["conversation.response.done", "conversation.response.error", "no"];
  expect(rows.map((row) => row.querySelectorAll("td").map(({ text }) => text))).toEqual([
    ["Start a conversation and stream the response", ...conversation],
    ["Append to a conversation and stream the response", ...conversation],
    ["Restart a conversation and stream the response", ...conversation],
    ["Stream the logs of a deployment", "none", "error", "yes"],
    ["Stream workflow events", "none", "error", "yes"],
    ["Generate speech", "speech.audio.done", "none", "no"],
  ]);
  const failed = "conversation.response.error (a failure)";
  expect(page("operations/conversations.startStream/").structuredText).toContain(failed);
});

test("the page of streaming has programs that print text and that resume a stream, in each language", () => {
  const samples = page("streaming/").querySelectorAll(".samples");
  const texts = samples.map((languages) => languages.querySelectorAll("pre").map(({ text }) => text));
  expect(texts.map((programs) => [...new Set(programs)].length)).toEqual([8, 8]);
  for (const text of texts[0] ?? []) expect(text).toContain("message.output.delta");
  for (const text of texts[1] ?? []) expect(text).toMatch(/last_?event_?id|Last-Event-ID/i);
});

test("the page of pagination has a loop for each form, in each language", () => {
  const sections = page("pagination/").querySelectorAll("article > section");
  const loops = sections.map((section) =>
    section.querySelectorAll(".samples > section").map((sample) => [sample.getAttribute("data-label"), sample.text]),
  );
  expect(loops).toHaveLength(4);
  for (const samples of loops) {
    expect(samples.map(([label]) => label)).toEqual(LABELS);
    for (const [, code] of samples) expect(code).toMatch(/\b(while|for|foreach)\b|Items\(ctx/);
  }
});

test("the page of pagination has each list in a table, with the places that differ", () => {
  const tables = page("pagination/").querySelectorAll("table");
  const read = (selector: string) => tables.map((table) => table.querySelectorAll(selector).map(({ text }) => text));
  expect(read("th")).toEqual([
    ["Operation", "First page", "Items in", "Total in"],
    ["Operation", "Items in"],
    ["Operation", "Page size", "Items in", "Next in"],
    ["Operation", "Parameter", "Page size", "Items in", "Next in"],
  ]);
  const paged = [...listOperations(document)].filter(({ operation }) => operation["x-pagination"]);
  expect(read("td a").flat().toSorted()).toEqual(paged.map(({ operation }) => operation.summary).toSorted());
  expect(read("tr:first-child td")[0]).toEqual(["List datasets", "1", "datasets.results", "datasets.count"]);
});

test("no change of state is one from any state to the same", () => {
  const say = [...markdown].filter(([, text]) => /any state (→|\|) as before/.test(text));
  expect(say.map(([path]) => path)).toEqual([]);
  expect(markdown.get("operations/conversations.append/")).toMatch(
    /## <a name="state"><\/a>State\n\n- \[Conversation\]\(\S+\)\n\n +- Only if: .*\n +- The inputs/,
  );
});

test("the page of authentication says where each program has the address of the server", () => {
  const section = defined(page("authentication/").querySelector("#address")?.parentNode);
  expect(section.text).toContain("http://127.0.0.1:4010");
  const languages = section.querySelectorAll("tbody tr").map((row) => defined(row.querySelector("td")).text);
  expect(
    languages
      .join(", ")
      .split(/, | and /)
      .toSorted(),
  ).toEqual(LABELS.toSorted());
});

test("the pages of an area's operations lead to each other in the order of the document", () => {
  const neighbors = (id: string) => {
    const html = parse(defined(rendered.find(({ path }) => path === `operations/${id}/`)).html);
    return ["prev", "next"].map((rel) => html.querySelector(`a[rel=${rel}]`)?.getAttribute("href"));
  };
  for (const { name } of document.tags) {
    const operations = [...listOperations(document)].map(({ operation }) => operation);
    const own = operations.filter(({ tags }) => tags?.[0] === name);
    // Deprecated operations come last.
    const ids = [...own.filter((each) => !each.deprecated), ...own.filter((each) => each.deprecated)].map(
      ({ operationId }) => operationId,
    );
    const address = (id: string | undefined) => id && `../../operations/${id}/index.html`;
    const expected = ids.map((_, index) => [address(ids[index - 1]), address(ids[index + 1])]);
    expect(ids.map(neighbors)).toEqual(expected);
  }
});

test("every page marks its place in the navigation", () => {
  const isMarked = (html: string) =>
    parse(html).querySelectorAll(".brand[aria-current], nav[aria-label=Reference] a[aria-current]").length === 1;
  expect(rendered.filter(({ html }) => !isMarked(html)).map(({ path }) => path)).toEqual([]);
});

test.each([
  ["client/go/", "Go client"],
  ["client/recipes/", "TypeScript client"],
])("the navigation of %s marks %s", (path, name) => {
  expect(page(path).querySelector(".navigation a[aria-current]")?.text).toBe(name);
});

test("the navigation begins with what is true of all operations", () => {
  const [general] = page("operations/agents.get/").querySelectorAll(".navigation > section");
  const titles = [
    "Guides",
    "Authentication",
    "Conventions",
    "Errors",
    "Pagination",
    "Streaming",
    "Limits",
    "What the API does not have",
  ];
  expect(general?.querySelector("h2")?.text).toBe("General");
  expect(general?.querySelectorAll("a").map(({ text }) => text)).toEqual([...titles, "All operations"]);
});

test("a table of more than 30 rows is folded on a narrow screen, or can be filtered", () => {
  const long = rendered.flatMap(({ path, html }) => {
    const tables = parse(html).querySelectorAll("main table");
    return tables
      .filter((table) => table.querySelectorAll("tbody tr").length > 30)
      .map((table) => [path, table.closest(".fold, main:has(.filter)") !== null]);
  });
  expect(new Set(long.map(([path]) => path))).toEqual(new Set(["decisions/", "limits/", "mock/checking/"]));
  expect(long.filter(([, isShort]) => !isShort)).toEqual([]);
});

test("the fields on the page of an area have permalinks", () => {
  const html = parse(defined(rendered.find(({ path }) => path === "areas/agents/")).html);
  const items = html.querySelectorAll(".fields > li");
  expect(items.length).toBeGreaterThan(10);
  for (const item of items) expect(item.querySelector("a.anchor")?.getAttribute("href")).toBe(`#${item.id}`);
});

test("the page of a schema leads to every schema that names it, and to every operation that does in any part", () => {
  const users: Record<string, unknown> = { ...document.components.schemas };
  for (const { operation, parameters } of listOperations(document)) {
    const responses = Object.values(operation.responses).map((response) => resolve(document, response));
    users[operation.operationId] = [parameters, operation.requestBody, responses];
  }
  const titles = new Map(
    [...listOperations(document)].map(({ operation }) => [operation.operationId, operation.summary]),
  );
  const uses = Object.entries(users).map(([name, user]) => [name, JSON.stringify(user)] as const);
  for (const name of Object.keys(document.components.schemas)) {
    const html = parse(defined(rendered.find(({ path }) => path === `schemas/${name}/`)).html);
    const shown = html.querySelectorAll("#used-by + ul a").map(({ text }) => text);
    const named = uses.filter(([user, text]) => user !== name && text.includes(`"#/components/schemas/${name}"`));
    expect(shown.toSorted()).toEqual(named.map(([user]) => titles.get(user) ?? user).toSorted());
  }
});

test("the page of the decisions has every row of openapi/DECISIONS.md, with an anchor of its own", () => {
  const site = readSite(document);
  const page = defined(listPages(site, [], texts).find(({ path }) => path === "decisions/"));
  const html = parse(renderPage(site, page));
  const rows = texts.decisions.split("\n").filter((line) => line.startsWith("| ")).length;
  const tables = html.querySelectorAll("table.decisions");
  const ids = html.querySelectorAll(".decisions tr[id]").map(({ id }) => id);
  // Each table has a heading and a line below it.
  expect(ids.length).toBe(rows - 2 * tables.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("the-whole-api-rate-limits");
  const [first] = html.querySelectorAll("nav[aria-label=Reference] a").filter(({ text }) => text === "Decisions");
  expect(defined(first).getAttribute("href")).toBe("../decisions/index.html");
});

test.each(["| Question | Choice |", "| Question | Choice | Reason | More |", "| Question |  | Reason |"])(
  "the row %s of the decisions is refused",
  (row) => {
    const table = "| gap | choice | reason |\n| --- | --- | --- |";
    expect(() => readDecisions(`# Decisions\n\n## Birds\n\n${table}\n${row}\n`)).toThrow("three cells");
  },
);

test("links of the document's description lead to pages, wherever it is shown", () => {
  const paths = listPages(readSite(document), [], texts).map(({ path }) => `${path}index.html`);
  const found: string[] = [];
  const linked = withLinks(document, (href) => {
    found.push(href);
    return new URL(href, "https://docs.example/platform/").href;
  });
  expect(found).not.toEqual([]);
  for (const href of found) expect(paths).toContain(href);
  expect(linked.info.description).toContain("](https://docs.example/platform/decisions/index.html)");
  const description = "[a](https://a.example/) [b](#b) [c](c/index.html)";
  const other = withLinks({ ...document, info: { ...document.info, description } }, (href) => `../${href}`);
  expect(other.info.description).toBe("[a](https://a.example/) [b](#b) [c](../c/index.html)");
});

test.each([
  ["creates", "from", /^- \[.*: does not exist → /],
  ["deletes", "to", /^- \[.*: .+ → deleted$/],
] as const)("an operation's page says what it %s", (change, state, line) => {
  for (const { operation } of listOperations(document)) {
    const id = operation.operationId;
    const transitions = operation["x-transition"] ?? [];
    const expected = transitions.filter((transition) => transition[change] && !transition[state]).length;
    const lines = defined(markdown.get(`operations/${id}/`)).split("\n");
    expect(lines.filter((text) => line.test(text)).length, id).toBe(expected);
  }
});

test("the keyboard reaches the link above the title before the buttons beside it", () => {
  const tops = rendered
    .map(({ html }) => /<div class="top">.*?<h1/s.exec(html)?.[0])
    .filter((top) => top?.includes("crumbs"));
  expect(tops.length).toBeGreaterThan(700);
  expect(tops.filter((top) => !/crumbs.*<button/s.test(top ?? ""))).toEqual([]);
});
