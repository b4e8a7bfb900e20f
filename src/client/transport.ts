import type { Client } from "openapi-fetch";
import {
  AbortError,
  type CallInfo,
  ConnectionError,
  createApiError,
  PlatformError,
  ResponseError,
  TimeoutError,
} from "./errors.ts";
import type { OperationSpec } from "./operations.ts";
import type { RequestOptions } from "./public-types.ts";
import type { FollowingFetch } from "./redirects.ts";
import { retryDelayMs } from "./retry.ts";

/** The values that all calls of a client share. */
export interface ClientContext {
  // biome-ignore lint/suspicious/noExplicitAny: calls know their types; the transport treats all of them alike
  readonly api: Client<any>;
  readonly fetch: FollowingFetch;
  readonly baseUrl: string;
  readonly log: (message: string) => void;
  /** The client's values of all request options, which the options of a call override. */
  readonly defaults: ResolvedOptions;
}

export type ResolvedOptions = Required<
  Pick<RequestOptions, "timeoutMs" | "idleTimeoutMs" | "maxRetries" | "maxEventLength" | "headers">
> & {
  readonly signal: AbortSignal | undefined;
  readonly idempotencyKey: string | undefined;
  readonly userContextToken: string | undefined;
};

/**
 * Overrides options in place, and returns the other values: the query parameters. The caller's compiler has
 * checked the types, but not that a number is one: a timer of NaN fires immediately, and a loop that counts up to NaN never
 * ends.
 */
export function overrideOptions(options: ResolvedOptions, values: object | undefined): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const target = options as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(values ?? {}))
    if (value !== undefined) {
      if (typeof target[name] === "number" && !(value >= 0)) throw new PlatformError(`${name} must be 0 or more.`);
      (Object.hasOwn(options, name) ? target : query)[name] = value;
    }
  return query;
}

/**
 * Throws if a value has a character that is not allowed in a header: fetch would do so with the value, which may be a
 * secret, in its message. The white space around a value, such as the line break at the end of a file, is ignored.
 */
export function checkHeaders<T extends Record<string, string | null | undefined>>(headers: T): T {
  for (const name in headers)
    if (/[^\t\x20-\x7e\x80-\xff]/.test(headers[name]?.trim() ?? ""))
      throw new PlatformError(`${name} is not a valid header value.`);
  return headers;
}

/** A call of an operation, ready to be sent. */
export interface PreparedCall extends ClientContext, OperationSpec, CallInfo, ResolvedOptions {
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly accept: string;
}

/**
 * Prepares a call from the arguments of a client method: `(id?, body?, options?)`. Several ids come as one object.
 *
 * @throws PlatformError if an id can't be part of a path, or a number among the options is negative or NaN.
 */
export function prepareCall(context: ClientContext, spec: OperationSpec, args: readonly unknown[]): PreparedCall {
  const rest = [...args];
  const [first, second] = spec.path.match(/\{/g) ?? [];
  const ids = first ? rest.shift() : undefined;
  const body = spec.takesBody ? rest.shift() : undefined;
  const pathname = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = second ? (ids as Record<string, unknown> | undefined)?.[name] : ids;
    // A missing id would be sent as `undefined` or nothing, a dot segment would lead to another path, and a lone
    // surrogate can't be encoded.
    if (Object(id) === id || /^\.{0,2}$|\p{Surrogate}/u.test(String(id ?? "")))
      throw new PlatformError(`${spec.operationId}: ${name} is not a valid id: ${JSON.stringify(id)}.`);
    return encodeURIComponent(id as string);
  });
  const options = { ...context.defaults };
  const query = overrideOptions(options, rest[0] as object | undefined);
  // Own properties come first: V8 takes many times as long for an object literal that begins with a spread.
  return { url: context.baseUrl + pathname, query, body, accept: "application/json", ...context, ...spec, ...options };
}

/**
 * Sends a call until an attempt succeeds or there must be no further one. Reading the body with `read` is part of the
 * attempt, so a body that breaks off or takes too long makes it fail.
 */
export async function sendWithRetries<T>(
  call: PreparedCall,
  read: (response: Response) => Promise<T>,
): Promise<{ data: T; response: Response }> {
  for (let attempt = 0; ; attempt++) {
    const timeout = createTimeout(call.signal, call.timeoutMs);
    let failure: unknown;
    try {
      const send = async () => {
        const response = await sendOnce(call, timeout.signal, attempt);
        return { data: await read(response), response };
      };
      const result = await orAbort(send(), timeout.signal);
      timeout.clear();
      return result;
    } catch (error) {
      failure = normalizeError(error, call, timeout);
      timeout.abort();
    }
    await waitOrThrow(call, failure, retryDelayMs(failure, call, attempt));
  }
}

/** Waits before the next attempt. Throws the failure of the last attempt if `delayMs` is undefined. */
export async function waitOrThrow(call: PreparedCall, failure: unknown, delayMs: number | undefined): Promise<void> {
  const outcome = delayMs === undefined ? "no retry" : `retry in ${Math.round(delayMs)} ms`;
  call.log(`${call.operationId}: ${(failure as Error).name}, ${outcome}`);
  if (delayMs === undefined) throw failure;
  await sleep(delayMs, call.signal, call);
}

