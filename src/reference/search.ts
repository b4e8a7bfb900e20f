/** The entries of the search: everything in the site that has a name, with the place of its documentation. */
import { type HTMLElement, parse } from "node-html-parser";
import { stemmer } from "stemmer";
import type { Parameter, Schema } from "../core/document.ts";
import { findFirstSentence, toPlainText } from "../core/first-sentence.ts";
import { usualAddress } from "../search/addresses.ts";
import type { Entry, Group } from "../search/entry.ts";
import { isStopWord, splitWords } from "../search/find.ts";
import { readBody } from "./components/samples.tsx";
import { listOperationExamples } from "./operation-examples.ts";
import { OTHER_CLIENTS } from "./package-texts.ts";
import type { RenderedPage } from "./render.tsx";
import { listFields, listVariants, nameWithoutNull, readDescription, unnamedContent } from "./schema.ts";
import { type OperationEntry, pagePaths, relative, type Site, withoutBeta } from "./site.ts";
import { listChanges } from "./state-diagrams.ts";

export function listEntries(site: Site, pages: RenderedPage[]): Entry[] {
  return [
    ...operationEntries(site),
    ...schemaEntries(site),
    ...errorEntries(site),
    ...pages.flatMap((page) => pageEntries(site, page, pages)),
  ];
}

/** Groups entries. Many fields, such as `id`, have the same description in many schemas: to a reader, one result. */
export function grouped(entries: Entry[]): Group[] {
  const groups = new Map<string, { own: Omit<Group, "places">; sent: Group["places"]; others: Group["places"] }>();
  for (const { context, url, isSent, ...own } of entries) {
    const key = JSON.stringify(own);
    const group = groups.get(key) ?? { own, sent: [], others: [] };
    groups.set(key, group);
    const place = url === usualAddress(own.kind, own.name, context) ? { context } : { context, url };
    (isSent ? group.sent : group.others).push(place);
  }
  return Array.from(groups.values(), ({ own, sent, others }) => ({ ...own, places: [...sent, ...others] }));
}

/** The data of the search as a script: browsers load scripts from a folder of files, but no JSON. */
export function searchScript(entries: Entry[]): string {
  return `var searchGroups=${JSON.stringify(grouped(entries))};\n`;
}

function operationEntries(site: Site): Entry[] {
  return [...site.operations.values()].flatMap((entry) => {
    const { id, method, path, parameters, operation } = entry;
    const page = pagePaths.operation(id);
    const body = readBody(operation)?.media.schema;
    return [
      {
        kind: "operation",
        name: id,
        // A fragment tells variants apart in the document, and is not sent.
        context: `${method.toUpperCase()} ${path.replace(/#.*/, "")}`,
        text: `${operation.summary}. ${firstSentence(operation.description)}`,
        examples: listExamples(site, entry),
        ...(operation.deprecated ? { deprecated: true as const } : {}),
        url: relative("", page),
      },
      ...parameters.map((parameter) => parameterEntry(page, id, parameter)),
      // A named schema has its own page.
      ...(body && !body.$ref ? fieldEntries(site, body, { page, context: id, prefix: "body" }) : []),
    ];
  });
}

/** The requests that the page shows only if the reader chooses them. The index has no room for the responses. */
function listExamples(site: Site, entry: OperationEntry): Record<string, string> | undefined {
  const requests = listOperationExamples(site, entry).filter(({ request }) => request !== undefined);
  return requests.length === 0 ? undefined : Object.fromEntries(requests.map(({ name, summary }) => [name, summary]));
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
  return [...site.schemas.values()].flatMap(({ name, schema, sentIn }) => {
    const page = pagePaths.schema(name);
    return [
      {
        kind: "schema",
        name,
        context: "",
        text: firstSentence(String(schema.description ?? "")),
        url: relative("", page),
      },
      ...stateEntries(site, name),
      ...fieldEntries(site, schema, { page, context: name, prefix: "" }).map((field) => {
        return sentIn.request.length === 0 ? field : { ...field, isSent: true as const };
      }),
    ];
  });
}

function stateEntries(site: Site, name: string): Entry[] {
  if (listChanges(site, name).length === 0) return [];
  const url = relative("", `${pagePaths.schema(name)}#states`);
  const text = `The states of ${name}, and what changes them.`;
  return [{ kind: "page", name: `States of ${name}`, context: name, text, url }];
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
    ...unnamed.flatMap(({ schema: variant, anchor }) =>
      fieldEntries(site, variant, { ...place, prefix: prefix ? `${prefix}-${anchor}` : anchor }),
    ),
  ];
}

