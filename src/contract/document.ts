import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import bundle from "../../generated/openapi.json" with { type: "json" };
import { escapeSegment } from "../mock/lib/json-pointer.ts";

/** The fields of the bundled document that the contract suite and the tests read (OpenAPI 3.1.0, section 4.8). */
export interface Document {
  info: { title: string; version: string };
  paths: Record<string, PathItem>;
  components: { examples?: Record<string, Example> };
}

export const METHODS = ["get", "put", "post", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];
type PathItem = { parameters?: (Parameter | Reference)[] } & { [method in Method]?: Operation };

interface Reference {
  $ref: string;
}

export interface Operation {
  operationId: string;
  tags: [string];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
  "x-pagination"?: Pagination;
  "x-transition"?: { resource: string; creates?: string; deletes?: string }[];
  "x-stream"?: { ends: string[]; resumable?: boolean };
}

interface Pagination {
  form: "page" | "offset" | "cursor" | "token";
  parameter: string;
  size?: string;
  items: string;
  next?: string;
  total?: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  headers?: Record<string, { required?: boolean } | Reference>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, Example | Reference>;
  "x-itemSchema"?: object;
}

interface Schema {
  enum?: unknown[];
  [keyword: string]: unknown;
}

interface Example {
  value: unknown;
}

// TypeScript infers the type of all 1.5 MB, which fits no interface.
export const document = bundle as unknown as Document;

/** Follows references of the form `#/a/b`. The linter has checked that their targets exist. */
export function resolve<T extends object>(value: T | Reference): T {
  let target: unknown = value;
  while (typeof target === "object" && target !== null && "$ref" in target)
    target = String(target.$ref)
      .slice(2)
      .split("/")
      .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  // The caller names the type of the target, which follows from where the reference stands.
  return target as T;
}

/** Validates JSON Schema 2020-12 in strict mode, with formats. Independent of Prism's validator and of the mock's. */
export const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
formats.default(ajv);
// Keywords that OpenAPI adds to JSON Schema (OpenAPI 3.1.0, section 4.8.24), and our own. They validate nothing.
ajv.addVocabulary(["discriminator", "example", "externalDocs", "xml", "x-extensible-enum", "x-transition"]);
// To find a schema in the document, Ajv treats the document as a schema, so its fields must be known as keywords.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema(document, "platform");

/** Returns the reference by which Ajv finds a value in the document. */
export function pointerTo(...keys: (string | number)[]): string {
  const escaped = keys.map((key) => encodeURIComponent(escapeSegment(String(key))));
  return `platform#/${escaped.join("/")}`;
}

/** Validates a value against the schema at a pointer. Returns Ajv's errors, none if the value is valid. */
export function violationsOf(pointer: string, value: unknown): ErrorObject[] {
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`There is no schema at ${pointer}.`);
  return validate(value) ? [] : (validate.errors ?? []);
}
