import type { Client } from "openapi-fetch";
import type { RequestOptions } from "../../generated/client.ts";
import type { CallSpec } from "./calls.ts";
import { AbortError, type CallInfo, ConnectionError, errorOf, PlatformError, TimeoutError } from "./errors.ts";
import { retryDelayMs } from "./retry.ts";

/** What all calls of a client share. */
export interface Context {
  // biome-ignore lint/suspicious/noExplicitAny: calls know their types; the transport serves all of them alike
  readonly api: Client<any>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly baseUrl: string;
  readonly userContextToken: string | undefined;
  readonly timeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly maxRetries: number;
  readonly log: (message: string) => void;
  readonly random: () => number;
  readonly now: () => number;
}

/** One call, its arguments sorted out. */
export interface Outgoing {
  readonly spec: CallSpec;
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly options: RequestOptions;
  readonly accept: string;
}

const OPTIONS = ["signal", "timeoutMs", "idleTimeoutMs", "maxRetries", "headers", "idempotencyKey"];

/** Sorts the arguments of a method: `(id?, body?, options?)`, where several ids are one object. */
export function outgoing(spec: CallSpec, args: unknown[]): Outgoing {
  const rest = [...args];
  const first = spec.ids.length > 0 ? rest.shift() : undefined;
  const path = spec.ids.length === 1 ? { [spec.ids[0]!]: first } : ((first ?? {}) as Record<string, unknown>);
  for (const id of spec.ids) guardId(spec, id, path[id]);
  const body = spec.takesBody ? rest.shift() : undefined;
  const options: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest[0] ?? {})) (OPTIONS.includes(name) ? options : query)[name] = value;
  return { spec, path, query, body, options, accept: "application/json" };
}

/** An id that is missing would be sent as `{id}` or nothing, and one of dots would lead to another path. */
function guardId(spec: CallSpec, name: string, value: unknown): void {
  // Half of a character, a lone surrogate, can't be encoded.
  if (!["string", "number"].includes(typeof value) || /^\.{0,2}$|\p{Surrogate}/u.test(String(value)))
    throw new PlatformError(`${spec.id} needs ${name} to be an id, not ${JSON.stringify(value)}.`);
}

/** The call as errors name it. */
export function infoOf(context: Context, { spec, path }: Outgoing): CallInfo {
  const filled = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  return { operationId: spec.id, method: spec.method, url: context.baseUrl + filled };
}

/**
 * Sends the call until it succeeds or must not be sent again, and reads the answer with `read`, which is part of the
 * attempt: a body that breaks off or takes too long counts as a failed one.
 */
export async function send<T>(
  context: Context,
  call: Outgoing,
  read: (response: Response) => Promise<T>,
): Promise<{ data: T; response: Response }> {
  const { options, spec } = call;
  for (let number = 0; ; number++) {
    const limit = limitOf(options.signal, options.timeoutMs ?? context.timeoutMs);
    let failure: unknown;
    try {
      const response = await exchange(context, call, limit.signal);
      return { data: await read(response), response };
    } catch (error) {
      failure = translate(error, infoOf(context, call), limit);
      limit.abort();
    } finally {
      limit.clear();
    }
    const delay = delayAfter(failure, context, call, number);
    if (delay === undefined) throw failure;
    context.log(`${spec.id}: ${(failure as Error).name}, attempt ${number + 2} in ${Math.round(delay)} ms`);
    await sleep(delay, options.signal, infoOf(context, call));
  }
}

/** Milliseconds until the attempt after a failed one; undefined if there must be none. */
export function delayAfter(
  failure: unknown,
  context: Context,
  { spec, options }: Outgoing,
  number: number,
): number | undefined {
  const attempt = {
    number,
    maxRetries: options.maxRetries ?? context.maxRetries,
    method: spec.method,
    hasIdempotencyKey: options.idempotencyKey !== undefined,
  };
  return retryDelayMs(failure, attempt, context.random, context.now);
}

