/** Files for programs that read the site: language models (https://llmstxt.org) and search engines. */
import { XMLBuilder } from "fast-xml-parser";
import { FEED } from "./components/web-address.tsx";
import { withLinks } from "./document-links.ts";
import { inlineMarkdown, isExternal, markdownAddress, toMarkdown } from "./markdown.ts";
import { toAnchor } from "./pages/changelog.tsx";
import type { RenderedPage } from "./render.tsx";
import { shortFile } from "./short-forms.tsx";
import { type Area, getExisting, pagePaths, type Site } from "./site.ts";

/** The Markdown beside a page. It has all examples. */
export function renderMarkdown({ html, later }: RenderedPage): string {
  return toMarkdown(html, { link: markdownAddress, end: later?.list });
}

/** llms.txt: one line for each page except schemas, to which operations refer. Operations have their short forms. */
export function renderLlms(site: Site, pages: RenderedPage[], bytes: { full: number }): string {
  const { title, summary } = site.document.info;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const line = (path: string, file?: string) => formatLine(getExisting(byPath, path), file);
  const areaLine = ({ name, title }: Area) =>
    `- [${title} in one file](${areaFile(name)}): operations, with the schemas of their requests and responses`;
  const [mock] = site.document.servers as { url: string }[];
  const guides = pages.filter(({ path }) => path.startsWith("guides/"));
  const topics = pages.filter(({ path }) => /^([^/]+|mock\/[^/]+)\/$/.test(path) && !OTHER_PAGES.includes(path));
  const sections = [
    section("Whole reference", [
      `- [All operations and schemas](llms-full.txt): ${(bytes.full / 1e6).toFixed(1)} MB of Markdown`,
      "- [openapi.json](openapi.json): the OpenAPI 3.1 document",
      "- [openapi.yaml](openapi.yaml): the same in YAML",
    ]),
    section("Before the first call", [
      `- [Base address](authentication/index.html.md): \`${mock!.url}\` in examples is the mock server on your own machine. The address of the service is the operator's: ask for it, or read the variable \`PLATFORM_BASE_URL\``,
      "- [Files](areas/batch/index.html.md): no operation uploads or downloads a file. Operations take the ids of files in the file storage service, which has its own API",
    ]),
    section(
      "Start here",
      topics.map((page) => formatLine(page)),
    ),
    section(
      "Guides",
      guides.map((page) => formatLine(page)),
    ),
    ...site.areas.map((area) =>
      section(area.title, [
        line(pagePaths.area(area.name)),
        areaLine(area),
        ...area.operations.map(({ id }) => line(pagePaths.operation(id), shortFile(id))),
      ]),
    ),
    section(
      "Optional",
      ["schemas/", "decisions/", "changelog/"].map((path) => line(path)),
    ),
  ];
  return `# ${title}\n\n> ${summary}\n\n${sections.filter((text) => text !== "").join("\n")}`;
}

