/** The content of the pages of the reference, in the form of the entries in documented.ts. */
import { type HTMLElement, parse } from "node-html-parser";
import { defined } from "../../defined.ts";

/** The entries of an HTML page, or of its section with the heading. */
export function shownInHtml(html: string, heading?: string): string[] {
  const part = findPart(html, heading);
  const fields = part.querySelectorAll("ul.fields > li").map((item) => fieldPath(item));
  const links = part.querySelectorAll("a[href]").map((link) => defined(link.getAttribute("href")));
  return [...fields, ...links.flatMap(schemaLink)];
}

/** The main part of a page, or its section with the heading. */
function findPart(html: string, heading?: string): HTMLElement {
  const main = defined(parse(html).querySelector("main"));
  if (heading === undefined) return main;
  return defined(main.querySelectorAll("article section").find((section) => isBelow(section, heading)));
}

function isBelow(section: HTMLElement, heading: string): boolean {
  return startsWith(section.querySelector("h2, h3")?.text ?? "", heading);
}

function startsWith(text: string, heading: string): boolean {
  return `${text.trim()} `.startsWith(`${heading} `);
}

/** The name of the field of an item, after those of the items that it is inside of. */
function fieldPath(item: HTMLElement): string {
  const outer = item.parentNode?.closest("ul.fields > li");
  const name = defined(item.querySelector("code")).text;
  return outer ? `${fieldPath(outer)}.${name}` : name;
}

/** The entries of a page in Markdown, or of its part below the heading. */
export function shownInMarkdown(text: string, heading?: string): string[] {
  const part = withoutAnchors(text, heading);
  const links = [...part.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!);
  return [...fieldsInMarkdown(text, heading).map(([field]) => field), ...links.flatMap(schemaLink)];
}

function withoutAnchors(text: string, heading: string | undefined): string {
  const plain = text.replaceAll(/<a name="[^"]*"><\/a>/g, "");
  return heading === undefined ? plain : partBelow(plain, heading);
}

/** Each field, and the rest of its line. */
function fieldsInMarkdown(text: string, heading?: string): [field: string, line: string][] {
  const names: string[] = [];
  const lines = withoutAnchors(text, heading).matchAll(/^( *)- `([^`]+)` ([^:\n].*)/gm);
  return Array.from(lines, ([, indent = "", name = "", line = ""]) => {
    names.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
    return [names.join("."), line];
  });
}

function partBelow(text: string, heading: string): string {
  const parts = text.split(/^(?=#+ )/m);
  const level = (part: string) => defined(/^#*/.exec(part))[0].length;
  const start = parts.findIndex((part) =>
    startsWith(defined(part.replace(/^#+ /, "").split("\n")[0]).replaceAll("`", ""), heading),
  );
  const end = parts.findIndex((part, index) => index > start && level(part) <= level(defined(parts[start])));
  return start < 0 ? "" : parts.slice(start, end < 0 ? undefined : end).join("");
}

function schemaLink(href: string): string[] {
  const [, name] = /(?:^|\/)(?:schemas\/|\.\.\/)([A-Za-z\d]+)\/index\.html/.exec(href) ?? [];
  return name ? [`link to ${name}`] : [];
}

/** The constraints on an HTML page, or in its section with the heading, after the names of their fields. */
export function constraintsInHtml(html: string, heading?: string): string[] {
  return findPart(html, heading)
    .querySelectorAll("p.facts > span")
    .map((fact) => {
      const item = fact.closest("ul.fields > li");
      return `${item ? fieldPath(item) : ""}: ${fact.text.replace(/^; /, "")}`;
    });
}

/** The marks of the fields on an HTML page, or in its section with the heading: presence, and null. */
export function marksInHtml(html: string, heading?: string): [field: string, mark: string][] {
  return findPart(html, heading)
    .querySelectorAll("ul.fields:not(.headers) > li")
    .map((item) => {
      const presence = item.querySelector("p.head .required, p.head .optional");
      const own = presence?.closest("li") === item ? presence.text : "";
      return [fieldPath(item), markIn(own, item.querySelector("p.head .type")?.text)];
    });
}

/** The same in Markdown. */
export function marksInMarkdown(text: string, heading?: string): [field: string, mark: string][] {
  const fields = fieldsInMarkdown(text, heading).filter(([, line]) => !line.includes(" (header)"));
  return fields.map(([field, line]) => {
    const [type = "", presence = ""] = line.split(/ ?\((required|optional|not allowed)\)/);
    return [field, markIn(presence, type)];
  });
}

const markIn = (presence: string, type = "") => `${presence}${/\bnull\b/.test(type) ? " null" : ""}`.trim();
