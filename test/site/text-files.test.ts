import { expect, test } from "vitest";
import { readBaseUrl } from "../../scripts/site/base-url.ts";
import { renderNotFound } from "../../scripts/site/render.tsx";
import { renderLlms, renderRobots, renderSitemap } from "../../scripts/site/text-files.ts";
import { defined } from "../defined.ts";
import { guides, llmsFull, markdown, pages, site } from "./rendered.ts";

const files = new Set(pages.map(({ path }) => `${path}index.html.md`));

/** Addresses that a Markdown text in a folder links to, relative to the root; addresses of other sites are omitted. */
function linksIn(text: string, folder: string): string[] {
  const prose = text.replaceAll(/```.*?```/gs, "");
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => new URL(href!, `http://site/${folder}`));
  return links.filter(({ host }) => host === "site").map(({ pathname }) => pathname.slice(1));
}

test("the Markdown of an operation has its fields, errors and response", () => {
  const text = defined(markdown.get("operations/agents.create/"));
  expect(text).toMatch(/^# Create an agent \(beta\)\n\nPOST `\/v1\/agents` agents\.create\n/);
  expect(text).toContain("\n- `model` string (required)\n\n  Id of the model that generates the responses.\n");
  expect(text).toContain("\n| Status | When | What to do |\n| --- | --- | --- |\n| 400 | The body is not valid JSON.");
  expect(text).toMatch(/\n```json\n\{\n {2}"id": "ag_0197c3d0",/);
  expect(text).not.toMatch(/<\/?[a-z]+[ >]|Copy\n|Skip to/);
});

test("Markdown pages link to Markdown pages that exist", () => {
  const dead = [...markdown].flatMap(([path, text]) =>
    linksIn(text, path).filter((link) => link.endsWith(".md") && !files.has(link)),
  );
  expect(dead).toEqual([]);
});

test("llms.txt has the proposed form, and links to every operation", () => {
  const text = renderLlms(site, pages, { full: 1_250_000 });
  expect(text).toMatch(/^# Platform API\n\n> [^\n]+\n\n## Whole reference\n\n- \[/);
  expect(text).toContain("(llms-full.txt): 1.3 MB of Markdown\n");
  const lines = text.split("\n").filter((line) => line !== "" && !/^(#|>)/.test(line));
  for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): \S/);
  const links = linksIn(text, "");
  for (const id of site.operations.keys()) expect(links).toContain(`operations/${id}/index.html.md`);
  expect(links.filter((link) => link.endsWith(".md") && !files.has(link))).toEqual([]);
  for (const { flow } of guides) {
    expect(text).toContain(`\n- [${flow.title}](guides/${flow.name}/index.html.md): ${flow.goal}\n`);
  }
});

test("llms-full.txt has every operation and every schema once, and no links to their pages", () => {
  const text = llmsFull;
  for (const { method, path, id } of site.operations.values())
    expect(text.split(`\n${method.toUpperCase()} \`${path}\` ${id}\n`)).toHaveLength(2);
  for (const name of site.schemas.keys()) expect(text.split(`\n# ${name}\n`)).toHaveLength(2);
  // The description of the document has the only one.
  expect(linksIn(text, "")).toEqual(["decisions/index.html.md"]);
  expect(text.split("\n| 429 |")).toHaveLength(2);
  // The fields of a named schema are below its own heading only.
  expect(text.split("Whether to block the text if the check itself fails.")).toHaveLength(2);
  expect(text).not.toContain("\n## Used by");
  // The sum of all pages is several times as large.
  expect(text.length).toBeLessThan(1_200_000);
});

test("the sitemap and robots.txt have whole addresses", () => {
  const baseUrl = readBaseUrl("https://docs.example");
  expect(renderSitemap(baseUrl, ["", "errors/"])).toBe("https://docs.example/\nhttps://docs.example/errors/\n");
  expect(renderRobots(baseUrl)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.txt\n");
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
