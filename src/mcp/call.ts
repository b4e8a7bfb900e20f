/** Calls operations: checks a call against the document, sends it with the client, and collects what it returns. */
import { type Middleware, type Platform, PlatformError } from "platform-api";
import { type OperationId, operations } from "../../generated/operations.ts";
import { validators } from "../../generated/validators.ts";
import type { Operation, Pagination } from "../core/generated-types.ts";
import { valueAt } from "../core/json-pointer.ts";
import { suggestion } from "../core/near-misses.ts";
import { retryAfterMs } from "../core/retry-after.ts";
import { stripUnknownFields } from "../mock/areas/shared/known-fields.ts";
import { explainPlatform } from "../mock/control/unknown-fields.ts";
import { receive } from "../mock/exchange/received-request.ts";
import { validateRequest } from "../mock/stages/validate-request.ts";

/** A call as an assistant writes it. */
export interface OperationCall {
  readonly operationId: string;
  /** Parameters of the path and the query, and headers, by their names. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /** Called for each event of a stream, with their number so far. */
  readonly onEvent: (count: number, name: string) => void;
}

export interface Response {
  /** The JSON value of the body, or what a stream amounts to; undefined without a body. */
  readonly body: unknown;
  /** Parameters, in addition to those of this call, with which a call returns the next page or the next events. */
  readonly next?: Readonly<Record<string, unknown>> | undefined;
  /** The error of a stream that failed after the events in the body. */
  readonly failure?: Error | undefined;
}

/** Calls an operation. Rejects with an Error that says what to do if the call is wrong or fails. */
export async function callOperation(
  client: Platform,
  operation: Operation,
  call: OperationCall,
  { signal, onEvent }: CallOptions,
): Promise<Response> {
  const { path, query, header } = operation.parameters;
  checkNames(call, operation);
  const values = Object.fromEntries(path.map((name) => [name, call.parameters[name]]));
  const args = [
    ...(path.length > 1 ? [values] : Object.values(values)),
    ...(operation.body === "none" ? [] : [call.body]),
    // An option of the client may have the name of a parameter.
    { extraQuery: pick(call.parameters, query), headers: pick(call.parameters, header), signal },
  ];
  const method = call.operationId.split(".").reduce<unknown>((node, name) => (node as Nested)[name], client);
  const result = (method as (...args: unknown[]) => unknown)(...args);
  if (isStream(operation, call)) {
    const read = operation.stream!.resumable ? readSome : readToEnd;
    return read(result as Events, onEvent);
  }
  if (!operation.pagination) return { body: await result };
  const { body } = (await result) as { body: unknown };
  return { body, next: nextPage(operation.pagination, call.parameters, body) };
}

type Nested = Record<string, unknown>;

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Unknown parameters that an error names. */
const MAX_UNKNOWN = 5;

/** Headers that the client sends, by their names in lower case, and the environment variables that have their values. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  authorization: "PLATFORM_API_KEY",
  dashboardusercontextauth: "PLATFORM_USER_CONTEXT_TOKEN",
};

/** Throws for a parameter or a body that the operation does not take, a parameter in the body, and a missing one of the path. */
function checkNames({ operationId, parameters, body }: OperationCall, operation: Operation): void {
  const { path, query, header } = operation.parameters;
  const known = [...path, ...query, ...header];
  const takes = known.length > 0 ? `${operationId} takes ${known.join(", ")}.` : `${operationId} takes none.`;
  const unknown = Object.keys(parameters).filter((name) => !known.includes(name));
  const others = unknown.length - MAX_UNKNOWN;
  const declared = Object(stripUnknownFields(operationId as OperationId, body));
  const misplaced = known.filter((name) => Object.hasOwn(Object(body), name) && !Object.hasOwn(declared, name));
  const wrong = [
    ...unknown.slice(0, MAX_UNKNOWN).map((name) => {
      const variable = CREDENTIALS[name.toLowerCase()];
      const detail = variable && `is not a parameter: the server of these tools sends it from its variable ${variable}`;
      return {
        pointer: `/parameters/${name}`,
        detail: detail ?? `is unknown. ${suggestion(name, known) ?? takes}`,
      };
    }),
    ...(others > 0 ? [{ pointer: "/parameters", detail: `has ${others} more unknown names` }] : []),
    ...path
      .filter((name) => !/^(string|number)$/.test(typeof parameters[name]))
      .map((name) => ({ pointer: `/parameters/${name}`, detail: "is required, as a string" })),
    // The service would ignore them.
    ...misplaced.map((name) => ({
      pointer: `/body/${name}`,
      detail: "is no field of the body: it belongs in parameters",
    })),
    ...(body !== undefined && operation.body === "none"
      ? [{ pointer: "/body", detail: `is not allowed: ${operationId} takes no body` }]
      : []),
  ];
  if (wrong.length > 0) throw new Error(describeViolations(operationId, wrong));
}

function describeViolations(operationId: string, violations: readonly { pointer: string; detail: string }[]): string {
  const lines = violations.map(({ pointer, detail }) => `${pointer} ${detail}`);
  return `${operationId} was not sent:\n${lines.join("\n")}`;
}

/** A call whose request violates the document. */
export class InvalidCallError extends Error {
  override readonly name = "InvalidCallError";
}

