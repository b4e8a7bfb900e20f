/** The content of the pages, from the document, and their addresses. */

import {
  type Document,
  type Example,
  listOperations,
  type Method,
  type Operation,
  type Parameter,
  type Response,
  readName,
  resolve,
  type Schema,
} from "../core/document.ts";
import { findFirstVersions, type Release } from "../diff/history.ts";
import type { ClientCode } from "../samples/languages/render.ts";
import { findExamples } from "./schema-examples.ts";

export interface Site {
  document: Document;
  /** All releases, newest first. */
  history: Release[];
  /** The version in which an operation appeared, unless it was in the first. */
  since: Map<string, string>;
  groups: { name: string; areas: Area[] }[];
  areas: Area[];
  operations: Map<string, OperationEntry>;
  schemas: Map<string, SchemaEntry>;
  errors: Map<string, ErrorEntry>;
  /** Names of the error responses that operations of several areas share, which only the page of errors explains. */
  sharedErrors: Set<string>;
  /** True if the site has all of the reference on a single page, too. */
  singlePage: boolean;
  /** Responses to show instead of the document's examples, by operationId. */
  responses: Map<string, unknown>;
  /** Code of the generated clients, for their samples. Undefined leaves these out. */
  clients?: ClientCode;
}

export interface Area {
  name: string;
  title: string;
  description: string;
  beta: boolean;
  operations: OperationEntry[];
}

export interface OperationEntry {
  id: string;
  method: Method;
  path: string;
  area: Area;
  operation: Operation;
  parameters: Parameter[];
}

export interface SchemaEntry {
  name: string;
  schema: Schema;
  /** Ids of the operations that name the schema. */
  operations: string[];
  /** Names of the schemas that name the schema. */
  schemas: string[];
  /** Ids of the operations whose requests or responses contain the schema. */
  sentIn: { request: string[]; response: string[] };
  /** A value of the schema from the examples of bodies and events, if one has it. */
  example: unknown;
}

/** An error code, and the responses that name it. */
export interface ErrorEntry {
  code: string;
  status: string;
  /** What happened. It names no other code. */
  explanation: string;
  advice: string;
  /** Ids of the operations, by the description of their response; none if any path can return the error. */
  operations: Map<string, string[]>;
  /** Problems with the code, by their summaries. */
  examples: Map<string, unknown>;
}

export function readSite(document: Document, history: Release[] = []): Site {
  const areas = document.tags.map(({ name, description, ...tag }): Area => {
    const beta = tag["x-beta"] === true;
    const title = (tag as { "x-displayName"?: string })["x-displayName"] ?? name;
    return { name, title, description: withoutBeta(description), beta, operations: [] };
  });
  const byName = new Map(areas.map((area) => [area.name, area]));
  const operations = new Map<string, OperationEntry>();
  for (const { path, method, operation, parameters } of currentFirst(listOperations(document))) {
    const area = getExisting(byName, operation.tags[0]);
    const entry = { id: operation.operationId, method, path, area, operation, parameters };
    area.operations.push(entry);
    operations.set(entry.id, entry);
  }
  const groups = (document["x-tagGroups"] as { name: string; tags: string[] }[]).map(({ name, tags }) => {
    return { name, areas: tags.map((tag) => getExisting(byName, tag)) };
  });
  return {
    document,
    history,
    since: findFirstVersions(history),
    groups,
    areas,
    operations,
    schemas: readSchemas(document, operations),
    errors: readErrors(document, operations),
    sharedErrors: findSharedErrors(document, operations),
    singlePage: true,
    responses: new Map(),
  };
}

/** Puts deprecated operations at the end, so that no list of operations starts with one. */
function currentFirst<T extends { operation: Operation }>(entries: Iterable<T>): T[] {
  return [...entries].sort((a, b) => Number(a.operation.deprecated ?? false) - Number(b.operation.deprecated ?? false));
}

/** Descriptions of beta operations start with this word; pages show a badge instead. */
export function withoutBeta(description: string): string {
  return description.replace(/^Beta\. /, "");
}

