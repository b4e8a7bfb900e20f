// The owners' description of the API, and what decisions add to it. It is copied by hand into a file for each area: the list of
// endpoints, the fields of resources, requests and responses, and their limits. The tests compare the document with it, so
// it must not be generated from the document. `common` is not an area: it has what several areas share.

import { readdirSync } from "node:fs";

/**
 * Facts about fields, by name. Names with the same facts are separated by commas. A name can be a path:
 * `meta.to_timestamp` is a field of an object, `options[].value` of each item of a list, `assets{}.textContent` of each
 * value of a map. `usage: a, b` is short for `usage.a, usage.b`. The empty path is the value itself.
 *
 * The facts are written `<type> [or null] [req] [= <default>] [deprecated] [some]`:
 *
 * - The type is one of JSON Schema, `map`, `date-time` or `int32`, the name of a resource, several of them with `/` in
 *   between, or `any` where the description has none. `(A B)` is a set of values; `(A B …)` means that the description
 *   shows these values but not all. `none` means that there is no such field.
 * - `req` is the description's mark. If a resource or a body has such marks, its other fields are optional.
 * - `some`: only some variants of a union have the field.
 *
 * Where the document differs on purpose, its own facts follow after a semicolon, and after a colon the row of
 * openapi/DECISIONS.md that says why.
 */
export type Facts = Readonly<Record<string, string>>;

/** One endpoint of the list. */
export interface Endpoint {
  method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** The full path with its prefix, and with `{names}` and `#stream` as in the list. */
  path: string;
  /** The status of success. 204 for "no body", for which the list has no status. */
  status: 200 | 201 | 202 | 204;
  /**
   * The query parameters in the list with their default values; `undefined` if the list has none, so that the document
   * may have any. The document may also have more parameters, such as those of an endpoint that the list calls "paged".
   */
  query?: Record<string, string | number | boolean | undefined>;
  deprecated?: true;
  /** Other operations undo what it does, and it runs nothing, so an assistant may call it with `--allow-writes`. */
  reversible?: true;
  /** The successful response is an event stream, or can be one. */
  stream?: true;
  parameters?: Facts;
  body?: Facts;
  /** The facts of the response's fields, or the name of the resource that the response is. */
  response?: string | Facts;
  /** Each event of a stream. */
  event?: Facts;
}

/** One request to an endpoint, as the description shows it. Only names and ids are taken from the seed of the mock. */
export interface LiteralRequest {
  /** Parameters of the path, if they are not the examples of the document. */
  path?: Readonly<Record<string, string>>;
  /** Query parameters, in addition to those that the description lists with a value. */
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: unknown;
  /** An endpoint whose first request must come before. If its response has an id, the path has it. */
  after?: string;
}

/**
 * What a server returns that implements the description to the letter: exactly the fields that it lists. Values are the ones that
 * the description shows, or plain ones of the described type. Or an event of a stream.
 */
export interface Shape {
  /** The resource, or the operation's result, in the description's words. */
  name: string;
  /** The operations that return it: as a whole, as each event of a stream, or as items in their own envelopes. */
  operations: readonly string[];
  value: unknown;
  /** Fields of the value without the description's mark `req`, in a resource that has such marks. */
  optional?: readonly string[];
}

/** By row of openapi/DECISIONS.md, the places that it is about: `Schema.property`, or an operation and its parameter. */
export type Decided = Readonly<Record<string, readonly string[]>>;

/** The description of an area. */
export interface Description {
  /** The endpoints in the order of the list. */
  endpoints?: readonly Endpoint[];
  /** The resources and results by name. */
  resources?: Readonly<Record<string, Facts>>;
  /** The requests of each endpoint that takes more than its path and the query that the list has for it. */
  requests?: Readonly<Record<string, readonly LiteralRequest[]>>;
  shapes?: readonly Shape[];
  /**
   * The limits of requests that the owners do not give. In a place, `[]` is an item, `{}` a value of a map and `{names}` its
   * names.
   */
  bounds?: Decided;
  /** The closed sets of values that the owners do not give. */
  sets?: Decided;
  /**
   * By keyword and value the places that have it, by schema the properties that may be null or missing, and what descriptions
   * say in numbers and about an order. In a place, `[]` is an item, `.*` a value of a map and `.keys` its keys. A parameter
   * follows its operation, or `parameter` if several operations share it.
   */
  facts?: Readonly<Record<string, Decided>>;
}

/** The endpoints by area. */
export const endpoints: Record<string, readonly Endpoint[]> = {};
/** The resources of all areas by name. */
export const resources: Record<string, Facts> = {};
export const literalRequests: Record<string, readonly LiteralRequest[]> = {};
export const shapes: Shape[] = [];
/** The places with a decided limit and those with a decided closed set, with the row about them. */
export const decidedBounds: [row: string, place: string][] = [];
export const decidedSets: [row: string, place: string][] = [];
/** The facts of all areas, as lines. */
export const statedFacts: string[] = [];

for (const file of readdirSync(new URL("description/", import.meta.url))) {
  const { description } = (await import(/* @vite-ignore */ `./description/${file}`)) as { description: Description };
  if (description.endpoints) endpoints[file.replace(/\.ts$/, "")] = description.endpoints;
  Object.assign(resources, description.resources);
  Object.assign(literalRequests, description.requests);
  shapes.push(...(description.shapes ?? []));
  decidedBounds.push(...listPlaces(description.bounds));
  decidedSets.push(...listPlaces(description.sets));
  statedFacts.push(...toLines(description.facts));
}

function listPlaces(decided: Decided = {}): [string, string][] {
  return Object.entries(decided).flatMap(([row, places]) => places.map((place): [string, string] => [row, place]));
}

/** One line for each place, such as `maxLength 50: JudgeCreate.name`. */
export function toLines(facts: Readonly<Record<string, Decided>> = {}): string[] {
  return Object.entries(facts).flatMap(([kind, values]) =>
    listPlaces(values).map(([value, place]) => `${kind} ${value}: ${place}`),
  );
}
