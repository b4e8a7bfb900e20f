import { XMLParser } from "fast-xml-parser";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { parse } from "node-html-parser";
import { Fragment, h } from "preact";
import { describe, expect, test } from "vitest";
import { readBaseUrl } from "../../src/reference/base-url.ts";
import { Layout } from "../../src/reference/components/layout.tsx";
import { readBody } from "../../src/reference/components/samples.tsx";
import { renderNotFound, renderPage } from "../../src/reference/render.tsx";
import { listFields, unnamedContent } from "../../src/reference/schema.ts";
import { renderShortForm, shortFile } from "../../src/reference/short-forms.tsx";
import {
  areaFile,
  renderArea,
  renderFeed,
  renderLlms,
  renderRobots,
  renderSitemap,
} from "../../src/reference/text-files.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { guides, llmsFull, markdown, pages, site } from "./rendered.ts";

const files = new Set([
  ...pages.map(({ path }) => `${path}index.html.md`),
  ...[...site.operations.keys()].map(shortFile),
  ...site.areas.map(({ name }) => areaFile(name)),
]);

/** Addresses that a Markdown text in a folder links to, relative to the root; addresses of other sites are omitted. */
function linksIn(text: string, folder: string): string[] {
  const prose = text.replaceAll(/```.*?```/gs, "");
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => new URL(href!, `http://site/${folder}`));
  return links.filter(({ host }) => host === "site").map(({ pathname }) => pathname.slice(1));
}

