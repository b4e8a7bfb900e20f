import type { Pagination } from "./generated-types.ts";
import { valueAt } from "./json-pointer.ts";

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

/** A JSON Schema of draft 2020-12. */
export type Schema = { $ref?: string; enum?: unknown[]; "x-transition"?: Move[]; [keyword: string]: unknown };

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
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  let target: unknown = value;
  while (isReference(target)) target = valueAt(document, decodeURIComponent(target.$ref));
  // The caller names the type of the target, which follows from where the reference stands (OpenAPI 3.1.0, section 4.8).
  return target as T;
}

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && typeof (value as Reference).$ref === "string";
}
