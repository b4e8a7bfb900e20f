import { setTimeout } from "node:timers/promises";
import createClient from "openapi-fetch";
import { readJson } from "../../core/json-object.ts";
import { mediaTypeName } from "../../core/media-type.ts";
import { retryAfterMs } from "../../core/retry-after.ts";
import type { DocumentedResponse, OperationCase } from "../cases.ts";
import { Skipped } from "../skipped.ts";
import { connectionHeaders, type Session } from "../target.ts";
import { readEvents } from "./events.ts";
import type { Input } from "./input.ts";

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  mediaType: string | undefined;
  text: string;
  /** The body as JSON; undefined if it is none. */
  value: unknown;
}

/** The connection failed, so the check has no result. */
export class ConnectionFailure extends Error {
  override readonly name = "ConnectionFailure";
}

/** The server did not send the response, or its whole body, in time. */
export class ResponseTimeout extends Error {
  override readonly name = "ResponseTimeout";
}

/** The body of the response is too long to be read. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Maximum number of repetitions of a request that exceeds the server's rate limit. */
const MAX_WAITS = 5;
/** Time to wait for an event of a stream that does not end. */
const MAX_SILENCE_MS = 2000;
/** Maximum number of bytes read of a body. */
const MAX_BODY = 10_000_000;

/** The successful response with the default media type: a stream for the streaming variants, JSON otherwise. */
export function defaultResponse(testCase: OperationCase): DocumentedResponse {
  return testCase.responses.find((response) => response.status === testCase.successStatus)!;
}

/** Sends a request. Repeats it after the time in Retry-After if it exceeds the server's rate limit. */
export async function send(
  session: Session,
  testCase: OperationCase,
  input: Input,
  accept = defaultResponse(testCase).mediaType,
): Promise<ReceivedResponse> {
  const { target } = session;
  const headers: Record<string, string | null> = {
    Authorization: `Bearer ${session.key}`,
    Accept: accept ? `${accept}, application/problem+json` : "*/*",
    ...connectionHeaders(target),
    ...input.headers,
  };
  if (
    testCase.requiresUserContext &&
    input.headers?.DashboardUserContextAuth === undefined &&
    target.userContextToken !== undefined
  )
    headers.DashboardUserContextAuth = target.userContextToken;
  for (let waits = 0; ; waits += 1) {
    const request = await createRequest(target.baseUrl, testCase, input, headers);
    const received = await exchange(session, testCase, request, input);
    const delay = retryAfterMs(received.headers);
    const isLimited = received.status === 429;
    const isToRepeat = isLimited || (received.status === 503 && delay !== undefined);
    if (!isToRepeat || request.headers.has("prefer")) return received;
    if (delay === undefined || waits === MAX_WAITS)
      throw new Skipped(isLimited ? "the server limits the rate of requests" : "the server is not available");
    await setTimeout(delay);
  }
}

/** Creates the request as openapi-fetch does in a user's program. */
function createRequest(
  baseUrl: string,
  { method, path }: OperationCase,
  input: Input,
  headers: Record<string, string | null>,
): Promise<Request> {
  return new Promise((resolve, reject) => {
    const client = createClient<Record<string, Record<string, never>>>({
      baseUrl,
      fetch: async (request) => {
        resolve(request);
        return new Response(null, { status: 204 });
      },
    });
    // In a loop over all operations, the types of single paths can't be checked; test/contract/typed.test.ts checks them.
    const { text } = input;
    const sent = text === undefined ? { body: input.body } : { body: text, bodySerializer: () => text };
    const options = { params: input, ...sent, headers } as never;
    client.request(method, path.replace(/#.*/, "") as never, options).catch(reject);
  });
}

async function exchange(
  { target, time, onExchange }: Session,
  testCase: OperationCase,
  request: Request,
  { body, text: sentText }: Input,
): Promise<ReceivedResponse> {
  const sent = { request, body, text: sentText, requestId: null, isRead: testCase.isRead };
  onExchange?.(sent);
  const start = performance.now();
  const timeout = AbortSignal.timeout(Math.max(1, Math.round(time.leftMs)));
  try {
    // The document has no redirects, and the key is for this server only.
    const response = await fetchAgain(request, { signal: timeout, redirect: "manual" }, sent.isRead);
    const requestId = response.headers.get("x-request-id");
    onExchange?.({ ...sent, status: response.status, requestId });
    // A stream that can be resumed does not end, unless the server sends an example.
    const resumable = testCase.operation["x-stream"]?.resumable === true;
    const endless = response.ok && target.data !== "examples" && resumable;
    const text = response.body ? await readText(response.body, endless) : "";
    return {
      status: response.status,
      headers: response.headers,
      mediaType: mediaTypeName(response.headers.get("content-type")) || undefined,
      text,
      value: readJson(text),
    };
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    if (timeout.aborted) throw new ResponseTimeout(`all responses within ${target.timeoutMs / 1000} s`);
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new ConnectionFailure(cause?.message || cause?.code || message);
  } finally {
    time.leftMs -= performance.now() - start;
  }
}

/**
 * A server may close an idle connection just as a request is sent on it, so a read that got no response is sent once more
 * (RFC 9112, section 9.3.1).
 */
async function fetchAgain(request: Request, init: RequestInit & { signal: AbortSignal }, isRead: boolean) {
  try {
    return await fetch(isRead ? request.clone() : request, init);
  } catch (error) {
    if (!isRead || init.signal.aborted) throw error;
    return await fetch(request, init);
  }
}

/** Reads a body to its end, or an endless one until it has whole events, for at most `MAX_SILENCE_MS`. */
async function readText(body: ReadableStream<Uint8Array>, endless: boolean): Promise<string> {
  // A byte order mark before JSON is a mistake (RFC 8259, section 8.1).
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const reader = body.getReader();
  let text = "";
  let bytes = 0;
  const silence = setTimeout(MAX_SILENCE_MS, { done: true, value: undefined } as const, { ref: false });
  for (;;) {
    const { done, value } = await (endless ? Promise.race([reader.read(), silence]) : reader.read());
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BODY) {
      void reader.cancel().catch(() => {});
      throw new BodyTooLarge(`a body of at most ${MAX_BODY / 1_000_000} MB`);
    }
    text += decoder.decode(value, { stream: true });
    if (!endless) continue;
    const { events, isCut } = readEvents(text);
    if (events.length > 0 && !isCut) break;
  }
  if (endless) void reader.cancel().catch(() => {});
  return text;
}