/** Creates a `fetch` for one origin. The client calls it for each redirect, and does not retry after a PlatformError. */
export function fetchFrom(baseUrl: string): (request: Request) => Promise<globalThis.Response> {
  const { origin } = new URL(baseUrl);
  return async (request) => {
    const target = new URL(request.url).origin;
    if (target === origin) return fetch(request);
    throw new PlatformError(`The service redirects to ${target}, which is another origin than that of --base-url.`);
  };
}

/** Checks each request against the document before it is sent. */
export const checkRequests: Middleware = {
  async onRequest({ request, operationId = "", path }) {
    const { pathname, search } = new URL(request.url);
    const template = path.replace(/#.*/, "");
    const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
    const values = new RegExp(`${template.replace(/\{\w+\}/g, "([^/]+)")}$`).exec(pathname)!.slice(1);
    const received = receive({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: request.body ? new Uint8Array(await request.clone().arrayBuffer()) : undefined,
    });
    const call = {
      operationId,
      operation: operations[operationId as OperationId],
      validators: validators[operationId as OperationId],
      streaming: false,
      pathNames: names,
      pathValues: values,
    };
    const { problem } = validateRequest({ operations, validators, explain: explainPlatform }, call, received);
    if (!problem) return undefined;
    const violations = problem.errors ?? [{ pointer: "/body", detail: problem.detail }];
    const shown = violations.map(({ pointer, detail }) => ({
      pointer: pointer.replace(/^\/(path|query|header)\//, "/parameters/"),
      detail,
    }));
    throw new InvalidCallError(describeViolations(operationId, shown));
  },
};

/** Seconds that a call waits at most before it is sent again: assistants give up after a minute. */
const MAX_PAUSE = 10;

/** Prevents the client from waiting as long as a service asks for, if that is long. */
export const limitPauses: Middleware = {
  onResponse({ response }) {
    if (response.ok || readPause(response.headers) <= MAX_PAUSE) return undefined;
    const headers = new Headers(response.headers);
    headers.set("x-should-retry", "false");
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  },
};

/** Whole seconds that a service asks to wait before the next request, without the client's limit; 0 if it asks for none. */
export function readPause(headers: Headers): number {
  return Math.ceil((retryAfterMs(headers, Infinity) ?? 0) / 1000);
}

/** The stream of a client. Those that can be resumed have no end, and no final response. */
interface Events {
  withResponse(): Promise<unknown>;
  [Symbol.asyncIterator](): AsyncIterableIterator<StreamEvent>;
  finalResponse(): Promise<unknown>;
}

interface StreamEvent {
  readonly event: string;
  readonly id?: string;
}

function isStream({ mediaTypes, stream }: Operation, { body }: OperationCall): boolean {
  return (
    stream !== undefined && (mediaTypes.length === 1 || (body as { stream?: boolean } | undefined)?.stream === true)
  );
}

/** Events after which a stream that should end is left: more than any answer has. */
const MAX_EVENTS_OF_ANSWER = 100_000;

/** Reads a stream to its end, and returns what the call returns without a stream. */
async function readToEnd(stream: Events, onEvent: CallOptions["onEvent"]): Promise<Response> {
  let count = 0;
  for await (const { event } of stream) {
    onEvent(++count, event);
    if (count === MAX_EVENTS_OF_ANSWER) throw new Error(`The stream was left after ${count} events without an end.`);
  }
  return { body: await stream.finalResponse() };
}

/** Events, milliseconds without one, and milliseconds in all, after which a stream without an end is left. */
const MAX_EVENTS = 100;
const IDLE_MS = 2000;
const TOTAL_MS = 30_000;

async function readSome(stream: Events, onEvent: CallOptions["onEvent"]): Promise<Response> {
  const events: StreamEvent[] = [];
  await stream.withResponse();
  const reader = stream[Symbol.asyncIterator]();
  const leave = () => void reader.return?.();
  const [idle, total] = [setTimeout(leave, IDLE_MS), setTimeout(leave, TOTAL_MS)];
  let failure: Error | undefined;
  try {
    for await (const event of reader) {
      idle.refresh();
      onEvent(events.push(event), event.event);
      if (events.length === MAX_EVENTS) break;
    }
  } catch (error) {
    if (events.length === 0) throw error;
    failure = error as Error;
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
  }
  const last = events.findLast(({ id }) => id !== undefined)?.id;
  return { body: events, next: last === undefined ? undefined : { "Last-Event-ID": last }, failure };
}

/** Characters of a cursor: longer ones have no place in an address. */
const MAX_CURSOR = 4000;

function isCursor(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_CURSOR;
}

/** The parameters of the page after one; undefined if it is the last. */
function nextPage(pagination: Pagination, parameters: OperationCall["parameters"], body: unknown) {
  const { form, parameter, first = 0, size: sizeParameter = "", items, next, total, defaultSize } = pagination;
  const following = next === undefined ? undefined : valueAt(body, next);
  if (form === "cursor" || form === "token") return isCursor(following) ? { [parameter]: following } : undefined;
  const list = valueAt(body, items);
  const length = Array.isArray(list) ? list.length : 0;
  const size = Number(parameters[sizeParameter] ?? defaultSize ?? length);
  const current = Number(parameters[parameter] ?? first);
  const before = form === "page" ? (current - first) * size : current;
  const known = total === undefined ? undefined : valueAt(body, total);
  const isLast = next === undefined ? length < size || before + length >= Number(known) : !following;
  return isLast || length === 0 ? undefined : { [parameter]: form === "page" ? current + 1 : current + length };
}
