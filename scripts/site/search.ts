/** The entries of the search: everything in the site that has a name, with the place of its documentation. */
import { type HTMLElement, parse } from "node-html-parser";
import type { Parameter, Schema } from "../generate/document.ts";
import { findFirstSentence, toPlainText } from "../shared/first-sentence.ts";
import { readBody } from "./components/samples.tsx";
import type { RenderedPage } from "./render.tsx";
import { listFields, listVariants, nameWithoutNull, readDescription, unnamedContent } from "./schema.ts";
import { pagePaths, relative, type Site, withoutBeta } from "./site.ts";

export type Kind = "operation" | "schema" | "error" | "guide" | "page" | "parameter" | "field";

export interface Entry {
  kind: Kind;
  /** The text to search for: an operation's id, a field's name, the title of a page. */
  name: string;
  /** The method and path of an operation, the schema of a field, the status of an error, or the page of a heading or row. */
  context: string;
  /** One or two sentences of plain text, or "". */
  text: string;
  /** Address relative to the root of the site. */
  url: string;
}

/** All entries. Guides and pages without a name in the document are found in the rendered pages. */
export function listEntries(site: Site, pages: RenderedPage[]): Entry[] {
  return [
    ...operationEntries(site),
    ...schemaEntries(site),
    ...errorEntries(site),
    ...pages.flatMap((page) => pageEntries(site, page)),
  ];
}

/** Entries that have the same name and text, and the places where they are documented. */
export interface Group {
  kind: Kind;
  name: string;
  text: string;
  places: { context: string; url: string }[];
}

/** Groups entries. Many fields, such as `id`, have the same description in many schemas: to a reader, one result. */
export function grouped(entries: Entry[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { kind, name, text, context, url } of entries) {
    const key = JSON.stringify([kind, name, text]);
    const group = groups.get(key) ?? { kind, name, text, places: [] };
    groups.set(key, group);
    group.places.push({ context, url });
  }
  return [...groups.values()];
}

/** The data of the search as a script: browsers load scripts from a folder of files, but no JSON. */
export function searchScript(entries: Entry[]): string {
  return `var searchGroups=${JSON.stringify(grouped(entries))};\n`;
}

function operationEntries(site: Site): Entry[] {
  return [...site.operations.values()].flatMap(({ id, method, path, parameters, operation }) => {
    const page = pagePaths.operation(id);
    const body = readBody(operation)?.media.schema;
    return [
      {
        kind: "operation",
        name: id,
        context: `${method.toUpperCase()} ${path}`,
        text: `${operation.summary}. ${firstSentence(operation.description)}`,
        url: relative("", page),
      },
      ...parameters.map((parameter) => parameterEntry(page, id, parameter)),
      // A named schema has its own page.
      ...(body && !body.$ref ? fieldEntries(site, body, { page, context: id, prefix: "body" }) : []),
    ];
  });
}

function parameterEntry(page: string, context: string, { name, in: place, description = "" }: Parameter): Entry {
  return {
    kind: "parameter",
    name,
    context,
    text: firstSentence(description),
    url: relative("", `${page}#${place}.${name}`),
  };
}

function schemaEntries(site: Site): Entry[] {
  return [...site.schemas.values()].flatMap(({ name, schema }) => {
    const page = pagePaths.schema(name);
    return [
      {
        kind: "schema",
        name,
        context: "",
        text: firstSentence(String(schema.description ?? "")),
        url: relative("", page),
      },
      ...fieldEntries(site, schema, { page, context: name, prefix: "" }),
    ];
  });
}

interface Place {
  page: string;
  context: string;
  prefix: string;
}

/** The fields that a page shows, with the anchors of the component `Fields`. Those of named schemas are on the pages of these. */
function fieldEntries(site: Site, reference: Schema, place: Place): Entry[] {
  const { page, context } = place;
  const { schema, suffix } = unnamedContent(site.document, reference);
  const prefix = place.prefix + suffix;
  const entries = listFields(site.document, schema).flatMap((field): Entry[] => {
    const id = prefix ? `${prefix}.${field.name}` : field.name;
    return [
      {
        kind: "field",
        name: field.name,
        context,
        text: firstSentence(readDescription(site.document, field.schema)),
        url: relative("", `${page}#${id}`),
      },
      ...(nameWithoutNull(field.schema) ? [] : fieldEntries(site, field.schema, { ...place, prefix: id })),
    ];
  });
  const unnamed = listVariants(site.document, schema).filter(({ name }) => !name);
  return [
    ...entries,
    ...unnamed.flatMap(({ schema: variant, label }) =>
      fieldEntries(site, variant, { ...place, prefix: prefix ? `${prefix}-${label}` : label }),
    ),
  ];
}

function errorEntries(site: Site): Entry[] {
  return [...site.errors.values()].map(({ code, status, operations }) => {
    const [description = ""] = operations.keys();
    return {
      kind: "error",
      name: code,
      context: status,
      text: firstSentence(description),
      url: relative("", `errors/#${code}`),
    };
  });
}

/** Pages that have other entries, and the page for missing addresses, for which nobody searches. */
const OTHER_PAGES = /^(operations\/|schemas\/.|404\/)/;
/** Pages whose headings only repeat the entries of operations and schemas. */
const WITHOUT_HEADINGS = /^($|areas\/)/;

function pageEntries(site: Site, { path, html }: RenderedPage): Entry[] {
  if (OTHER_PAGES.test(path)) return [];
  const root = parse(html);
  const kind = path.startsWith("guides/") ? "guide" : "page";
  const title = root.querySelector("title")!.text.replace(` · ${site.document.info.title}`, "");
  const description = root.querySelector('meta[name="description"]')!.getAttribute("content")!;
  const headings = WITHOUT_HEADINGS.test(path) ? [] : root.querySelectorAll("main h2[id]");
  return [
    { kind, name: title, context: "", text: toPlainText(description), url: relative("", path) },
    ...headings.map((heading): Entry => {
      return {
        kind,
        name: toPlainText(heading.text),
        context: title,
        text: textBelow(heading),
        url: relative("", `${path}#${heading.id}`),
      };
    }),
    ...root.querySelectorAll(".decisions tr[id]").map((row): Entry => {
      return {
        kind,
        name: toPlainText(row.querySelector("th")!.text),
        context: `${title}: ${row.closest("section")!.querySelector("h2")!.text}`,
        text: "",
        url: relative("", `${path}#${row.id}`),
      };
    }),
  ];
}

/** The first sentence below a heading, if text comes next. */
function textBelow(heading: HTMLElement): string {
  const next = heading.nextElementSibling;
  const paragraph =
    next?.tagName === "P" ? next : next?.classList.contains("prose") ? next.querySelector("p") : undefined;
  return firstSentence(paragraph?.text ?? "");
}

function firstSentence(markdown: string): string {
  return toPlainText(findFirstSentence(withoutBeta(markdown)));
}
