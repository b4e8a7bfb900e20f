import { version } from "../../generated/client.ts";
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
import { fetchAndFollow } from "./redirects.ts";
import { retryDelayMs } from "./retry.ts";

/** Hooks of this client or of openapi-fetch. Their context has the members of both. */
export type Hooks = Partial<Record<"onRequest" | "onResponse" | "onError", (context: object) => unknown>>;

/** The values that all calls of a client share. */
export interface ClientContext {
  /** Undefined for `globalThis.fetch`, which is looked up for each request, so that a replaced one is used. */
  readonly fetch: ((request: Request) => Promise<Response>) | undefined;
  readonly baseUrl: string;
  readonly clientHeaders: Record<string, string | undefined>;
  /** Changed by `use` and `eject` of `client.api`. */
  readonly hooks: Hooks[];
  readonly getKey: () => Promise<string | undefined>;
  /** Replaces the API key and the token of a user in a message. */
  mask(this: { userContextToken: string | undefined }, message: string): string;
  readonly log: (level: "debug" | "warn" | "error", message: string) => void;
  /** The client's values of all request options, which the options of a call override. */
  readonly defaults: ResolvedOptions;
}

type Limits = "timeoutMs" | "idleTimeoutMs" | "maxRetries" | "maxEventLength" | "maxBodyBytes";

export type ResolvedOptions = Record<Limits, number> & {
  readonly headers: HeadersSource;
  readonly extraQuery: object | undefined;
  readonly extraBody: object | undefined;
  readonly signal: AbortSignal | undefined;
  readonly userContextToken: string | undefined;
};

type HeadersSource = Record<string, string | false | null | undefined>;

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
export function checkHeaders(headers: Iterable<[name: string, value: unknown]>): void {
  for (const [name, value] of headers)
    if (/[^\t\x20-\x7e\x80-\xff]/.test(String(value ?? "").trim()))
      throw new PlatformError(`${name} is not a valid header value.`);
}

/** A call of an operation or of `client.api`, ready to be sent. */
export interface PreparedCall extends ClientContext, OperationSpec, CallInfo, ResolvedOptions {
  /** The address without the query. `url` is that of the last redirect. */
  readonly target: string;
  url: string;
  /** The response to the last attempt. */
  response?: Response | undefined;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly accept: string;
  /** Only for `client.api`: members of the init of fetch, serializers, and the context of hooks. */
  readonly init?: RequestInit;
  readonly querySerializer?: (query: Record<string, unknown>) => string;
  readonly bodySerializer?: (body: unknown) => BodyInit;
  readonly hookContext?: object;
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
  const query = { ...overrideOptions(options, rest[0] as object | undefined), ...options.extraQuery };
  const target = context.baseUrl + pathname;
  // Own properties come first: V8 takes many times as long for an object literal that begins with a spread.
  return {
    target,
    url: target,
    query,
    body: options.extraBody ? { ...(body as object), ...options.extraBody } : body,
    accept: "application/json",
    ...context,
    ...spec,
    ...options,
  };
}

/**
 * Sends a call until an attempt succeeds or there must be no further one. Reading the body with `read` is part of the
 * attempt, so a body that breaks off or takes too long makes it fail.
 */
