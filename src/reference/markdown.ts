/** Pages as Markdown, for programs and language models. */
// @ts-expect-error The package has no types.
import { tables } from "@joplin/turndown-plugin-gfm";
import Turndown from "turndown";

export interface MarkdownOptions {
  /** The target of a link to `href`; undefined leaves only its text. */
  link: (href: string) => string | undefined;
  /** Selects elements to leave out. */
  without?: string;
  /** HTML that follows the content. */
  end?: string | undefined;
  /** False leaves out the anchors that links to parts of the page need. Default: true. */
  anchors?: boolean;
}

/** Elements that do something, lead elsewhere, or repeat the text beside them. */
const LEFT_OUT = "button, form, nav, noscript, script, style, svg, .crumbs, .try-it, .typical, [hidden]";

/** The content of a page as Markdown. Samples come last: on the page they stand beside the text. */
export function toMarkdown(html: string, options: MarkdownOptions): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error("The page has no <main>.");
  const [aside = "", label, samples] = /<aside aria-label="([^"]*)">(.*?)<\/aside>/s.exec(main) ?? [];
  const content = main.replace(aside, "") + (samples ? `<h2>${label}</h2>${samples}` : "") + (options.end ?? "");
  const marked = options.anchors === false ? content : withAnchors(content);
  return `${converter(options).turndown(marked.replaceAll(/<wbr\s*\/?>/g, ""))}\n`;
}

/** Puts an element into each heading, field and row that has an id, because Markdown has no other anchors for them. */
function withAnchors(html: string): string {
  const starts = /<(?:h[1-6]|li|section|tr)(?= )[^>]*? id="([^"]*)"[^>]*>(?:\s*<(?:h[1-6]|p|t[dh])(?: [^>]*)?>)?/g;
  return html.replaceAll(starts, '$&<a name="$1"></a>');
}

/** Part of a page, such as a title, as Markdown. */
export function inlineMarkdown(html: string): string {
  return converter({ link: (href) => href })
    .turndown(html)
    .replaceAll(/\s+/g, " ");
}

/** True if a link leads to another site. */
export function isExternal(href: string): boolean {
  return /^[a-z]+:/.test(href);
}

/** Replaces the address of a page by that of its Markdown. Other addresses stay. */
export function markdownAddress(href: string): string {
  return isExternal(href) ? href : href.replace(/(^|\/)index\.html(#.*)?$/, "$1index.html.md$2");
}

function converter({ link, without }: MarkdownOptions): Turndown {
  const service = new Turndown({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
    emDelimiter: "*",
  });
  service.use(tables);
  // Within a word, an underscore is no markup (CommonMark, section 6.2). Names are easier to find without the backslash.
  const escapeText = service.escape;
  service.escape = (text) => escapeText(text).replaceAll(/(?<=\w)\\_(?=\w)/g, "_");
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
    replacement(content, node) {
      const href = (node as HTMLElement).getAttribute("href") ?? "";
      // Markdown has no anchors for fields and the like.
      const target = href.startsWith("#") ? undefined : link(href);
      return target === undefined ? content : `[${content}](${target})`;
    },
  });
  service.addRule("anchor", {
    filter: (node) => node.nodeName === "A" && node.hasAttribute("name"),
    replacement: (_, node) => (node as HTMLElement).outerHTML,
  });
  service.addRule("badge", {
    filter: selects(".badge, .required, .optional, .deprecated"),
    replacement: (content) => `(${content.trim()})`,
  });
  // The content of <details> follows, so its summary is an introduction.
  service.addRule("summary", { filter: "summary", replacement: (content) => `\n\n${content}:\n\n` });
  // Turndown indents by four columns.
  service.addRule("item", {
    filter: (node) => node.nodeName === "LI" && node.parentNode?.nodeName === "UL",
    replacement(content, node) {
      const text = content.trim();
      const gap = node.nextSibling ? (text.includes("\n\n") ? "\n\n" : "\n") : "";
      return `- ${text.replaceAll(/\n(?=[^\n])/g, "\n  ")}${gap}`;
    },
  });
  // Rules that are added later win. Those of the service's own remove() would lose against the one for paragraphs.
  const unwanted = without ? `${LEFT_OUT}, ${without}` : LEFT_OUT;
  service.addRule("unwanted", { filter: selects(unwanted), replacement: () => "" });
  return service;
}

/** True for the elements of a selector, which takes as long to compile for one element as for a document. */
function selects(selector: string): (node: HTMLElement) => boolean {
  const selected = new WeakMap<Document, Set<Element>>();
  return (node) => {
    const document = node.ownerDocument;
    const elements = selected.get(document) ?? new Set(document.querySelectorAll(selector));
    selected.set(document, elements);
    return elements.has(node);
  };
}