/** Settles like the promise, or rejects when the signal is aborted: a custom fetch may ignore its signal. */
export function orAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal!.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
    promise.then(resolve, reject).finally(() => signal?.removeEventListener("abort", abort));
  });
}

/** Sends one request and returns a successful response, its body unread. Throws the matching error for any other. */
export async function sendOnce(call: PreparedCall, signal: AbortSignal, attempt: number): Promise<Response> {
  const { operationId, method } = call;
  const headers = checkHeaders({
    DashboardUserContextAuth: (call.flags.includes("u") && call.userContextToken?.trim()) || undefined,
    ...call.headers,
  });
  const accept = `${call.accept}, application/problem+json`;
  const started = Date.now();
  let sent = false;
  signal.throwIfAborted();
  const { response, error } = await call.api[method as "GET"](
    call.path as never,
    {
      params: { query: call.query, path: {}, call: { operationId, attempt } },
      // The template is for middleware; its ids have been checked and filled in.
      pathSerializer: () => call.url,
      body: call.body,
      headers: {
        Accept: accept,
        "Idempotency-Key": call.idempotencyKey,
        ...headers,
      },
      parseAs: "stream",
      signal,
      async fetch(request: Request) {
        sent = true;
        const response = await call.fetch(request, { operationId, accept });
        // openapi-fetch reads the body of an error by this method, and would read an endless one for ever.
        return response.ok ? response : Object.assign(response, { text: () => readStart(response) });
      },
    } as never,
  ).catch((cause: unknown) => {
    // An error before fetch comes from the arguments or a middleware, so another attempt would fail alike.
    if (sent || signal.aborted) throw cause;
    throw new PlatformError(`${operationId} was not sent: ${readMessage(cause)}`, { cause });
  });
  call.log(`${operationId}: ${method} ${call.path} ${response.status} in ${Date.now() - started} ms`);
  if (response.ok) return response;
  if (response.status >= 400) throw createApiError(call, response, error);
  throw new ResponseError(call, `received status ${response.status}, which is no redirect`);
}

/** Characters of an error body that are read. */
const MAX_ERROR_LENGTH = 1_000_000;

/** Reads the beginning of a body, which may be endless. */
async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (reader && text.length < MAX_ERROR_LENGTH) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  reader?.cancel().catch(() => {});
  return text;
}

export interface Timeout {
  /** Aborted by the caller's signal, when the time is up, or by `abort`. */
  readonly signal: AbortSignal;
  /** Returns true if the time was up. */
  readonly expired: () => boolean;
  /** Restarts the time. */
  readonly refresh: () => void;
  /** Stops the time until `refresh`. */
  readonly pause: () => void;
  /** Stops the time for good. */
  readonly clear: () => void;
  /** Stops the time for good, and aborts the request, so that its connection is released. */
  readonly abort: () => void;
}

/** For a longer delay, setTimeout fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Creates a signal that is aborted by the caller's signal, or after `ms` milliseconds; 0 means no limit. */
export function createTimeout(signal: AbortSignal | undefined, ms: number): Timeout {
  const controller = new AbortController();
  const clear = () => clearTimeout(timer);
  const abort = () => {
    clear();
    controller.abort();
  };
  let expired = false;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timer keeps running on `refresh`: a new one for each chunk of a stream would cost as much as reading the chunk.
  const check = () => {
    timer = undefined;
    if (since === undefined) return;
    const left = since + ms - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else {
      expired = true;
      abort();
    }
  };
  const refresh = () => {
    since = performance.now();
    if (ms > 0 && ms <= MAX_TIMER_MS) timer ??= setTimeout(check, ms);
  };
  refresh();
  return {
    // Leaves no listener on a signal that outlives the call, and still aborts a body that is read after the call.
    signal: anySignal(signal, controller.signal),
    expired: () => expired,
    refresh,
    pause() {
      since = undefined;
    },
    clear,
    abort,
  };
}

/** A signal that is aborted by either of two. */
export function anySignal(first: AbortSignal | undefined, second: AbortSignal): AbortSignal {
  return first ? AbortSignal.any([first, second]) : second;
}

/** Turns the error of an attempt into a TimeoutError, an AbortError or a ConnectionError, unless it is a PlatformError. */
export function normalizeError(error: unknown, call: CallInfo, { signal, expired }: Timeout): unknown {
  if (expired()) return new TimeoutError(call, "exceeded timeoutMs or idleTimeoutMs", error);
  if (signal.aborted) return createAbortError(call, signal);
  if (error instanceof PlatformError) return error;
  return new ConnectionError(call, `received no complete response: ${readMessage(error)}`, error);
}

function createAbortError(call: CallInfo, { reason }: AbortSignal): AbortError {
  return new AbortError(call, "was aborted", reason);
}

function readMessage(error: unknown): unknown {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message ?? message ?? error;
}

/** Waits for some milliseconds. Throws an AbortError if the signal is aborted first. */
export async function sleep(ms: number, signal: AbortSignal | undefined, call: CallInfo): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await orAbort(elapsed, signal).catch(() => {
    clearTimeout(timer);
    throw createAbortError(call, signal!);
  });
}
