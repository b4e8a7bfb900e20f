import type { Client } from "openapi-fetch";
import type { RequestOptions } from "../../generated/client.ts";
import type { CallSpec } from "./calls.ts";
import {
  AbortError,
  type CallInfo,
  ConnectionError,
  errorOf,
  PlatformError,
  ResponseError,
  TimeoutError,
} from "./errors.ts";
import { retryDelayMs } from "./retry.ts";

/** What all calls of a client share. */
export interface Context {
  // biome-ignore lint/suspicious/noExplicitAny: calls know their types; the transport serves all of them alike
  readonly api: Client<any>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly baseUrl: string;
  readonly userContextToken: string | undefined;
  readonly log: (message: string) => void;
  /** All request options, as they are unless a call says otherwise. */
  readonly defaults: Options;
}

type Options = Required<Pick<RequestOptions, "timeoutMs" | "idleTimeoutMs" | "maxRetries" | "headers">> & {
  readonly signal: AbortSignal | undefined;
  readonly idempotencyKey: string | undefined;
};

/** One call, its arguments sorted out. */
export interface Outgoing extends Context, CallSpec, CallInfo, Options {
  /** The path with its ids filled in. */
  readonly target: string;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly accept: string;
}

/** Sorts the arguments of a method: `(id?, body?, options?)`, where several ids are one object. */
export function outgoing(context: Context, spec: CallSpec, args: readonly unknown[]): Outgoing {
  const rest = [...args];
  const [id, another] = spec.path.match(/\{/g) ?? [];
  const ids = id ? rest.shift() : undefined;
  const body = spec.takesBody ? rest.shift() : undefined;
  const target = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = another ? (ids as Record<string, unknown> | undefined)?.[name] : ids;
    // One that is missing would be sent as `undefined` or nothing, and one of dots would lead to another path. Half of a
    // character, a lone surrogate, can't be encoded.
    if (!["string", "number"].includes(typeof value) || /^\.{0,2}$|\p{Surrogate}/u.test(String(value)))
      throw new PlatformError(`${spec.operationId} needs ${name} to be an id, not ${JSON.stringify(value)}.`);
    return encodeURIComponent(value as string);
  });
  const options = { ...context.defaults };
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest[0] ?? {})) {
    // What the caller gives in place of a default was checked by the caller's compiler.
    if (value !== undefined)
      (Object.hasOwn(options, name) ? (options as Record<string, unknown>) : query)[name] = value;
  }
  const url = context.baseUrl + target;
  // In this order, because V8 takes many times as long for an object that begins with the properties of others.
  return { target, url, query, body, accept: "application/json", ...context, ...spec, ...options };
}

/**
 * Sends the call until it succeeds or must not be sent again, and reads the answer with `read`, which is part of the
 * attempt: a body that breaks off or takes too long counts as a failed one.
 */
export async function send<T>(
  call: Outgoing,
  read: (response: Response) => Promise<T>,
): Promise<{ data: T; response: Response }> {
  for (let number = 0; ; number++) {
    const limit = limitOf(call.signal, call.timeoutMs);
    let failure: unknown;
    try {
      const response = await exchange(call, limit.signal);
      return { data: await read(response), response };
    } catch (error) {
      failure = translate(error, call, limit);
      limit.abort();
    } finally {
      limit.clear();
    }
    await pauseOrThrow(call, failure, retryDelayMs(failure, call, number));
  }
}

/** Waits before another attempt. Throws the failure if there must be none. */
export async function pauseOrThrow(call: Outgoing, failure: unknown, delayMs: number | undefined): Promise<void> {
  const plan = delayMs === undefined ? "not tried again" : `tried again in ${Math.round(delayMs)} ms`;
  call.log(`${call.operationId}: ${(failure as Error).name}, ${plan}`);
  if (delayMs === undefined) throw failure;
  await sleep(delayMs, call.signal, call);
}

/** One request and its response, which is a success. Throws the error that fits any other. */
export async function exchange(call: Outgoing, signal: AbortSignal): Promise<Response> {
  const { operationId, method } = call;
  const token = call.flags.includes("u") ? call.userContextToken : undefined;
  const started = Date.now();
  let sent = false;
  signal.throwIfAborted();
  const { response, error } = await call.api[method as "GET"](
    call.target as never,
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
      // fetch takes the key off a request that leaves for another server, but not this header.
      redirect: token ? "manual" : "follow",
      signal,
      fetch(request: Request) {
        sent = true;
        return call.fetch(request);
      },
    } as never,
  ).catch((cause: unknown) => {
    // What fails before fetch is the caller's, or a middleware's: nothing broke, and another attempt would fail alike.
    if (sent || signal.aborted) throw cause;
    throw new PlatformError(`${operationId} can't be sent: ${reasonOf(cause)}`, { cause });
  });
  call.log(`${operationId}: ${method} ${call.path} ${response.status} in ${Date.now() - started} ms`);
  // Browsers don't tell the status.
  if (token && !response.ok && response.status < 400)
    throw new ResponseError(call, "was redirected, and a user's token must not follow");
  if (!response.ok) throw errorOf(call, response, error);
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
  const abort = () => controller.abort();
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
      abort();
    }
  };
  const renew = () => {
    since = performance.now();
    if (ms > 0 && ms <= LONGEST_TIMER_MS) timer ??= setTimeout(check, ms);
  };
  renew();
  return {
    // Leaves no listener on a signal that outlives the call, and still ends a body that is read after the call.
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    expired: () => expired,
    renew,
    pause() {
      since = undefined;
    },
    clear: () => clearTimeout(timer),
    abort,
  };
}

/** Tells the client's own time limit, the caller's abort and a broken connection apart. */
export function translate(error: unknown, call: CallInfo, { signal, expired }: Limit): unknown {
  if (expired()) return new TimeoutError(call, "took too long; raise timeoutMs or idleTimeoutMs", error);
  if (signal.aborted) return aborted(call, signal);
  if (error instanceof PlatformError) return error;
  return new ConnectionError(call, `got no complete answer: ${reasonOf(error)}`, error);
}

function aborted(call: CallInfo, { reason }: AbortSignal): AbortError {
  return new AbortError(call, "was aborted by its signal", reason);
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message ?? message ?? String(error);
}

/** Waits, unless the signal fires first, which throws an AbortError. */
export function sleep(ms: number, signal: AbortSignal | undefined, call: CallInfo): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(aborted(call, signal));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
