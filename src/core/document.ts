import type { Pagination } from "./generated-types.ts";
import { valueAt } from "./json-pointer.ts";

export type { Pagination };

/**
 * The bundled document: the files of openapi/ as one JSON value, in which every reference is local. Its objects are those
 * of OpenAPI 3.1.0, section 4.8; only the fields that are read in this repository have types here.
 */
export interface Document {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string; "x-beta"?: boolean }[];
  paths: Record<string, PathItem>;
  components: Components;
  /** The errors that any path can return before an operation is chosen, by their codes. */
  "x-errors"?: Record<string, { status: number; description: string; advice: string; example: unknown }>;
  [key: string]: unknown;
}

interface Components {
  schemas: Record<string, Schema>;
  examples?: Record<string, Example>;
  parameters?: Record<string, Parameter>;
  responses?: Record<string, Response>;
  [key: string]: unknown;
}

export type Method = (typeof METHODS)[number];
export const METHODS = ["get", "put", "post", "patch", "delete"] as const;

type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: Operation };

export interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  "x-pagination"?: Pagination;
  "x-transition"?: Transition[];
  "x-stream"?: { ends: string[]; failures?: string[]; resumable?: boolean };
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  description: string;
  /** What happened, by the code of an error; beside the advice. The description has it if it only adds the code. */
  "x-explanation"?: Record<string, string>;
  /** What to do about an error, by its code. Of the responses that name a code, one has the advice. */
  "x-advice"?: Record<string, string>;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema: Schema;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example | Reference>;
  "x-itemSchema"?: Schema;
}

export interface Example {
  summary: string;
  value: unknown;
}

/** A JSON Schema of draft 2020-12. The linter has checked the value of each keyword. */
export interface Schema {
  $ref?: string;
  type?: string | string[] | undefined;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean | undefined;
  items?: Schema;
  not?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  "x-transition"?: Move[];
  [keyword: string]: unknown;
}

/** The `x-transition` extension, explained in openapi/README.md. */
export interface Transition {
  resource: string;
  from?: Record<string, unknown>;
  to?: Record<string, unknown>;
  creates?: string;
  deletes?: string;
  condition?: string;
  permission?: string;
  creator?: boolean;
  effects?: string[];
}

/** A change that the service makes by itself: an entry of the `x-transition` extension of a schema. */
export interface Move {
  from: Record<string, unknown>;
  to: Record<string, unknown>;
  condition: string;
}

/** Follows references of the form `#/a/b`. The linter has checked that their targets exist. */
export function resolve<T extends object>(document: Pick<Document, "components">, value: T | Reference): T {
  let target: unknown = value;
  while (isReference(target)) target = valueAt(document, decodeURIComponent(target.$ref));
  // The caller names the type of the target, which follows from where the reference stands (OpenAPI 3.1.0, section 4.8).
  return target as T;
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && typeof (value as Reference).$ref === "string";
}

/** Yields every operation with its path, its method and all of its parameters, in the document's order. */
export function* listOperations(
  document: Document,
): Generator<{ path: string; method: Method; operation: Operation; parameters: Parameter[] }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      yield { path, method, operation, parameters: parameters.map((parameter) => resolve(document, parameter)) };
    }
  }
}

/** Returns the response with the first 2xx status. Throws if there is none. */
export function findSuccess(document: Document, operation: Operation): Response {
  const reference = operation.responses[successStatus(operation)];
  if (!reference) throw new Error(`${operation.operationId} has no successful response.`);
  return resolve<Response>(document, reference);
}

/** Returns the first 2xx status. */
export function successStatus(operation: Operation): number {
  return Number(Object.keys(operation.responses).find((status) => status.startsWith("2")));
}

/** Returns the names of the events that end a stream of the document with a failure. */
export function listStreamFailures(document: Document): string[] {
  const failures = [...listOperations(document)].flatMap(({ operation }) => operation["x-stream"]?.failures ?? []);
  return [...new Set(failures)];
}

/** Returns true for an operation that uses POST only because its filters are long. */
export function isSearch(operationId: string): boolean {
  return /\.(?:search|aggregate)[^.]*$/.test(operationId);
}

/** Returns the names of the other events that end a stream of the document. */
export function listStreamEnds(document: Document): string[] {
  const failures = listStreamFailures(document);
  const ends = [...listOperations(document)].flatMap(({ operation }) => operation["x-stream"]?.ends ?? []);
  return [...new Set(ends)].filter((name) => !failures.includes(name));
}

/** Returns the name of the component to which a reference leads. */
export function readName(reference: { $ref: string }): string;
export function readName(reference: { $ref?: string } | undefined): string | undefined;
export function readName(reference: { $ref?: string } | undefined): string | undefined {
  return reference?.$ref?.split("/").at(-1);
}

type Combiner = "allOf" | "oneOf" | "anyOf";

/** Returns the schemas that a schema combines with these keywords (JSON Schema 2020-12, section 10.2.1). */
export function listParts(schema: Schema, ...keywords: [Combiner, ...Combiner[]]): Schema[] {
  return keywords.flatMap((keyword) => schema[keyword] ?? []);
}

/** The schemas of a union, without null, which is part of the type in words. Empty if the schema is no union. */
export function alternatives(schema: Schema): Schema[] {
  return listParts(schema, "oneOf", "anyOf").filter(({ type }) => type !== "null");
}

/** Returns the schema without the variant that allows null, which is part of the type in words. */
export function withoutNull(document: Document, reference: Schema): Schema {
  const schema = resolve(document, reference);
  const [only, ...others] = alternatives(schema);
  return only && others.length === 0 ? resolve(document, only) : schema;
}
