import { type Client, createQuerySerializer } from "openapi-fetch";
import { queryNames, version } from "../../generated/client.ts";
import {
  AbortError,
  type APIError,
  type CallInfo,
  ConnectionError,
  createApiError,
  PlatformError,
  ResponseError,
  TimeoutError,
} from "./errors.ts";
import type { OperationSpec } from "./operations.ts";
import type { HeaderOptions } from "./public-types.ts";
import { type CustomFetch, fetchAndFollow } from "./redirects.ts";
import { isUnsent, readErrorCode, retryDelayMs } from "./retry.ts";
import { type Watcher, watch } from "./watch-signal.ts";

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
  readonly getKey: () => Promise<string | undefined>;
  /** Replaces the API key of the last attempt and the token of a user in a message. */
  mask(this: { key?: string | undefined; userContextToken: string | undefined }, message: string): string;
  readonly log: (level: "debug" | "warn" | "error", message: string) => void;
  /** The client's values of all request options, which the options of a call override. */
  readonly defaults: DefaultOptions;
}

type Limits = "timeoutMs" | "idleTimeoutMs" | "maxRetries" | "maxEventLength" | "maxBodyBytes";

export type DefaultOptions = Record<Limits, number> & {
  readonly headers: Record<string, string | null | undefined>;
  readonly userContextToken: string | undefined;
};

/** Options that a call has, and a client does not. */
interface CallOptions {
  readonly signal: AbortSignal | undefined;
  readonly extraQuery: object | undefined;
  readonly extraBody: object | undefined;
}

/**
 * Overrides options in place, and returns the values of the `others`: for a call, the query parameters. The caller's compiler
 * has checked the types, but not that a number is one: a timer of NaN fires immediately, and a loop that counts up to NaN never
 * ends. Nor has it checked the names in an object from a variable.
 */
export function overrideOptions(
  options: object,
  values: object | undefined,
  others: readonly string[],
  owner: string,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const target = options as Record<string, unknown>;
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === undefined) continue;
    if (others.includes(name)) query[name] = value;
    else if (!Object.hasOwn(options, name)) throw new PlatformError(`${name} is not an option of ${owner}.`);
    else if (typeof target[name] === "number" && !(value >= 0)) throw new PlatformError(`${name} must be 0 or more.`);
    else if (name === "signal" && value && !value.addEventListener)
      throw new PlatformError("signal must be an AbortSignal.");
    else target[name] = name === "headers" ? readHeaders(value) : value;
  }
  return query;
}

/** Returns the headers as an object, also those of a Headers object and of a list of pairs. */
export function readHeaders(headers: HeaderOptions | null | undefined): Record<string, string | null | undefined> {
  return Symbol.iterator in Object(headers) ? Object.fromEntries(headers as Headers) : { ...(headers as object) };
}

/** The names of the query parameters of all operations: a list for each would double the bytes of the table. */
const PARAMETERS = queryNames.split(" ");

const toQuery = createQuerySerializer();
const toText = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Adds to the serializer of openapi-fetch what it lacks: dates, and lists with empty items. */
function serializeQuery(query: Record<string, unknown>): string {
  const entries = Object.entries(query).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(toText) : toText(value),
  ]);
  return toQuery(Object.fromEntries(entries)).split("&").filter(Boolean).join("&");
}

/**
 * Throws if a value has a character that is not allowed in a header: fetch would do so with the value, which may be a
 * secret, in its message. The white space around a value, such as the line break at the end of a file, is ignored.
 */
export function checkHeaders(headers: object): void {
  for (const [name, value] of Object.entries(headers))
    if (/[^\t\x20-\x7e\x80-\xff]/.test(String(value ?? "").trim()))
      throw new PlatformError(`${name} is not a valid header value.`);
}

/** The part of a call that does not depend on who prepared it. */
interface AnyCall extends ClientContext, CallInfo, DefaultOptions {
  readonly signal: AbortSignal | undefined;
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
}

