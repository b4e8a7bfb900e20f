/** Files for programs that read the site: language models (https://llmstxt.org) and search engines. */
import { inlineMarkdown, isExternal, markdownAddress, toMarkdown } from "./markdown.ts";
import type { RenderedPage } from "./render.tsx";
import { pathOf, type Site } from "./site.ts";

/** The Markdown beside a page. */
export function renderMarkdown({ html }: RenderedPage): string {
  return toMarkdown(html, { link: markdownAddress });
}

/** llms.txt: what the site has, with one line for each page. Schemas are many, and are named where they are used. */
export function renderLlms(site: Site, pages: RenderedPage[], bytes: { full: number }): string {
  const { title, summary } = site.document.info;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const line = (path: string) => lineOf(byPath.get(path)!);
  const guides = pages.filter(({ path }) => path.startsWith("guides/"));
  const topics = pages.filter(({ path }) => /^([^/]+|mock\/[^/]+)\/$/.test(path) && !OTHER_PAGES.includes(path));
  const sections = [
    section("Whole reference", [
      `- [All operations and schemas](llms-full.txt): ${(bytes.full / 1e6).toFixed(1)} MB of Markdown`,
      "- [openapi.json](openapi.json): the OpenAPI 3.1 document",
      "- [openapi.yaml](openapi.yaml): the same in YAML",
    ]),
    section("Start here", topics.map(lineOf)),
    section("Guides", guides.map(lineOf)),
    ...site.areas.map(({ name, title, operations }) =>
      section(title, [line(pathOf.area(name)), ...operations.map(({ id }) => line(pathOf.operation(id)))]),
    ),
    section("Optional", ["schemas/", "changelog/"].map(line)),
  ];
  return `# ${title}\n\n> ${summary}\n\n${sections.filter((text) => text !== "").join("\n")}`;
}

/** Pages of the first level that llms.txt lists elsewhere. */
const OTHER_PAGES = ["guides/", "schemas/", "changelog/"];

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join("\n")}\n` : "";
}

function lineOf({ path, html }: RenderedPage): string {
  const [, heading = ""] = /<h1>(.*?)<\/h1>/s.exec(html) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return `- [${inlineMarkdown(heading)}](${path}index.html.md): ${inlineMarkdown(description)}`;
}

/** What is in another place of llms-full.txt: fields of schemas with a name, and samples in other languages than the first. */
const REPEATED = "[data-schema], section:has(#used-by), .samples > section ~ section";

/**
 * llms-full.txt: what a program needs to call any operation. Each schema is there once, and so is each error that all
 * operations have.
 */
export function renderLlmsFull(site: Site, pages: RenderedPage[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  // What the pages link to is in the same file, under the name that is the text of the link.
  const link = (href: string) => (isExternal(href) ? href : undefined);
  const text = (path: string) => toMarkdown(byPath.get(path)!.html, { link, without: REPEATED });
  const operations = [...site.operations.keys()].map((id) => text(pathOf.operation(id)));
  const common = rowsOf(operations[0]!).filter((row) =>
    operations.every((operation) => rowsOf(operation).includes(row)),
  );
  const { title, summary, description } = site.document.info;
  return [
    `# ${title}\n\n> ${summary}\n\n${description.trim()}\n`,
    text("authentication/"),
    `# Errors of all operations\n\nThe operations below list only their other errors.\n\n${[...ERRORS, ...common].join("\n")}\n`,
    ...operations.map((operation) => withoutRows(operation, common)),
    ...[...site.schemas.keys()].map((name) => text(pathOf.schema(name))),
  ].join("\n");
}

const ERRORS = ["| Status | When | What to do |", "| --- | --- | --- |"];

/** Rows of tables of errors. */
function rowsOf(operation: string): string[] {
  return operation.split("\n").filter((line) => /^\| \d{3} \|/.test(line));
}

function withoutRows(text: string, rows: string[]): string {
  return text
    .split("\n")
    .filter((line) => !rows.includes(line))
    .join("\n");
}

/** sitemap.txt (https://www.sitemaps.org): the address of each page. */
export function renderSitemap(baseUrl: URL, paths: string[]): string {
  return `${paths.map((path) => new URL(path, baseUrl).href).join("\n")}\n`;
}

/** robots.txt (RFC 9309): everything may be read. */
export function renderRobots(baseUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap.txt", baseUrl).href}\n`;
}
