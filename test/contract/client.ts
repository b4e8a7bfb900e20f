import createClient from "openapi-fetch";
import { inject } from "vitest";
import type { paths } from "../../generated/types.ts";
import { faultsOf } from "../document.ts";
import type { Answer, Case } from "./cases.ts";
import { caseOf, prepared } from "./prepare.ts";

export interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
  body?: unknown;
  /** Further headers; null takes away one that would be sent. */
  headers?: Record<string, string | null>;
}

export interface Received {
  status: number;
  headers: Headers;
  mediaType: string | undefined;
  text: string;
  json(): unknown;
}

/** The least that the operation takes: required parameters and the first example of a required body. */
export function leastInput(subject: Case): Input {
  return inputOf(subject, (parameter) => parameter.required === true);
}

/** The input of the given parameters' examples, with the first example of the body. */
export function inputOf(subject: Case, wanted: (parameter: Case["parameters"][number]) => boolean): Input {
  const input: Required<Pick<Input, "path" | "query" | "header">> & Input = { path: {}, query: {}, header: {} };
  for (const parameter of subject.parameters) {
    if (wanted(parameter)) input[parameter.in][parameter.name] = parameter.example;
  }
  if (subject.body) input.body = fresh(subject, Object.values(subject.body.examples)[0]);
  return input;
}

let made = 0;

/**
 * The example of a body, with other names where a thing is made whose name must be unique: a server that keeps state may
 * have the example's already.
 */
export function fresh({ id, operation }: Case, body: unknown): unknown {
  const makes = /\.(create|execute)$/.test(id) && "409" in operation.responses;
  if (inject("servesExamples") || !makes) return body;
  made += 1;
  return renamed(body, `-${made}-${process.pid}`);
}

const UNIQUE = ["name", "execution_id", "schedule_id"];

function renamed(value: unknown, suffix: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === "schedule") return [key, renamed(part, suffix)];
      return [key, UNIQUE.includes(key) && typeof part === "string" ? part.slice(0, 30) + suffix : part];
    }),
  );
}

/** Which of its media types the operation is asked for: a stream for the streaming variants, JSON otherwise. */
export function usualAnswer(subject: Case): Answer {
  return subject.answers.find((answer) => answer.status === subject.success)!;
}

/** The key that the server wants, or one that nobody has used yet. */
function newKey(): string {
  return process.env.PLATFORM_API_KEY ?? `contract-${crypto.randomUUID()}`;
}

/** The input with which the operation can succeed, after what has to happen before, and with the key that it happened with. */
export async function ready(subject: Case, input: Input): Promise<Input & { key: string }> {
  const key = newKey();
  const headers = { Authorization: `Bearer ${key}` };
  const changed = await prepared(subject.id, input, async (id, other) => {
    const received = await send(caseOf(id), { ...other, headers });
    if (received.status >= 300) throw new Error(`${id} answered ${received.status}: ${received.text}`);
    return received.json() as Record<string, string>;
  });
  return { ...changed, headers: { ...changed.headers, ...headers }, key };
}

/**
 * Sends a request through openapi-fetch as a user's program would. Each call has a key of its own, so that a server
 * that keeps a world per key keeps the tests apart.
 */
export async function send(subject: Case, input: Input, accept = usualAnswer(subject).mediaType): Promise<Received> {
  const client = createClient<paths>({ baseUrl: inject("baseUrl") });
  const headers: Record<string, string | null> = {
    Authorization: `Bearer ${newKey()}`,
    Accept: accept ? `${accept}, application/problem+json` : "*/*",
    ...input.headers,
  };
  if (needsUserContext(subject) && input.headers?.DashboardUserContextAuth === undefined)
    headers.DashboardUserContextAuth = process.env.PLATFORM_USER_CONTEXT_TOKEN ?? "contract";
  // A loop over all operations has no one type: the paths' own types are tested where calls are written by hand.
  const { response, data, error } = await client.request(
    subject.method as "get",
    subject.path.replace(/#.*/, "") as never,
    { params: input, body: input.body, headers, parseAs: "stream" } as never,
  );
  // A failure is parsed in any case; a success of 204 has nothing to read.
  const text = error ?? (data ? await textOf(data as unknown as AsyncIterable<Uint8Array>, isEndless(subject)) : "");
  return {
    status: response.status,
    headers: response.headers,
    mediaType: response.headers.get("content-type")?.split(";")[0]?.trim(),
    text: typeof text === "string" ? text : JSON.stringify(text),
    json() {
      return typeof text === "string" ? JSON.parse(text) : text;
    },
  };
}

/** A stream that can be resumed goes on for ever, unless the server only plays an example. */
function isEndless(subject: Case): boolean {
  return !inject("servesExamples") && subject.operation["x-stream"]?.resumable === true;
}

/** All of a body, or what has come of an endless one when its first events have. */
async function textOf(body: AsyncIterable<Uint8Array>, endless: boolean): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (endless && text.endsWith("\n\n")) break;
  }
  return text;
}

export function needsUserContext(subject: Case): boolean {
  return Boolean(subject.operation.security?.[0]?.DashboardUserContextAuth);
}

/** Why a received answer is not the documented one of its status; empty when it is. */
export function breaches(subject: Case, received: Received): string[] {
  const documented = subject.answers.filter((answer) => answer.status === received.status);
  if (documented.length === 0) return [`status ${received.status} is not documented`];
  const answer = documented.find((entry) => entry.mediaType === received.mediaType);
  if (!answer) return [`media type ${received.mediaType} is not documented for ${received.status}`];
  if (!answer.pointer) return received.text === "" ? [] : [`${received.status} has a body`];
  const value = answer.itemPointer ? received.text : received.json();
  return faultsOf(answer.pointer, value).map((fault) => `${fault.instancePath} ${fault.message}`);
}

/**
 * What the server has against a request, as stock Prism says it in a header. That a parameter is deprecated is no
 * violation: it is what the document says too.
 */
export function violationsIn(received: Received): unknown[] {
  const violations = JSON.parse(received.headers.get("sl-violations") ?? "[]") as { code: string }[];
  return violations.filter(({ code }) => code !== "deprecated");
}

/**
 * Pointers to the faults that the server found in a request: from the `sl-violations` header of stock Prism, or from
 * `errors` of the problem body.
 */
export function pointersIn(received: Received): string[] {
  const violations = received.headers.get("sl-violations");
  if (violations) {
    const list = JSON.parse(violations) as { location: string[] }[];
    return list.map(({ location }) =>
      location
        .slice(1)
        .map((key) => `/${key}`)
        .join(""),
    );
  }
  const problem = received.json() as { errors?: { pointer: string }[] };
  return (problem.errors ?? []).map(({ pointer }) => pointer);
}