/** A call of an operation, ready to be sent. */
export interface PreparedCall extends AnyCall, OperationSpec {
  readonly apiOptions?: undefined;
  /** The address without the query. */
  readonly target: string;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  /** With `stream`, openapi-fetch does not read the body of a success. */
  parseAs: "text" | "stream";
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
  const own: CallOptions = { signal: undefined, extraQuery: undefined, extraBody: undefined };
  const options = { ...own, ...context.defaults };
  const values = overrideOptions(
    options,
    rest[0] as object | undefined,
    PARAMETERS,
    `${spec.operationId}, see extraQuery`,
  );
  const target = context.baseUrl + pathname;
  // Own properties come first: V8 takes many times as long for an object literal that begins with a spread.
  return {
    target,
    url: target,
    query: { ...values, ...options.extraQuery },
    body: options.extraBody ? { ...(body as object), ...options.extraBody } : body,
    accept: "application/json",
    parseAs: spec.flags.includes("v") ? "stream" : "text",
    ...context,
    ...spec,
    ...options,
  };
}

/** The response, and the body if it was read. */
export interface Result {
  readonly data?: unknown;
  readonly response: Response;
}

/**
 * Sends a call until an attempt succeeds or there must be no further one. The body is part of the attempt, so one that breaks
 * off or takes too long makes it fail.
 */