function errorEntries(site: Site): Entry[] {
  return [...site.errors.values()].map(({ code, status, explanation }) => {
    return {
      kind: "error",
      name: code,
      context: status,
      text: firstSentence(explanation),
      url: relative("", `errors/#${code}`),
    };
  });
}

/** Pages that have other entries, and the page for missing addresses, for which nobody searches. */
const OTHER_PAGES = /^(operations\/.|schemas\/.|404\/)/;
/** Pages whose texts and headings only repeat other entries. */
const LISTS =
  /^($|operations\/$|areas\/|errors\/|decisions\/|changelog\/|schemas\/|guides\/$|languages\/|client\/(python|go|php|java)\/)/;

function pageEntries(site: Site, { path, html }: RenderedPage, pages: RenderedPage[]): Entry[] {
  if (OTHER_PAGES.test(path)) return [];
  const root = parse(html);
  const kind = path.startsWith("guides/") ? "guide" : "page";
  const title = readTitle(site, html);
  const parent = kind === "page" ? pages.find((page) => page.path === path.replace(/[^/]+\/$/, "")) : undefined;
  const isClient = [...OTHER_CLIENTS.map(([folder]) => `client/${folder}/`), "client/"].includes(path);
  const description = root.querySelector('meta[name="description"]')!.getAttribute("content")!;
  const isList = LISTS.test(path);
  const [introduction = "", ...sections] = html.split(/(?=<h2 id=")/);
  return [
    {
      kind,
      name: title,
      context: isClient ? "Clients" : parent?.path ? readTitle(site, parent.html) : "",
      text: toPlainText(description),
      words: listWords((!isList && introduction.split("</h1>")[1]) || "", `${title} ${description}`),
      url: relative("", path),
    },
    ...sections
      .filter((section) => !isList || RETRY.test(section))
      .map((section): Entry => {
        const heading = parse(section).querySelector("h2")!;
        const [name, text] = [toPlainText(heading.text), readText(heading.nextElementSibling)];
        return {
          kind,
          name,
          context: title,
          text,
          words: listWords(section, `${name} ${text}`),
          url: relative("", `${path}#${heading.id}`),
        };
      }),
    ...statusEntries(root),
    ...root.querySelectorAll(".decisions tr[id]").map((row): Entry => {
      return {
        kind: "decision",
        name: toPlainText(row.querySelector("th")!.text),
        context: row.closest("section")!.querySelector("h2")!.text,
        text: "",
        url: relative("", `${path}#${row.id}`),
      };
    }),
  ];
}

/** The sections of lists that no other entry repeats. */
const RETRY = /^<h2 id="(?:retry|retries-and-time-limits)"/;

/** The statuses that several codes have. Who searches for another one looks for its code. */
function statusEntries(page: HTMLElement): Entry[] {
  return page.querySelectorAll('h2[id^="status-"]').flatMap((heading): Entry[] => {
    const text = readText(heading.nextElementSibling);
    const url = relative("", `errors/#${heading.id}`);
    return text ? [{ kind: "page", name: toPlainText(heading.text), context: "Errors", text, url }] : [];
  });
}

function readTitle(site: Site, html: string): string {
  return toPlainText(/<title>(.*?)<\/title>/.exec(html)![1]!).replace(` · ${site.document.info.title}`, "");
}

/** Words that many sections have and nobody searches for. */
const COMMON_WORDS = new Set(
  "all another before each every first instead last no none not nothing one only own same second too two without".split(
    " ",
  ),
);

/** The words of a section, each in one form, without code, numbers, filtered lists and `known`, for a small index. */
function listWords(html: string, known: string): string {
  const root = parse(html);
  for (const code of root.querySelectorAll("nav, pre, button, form, .samples, .facts, details, tr[data-tags]"))
    code.remove();
  // The parts of an identifier are mostly words that the section has besides.
  const list = (text: string) => splitWords(text).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : whole));
  const stems = new Set(list(known).map(stemmer));
  const words = new Map<string, string>();
  for (const word of list(root.structuredText).sort()) {
    const stem = stemmer(word);
    if (!isStopWord(word) && !COMMON_WORDS.has(word) && !/^\d/.test(word) && !stems.has(stem) && !words.has(stem))
      words.set(stem, word);
  }
  return [...words.values()].join(" ");
}

/** The first sentence of what is below a heading, if it is text, also with a sample beside it. */
function readText(next: HTMLElement | null): string {
  const first = next?.classList.contains("step") ? next.firstElementChild : next;
  const paragraph =
    first?.tagName === "P" ? first : first?.classList.contains("prose") ? first.querySelector("p") : undefined;
  return firstSentence(paragraph?.text ?? "");
}

function firstSentence(markdown: string): string {
  return toPlainText(findFirstSentence(withoutBeta(markdown)));
}