test("the Markdown of an operation has its fields, errors and response", () => {
  const text = defined(markdown.get("operations/agents.create/"));
  expect(text).toMatch(/^# Create an agent \(beta\)\n\nPOST `\/v1\/agents` agents\.create\n/);
  expect(text).toContain(
    '\n- <a name="body.model"></a>`model` string (required)\n\n  Id of the model that generates the responses.\n',
  );
  expect(text).toMatch(/\n- <a name="error-404"><\/a>`404`\n\n {2}The body refers to .*\n\n {2}\*\*What to do:\*\*\n/);
  expect(text).toMatch(
    /\n- <a name="[^"]+"><\/a>400 \[`MALFORMED_REQUEST`\]\(\.\.\/\.\.\/errors\/index\.html\.md#MALFORMED_REQUEST\)\n/,
  );
  expect(text).toMatch(/\n```json\n\{\n {2}"id": "ag_\w{8}",/);
  expect(text.replaceAll(/<a name="[^"]+"><\/a>/g, "")).not.toMatch(/<\/?[a-z]+[ >]|Copy|Skip to/);
});

test("Markdown pages link to Markdown pages that exist", () => {
  const dead = [...markdown].flatMap(([path, text]) =>
    linksIn(text, path).filter((link) => link.endsWith(".md") && !files.has(link)),
  );
  expect(dead).toEqual([]);
});

describe("the short form of an operation", () => {
  const forms = new Map([...site.operations.values()].map((entry) => [entry.id, renderShortForm(site, entry)]));

  test("has at most 2,500 tokens", () => {
    const long = [...forms].filter(([, text]) => encode(text).length > 2500).map(([id]) => id);
    expect(forms.size).toBe(site.operations.size);
    expect(long).toEqual([]);
  });

  test("has the fields of the first level, one example and the codes of errors", () => {
    const text = defined(forms.get("conversations.start"));
    expect(text).toMatch(/^# Start a conversation\n\nPOST `\/v1\/conversations` conversations\.start, beta\n/);
    expect(text).toContain(
      "- `inputs` string or array ([ConversationInputs](../../schemas/ConversationInputs/index.html.md)), required: ",
    );
    expect(text.match(/^```sh$/gm)).toHaveLength(1);
    expect(text).toContain("404 AGENT_NOT_FOUND, AGENT_VERSION_NOT_FOUND, MODEL_NOT_FOUND");
    expect(text).not.toContain("presence_penalty");
  });

  test("names every parameter and every field of the body", () => {
    const missing = [...site.operations.values()].flatMap(({ id, operation, parameters }) => {
      const body = readBody(operation);
      const fields = body ? listFields(document, unnamedContent(document, body.media.schema).schema) : [];
      const names = [...parameters, ...fields].map(({ name }) => name);
      return names.filter((name) => !defined(forms.get(id)).includes(`- \`${name}\` `)).map((name) => `${id} ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test("links to pages that exist, and to the whole page", () => {
    const links = [...forms].flatMap(([id, text]) => linksIn(text, shortFile(id)));
    expect(links.filter((link) => !files.has(link))).toEqual([]);
    for (const id of forms.keys()) expect(links).toContain(`operations/${id}/index.html.md`);
  });
});

test("llms.txt has the proposed form, and links to every operation", () => {
  const text = renderLlms(site, pages, { full: 1_250_000 });
  expect(text).toMatch(/^# Platform API\n\n> [^\n]+\n\n## Whole reference\n\n- \[/);
  expect(text).toContain("(llms-full.txt): 1.3 MB of Markdown\n");
  const lines = text.split("\n").filter((line) => line !== "" && !/^(#|>)/.test(line));
  for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): \S/);
  const links = linksIn(text, "");
  for (const id of site.operations.keys()) expect(links).toContain(shortFile(id));
  expect(links.filter((link) => link.endsWith(".md") && !files.has(link))).toEqual([]);
  for (const { flow } of guides) {
    expect(text).toContain(`\n- [${flow.title}](guides/${flow.name}/index.html.md): ${flow.goal}\n`);
  }
});

/** The line below the heading of an operation, in which the form of a path is beside it. */
function titleOf({ method, path, id }: { method: string; path: string; id: string }): string {
  const [address, form] = path.split("#");
  return `${method.toUpperCase()} \`${address}\` ${form ? `(${form}) ` : ""}${id}`;
}

test("llms-full.txt has every operation and every schema once, and no links to their pages", () => {
  const text = llmsFull;
  for (const { method, path, id } of site.operations.values())
    expect(text.split(`\n${titleOf({ method, path, id })}\n`)).toHaveLength(2);
  for (const name of site.schemas.keys()) expect(text.split(`\n# ${name}\n`)).toHaveLength(2);
  // The description of the document has the only one.
  expect(linksIn(text, "")).toEqual(["decisions/index.html.md"]);
  for (const { code, advice } of site.errors.values()) {
    expect(text.split(`\n### ${code} `)).toHaveLength(2);
    expect(advice).not.toBe("");
  }
  // The fields of a named schema are below its own heading only.
  expect(text.split("If true, the text is blocked when the check itself fails.")).toHaveLength(2);
  expect(text).not.toContain("\n## Used by");
  // The sum of all pages is several times as large.
  expect(text.length).toBeLessThan(1_240_000);
});

test("links in Markdown lead to anchors that exist", () => {
  const dead = [...markdown].flatMap(([path, text]) => {
    const links = text.replaceAll(/```.*?```/gs, "").matchAll(/\]\(([^)\s:]+\/index\.html\.md)#([^)\s]+)\)/g);
    return [...links].flatMap(([, href = "", anchor = ""]) => {
      const { pathname } = new URL(href, `http://site/${path}`);
      const target = markdown.get(pathname.slice(1).replace("index.html.md", ""));
      return target?.includes(`<a name="${decodeURIComponent(anchor)}">`) ? [] : `${path}: ${href}#${anchor}`;
    });
  });
  expect(dead).toEqual([]);
});

describe.each(site.areas)("the file of the area $name", (area) => {
  const text = renderArea(site, area, pages);

  test("has its operations and the schemas that they name", () => {
    for (const { id, method, path } of area.operations)
      expect(text.split(`\n${titleOf({ method, path, id })}\n`)).toHaveLength(2);
    const ids = new Set(area.operations.map(({ id }) => id));
    for (const { name, operations } of site.schemas.values())
      expect(text.includes(`\n# ${name}\n`)).toBe(operations.some((id) => ids.has(id)));
    expect(linksIn(text, `areas/${area.name}/`).filter((link) => link.endsWith(".md") && !files.has(link))).toEqual([]);
  });

  test("fits into a prompt", () => {
    expect(Buffer.byteLength(text)).toBeLessThan(48_000);
  });
});

test("llms.txt tells where to find the address of the service, and that no operation uploads files", () => {
  const text = renderLlms(site, pages, { full: 1 });
  expect(text).toMatch(/^- \[Base address\].*`PLATFORM_BASE_URL`$/m);
  expect(text).toMatch(/^- \[Files\].*no operation uploads/m);
});

test("the sitemap and robots.txt have whole addresses", () => {
  const baseUrl = readBaseUrl("https://docs.example");
  expect(new XMLParser().parse(renderSitemap(baseUrl, ["", "errors/"]))).toMatchObject({
    urlset: { url: [{ loc: "https://docs.example/" }, { loc: "https://docs.example/errors/" }] },
  });
  expect(renderRobots(baseUrl)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n");
});

test("the feed has each release with its changes", () => {
  const changes = [{ operations: ["agents.get"], changes: [{ effect: "break" as const, text: "<b> & more" }] }];
  const history = [
    { version: "2.0.0", date: "2026-12-01", added: [], changes },
    { version: "1.0.0", date: "2026-11-22", added: [], changes: [] },
  ];
  const { feed } = new XMLParser().parse(renderFeed(readBaseUrl("https://docs.example/api"), { ...site, history }));
  expect(feed).toMatchObject({
    id: "https://docs.example/api/changelog/",
    updated: "2026-12-01T00:00:00Z",
    entry: [
      { id: "https://docs.example/api/changelog/#v2.0.0", title: "API 2.0.0", content: "agents.get: <b> & more" },
      { updated: "2026-11-22T00:00:00Z", content: "The first version." },
    ],
  });
});

test("pages have addresses for search engines only if the address of the site is known", () => {
  const layout = h(Layout, { head: { title: "A </script>", description: "B" }, children: "C" });
  const page = { path: "errors/", content: h(Fragment, null, layout) };
  expect(renderPage(site, page)).not.toMatch(/canonical|og:|ld\+json|feed/);
  const html = parse(renderPage(site, page, readBaseUrl("https://docs.example/api")));
  const content = (property: string) => html.querySelector(`meta[property="og:${property}"]`)?.getAttribute("content");
  expect(html.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe("https://docs.example/api/errors/");
  expect([content("title"), content("url")]).toEqual(["A </script>", "https://docs.example/api/errors/"]);
  const data = defined(html.querySelector('script[type="application/ld+json"]')).text;
  expect(JSON.parse(data)).toMatchObject({ headline: "A </script>", url: "https://docs.example/api/errors/" });
  expect(data).not.toContain("<");
});

test("a base URL ends with a slash, whether it is given with one or not", () => {
  expect(readBaseUrl("https://docs.example/api").href).toBe("https://docs.example/api/");
  expect(readBaseUrl("https://docs.example/api/").href).toBe("https://docs.example/api/");
});

test.each(["docs.example", "/docs/", "ftp://docs.example/", "https://docs.example/?a", "https://docs.example/#a"])(
  "%s is no base URL",
  (text) => {
    expect(() => readBaseUrl(text)).toThrow(
      `--base-url takes an address such as https://docs.example/platform/, not ${text}.`,
    );
  },
);

test("the page for missing addresses can be shown at any depth", () => {
  const html = renderNotFound(site, "/api/");
  const targets = [...html.matchAll(/ (?:href|src|data-root)="([^"]*)"/g)].map(([, target]) => target!);
  expect(targets.length).toBeGreaterThan(20);
  for (const target of targets) expect(target).toMatch(/^(#|\/api\/)/);
});