export async function sendWithRetries<T, C extends ApiCall | PreparedCall>(
  call: C,
  read: (result: Result, call: C) => T,
): Promise<{ data: T; response: Response }> {
  for (let attempt = 0; ; attempt++) {
    const timeout = createTimeout(call.signal, call.timeoutMs);
    let failure: unknown;
    try {
      const result = await sendOnce(call, timeout, attempt);
      const data = read(result, call);
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
  call.log(final ? "error" : "warn", `${call.operationId}: ${reason}${request}, attempt ${attempt}, ${outcome}`);
  if (final) throw failure;
  await sleep(delayMs, call.signal, call);
}

/** Bytes of an error body that are read. */
const MAX_ERROR_BYTES = 1_000_000;

/** The fetch that openapi-fetch calls for one attempt. Hooks find it in their context. */
export interface AttemptFetch {
  (request: Request): Promise<Response>;
  /** What hooks get. The operationId of `client.api` is undefined. */
  readonly context: { operationId: string | undefined; attempt: number };
  /** Called after the hooks. Limits how a body is read. */
  readonly limit: (response: Response) => void;
}

/**
 * Sends one request by openapi-fetch. Returns a successful response, its body read as `parseAs` says. Throws the
 * matching error for any other response.
 */
export async function sendOnce(call: ApiCall | PreparedCall, timeout: Timeout, attempt: number): Promise<Result> {
  const { operationId, method, path, maxBodyBytes } = call;
  const { signal } = timeout;
  const token = call.flags.includes("u") ? call.userContextToken?.trim() : undefined;
  checkHeaders({ userContextToken: token, ...call.headers });
  const started = Date.now();
  let sent = false;
  let cause: unknown;
  const send = async () => {
    signal.throwIfAborted();
    const key = await call.getKey();
    call.key = key;
    const own = {
      accept: `${call.accept}, application/problem+json`,
      authorization: key ? `Bearer ${key}` : undefined,
      // Browsers send their own; web workers have `importScripts`.
      "user-agent": "document" in globalThis || "importScripts" in globalThis ? undefined : `platform-api/${version}`,
    };
    const fetch = async (request: Request) => {
      sent = true;
      try {
        return await fetchAndFollow(call, request, own);
      } catch (error) {
        // openapi-fetch takes a falsy value for no error.
        throw error || new Error(`fetch threw ${error}`);
      }
    };
    const limit = (response: Response) => {
      const isError = !response.ok;
      const { text } = response;
      const max = isError ? Math.min(MAX_ERROR_BYTES, maxBodyBytes) : maxBodyBytes;
      const read = () =>
        readChunks(response, text, call, timeout, max).catch((error) => {
          if (!isError) throw error;
          // The status is more useful than the reason why there is no body.
          cause = normalizeError(error, call, timeout);
          return [];
        });
      // Some servers replace Response by a class whose methods can't be assigned.
      const replace = (name: string, value: () => unknown) =>
        Object.defineProperty(response, name, { value, configurable: true });
      replace("text", async () => decode(await read()));
      // The methods of the client, and errors, are read as text only.
      if (call.apiOptions && response.body)
        for (const name of ["json", "blob", "arrayBuffer", "formData"] as const)
          replace(name, async () => new Response(new Blob(await read()), response)[name]());
    };
    const options = {
      headers: { ...own, dashboardusercontextauth: token || undefined, ...call.clientHeaders, ...call.headers },
      signal,
      fetch: Object.assign(fetch, {
        context: { operationId: call.apiOptions ? undefined : operationId, attempt },
        limit,
      }) satisfies AttemptFetch,
      Request: call.apiOptions || call.fetch || call.hooks.length > 0 ? Request : createInit,
      ...(call.apiOptions ?? {
        params: { query: call.query, path: {} },
        // The template is for middleware; its ids have been checked and filled in.
        pathSerializer: () => call.target,
        querySerializer: serializeQuery,
        body: call.body,
        parseAs: call.parseAs,
      }),
    };
    return call.sender.request(method as "get", path, options as never);
  };
  call.response = undefined;
  const { data, error, response } = await timeout.race(send()).catch((reason: unknown) => {
    // An error before fetch comes from the arguments or a hook, so another attempt would fail alike.
    if (sent || signal.aborted) throw reason;
    throw new PlatformError(call.mask(`${operationId} was not sent: ${readMessage(reason)}`), { cause: reason });
  });
  call.response = response;
  call.log("debug", `${operationId}: ${method} ${path} ${response.status} in ${Date.now() - started} ms`);
  if (response.ok) return { data, response };
  if (response.status < 400) throw new ResponseError(call, `received status ${response.status}`);
  throw cause instanceof AbortError ? cause : createApiError(call, response, cause ? undefined : error, cause);
}

/**
 * The constructor of the request if only fetch will read it: fetch copies a Request, which takes a tenth of the time of a call.
 */
function createInit(url: string, init: RequestInit): RequestInit & { url: string } {
  return Object.assign(init, { url });
}

/** Decodes a body, which nearly always has one chunk. */
function decode(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Reads a body. Throws a ResponseError if it has more than `max` bytes after decompression. */
async function readChunks(
  response: Response,
  text: Response["text"],
  call: CallInfo,
  timeout: Timeout,
  max: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const check = (size: number) => {
    if (size > max) throw new ResponseError(call, `received more than ${max} bytes, see maxBodyBytes`);
  };
  if (!response.body) {
    // React Native has no streams.
    const all = new TextEncoder().encode(await text.call(response));
    check(all.length);
    return [all];
  }
  const reader = response.body.getReader();
  timeout.cancelOnAbort(reader);
  check(Number(response.headers.get("content-length")));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; check(size)) {
    const { done, value } = await reader.read();
    timeout.signal.throwIfAborted();
    if (done) return chunks;
    size += value.length;
    chunks.push(value);
  }
}

/**
 * Returns a response whose body fails when the signal is aborted, however long after the call: the fetch of Node.js 20
 * forgets the signal at the next garbage collection. The signal does not keep the body in memory.
 */
export function abortable(response: Response, signal: AbortSignal | undefined): Response {
  // In Chromium, a 204 has an empty body, with which no Response can be made (Fetch standard, null body status).
  if (!signal || !response.body || response.status === 204) return response;
  const reader = response.body.getReader();
  const cancel = (reason: unknown = signal.reason) => reader.cancel(reason).catch(() => {});
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      // A body that is cancelled just ends.
      signal.throwIfAborted();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel,
  });
  const { forget } = watch(signal, cancel);
  reader.closed.then(forget, forget);
  return Object.defineProperty(new Response(body, response), "url", { value: response.url });
}

