import type { Client } from "openapi-fetch";
import type { RequestOptions } from "../../generated/client.ts";
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
import { retryDelayMs } from "./retry.ts";

/** What all calls of a client share. */
export interface ClientContext {
  // biome-ignore lint/suspicious/noExplicitAny: calls know their types; the transport treats all of them alike
  readonly api: Client<any>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly baseUrl: string;
  readonly userContextToken: string | undefined;
  readonly log: (message: string) => void;
  /** The client's values of all request options, which the options of a call override. */
  readonly defaults: ResolvedOptions;
}

type ResolvedOptions = Required<Pick<RequestOptions, "timeoutMs" | "idleTimeoutMs" | "maxRetries" | "headers">> & {
  readonly signal: AbortSignal | undefined;
  readonly idempotencyKey: string | undefined;
};

/** A call of an operation, with all that is needed to send it. */
export interface PreparedCall extends ClientContext, OperationSpec, CallInfo, ResolvedOptions {
  /** The path with its parameters filled in. */
  readonly pathname: string;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly accept: string;
}

/**
 * Prepares a call from the arguments of a client method: `(id?, body?, options?)`. Several ids come as one object.
 *
 * @throws PlatformError if an id can't be part of a path.
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
    if (!["string", "number"].includes(typeof id) || /^\.{0,2}$|\p{Surrogate}/u.test(String(id)))
      throw new PlatformError(`${spec.operationId}: ${name} is not a valid id: ${JSON.stringify(id)}.`);
    return encodeURIComponent(id as string);
  });
  const options = { ...context.defaults };
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest[0] ?? {})) {
    // The caller's compiler has checked the types of the options.
    if (value !== undefined)
      (Object.hasOwn(options, name) ? (options as Record<string, unknown>) : query)[name] = value;
  }
  const url = context.baseUrl + pathname;
  // Own properties come first: V8 takes many times as long for an object literal that begins with a spread.
  return { pathname, url, query, body, accept: "application/json", ...context, ...spec, ...options };
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
      const response = await sendOnce(call, timeout.signal);
      return { data: await read(response), response };
    } catch (error) {
      failure = normalizeError(error, call, timeout);
      timeout.abort();
    } finally {
      timeout.clear();
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

/** Sends one request and returns a successful response, its body unread. Throws the matching error for any other. */
export async function sendOnce(call: PreparedCall, signal: AbortSignal): Promise<Response> {
  const { operationId, method } = call;
  const token = call.flags.includes("u") ? call.userContextToken : undefined;
  const started = Date.now();
  let sent = false;
  signal.throwIfAborted();
  const { response, error } = await call.api[method as "GET"](
    call.pathname as never,
    {
      params: { query: call.query },
      body: call.body,
      headers: {
        Accept: `${call.accept}, application/problem+json`,
        DashboardUserContextAuth: token,
        "Idempotency-Key": call.idempotencyKey,
        ...call.headers,
      },
      parseAs: "stream",
      // On a redirect to another origin, fetch removes the API key but not this token.
      redirect: token ? "manual" : "follow",
      signal,
      fetch(request: Request) {
        sent = true;
        return call.fetch(request);
      },
    } as never,
  ).catch((cause: unknown) => {
    // An error before fetch comes from the arguments or a middleware, so another attempt would fail alike.
    if (sent || signal.aborted) throw cause;
    throw new PlatformError(`${operationId} could not be sent: ${messageOf(cause)}`, { cause });
  });
  call.log(`${operationId}: ${method} ${call.path} ${response.status} in ${Date.now() - started} ms`);
  // Browsers report a redirect as status 0.
  if (token && !response.ok && response.status < 400)
    throw new ResponseError(call, "was redirected, which is not allowed with a user context token");
  if (!response.ok) throw createApiError(call, response, error);
  return response;
}

export interface Timeout {
  /** Aborted by the caller's signal, when the time is up, or by `abort`. */
  readonly signal: AbortSignal;
  /** Whether the time was up. */
  readonly expired: () => boolean;
  /** Restarts the time. */
  readonly refresh: () => void;
  /** Stops the time until `refresh`. */
  readonly pause: () => void;
  /** Stops the time for good. */
  readonly clear: () => void;
  /** Aborts the request, so that its connection is released. */
  readonly abort: () => void;
}

/** For a longer delay, setTimeout fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Creates a signal that is aborted by the caller's signal, or after `ms` milliseconds; 0 means no limit. */
export function createTimeout(signal: AbortSignal | undefined, ms: number): Timeout {
  const controller = new AbortController();
  const abort = () => controller.abort();
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
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    expired: () => expired,
    refresh,
    pause() {
      since = undefined;
    },
    clear: () => clearTimeout(timer),
    abort,
  };
}

/** Turns what an attempt threw into a TimeoutError, an AbortError or a ConnectionError, unless it is one of ours. */
export function normalizeError(error: unknown, call: CallInfo, { signal, expired }: Timeout): unknown {
  if (expired()) return new TimeoutError(call, "timed out; raise timeoutMs or idleTimeoutMs", error);
  if (signal.aborted) return createAbortError(call, signal);
  if (error instanceof PlatformError) return error;
  return new ConnectionError(call, `received no complete response: ${messageOf(error)}`, error);
}

function createAbortError(call: CallInfo, { reason }: AbortSignal): AbortError {
  return new AbortError(call, "was aborted by its signal", reason);
}

function messageOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message ?? message ?? String(error);
}

/** Waits for some milliseconds. Throws an AbortError if the signal is aborted first. */
export function sleep(ms: number, signal: AbortSignal | undefined, call: CallInfo): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(createAbortError(call, signal));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
