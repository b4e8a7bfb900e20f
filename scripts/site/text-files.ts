/** Files for programs that read the site: language models (https://llmstxt.org) and search engines. */
import { withLinks } from "./document-links.ts";
import { inlineMarkdown, isExternal, markdownAddress, toMarkdown } from "./markdown.ts";
import type { RenderedPage } from "./render.tsx";
import { getExisting, pagePaths, type Site } from "./site.ts";

/** The Markdown beside a page. */
export function renderMarkdown({ html }: RenderedPage): string {
  return toMarkdown(html, { link: markdownAddress });
}

/** llms.txt: one line for each page, except for those of schemas, to which operations refer. */
export function renderLlms(site: Site, pages: RenderedPage[], bytes: { full: number }): string {
  const { title, summary } = site.document.info;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const line = (path: string) => formatLine(getExisting(byPath, path));
  const guides = pages.filter(({ path }) => path.startsWith("guides/"));
  const topics = pages.filter(({ path }) => /^([^/]+|mock\/[^/]+)\/$/.test(path) && !OTHER_PAGES.includes(path));
  const sections = [
    section("Whole reference", [
      `- [All operations and schemas](llms-full.txt): ${(bytes.full / 1e6).toFixed(1)} MB of Markdown`,
      "- [openapi.json](openapi.json): the OpenAPI 3.1 document",
      "- [openapi.yaml](openapi.yaml): the same in YAML",
    ]),
    section("Start here", topics.map(formatLine)),
    section("Guides", guides.map(formatLine)),
    ...site.areas.map(({ name, title, operations }) =>
      section(title, [line(pagePaths.area(name)), ...operations.map(({ id }) => line(pagePaths.operation(id)))]),
    ),
    section("Optional", ["schemas/", "decisions/", "changelog/"].map(line)),
  ];
  return `# ${title}\n\n> ${summary}\n\n${sections.filter((text) => text !== "").join("\n")}`;
}

/** Pages of the first level that llms.txt lists elsewhere. */
const OTHER_PAGES = ["guides/", "schemas/", "decisions/", "changelog/"];

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join("\n")}\n` : "";
}

function formatLine({ path, html }: RenderedPage): string {
  const [, heading = ""] = /<h1>(.*?)<\/h1>/s.exec(html) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return `- [${inlineMarkdown(heading)}](${path}index.html.md): ${inlineMarkdown(description)}`;
}

/** Left out of pages in llms-full.txt: fields of named schemas, which it has once, and samples except for the first. */
const REPEATED = "[data-schema], section:has(#used-by), .samples > section ~ section";

/** llms-full.txt: all operations and schemas. It has each schema once, and once each error that all operations have. */
export function renderLlmsFull(site: Site, pages: RenderedPage[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  // The pages link to parts of the same file, whose name is the text of the link.
  const link = (href: string) => (isExternal(href) ? href : undefined);
  const text = (path: string) => toMarkdown(getExisting(byPath, path).html, { link, without: REPEATED });
  const operations = [...site.operations.keys()].map((id) => text(pagePaths.operation(id)));
  const [first = ""] = operations;
  const common = formatRows(first).filter((row) =>
    operations.every((operation) => formatRows(operation).includes(row)),
  );
  const { title, summary, description } = withLinks(site.document, markdownAddress).info;
  return [
    `# ${title}\n\n> ${summary}\n\n${description.trim()}\n`,
    text("authentication/"),
    `# Errors of all operations\n\nThe operations below list only their other errors.\n\n${[...ERRORS, ...common].join("\n")}\n`,
    ...operations.map((operation) => withoutRows(operation, common)),
    ...[...site.schemas.keys()].map((name) => text(pagePaths.schema(name))),
  ].join("\n");
}

const ERRORS = ["| Status | When | What to do |", "| --- | --- | --- |"];

/** Rows of tables of errors. */
function formatRows(operation: string): string[] {
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