/** Limits the time of an attempt. */
export interface Timeout {
  /** Aborted by the caller's signal, when the time is up, or by `abort`. */
  readonly signal: AbortSignal;
  /** Settles like the promise, or rejects when the signal is aborted: a custom fetch may ignore its signal. */
  readonly race: <T>(promise: Promise<T>) => Promise<T>;
  /** Cancels the reader when the signal is aborted: its `read()` then resolves. The body of a custom fetch may ignore the signal. */
  readonly cancelOnAbort: (reader: ReadableStreamDefaultReader | undefined) => void;
  /** Returns the message of a TimeoutError if the time was up. */
  readonly expired: () => string | undefined;
  /** Restarts the time. */
  readonly refresh: () => void;
  /** Stops the time until `refresh`. Meanwhile, the signal of the caller does not keep the attempt in memory. */
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
  let onAbort: ((reason: unknown) => void) | undefined;
  const abort = (reason?: unknown) => {
    clear();
    controller.abort(reason);
    onAbort?.(signal.reason);
  };
  const abortAsCaller = () => abort(caller!.reason);
  const watcher: Watcher | undefined = caller && watch(caller, abortAsCaller);
  const clear = () => {
    clearTimeout(timer);
    since = undefined;
    watcher?.forget();
  };
  let expired: string | undefined;
  let since: number | undefined;
  let started: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timer keeps running on `refresh`: a new one for each chunk of a stream would cost as much as reading the chunk.
  const check = () => {
    timer = undefined;
    if (since === undefined) return;
    const left = since + ms - performance.now();
    // A test may fake setTimeout but not the clock: then no time has passed when a timer that nothing refreshed fires.
    if (left > 0 && since !== started) {
      started = since;
      timer = setTimeout(check, left);
    } else {
      expired = `exceeded ${name} (${ms} ms)`;
      abort();
    }
  };
  const refresh = () => {
    since = performance.now();
    if (!timer) started = since;
    if (watcher) watcher.held = abortAsCaller;
    if (ms > 0 && ms <= MAX_TIMER_MS) timer ??= setTimeout(check, ms);
  };
  refresh();
  if (caller?.aborted) abortAsCaller();
  return {
    signal,
    race: (promise) =>
      new Promise((resolve, reject) => {
        onAbort = reject;
        if (signal.aborted) reject(signal.reason);
        promise.then(resolve, reject);
      }),
    cancelOnAbort(reader) {
      onAbort = (reason) => reader?.cancel(reason).catch(() => {});
      if (signal.aborted) onAbort(signal.reason);
    },
    expired: () => expired,
    refresh,
    pause() {
      since = undefined;
      if (watcher) watcher.held = undefined;
    },
    clear,
    abort: () => abort(),
  };
}

/** Turns the error of an attempt into a TimeoutError, an AbortError or a ConnectionError, unless it is a PlatformError. */
export function normalizeError(error: unknown, call: CallInfo, { signal, expired }: Timeout): unknown {
  if (error instanceof PlatformError) return error;
  // The fetch of Node.js has limits of its own, which are those of its dispatcher.
  const [code] = /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.exec(`${readErrorCode(error)}`) ?? [];
  const limit =
    expired() ?? (code && `exceeded a limit of Node.js (${code}): pass a fetch with a dispatcher, see RECIPES.md`);
  if (limit) return new TimeoutError(call, limit, error);
  if (signal.aborted) return new AbortError(call, "was aborted", signal.reason);
  const summary = isUnsent(error)
    ? "could not connect, see baseUrl or PLATFORM_BASE_URL"
    : "received no complete response";
  return new ConnectionError(call, `${summary}: ${readMessage(error)}`, error);
}

/**
 * Returns the message of the deepest cause that has one. A custom fetch or a hook can throw any value, and the error for
 * several addresses has only a code.
 */
function readMessage(error: unknown, depth = 9): unknown {
  const { message, cause, code } = Object(error);
  return (
    (depth && cause && readMessage(cause, depth - 1)) ||
    message ||
    code ||
    (depth < 9 && Object(error) === error ? "" : error)
  );
}

/** Waits for some milliseconds. Throws an AbortError if the signal is aborted first. */
export async function sleep(ms: number, signal: AbortSignal | undefined, call: CallInfo): Promise<void> {
  // Without a minimum, 0 would mean no limit.
  const timeout = createTimeout(signal, ms || 1);
  try {
    await timeout.race(new Promise(() => {}));
  } catch (error) {
    if (!timeout.expired()) throw normalizeError(error, call, timeout);
  }
}
