import { type OperationId, operations } from "../../../generated/operations.ts";
import { splitPointer } from "../../../src/core/json-pointer.ts";
import { createRouter } from "../../../src/mock/stages/shared/router.ts";
import { defined } from "../../defined.ts";

/** Sends a request to the mock. */
type Respond = (request: Request) => Promise<Response>;

/** Responds to a request as the mock does, except for one alteration. */
export type Alter = (request: Request, respond: Respond) => Promise<Response>;

/** A server that differs from the mock. */
export interface AlteredServer {
  readonly name: string;
  /** The operation that is altered; without it, all are. */
  readonly at?: OperationId;
  readonly alter: Alter;
  /** The operations to check, as in `--operation`. Default: the one that is altered. */
  readonly operations?: readonly string[];
  /** Other options of the command. */
  readonly options?: readonly string[];
}

/** A server with one fault. */
export interface Fault extends AlteredServer {
  /** Matches a finding about the fault, as `operation: check: pointer: expected …; received …`. */
  readonly finds: RegExp;
}

// biome-ignore lint/suspicious/noExplicitAny: an alteration knows the response that it alters
export type Json = any;

const findRoute = createRouter(operations);

/** Alters nothing. */
export const same: Alter = (request, respond) => respond(request);

/** Alters one operation. An operation that streams has the route of the one that does not. */
export const at =
  (id: OperationId, alter: Alter): Alter =>
  (request, respond) => {
    const found = findRoute(request.method, new URL(request.url).pathname);
    return found && "route" in found && found.route.id === id ? alter(request, respond) : respond(request);
  };

/** Responds with another text, status or header. A header that is null is left out. */
export const replaced = (
  response: Response,
  text: string | null,
  { status = response.status, headers = {} }: { status?: number; headers?: Record<string, string | null> } = {},
): Response => {
  const changed = new Headers(response.headers);
  changed.delete("content-length");
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return new Response(text, { status, headers: changed });
};

/** Takes the event to continue after from the query if the header has one, too. */
export const preferQuery: Alter = (request, respond) => {
  const sent = new Request(request);
  if (request.url.includes("last_event_id=")) sent.headers.delete("last-event-id");
  return respond(sent);
};

/** Sends the same response with other headers. */
export const withHeaders = (headers: Record<string, string | null>): Alter => withText((text) => text, { headers });

/** Alters the text, the status or the headers of responses; by default only of successful ones. */
export const withText =
  (
    edit: (text: string) => string | null,
    init?: Parameters<typeof replaced>[2],
    concerns = (response: Response) => response.ok,
  ): Alter =>
  async (request, respond) => {
    const response = await respond(request);
    return concerns(response) ? replaced(response, edit(await response.text()), init) : response;
  };

const isJson = ({ ok, headers }: Response) => ok && headers.get("content-type") !== "text/event-stream";

/** Alters the JSON of successful responses. `edit` changes it in place, or returns another value. */
export const withJson = (edit: (body: Json) => unknown, concerns = isJson): Alter =>
  withText((text) => (text === "" ? null : edited(text, edit)), {}, concerns);

/** Alters the parameters of the query of requests. */
export const withQuery =
  (edit: (query: URLSearchParams) => void): Alter =>
  (request, respond) => {
    const url = new URL(request.url);
    edit(url.searchParams);
    return respond(new Request(url, request));
  };

/** Sets the value at a JSON pointer in the JSON of successful responses that have its parent. Without a value, it is deleted. */
export const withValue = (pointer: string, value?: unknown): Alter =>
  withJson((body) => {
    const keys = splitPointer(pointer);
    const last = defined(keys.pop());
    const parent = keys.reduce((at, key) => at?.[key], body);
    if (parent) parent[last] = value;
  });

/** Alters the JSON of the responses with one status. */
export const withProblem = (status: number, edit: (problem: Json) => unknown): Alter =>
  withJson(edit, (response) => response.status === status);

/** Alters the JSON of requests, and sends others as they are. */
export const withRequest =
  (edit: (body: Json) => unknown): Alter =>
  async (request, respond) => {
    const { url, method, headers } = request;
    const text = await request.text();
    const isJson = /^\{.*\}$|^\[.*\]$|^"/s.test(text);
    return respond(new Request(url, { method, headers, body: isJson ? edited(text, edit) : text }));
  };

/** Sets a value that differs in each response. The count has two digits. */
export function numbered(name: string, choose: (count: number) => unknown): Alter {
  let count = 10;
  return withJson((body) => {
    count += 1;
    body[name] = choose(count);
  });
}

/** Alters the events of streams: each is its lines, without the blank line at the end. */
export const withEvents = (edit: (events: string[]) => string[]): Alter =>
  withText(
    (text) =>
      edit(text.trimEnd().split("\n\n"))
        .map((event) => `${event}\n\n`)
        .join(""),
    {},
    (response) => response.headers.get("content-type") === "text/event-stream",
  );

/** Responds with what the mock responds to another request with the same credentials. */
export const asIf =
  (method: string, path = ""): Alter =>
  ({ url, headers }, respond) => {
    const sent = new Headers(headers);
    sent.delete("content-type");
    return respond(new Request(path === "" ? url : new URL(path, url), { method, headers: sent }));
  };

function edited(text: string, edit: (body: Json) => unknown): string {
  const body = JSON.parse(text);
  return JSON.stringify(edit(body) ?? body);
}