/** Pages of the first level that llms.txt lists elsewhere. */
const OTHER_PAGES = ["guides/", "schemas/", "decisions/", "changelog/"];

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join("\n")}\n` : "";
}

function formatLine({ path, html }: RenderedPage, file = `${path}index.html.md`): string {
  const [, heading = ""] = /<h1>(.*?)<\/h1>/s.exec(html) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return `- [${inlineMarkdown(heading)}](${file}): ${inlineMarkdown(description)}`;
}

/** Left out of pages in llms-full.txt: fields of named schemas, which it has once, samples except for the first, and the operations of an error. */
const REPEATED = "[data-schema], section:has(#used-by), .samples > section ~ section, .error .names";

/** What a variant is for, beside its name: the part about its schema says it, too. */
const PURPOSE = /(?<=<summary><code>[^<]*<\/code>): [^<]*(?=<\/summary>)/g;

export function areaFile(name: string): string {
  return `${pagePaths.area(name)}all.md`;
}

/**
 * All about an area in one file that fits into a prompt: its page, its operations and the schemas that these name, each once.
 * Other schemas are links to their pages.
 * Samples and examples are on the pages of the operations.
 */
export function renderArea(site: Site, area: Area, pages: RenderedPage[]): string {
  const ids = new Set(area.operations.map(({ id }) => id));
  const schemas = [...site.schemas.values()].filter(({ operations }) => operations.some((id) => ids.has(id)));
  const text = wholeText(pages, {
    change: (html) => html.replace(/<aside .*?<\/aside>/s, ""),
    // Pages of schemas have the same depth as this file, so the address is the same.
    link: (href) => {
      const [, name] = /^\.\.\/\.\.\/schemas\/(\w+)\/index\.html$/.exec(href) ?? [];
      return name && !schemas.some((schema) => schema.name === name) ? markdownAddress(href) : undefined;
    },
  });
  const texts = [
    text(pagePaths.area(area.name)),
    ...area.operations.map(({ id }) => text(pagePaths.operation(id))),
    ...schemas.map(({ name }) => text(pagePaths.schema(name))),
  ];
  return withoutRepeats(texts).join("\n");
}

interface Part {
  /** Changes a page before it is rendered. */
  change?: (html: string) => string;
  /** The target of a link to another page; without one, the text of the link is the name of another part. */
  link?: (href: string) => string | undefined;
}

/** Returns a function that renders a page as a part of one file. */
function wholeText(pages: RenderedPage[], { change = (html) => html, link }: Part = {}): (path: string) => string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const target = (href: string) => (isExternal(href) ? href : link?.(href));
  return (path) =>
    toMarkdown(change(getExisting(byPath, path).html.replaceAll(PURPOSE, "")), {
      link: target,
      without: REPEATED,
      anchors: false,
    });
}

/** Replaces sections that an earlier text has, too, such as the events of a stream. */
function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  return texts.map((text) => {
    const [, title = ""] = /^# (.*)$/m.exec(text) ?? [];
    const sections = text.split(/^(?=## )/m).map((part) => {
      const earlier = seen.get(part);
      seen.set(part, earlier ?? title);
      return earlier && part.length > 200 ? `${part.split("\n", 1)[0]}\n\nSee “${earlier}”.\n\n` : part;
    });
    return sections.join("");
  });
}

/** llms-full.txt: all operations and schemas. It has each schema and each error code once. */
export function renderLlmsFull(site: Site, pages: RenderedPage[]): string {
  const text = wholeText(pages);
  const operations = [...site.operations.keys()].map((id) => text(pagePaths.operation(id)));
  const { title, summary, description } = withLinks(site.document, markdownAddress).info;
  return [
    `# ${title}\n\n> ${summary}\n\n${description.trim()}\n`,
    text("authentication/"),
    text("errors/"),
    ...operations,
    ...[...site.schemas.keys()].map((name) => text(pagePaths.schema(name))),
  ].join("\n");
}

/** sitemap.xml (https://www.sitemaps.org): the address of each page. */
export function renderSitemap(baseUrl: URL, paths: string[]): string {
  const url = paths.map((path) => ({ loc: new URL(path, baseUrl).href }));
  return renderXml({ urlset: { "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9", url } });
}

/** The releases of the API as an Atom feed (RFC 4287). */
export function renderFeed(baseUrl: URL, { document, history }: Pick<Site, "document" | "history">): string {
  const page = new URL("changelog/", baseUrl).href;
  const toTime = (date: string) => `${date}T00:00:00Z`;
  const entry = history.map(({ version, date, changes }, index) => {
    const link = `${page}#${toAnchor(version)}`;
    const lines = changes.flatMap(({ operations, changes }) =>
      changes.map(({ text }) => [operations.join(", "), text].filter(Boolean).join(": ")),
    );
    return {
      id: link,
      title: `API ${version}`,
      updated: toTime(date),
      link: { "@href": link },
      content: lines.join("\n") || (index === history.length - 1 ? "The first version." : "No changes to the API."),
    };
  });
  return renderXml({
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      id: page,
      title: `Changelog · ${document.info.title}`,
      author: { name: document.info.title },
      updated: toTime(history[0]?.date ?? "1970-01-01"),
      link: [{ "@rel": "self", "@href": new URL(FEED, baseUrl).href }, { "@href": page }],
      entry,
    },
  });
}

function renderXml(content: object): string {
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(content)}`;
}

/** robots.txt (RFC 9309): everything may be read. */
export function renderRobots(baseUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap.xml", baseUrl).href}\n`;
}