/** One request and its response, which is a success. Throws the error that fits any other. */
export async function exchange(context: Context, call: Outgoing, signal: AbortSignal): Promise<Response> {
  const { spec, options } = call;
  const headers: Record<string, unknown> = { Accept: `${call.accept}, application/problem+json` };
  if (spec.needsUser && context.userContextToken) headers.DashboardUserContextAuth = context.userContextToken;
  if (options.idempotencyKey) headers["Idempotency-Key"] = options.idempotencyKey;
  const started = context.now();
  signal.throwIfAborted();
  let sent = false;
  const fetch = (request: Request) => {
    sent = true;
    return context.fetch(request);
  };
  // What fails before fetch is the caller's, or a middleware's: nothing broke, and another attempt would fail alike.
  const refuse = (cause: unknown): never => {
    if (sent || signal.aborted) throw cause;
    throw new PlatformError(`${spec.id} can't be sent: ${reasonOf(cause)}`, { cause });
  };
  const request = context.api.request(
    spec.method.toLowerCase() as "get",
    spec.path as never,
    {
      params: { path: call.path, query: call.query },
      body: call.body,
      headers: { ...headers, ...options.headers },
      parseAs: "stream",
      signal,
      fetch,
    } as never,
  );
  const { response, error } = await request.catch(refuse);
  context.log(`${spec.id}: ${spec.method} ${spec.path} ${response.status} in ${context.now() - started} ms`);
  if (!response.ok) throw errorOf(infoOf(context, call), response, error);
  return response;
}

export interface Limit {
  /** Fires when the caller's does, when time is up, or with `abort`. */
  readonly signal: AbortSignal;
  /** Whether time ran out, and not the caller's patience. */
  readonly expired: () => boolean;
  /** Begins the time anew. */
  readonly renew: () => void;
  /** Lets no time run until it is renewed. */
  readonly pause: () => void;
  /** Ends the time. */
  readonly clear: () => void;
  /** Gives up what is left of the exchange, so that its connection is free. */
  readonly abort: () => void;
}

/** setTimeout fires at once for more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A signal that fires when the caller's does, or after some milliseconds. 0 sets no time. */
export function limitOf(signal: AbortSignal | undefined, ms: number): Limit {
  const controller = new AbortController();
  let expired = false;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timer is not set anew for each chunk of a stream, which would cost as much as reading it.
  const check = () => {
    timer = undefined;
    if (since === undefined) return;
    const left = since + ms - performance.now();
    if (left > 0) timer = setTimeout(check, left);
    else {
      expired = true;
      controller.abort();
    }
  };
  const renew = () => {
    since = performance.now();
    if (ms > 0 && ms <= LONGEST_TIMER_MS) timer ??= setTimeout(check, ms);
  };
  const pause = () => {
    since = undefined;
  };
  renew();
  return {
    // Leaves no listener on a signal that outlives the call, and still ends a body that is read after the call.
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    expired: () => expired,
    renew,
    pause,
    clear: () => clearTimeout(timer),
    abort: () => controller.abort(),
  };
}

/** Tells the caller's abort, the client's own time limit and a broken connection apart. */
export function translate(error: unknown, call: CallInfo, limit: Limit): unknown {
  if (error instanceof PlatformError && !(error instanceof AbortError)) return error;
  if (limit.expired())
    return new TimeoutError(call, "took too long; raise timeoutMs or idleTimeoutMs if it needs more", error);
  if (error instanceof AbortError) return error;
  if (limit.signal.aborted) return new AbortError(call, "was aborted by its signal", limit.signal.reason);
  return new ConnectionError(call, `got no complete answer: ${reasonOf(error)}`, error);
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message ?? message ?? String(error);
}

/** Waits, unless the signal fires first. */
export function sleep(ms: number, signal: AbortSignal | undefined, call: CallInfo): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new AbortError(call, "was aborted by its signal", signal?.reason));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}