export async function sendWithRetries<T>(
  call: PreparedCall,
  read: (response: Response, timeout: Timeout) => T | Promise<T>,
): Promise<{ data: T; response: Response }> {
  for (let attempt = 0; ; attempt++) {
    const timeout = createTimeout(call.signal, call.timeoutMs);
    let failure: unknown;
    try {
      const response = await sendOnce(call, timeout, attempt);
      const result = { data: await read(response, timeout), response };
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
  const final = delayMs === undefined;
  const outcome = final ? "no retry" : `retry in ${Math.round(delayMs)} ms`;
  call.log(final ? "error" : "warn", `${call.operationId}: ${(failure as Error).name}, ${outcome}`);
  if (final) throw failure;
  await sleep(delayMs, call.signal, call);
}

/** Bytes of an error body that are read. */
const MAX_ERROR_BYTES = 1_000_000;

/** Sends one request and returns a successful response, its body unread. Throws the matching error for any other. */
export async function sendOnce(call: PreparedCall, timeout: Timeout, attempt: number): Promise<Response> {
  const { operationId, method, path, log, maxBodyBytes } = call;
  const started = Date.now();
  call.url = call.target;
  call.response = undefined;
  const response = await timeout.race(send(call, timeout.signal, attempt));
  call.response = response;
  log("debug", `${operationId}: ${method} ${path} ${response.status} in ${Date.now() - started} ms`);
  if (response.ok) return response;
  if (response.status < 400) throw new ResponseError(call, `received status ${response.status}, which is no redirect`);
  let body: unknown;
  let cause: unknown;
  try {
    body = await readText(response, call, timeout, Math.min(MAX_ERROR_BYTES, maxBodyBytes));
    body = JSON.parse(body as string);
  } catch (error) {
    // Text that is not JSON is a body, too. The status is more useful than the reason why there is none.
    if (body === undefined) cause = normalizeError(error, call, timeout);
  }
  throw cause instanceof AbortError ? cause : createApiError(call, response, body, cause);
}

/** A request, and the context of the hooks of an attempt. */
interface Attempt {
  readonly url: string;
  readonly init: RequestInit;
  /** The headers that the client sets by itself. */
  readonly own: Record<string, string | undefined>;
  readonly context: object;
  /** Undefined if no hook and no custom fetch needs it: fetch creates its own, and each costs a tenth of a call. */
  request: Request | undefined;
  /** The response of a hook. */
  response?: Response;
}

/** Runs the hooks and sends one request. */
async function send(call: PreparedCall, signal: AbortSignal, attempt: number): Promise<Response> {
  const { operationId, hooks } = call;
  signal.throwIfAborted();
  checkHeaders(Object.entries({ userContextToken: call.userContextToken, ...call.headers }));
  let prepared: Attempt;
  try {
    prepared = await prepareAttempt(call, signal, attempt);
  } catch (cause) {
    if (signal.aborted) throw cause;
    // The error comes from the arguments or a hook, so another attempt would fail alike.
    throw new PlatformError(call.mask(`${operationId} was not sent: ${readMessage(cause)}`), { cause });
  }
  const { url, init, request, own, context } = prepared;
  if (prepared.response) return prepared.response;
  if (hooks.length === 0) return fetchAndFollow(call, url, init, request, own);
  let response: unknown;
  let failure: unknown;
  const run = async (name: "onResponse" | "onError", take: (result: unknown) => void) => {
    for (const hook of [...hooks].reverse()) {
      const result = await hook[name]?.({ ...context, request, response, error: failure });
      if (result) take(result);
    }
  };
  try {
    response = await fetchAndFollow(call, url, init, request, own);
  } catch (error) {
    failure = error;
    await run("onError", (result) => {
      if (result instanceof Response) response ??= result;
      else failure = result;
    });
    if (!response) throw failure;
  }
  await run("onResponse", (result) => {
    if (!(result instanceof Response)) throw new PlatformError("onResponse must return a Response.");
    response = result;
  });
  return response as Response;
}

async function prepareAttempt(call: PreparedCall, signal: AbortSignal, attempt: number): Promise<Attempt> {
  const { operationId, path, hooks } = call;
  const key = await call.getKey();
  const own = {
    accept: `${call.accept}, application/problem+json`,
    authorization: key && `Bearer ${key}`,
    // Browsers send their own; web workers have `importScripts`.
    "user-agent": "document" in globalThis || "importScripts" in globalThis ? undefined : `platform-api/${version}`,
  };
  const token = call.flags.includes("u") && call.userContextToken?.trim();
  const body = call.body === undefined ? undefined : (call.bodySerializer ?? JSON.stringify)(call.body);
  const more = { "content-type": typeof body === "string" && "application/json", dashboardusercontextauth: token };
  const headers = mergeHeaders(own, more, call.clientHeaders, call.headers);
  const query = (call.querySerializer ?? serializeQuery)(call.query);
  const url = query ? `${call.target}?${query}` : call.target;
  const init: RequestInit = { ...call.init, redirect: "manual", method: call.method, headers, body: body!, signal };
  const context = { ...(call.hookContext ?? { operationId }), path, attempt };
  const request = call.fetch || hooks.length > 0 ? new Request(url, init) : undefined;
  const prepared: Attempt = { url, init, own, context, request };
  for (const hook of hooks) {
    const result = await hook.onRequest?.({ ...context, request: prepared.request });
    if (result instanceof Response) return { ...prepared, response: result };
    if (result) prepared.request = result as Request;
  }
  return prepared;
}

/** Merges headers by their lowercase names. Null and false remove a header; undefined changes nothing. */
function mergeHeaders(...sources: HeadersSource[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const [name, value] of sources.flatMap((source) => Object.entries(source)))
    if (value) merged[name.toLowerCase()] = value;
    else if (value !== undefined) delete merged[name.toLowerCase()];
  return merged;
}

/** Serializes a query as openapi-fetch does: lists as repeated parameters, and objects as `name[key]`. */
function serializeQuery(query: Record<string, unknown>): string {
  const flat = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((item) => [name, item])
      : Object(value) === value
        ? Object.entries(value as object).map(([key, item]) => [`${name}[${key}]`, item])
        : [[name, value]],
  );
  return flat
    .filter(([, value]) => value != null)
    .map(([name, value]) => {
      if (Object(value) === value) throw new PlatformError(`The query parameter ${name} is nested too deeply.`);
      return `${name}=${encodeURIComponent(value)}`;
    })
    .join("&");
}

/** Passes each chunk of a body to `take`. Throws a ResponseError if it has more than `max` bytes after decompression. */
export async function readChunks(
  { headers, body }: Response,
  call: CallInfo,
  timeout: Timeout,
  max: number,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = body?.getReader();
  let size = Number(headers.get("content-length"));
  try {
    for (let counted = 0; reader; size = counted) {
      if (size > max) throw new ResponseError(call, `received a body of more than ${max} bytes, see maxBodyBytes`);
      const { done, value } = await timeout.race(reader.read());
      if (done) return;
      counted += value.length;
      take(value);
    }
  } catch (error) {
    reader?.cancel().catch(() => {});
    throw error;
  }
}

/** Reads a body as text (see readChunks). */
export async function readText(response: Response, call: CallInfo, timeout: Timeout, max: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  await readChunks(response, call, timeout, max, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return text + decoder.decode();
}

/**
 * Returns a response whose body fails when the signal is aborted, however long after the call: the fetch of Node.js 20
 * forgets the signal at the next garbage collection. The signal does not keep the body in memory.
 */
export function abortable(response: Response, signal: AbortSignal | undefined): Response {
  const reader = signal && response.body?.getReader();
  if (!reader) return response;
  let controller: ReadableStreamDefaultController | undefined;
  const source = {
    start(created: ReadableStreamDefaultController) {
      controller = created;
    },
    async pull() {
      const { done, value } = await reader.read();
      if (!done) return controller!.enqueue(value);
      signal.removeEventListener("abort", listener);
      controller!.close();
    },
    cancel(reason: unknown) {
      signal.removeEventListener("abort", listener);
      return reader.cancel(reason);
    },
    abort() {
      controller!.error(signal.reason);
      reader.cancel(signal.reason).catch(() => {});
    },
  };
  const reference = new WeakRef(source);
  const listener = () => reference.deref()?.abort();
  signal.addEventListener("abort", listener);
  return Object.defineProperty(new Response(new ReadableStream(source), response), "url", { value: response.url });
}

/** Limits the time of an attempt. */
export interface Timeout {
  /** Aborted by the caller's signal, when the time is up, or by `abort`. */
  readonly signal: AbortSignal;
  /** Settles like the promise, or rejects when the signal is aborted: a custom fetch may ignore its signal. */
  readonly race: <T>(promise: Promise<T>) => Promise<T>;
  /** Returns the message of a TimeoutError if the time was up. */
  readonly expired: () => string | undefined;
  /** Restarts the time. */
  readonly refresh: () => void;
  /** Stops the time until `refresh`. */
  readonly pause: () => void;
  /** Stops the time for good, and ignores the caller's signal from now on. */
  readonly clear: () => void;
  /** Stops the time for good, and aborts the request, so that its connection is released. */
  readonly abort: () => void;
}

/** For a longer delay, setTimeout fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Creates a signal that is aborted by the caller's signal, or after `ms` milliseconds; 0 means no limit. `name` is that of
 * the option.
 */
export function createTimeout(caller: AbortSignal | undefined, ms: number, name = "timeoutMs"): Timeout {
  const controller = new AbortController();
  const { signal } = controller;
  // A listener on the signal would cost more than the timer.
  let reject: ((reason: unknown) => void) | undefined;
  const abort = (event?: unknown) => {
    clear();
    controller.abort(event && caller!.reason);
    reject?.(signal.reason);
  };
  const clear = () => {
    clearTimeout(timer);
    since = undefined;
    caller?.removeEventListener("abort", abort);
  };
  let expired: string | undefined;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timer keeps running on `refresh`: a new one for each chunk of a stream would cost as much as reading the chunk.
  const check = () => {
    timer = undefined;
    if (since === undefined) return;
    const left = since + ms - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else {
      expired = `exceeded ${name} (${ms} ms)`;
      abort();
    }
  };
  const refresh = () => {
    since = performance.now();
    if (ms > 0 && ms <= MAX_TIMER_MS) timer ??= setTimeout(check, ms);
  };
  refresh();
  if (caller?.aborted) abort(caller);
  else caller?.addEventListener("abort", abort);
  return {
    signal,
    race: (promise) =>
      new Promise((resolve, rejectNow) => {
        reject = rejectNow;
        if (signal.aborted) rejectNow(signal.reason);
        promise.then(resolve, rejectNow);
      }),
    expired: () => expired,
    refresh,
    pause() {
      since = undefined;
    },
    clear,
    abort: () => abort(),
  };
}

/** A signal that is aborted by either of two. */
export function anySignal(first: AbortSignal | undefined, second: AbortSignal): AbortSignal {
  return first ? AbortSignal.any([first, second]) : second;
}

/** Turns the error of an attempt into a TimeoutError, an AbortError or a ConnectionError, unless it is a PlatformError. */
export function normalizeError(error: unknown, call: CallInfo, { signal, expired }: Timeout): unknown {
  if (error instanceof PlatformError) return error;
  const limit = expired();
  if (limit) return new TimeoutError(call, limit, error);
  if (signal.aborted) return new AbortError(call, "was aborted", signal.reason);
  return new ConnectionError(call, `received no complete response: ${readMessage(error)}`, error);
}

/** A custom fetch or a hook can throw any value. */
function readMessage(error: unknown): unknown {
  const { message, cause } = Object(error);
  return cause?.message ?? message ?? error;
}

/** Waits for some milliseconds. Throws an AbortError if the signal is aborted first. */
export async function sleep(ms: number, signal: AbortSignal | undefined, call: CallInfo): Promise<void> {
  const timeout = createTimeout(signal, 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await timeout.race(elapsed);
  } catch (error) {
    throw normalizeError(error, call, timeout);
  } finally {
    clearTimeout(timer);
    timeout.clear();
  }
}
