import { decode, readChunks } from "./body.ts";
import { AbortError, type APIError, createApiError, PlatformError, ResponseError } from "./errors.ts";
import { normalizeError, readMessage } from "./failures.ts";
import { fetchResponse } from "./fetch-response.ts";
import { type ApiCall, type PreparedCall, serializeQuery } from "./prepare-call.ts";
import { readErrorCode, retryDelayMs } from "./retry.ts";
import { sleep } from "./sleep.ts";
import { createTimeout, type Timeout } from "./timeout.ts";

type AnyCall = ApiCall | PreparedCall;

/** A successful response. Its body is empty here if it is not read. */
export interface Result {
  readonly chunks: Uint8Array<ArrayBuffer>[];
  readonly response: Response;
}

/**
 * Sends a call until an attempt succeeds or there must be no further one. The body is part of the attempt, so one that breaks
 * off or takes too long makes it fail.
 */
export async function sendWithRetries<T, C extends AnyCall>(
  call: C,
  read: (result: Result, call: C) => T | Promise<T>,
): Promise<{ data: T; response: Response }> {
  for (let attempt = 0; ; attempt++) {
    const timeout = createTimeout(call.signal, call.timeoutMs);
    let failure: unknown;
    try {
      const result = await sendOnce(call, timeout, attempt);
      const data = await read(result, call);
      timeout.clear();
      return { data, response: result.response };
    } catch (error) {
      failure = normalizeError(error, call, timeout);
      timeout.abort();
    }
    await waitOrThrow(call, failure, retryDelayMs(failure, call, attempt), attempt);
  }
}

/** Logs the failure of an attempt, and waits before the next one. Throws the failure if `delayMs` is undefined. */
export async function waitOrThrow(
  call: AnyCall,
  failure: unknown,
  delayMs: number | undefined,
  attempt: number,
): Promise<void> {
  const final = delayMs === undefined;
  const outcome = final ? "no retry" : `retry in ${Math.round(delayMs)} ms`;
  const { name, status, problem, requestId, cause } = failure as APIError;
  const reason = [name, status, problem?.code ?? readErrorCode(cause)].filter(Boolean).join(" ");
  const request = requestId ? `, request ${requestId}` : "";
  call.log?.(final ? "error" : "warn", `${call.operationId}: ${reason}${request}, attempt ${attempt}, ${outcome}`);
  if (final) throw failure;
  await sleep(delayMs, call.signal, call);
}

/** The fetch that openapi-fetch calls for one attempt. Hooks find it in their context. */
export interface AttemptFetch {
  (request: Request): Promise<Response>;
  /** What hooks get. The operationId of `client.api` is undefined. */
  readonly context: { operationId: string | undefined; attempt: number };
  /** Called after the hooks. */
  readonly check: (response: Response) => Promise<void>;
}

interface AttemptState {
  /** The meaning of an error that the program causes now; undefined while only the connection can fail. */
  mistake: string | undefined;
}

/** Sends one request by openapi-fetch. Throws the matching error if the response is not successful. */
export async function sendOnce(call: AnyCall, timeout: Timeout, attempt: number): Promise<Result> {
  const { operationId, method, path } = call;
  const started = Date.now();
  const state: AttemptState = { mistake: "was not sent" };
  call.response = undefined;
  try {
    const result = await timeout.race(send(call, timeout, attempt, state));
    call.response = result.response;
    return result;
  } catch (reason) {
    if (!state.mistake || timeout.signal.aborted) throw reason;
    throw new PlatformError(call.mask(`${operationId} ${state.mistake}: ${readMessage(reason)}`), { cause: reason });
  } finally {
    if (call.response)
      call.log?.("debug", `${operationId}: ${method} ${path} ${call.response.status} in ${Date.now() - started} ms`);
  }
}

async function send(call: AnyCall, timeout: Timeout, attempt: number, state: AttemptState): Promise<Result> {
  const { apiOptions, hooks, method, path } = call;
  const { signal } = timeout;
  signal.throwIfAborted();
  const key = await call.getKey();
  call.key = key;
  const own = {
    accept: `${call.accept}, application/problem+json`,
    authorization: key ? `Bearer ${key}` : undefined,
    "user-agent": call.userAgent,
  };
  // Only some operations need the token of a user.
  const token = (call.flags.includes("u") && call.userContextToken) || undefined;
  const check = (response: Response) => {
    state.mistake = undefined;
    return checkStatus(response, call, timeout);
  };
  // With hooks, the response is checked after them.
  const hooked = hooks.length > 0;
  const fetch = async (request: Request) => {
    state.mistake = undefined;
    try {
      const response = await fetchResponse(call, request, own);
      state.mistake = "failed in a hook";
      if (!hooked) await check(response);
      return response;
    } catch (error) {
      // openapi-fetch takes a falsy value for no error.
      throw error || new Error(`fetch threw ${error}`);
    }
  };
  const context: AttemptFetch["context"] = { operationId: apiOptions ? undefined : call.operationId, attempt };
  const result = await call.sender.request(method as "get", path, {
    headers: { ...own, dashboardusercontextauth: token, ...call.clientHeaders, ...call.headers },
    signal,
    fetch: hooked ? Object.assign(fetch, { context, check } satisfies Partial<AttemptFetch>) : fetch,
    Request: call.fetch || hooked || apiOptions ? Request : createInit,
    ...(apiOptions ?? {
      params: { query: call.query, path: {} },
      // The template is for middleware; its ids have been checked and filled in.
      pathSerializer: () => call.target,
      querySerializer: serializeQuery,
      body: call.body,
    }),
    parseAs: "stream",
  } as never);
  state.mistake = undefined;
  const { error, response } = result;
  // Only a response of an onRequest hook gets here unchecked.
  if (!response.ok) throwStatus(call, response, error);
  return { chunks: call.parseAs === "stream" ? [] : await readChunks(response, call, timeout), response };
}

/** Bytes of an error body that are read. */
const MAX_ERROR_BYTES = 1_000_000;

/** Throws the error for a response with an error status. */
async function checkStatus(response: Response, call: AnyCall, timeout: Timeout): Promise<void> {
  if (response.ok) return;
  let body: unknown;
  let cause: unknown;
  try {
    const max = Math.min(MAX_ERROR_BYTES, call.maxBodyBytes);
    body = parseErrorBody(decode(await readChunks(response, call, timeout, max)));
  } catch (error) {
    // The status is more useful than the reason why there is no body.
    cause = normalizeError(error, call, timeout);
    if (cause instanceof AbortError) throw cause;
  }
  throwStatus(call, response, body, cause);
}

function throwStatus(call: AnyCall, response: Response, body: unknown, cause?: unknown): never {
  call.response = response;
  if (response.status < 400) throw new ResponseError(call, `received status ${response.status}`);
  throw createApiError(call, response, body, cause);
}

function parseErrorBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The constructor of the request if only fetch will read it: fetch copies a Request, which takes a tenth of the time of a call.
 */
function createInit(url: string, init: RequestInit): RequestInit & { url: string } {
  return Object.assign(init, { url });
}