function readSchemas(document: Document, operations: Map<string, OperationEntry>): Map<string, SchemaEntry> {
  const schemas = new Map<string, SchemaEntry>();
  const examples = findExamples(document, operations.values());
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const example = examples.get(name);
    schemas.set(name, { name, schema, operations: [], schemas: [], sentIn: { request: [], response: [] }, example });
  }
  const uses = new Map([...schemas].map(([name, { schema }]) => [name, namesIn(schema)]));
  for (const [name, names] of uses)
    for (const used of names) if (used !== name) getExisting(schemas, used).schemas.push(name);
  for (const { id, operation, parameters } of operations.values()) {
    const responses = Object.values(operation.responses).map((response) => resolve<Response>(document, response));
    for (const used of namesIn([parameters, operation.requestBody, responses]))
      getExisting(schemas, used).operations.push(id);
    markSent(namesIn([parameters, operation.requestBody]), "request", id);
    markSent(namesIn(responses), "response", id);
  }
  return schemas;

  function markSent(names: Iterable<string>, where: "request" | "response", id: string): void {
    for (const name of names) {
      const ids = getExisting(schemas, name).sentIn[where];
      if (ids.at(-1) === id) continue;
      ids.push(id);
      markSent(getExisting(uses, name), where, id);
    }
  }
}

function namesIn(value: unknown): Set<string> {
  const refs = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"/]+)"/g);
  return new Set(Array.from(refs, ([, name = ""]) => name));
}

const ERROR_CODE = /`([A-Z][A-Z\d]*_[A-Z\d_]+|UNAUTHENTICATED|UNAVAILABLE)`/g;

/** The error codes that the description of a response names, such as `AGENT_NOT_FOUND` or `WF_1100`. */
export function listCodes(description: string): string[] {
  return [...new Set([...description.matchAll(ERROR_CODE)].map(([, code = ""]) => code))];
}

function readErrors(document: Document, operations: Map<string, OperationEntry>): Map<string, ErrorEntry> {
  const errors = new Map<string, ErrorEntry>();
  for (const [code, { status, description, advice, example }] of Object.entries(document["x-errors"] ?? {})) {
    const examples = new Map([[description, example]]);
    const operations = new Map([[description, []]]);
    errors.set(code, { code, status: String(status), explanation: description, advice, operations, examples });
  }
  for (const { id, operation } of operations.values()) {
    for (const { status, response, codes } of listErrors(document, operation)) {
      for (const code of codes) {
        const empty = { explanation: "", advice: "", operations: new Map(), examples: new Map() };
        const entry = errors.get(code) ?? { code, status, ...empty };
        errors.set(code, entry);
        const advice = response["x-advice"]?.[code];
        if (advice) {
          entry.advice = advice;
          entry.explanation = response["x-explanation"]?.[code] ?? withoutCode(response.description, code);
        }
        entry.operations.set(response.description, [...(entry.operations.get(response.description) ?? []), id]);
        for (const { summary, value } of listExamples(document, response))
          if ((value as { code: string }).code === code) entry.examples.set(summary, value);
      }
    }
  }
  return new Map([...errors].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The description of a response without its code, which it has in parentheses. */
export function withoutCode(description: string, code: string): string {
  return description.replace(new RegExp(`\\s+\\(\`${code}\`\\)`), "");
}

/** The errors of an operation in the order of their statuses. */
export function listErrors(
  document: Document,
  operation: Operation,
): { status: string; name: string | undefined; response: Response; codes: string[] }[] {
  const entries = Object.entries(operation.responses).filter(([status]) => status >= "400");
  return entries.map(([status, reference]) => {
    const response = resolve<Response>(document, reference);
    return {
      status,
      name: readName(reference as { $ref?: string }),
      response,
      codes: listCodes(response.description),
    };
  });
}

/** Names of the error responses that operations of several areas share. */
function findSharedErrors(document: Document, operations: Map<string, OperationEntry>): Set<string> {
  const users = new Map<string, Area>();
  const shared = new Set<string>();
  for (const { area, operation } of operations.values()) {
    for (const { name } of listErrors(document, operation)) {
      if (name === undefined) continue;
      if (users.has(name) && users.get(name) !== area) shared.add(name);
      users.set(name, area);
    }
  }
  return shared;
}

/** The examples of all media types of a response. */
export function listExamples(document: Document, { content = {} }: Response): Example[] {
  const examples = Object.values(content).flatMap((media) => Object.values(media.examples ?? {}));
  return examples.map((example) => resolve<Example>(document, example));
}

/** Returns the value of a key that the map has. Throws if it has none. */
export function getExisting<T extends {}>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no ${key}.`);
  return value;
}

export const pagePaths = {
  area: (name: string) => `areas/${name}/`,
  operation: (id: string) => `operations/${id}/`,
  schema: (name: string) => `schemas/${name}/`,
  guide: (name: string) => `guides/${name}/`,
};

/** Returns the relative address of a page from another one. Both paths are folders, "" for the root, and may end in an anchor. */
export function relative(from: string, to: string): string {
  const [folder, anchor] = to.split("#") as [string, string?];
  const up = "../".repeat(from.split("/").length - 1);
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (folder === from && hash) return hash;
  return `${up}${folder}${folder === "" || folder.endsWith("/") ? "index.html" : ""}${hash}`;
}
