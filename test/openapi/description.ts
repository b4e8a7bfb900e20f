// The owners' description of the API: its list of endpoints, and the fields, required marks, defaults and sets of values of
// its resources, requests and responses. It is copied by hand into a file for each area. The tests compare the document
// with it, so it must not be generated from the document.

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
  /** The successful response is an event stream, or can be one. */
  stream?: true;
  parameters?: Facts;
  body?: Facts;
  /** The facts of the response's fields, or the name of the resource that the response is. */
  response?: string | Facts;
  /** Each event of a stream. */
  event?: Facts;
}

/** The description of an area. */
export interface Description {
  /** The endpoints in the order of the list. */
  endpoints: readonly Endpoint[];
  /** The resources and results by name. */
  resources?: Readonly<Record<string, Facts>>;
}

/** The endpoints by area. */
export const endpoints: Record<string, readonly Endpoint[]> = {};
/** The resources of all areas by name. */
export const resources: Record<string, Facts> = {};

for (const file of readdirSync(new URL("description/", import.meta.url))) {
  const { description } = (await import(/* @vite-ignore */ `./description/${file}`)) as { description: Description };
  endpoints[file.replace(/\.ts$/, "")] = description.endpoints;
  Object.assign(resources, description.resources);
}
