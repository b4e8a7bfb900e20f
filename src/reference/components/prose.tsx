import markdownIt from "markdown-it";
import { render } from "preact-render-to-string";
import { PACKAGE_TEXTS } from "../package-texts.ts";
import { pagePaths, relative, type Site } from "../site.ts";
import { Code, type Language, withBreaks } from "./code.tsx";
import { describeRows, MANY_ROWS } from "./fold.tsx";
import { usePage } from "./link.tsx";
import { Name } from "./name.tsx";

/** The page of the text; markdown-it passes it to the rules. */
type Environment = { site: Site; path: string };

// Descriptions are text: HTML in them is shown, not run.
const markdown = markdownIt({ html: false, linkify: false });

// A name in code that has a page is a link to it.
markdown.renderer.rules.code_inline = (tokens, index, _options, environment) => {
  const text = tokens[index]!.content;
  const { site, path } = environment as Environment;
  const target = findPage(site, text);
  const code = render(<code>{target === undefined ? withBreaks(text) : <Name>{text}</Name>}</code>);
  return target === undefined || target === path ? code : `<a href="${relative(path, target)}">${code}</a>`;
};

markdown.renderer.rules.fence = (tokens, index) => {
  const { content, info } = tokens[index]!;
  return render(<Code source={content.trimEnd()} language={LANGUAGES[info] ?? "text"} />);
};

/** Languages by their names in Markdown. */
const LANGUAGES: Record<string, Language> = {
  ts: "typescript",
  typescript: "typescript",
  tsx: "typescript",
  js: "typescript",
  sh: "bash",
  bash: "bash",
  python: "python",
  go: "go",
  php: "php",
  java: "java",
  json: "json",
  yaml: "yaml",
};

// The sections of a page have anchors, with the ids that GitHub gives them. Further down, headings repeat.
markdown.renderer.rules.heading_open = (tokens, index, options, _environment, renderer) => {
  const id = tokens[index + 1]!.content.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
  if (tokens[index]!.tag === "h2") tokens[index]!.attrSet("id", id);
  return renderer.renderToken(tokens, index, options);
};

// A table that is wider than the page scrolls in its own box, which the keyboard can reach. A long one is folded on a phone.
markdown.renderer.rules.table_open = (tokens, index) => {
  const rows = countRows(tokens, index);
  const fold = rows > MANY_ROWS ? `<details class="fold"><summary>${describeRows(rows, "row")}</summary>` : "";
  return `${fold}<div class="scroll" tabindex="0"><table>`;
};
markdown.renderer.rules.table_close = (tokens, index) => {
  const start = tokens.slice(0, index).findLastIndex(({ type }) => type === "table_open");
  return `</table></div>${countRows(tokens, start) > MANY_ROWS ? "</details>" : ""}`;
};

/** The rows below the heading of the table that begins at `start`. Tables do not nest. */
function countRows(tokens: readonly { type: string }[], start: number): number {
  const end = tokens.findIndex(({ type }, index) => index > start && type === "table_close");
  return tokens.slice(start, end).filter(({ type }) => type === "tr_open").length - 1;
}

// A link from one text of the packages to another becomes a link between their pages.
markdown.renderer.rules.link_open = (tokens, index, options, environment, renderer) => {
  const href = String(tokens[index]!.attrGet("href") ?? "");
  const target = findTextPage((environment as Environment).path, href);
  if (target !== undefined) tokens[index]!.attrSet("href", relative((environment as Environment).path, target));
  return renderer.renderToken(tokens, index, options);
};

/** Returns the page of the text that `href` names, with the same anchor. `page` is the page that has the link. */
function findTextPage(page: string, href: string): string | undefined {
  const source = PACKAGE_TEXTS.find((text) => text.page === page);
  if (source === undefined) return undefined;
  const { pathname, hash } = new URL(href, `file:///${source.file}`);
  const target = PACKAGE_TEXTS.find(({ file }) => `/${file}` === pathname);
  return target && target.page + hash;
}

function findPage(site: Site, name: string): string | undefined {
  if (site.operations.has(name)) return pagePaths.operation(name);
  if (site.schemas.has(name)) return pagePaths.schema(name);
  if (site.errors.has(name)) return `errors/#${name}`;
  return undefined;
}

/** Text in Markdown. If `inline`, it is a part of a sentence or a cell and has no paragraphs. */
export function Prose({ text, inline = false }: { text: string; inline?: boolean }) {
  const page = usePage();
  if (text.trim() === "") return null;
  const environment: Environment = page;
  if (inline) return <span dangerouslySetInnerHTML={{ __html: markdown.renderInline(text.trim(), environment) }} />;
  return <div class="prose" dangerouslySetInnerHTML={{ __html: markdown.render(text, environment) }} />;
}
