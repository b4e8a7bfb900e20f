import { type Client, createQuerySerializer } from "openapi-fetch";
import { queryNames } from "../../generated/client.ts";
import { type CallInfo, PlatformError } from "./errors.ts";
import type { CustomFetch } from "./fetch-response.ts";
import type { OperationSpec } from "./operations.ts";
import { type DefaultOptions, overrideOptions } from "./options.ts";
import type { RequestOptions } from "./public-types.ts";

/** The values that all calls of a client share. */
export interface ClientContext {
  /** Sends one request, without retries. */
  // biome-ignore lint/suspicious/noExplicitAny: calls know their types; the transport treats all of them alike
  readonly sender: Client<any>;
  /** Changed by `use` of `client.api`. */
  readonly hooks: readonly unknown[];
  /** Undefined for `globalThis.fetch`, which is looked up for each request, so that a replaced one is used. */
  readonly fetch: CustomFetch | undefined;
  readonly baseUrl: string;
  /** With names in lowercase. */
  readonly clientHeaders: Record<string, string>;
  /** Undefined in browsers, which send their own. */
  readonly userAgent: string | undefined;
  readonly getKey: () => string | undefined | Promise<string | undefined>;
  /** Replaces the API key of the last attempt and the token of a user in a message. */
  mask(this: { key?: string | undefined; userContextToken: string | undefined }, message: string): string;
  /** Undefined without a logger. */
  readonly log: ((level: "debug" | "warn" | "error", message: string) => void) | undefined;
  /** The client's values of all request options, which the options of a call override. */
  readonly defaults: DefaultOptions;
}

/** The names of the query parameters of all operations: a list for each would double the bytes of the table. */
export const PARAMETERS = queryNames.split(" ");

/** The part of a call that does not depend on who prepared it. */
interface AnyCall extends ClientContext, CallInfo, DefaultOptions {
  /** Path with names instead of ids. */
  readonly path: string;
  readonly flags: string;
  /** The address of the last redirect, without the query. */
  url: string;
  /** The API key of the last attempt. */
  key?: string | undefined;
  /** The response to the last attempt. */
  response?: Response | undefined;
  readonly accept: string;
}

/** A call of `client.api`. */
export interface ApiCall extends AnyCall {
  /** The caller's options of openapi-fetch. */
  readonly apiOptions: object;
  readonly parseAs: "stream" | "chunks";
}

/** What the calls of an operation have in common. */
export interface CallTemplate extends Omit<AnyCall, "url">, OperationSpec {
  /** Parts of the path: text and names in turn. */
  readonly parts: readonly string[];
  readonly parseAs: PreparedCall["parseAs"];
}

/** A call of an operation, ready to be sent. */
export interface PreparedCall extends AnyCall, OperationSpec {
  readonly apiOptions?: undefined;
  /** The address without the query. */
  readonly target: string;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  /** With `stream`, the body of a success is left unread. */
  parseAs: "stream" | "chunks";
}

/** Makes what all calls of an operation have in common, once. */
export function createTemplate(context: ClientContext, spec: OperationSpec): CallTemplate {
  return {
    accept: "application/json",
    parseAs: spec.flags.includes("v") ? "stream" : "chunks",
    parts: spec.path.split(/[{}]/),
    ...context,
    ...context.defaults,
    ...spec,
  };
}

/** Returns an object with other values of some properties: a spread of all properties would take most of the time of a call. */
export function extend<T extends object, U extends object>(base: T, values: U): T & U {
  return Object.assign(Object.create(base), values);
}

/**
 * Prepares a call from the arguments of a client method: `(id?, body?, options?)`. Several ids come as one object.
 *
 * @throws PlatformError if an id can't be part of a path, or a number among the options is negative or NaN.
 */
export function prepareCall(template: CallTemplate, args: readonly unknown[]): PreparedCall {
  const { parts, operationId, defaults } = template;
  const rest = [...args];
  const ids = parts.length > 1 ? rest.shift() : undefined;
  const body = template.takesBody ? rest.shift() : undefined;
  const target = template.baseUrl + fillIn(parts, ids, operationId);
  const call = extend(template, { target, url: target, query: {}, body });
  if (!rest[0]) return call;
  const options: DefaultOptions & Pick<RequestOptions, "extraQuery" | "extraBody"> = {
    extraQuery: undefined,
    extraBody: undefined,
    ...defaults,
  };
  const values = overrideOptions(options, rest[0], PARAMETERS, `${operationId}, see extraQuery`);
  const { extraQuery, extraBody } = options;
  return Object.assign(call, options, {
    query: { ...values, ...extraQuery },
    body: extraBody ? { ...(body as object), ...extraBody } : body,
  });
}

/** Returns a path with ids instead of names. */
function fillIn(parts: readonly string[], ids: unknown, operationId: string): string {
  return parts.reduce((path, part, index) => {
    if (index % 2 === 0) return path + part;
    const id = parts.length > 3 ? (ids as Record<string, unknown> | undefined)?.[part] : ids;
    // A missing id would be sent as `undefined` or nothing, a dot segment would lead to another path, and a lone
    // surrogate can't be encoded.
    const text = ["string", "number", "bigint"].includes(typeof id) ? String(id) : "";
    if (["", ".", ".."].includes(text) || /\p{Surrogate}/u.test(text))
      throw new PlatformError(`${operationId}: ${part} is not a valid id: ${describe(id)}.`);
    return path + encodeURIComponent(text);
  }, "");
}

/** Returns a value as JSON, or else its type, such as that of an object that contains itself. */
function describe(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}

const toQuery = createQuerySerializer();
const toText = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Adds to the serializer of openapi-fetch what it lacks: dates, and lists with items that are null. */
export function serializeQuery(query: Record<string, unknown>): string {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(toText) : toText(value),
  ]);
  // Most calls have no query.
  if (entries.length === 0) return "";
  return toQuery(Object.fromEntries(entries)).split("&").filter(Boolean).join("&");
}
