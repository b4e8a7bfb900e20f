import createClient from "openapi-fetch";
import { inject } from "vitest";
import type { paths } from "../../generated/types.ts";
import { violationsOf } from "../document.ts";
import type { DocumentedResponse, OperationCase } from "./cases.ts";
import { caseOf, prepareInput } from "./prepare.ts";

export interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
  body?: unknown;
  /** Additional headers; null removes a header that would be sent otherwise. */
  headers?: Record<string, string | null>;
}

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  mediaType: string | undefined;
  text: string;
  json(): unknown;
}

/**
 * Headers that open a new connection for each request to stock Prism. It closes a connection that was idle for 5 seconds,
 * which a busy machine may take between two requests; a POST sent at that moment is lost, and fetch does not retry it.
 */
export const CONNECTION = inject("servesExamples") ? { Connection: "close" } : {};

/** The examples of the required parameters, and the first example of the body, for a response of this media type. */
export function minimalInput(testCase: OperationCase, mediaType?: string): Input {
  const input = inputOf(testCase, (parameter) => parameter.required === true);
  if (mediaType !== "text/event-stream" || !input.body) return input;
  // With `stream: false`, as in some examples, the response is JSON whatever the Accept header says.
  return { ...input, body: { ...(input.body as object), stream: true } };
}

/** The examples of the selected parameters, and the first example of the body. */
export function inputOf(
  testCase: OperationCase,
  wanted: (parameter: OperationCase["parameters"][number]) => boolean,
): Input {
  const input: Required<Pick<Input, "path" | "query" | "header">> & Input = { path: {}, query: {}, header: {} };
  for (const parameter of testCase.parameters) {
    if (wanted(parameter)) input[parameter.in][parameter.name] = parameter.example;
  }
  if (testCase.body) input.body = withUniqueNames(testCase, Object.values(testCase.body.examples)[0]);
  return input;
}

let uniqueCount = 0;

/**
 * Returns the body with new names if the operation creates a resource whose name must be unique: the name in the example
 * may be taken on a server that keeps state.
 */
export function withUniqueNames({ id, operation }: OperationCase, body: unknown): unknown {
  const creates = /\.(create|execute)$/.test(id) && "409" in operation.responses;
  if (inject("servesExamples") || !creates) return body;
  uniqueCount += 1;
  return addSuffix(body, `-${uniqueCount}-${process.pid}`);
}

const UNIQUE_FIELDS = ["name", "execution_id", "schedule_id"];

function addSuffix(value: unknown, suffix: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === "schedule") return [key, addSuffix(part, suffix)];
      return [key, UNIQUE_FIELDS.includes(key) && typeof part === "string" ? part.slice(0, 30) + suffix : part];
    }),
  );
}

/** The successful response with the default media type: a stream for the streaming variants, JSON otherwise. */
export function defaultResponse(testCase: OperationCase): DocumentedResponse {
  return testCase.responses.find((response) => response.status === testCase.successStatus)!;
}

/**
 * The responses to request with `Prefer`. Our own mock gets them from Prism's mocker, and the tests against stock Prism
 * request every one of them: one response of each kind shows that the mock calls it correctly.
 */
export function preferredResponses(
  responses: DocumentedResponse[],
  kindOf: (response: DocumentedResponse) => string | undefined,
): DocumentedResponse[] {
  const preferred = inject("preferred");
  if (preferred === "none") return [];
  if (preferred === "all") return responses;
  return [...new Map(responses.map((response) => [kindOf(response), response])).values()];
}

/** The configured API key, or a new one. */
function newKey(): string {
  return process.env.PLATFORM_API_KEY ?? `contract-${crypto.randomUUID()}`;
}

/**
 * Puts the server into a state in which the operation can succeed. Returns the input for that, and the API key whose sandbox
 * is in this state.
 */
export async function prepareRequest(testCase: OperationCase, input: Input): Promise<Input & { key: string }> {
  const key = newKey();
  const headers = { Authorization: `Bearer ${key}` };
  const changed = await prepareInput(testCase.id, input, async (id, other) => {
    const received = await send(caseOf(id), { ...other, headers });
    if (received.status >= 300) throw new Error(`${id} failed with ${received.status}: ${received.text}`);
    return received.json() as Record<string, string>;
  });
  return { ...changed, headers: { ...changed.headers, ...headers }, key };
}

/**
 * Sends a request with openapi-fetch, as a user's program would. Each request has a new API key, so that the tests don't
 * affect each other on a server with a sandbox for each key.
 */
export async function send(
  testCase: OperationCase,
  input: Input,
  accept = defaultResponse(testCase).mediaType,
): Promise<ReceivedResponse> {
  const client = createClient<paths>({ baseUrl: inject("baseUrl") });
  const headers: Record<string, string | null> = {
    Authorization: `Bearer ${newKey()}`,
    Accept: accept ? `${accept}, application/problem+json` : "*/*",
    ...CONNECTION,
    ...input.headers,
  };
  if (requiresUserContext(testCase) && input.headers?.DashboardUserContextAuth === undefined)
    headers.DashboardUserContextAuth = process.env.PLATFORM_USER_CONTEXT_TOKEN ?? "contract";
  // In a loop over all operations, the types of single paths can't be checked; typed.test.ts checks them.
  const { response, data, error } = await client.request(
    testCase.method as "get",
    testCase.path.replace(/#.*/, "") as never,
    { params: input, body: input.body, headers, parseAs: "stream" } as never,
  );
  // openapi-fetch always parses the body of an error; a 204 has no body.
  const text = error ?? (data ? await textOf(data as unknown as AsyncIterable<Uint8Array>, isEndless(testCase)) : "");
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

/** A stream that can be resumed does not end, unless the server sends an example. */
function isEndless(testCase: OperationCase): boolean {
  return !inject("servesExamples") && testCase.operation["x-stream"]?.resumable === true;
}

/** Reads a body to its end, or only the first events of an endless one. */
async function textOf(body: AsyncIterable<Uint8Array>, endless: boolean): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (endless && text.endsWith("\n\n")) break;
  }
  return text;
}

export function requiresUserContext(testCase: OperationCase): boolean {
  return Boolean(testCase.operation.security?.[0]?.DashboardUserContextAuth);
}

/** Describes how a response differs from the document. Empty if it does not. */
export function violationsOfResponse(testCase: OperationCase, received: ReceivedResponse): string[] {
  const documented = testCase.responses.filter((response) => response.status === received.status);
  if (documented.length === 0) return [`status ${received.status} is not documented`];
  const response = documented.find((entry) => entry.mediaType === received.mediaType);
  if (!response) return [`media type ${received.mediaType} is not documented for ${received.status}`];
  const missing = response.headers.filter((name) => !received.headers.has(name));
  if (missing.length > 0) return [`the header ${missing.join(", ")} is missing`];
  if (!response.pointer) return received.text === "" ? [] : [`${received.status} has a body`];
  const value = response.eventPointer ? received.text : received.json();
  return violationsOf(response.pointer, value).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/**
 * The violations of a request that stock Prism reports in the header sl-violations. Prism also reports deprecated
 * parameters there, which are valid.
 */
export function reportedViolations(received: ReceivedResponse): unknown[] {
  const violations = JSON.parse(received.headers.get("sl-violations") ?? "[]") as { code: string }[];
  return violations.filter(({ code }) => code !== "deprecated");
}

/**
 * The pointers of the violations that the server found in a request: from the header sl-violations of stock Prism, or from
 * `errors` of the problem document.
 */
export function violationPointers(received: ReceivedResponse): string[] {
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
