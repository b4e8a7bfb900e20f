import createClient, { type Middleware as ApiMiddleware, mergeHeaders } from "openapi-fetch";
import { type Resources, version } from "../../generated/client.ts";
import { createApi } from "./api.ts";
import { startCall } from "./call.ts";
import { PlatformError } from "./errors.ts";
import { decodeOperations, type OperationSpec } from "./operations.ts";
import { type DefaultOptions, overrideOptions, readHeaders } from "./options.ts";
import { startPageCall } from "./pages.ts";
import type { PlatformApi } from "./platform-api.ts";
import {
  type CallTemplate,
  type ClientContext,
  createTemplate,
  extend,
  type PreparedCall,
  prepareCall,
} from "./prepare-call.ts";
import type { HeaderOptions } from "./public-types.ts";
import type { AttemptFetch } from "./send.ts";
import { createEventStream } from "./streams.ts";

/** The attempt that a hook runs for. */
export interface HookContext {
  readonly request: Request;
  /** Such as `agents.get`; undefined for a call of `client.api`. */
  readonly operationId: string | undefined;
  /** Path with names instead of ids, such as `/v1/agents/{agent_id}`. */
  readonly path: string;
  /** Number of the attempt, from 0. */
  readonly attempt: number;
}

type HookResult<T> = T | undefined | Promise<T | undefined>;

/** Hooks that run for each attempt. The value that a hook returns replaces the request, the response or the error. */
export interface Middleware {
  /**
   * If it returns a response, no request is sent. If it throws, the call rejects with a PlatformError and is not retried;
   * errors of the other hooks are ignored.
   *
   * @example
   * const client = new Platform({
   *   middleware: [{ onRequest: ({ request }) => void request.headers.set("X-Team", "tides") }],
   * });
   */
  onRequest?(context: HookContext): HookResult<Request | Response>;
  /**
   * Runs after each response. To read the body, clone the response.
   *
   * @example
   * const client = new Platform({
   *   middleware: [{ onResponse: ({ path, response }) => void console.log(path, response.status) }],
   * });
   */
  onResponse?(context: HookContext & { readonly response: Response }): HookResult<Response>;
  /**
   * Runs after an attempt without a response, such as one with a broken connection.
   *
   * @example
   * const client = new Platform({
   *   middleware: [{ onError: ({ operationId, attempt, error }) => void console.error(operationId, attempt, error) }],
   * });
   */
  onError?(context: HookContext & { readonly error: unknown }): HookResult<Error | Response>;
}

/** The methods of `console` and of most loggers. A method that is left out is not called. */
export type Logger = { [level in LogLevel]?: (message: string) => void };

/** In ascending order: each response; an attempt that is retried; one that is not. */
export type LogLevel = "debug" | "warn" | "error";

/** An option that is left out or undefined has its default value. */
export interface PlatformOptions {
  /**
   * A key, or a function that returns one, which is called for each attempt. If it throws, the call is not sent. Defaults to
   * the environment variable PLATFORM_API_KEY. Without either, with an empty string, and if the function returns undefined,
   * requests are sent without a key.
   *
   * @example
   * const client = new Platform({ apiKey: async () => (await readSecret("platform")).value });
   */
  apiKey?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /**
   * Defaults to the environment variable PLATFORM_BASE_URL, or else to the local mock, `http://127.0.0.1:4010`. In a browser,
   * it can be relative to the page, such as `/api`.
   */
  baseUrl?: string | undefined;
  /**
   * Token of the user on whose behalf `client.users` operates. Defaults to the environment variable
   * PLATFORM_USER_CONTEXT_TOKEN. Sent as DashboardUserContextAuth, and only by operations that require it.
   */
  userContextToken?: string | undefined;
  /**
   * Timeout of one attempt in milliseconds, reading the body included. Defaults to 60,000; 0 means no timeout. In Node.js,
   * fetch has limits of its own: 300 s until the headers, and between two parts of the body. RECIPES.md raises them.
   */
  timeoutMs?: number | undefined;
  /**
   * Milliseconds without data after which a stream fails, or reconnects if it can be resumed. Defaults to 60,000; 0 means
   * no timeout. In Node.js, more than 300,000 needs a dispatcher, as for `timeoutMs`.
   */
  idleTimeoutMs?: number | undefined;
  /**
   * Maximum number of retries after the first attempt, and of reconnections of a stream in a row without an event. Defaults
   * to 2.
   */
  maxRetries?: number | undefined;
  /** Length of one stream event, in characters, after which the stream fails with a StreamError. Defaults to 64,000,000. */
  maxEventLength?: number | undefined;
  /**
   * Bytes of a response body, after decompression, after which a call fails with a ResponseError; also a limit on
   * Content-Length. Bodies that you read from `asResponse()`, and streams, have no limit. Defaults to 256,000,000.
   */
  maxBodyBytes?: number | undefined;
  /**
   * Aborts all calls and streams of the client with an AbortError, such as when a program shuts down. The signal of a call
   * replaces it; so do `waitFor…` and the functions of `platform-api/functions`, which have a signal of their own.
   *
   * @example
   * const shutdown = new AbortController();
   * const client = new Platform({ signal: shutdown.signal });
   */
  signal?: AbortSignal | undefined;
  /** Headers of every request. */
  headers?: HeaderOptions | undefined;
  /**
   * Used instead of `globalThis.fetch`. It must not follow redirects (`request.redirect` is `manual`), and is called again for
   * each redirect that the client follows, which may lead to another origin. `init` has the method and all headers. If it
   * can't read the request, because it is from another copy of undici, it is called again with a URL and a complete `init`.
   *
   * @example
   * const client = new Platform({
   *   fetch: (request, init) => fetch(request, { ...init, headers: { ...init?.headers, "X-Team": "tides" } }),
   * });
   */
  fetch?: ((request: Request, init?: RequestInit) => Promise<Response>) | undefined;
  middleware?: Middleware[] | undefined;
  /**
   * Receives one line for each response and each failed attempt, without ids, query, headers and body.
   *
   * @example
   * const client = new Platform({ logger: console, logLevel: "warn" });
   */
  logger?: Logger | undefined;
  /** The lowest level that is logged. Defaults to `debug`. */
  logLevel?: LogLevel | undefined;
  /** Allows an API key in a web page, where anyone who opens the page can read it. Defaults to false. */
  allowBrowser?: boolean | undefined;
}

export interface Platform extends Resources {}

/**
 * The client of the Platform API. Each operation is a method named by its operationId: `client.agents.versions.list(id)`.
 *
 * @throws PlatformError if there is an API key in a web page and `allowBrowser` is not set, if the API key, the user
 * context token or a header contains a character that is not allowed in a header, if `baseUrl` is not the URL of a
 * server, if a number is negative or NaN, or if there is no such option.
 * @example
 * const client = new Platform({ apiKey: "key", baseUrl: "https://api.example.com", timeoutMs: 10_000 });
 * const agent = await client.agents.get("ag_0197c3d0");
 * for await (const { id, name } of client.agents.list()) console.log(id, name);
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor adds the methods of Resources
export class Platform {
  /**
   * The openapi-fetch client that sends the requests of this client, with the same options, retries and timeouts as the
   * methods.
   */
  declare readonly api: PlatformApi;

  /**
   * Creates a client with the options of this one, except for `changes`.
   *
   * @throws PlatformError for the same options as the constructor.
   * @example
   * const patient = client.withOptions({ timeoutMs: 300_000, maxRetries: 5 });
   */
  declare readonly withOptions: (changes: PlatformOptions) => Platform;

  constructor(options: PlatformOptions = {}) {
    const apiKey = options.apiKey ?? readEnvironment("API_KEY");
    const userContextToken = options.userContextToken ?? readEnvironment("USER_CONTEXT_TOKEN");
    const key = typeof apiKey === "function" ? undefined : checkKey(apiKey);
    const baseUrl = checkBaseUrl(options.baseUrl ?? readEnvironment("BASE_URL") ?? "http://127.0.0.1:4010");
    if (apiKey && "document" in globalThis && !options.allowBrowser)
      throw new PlatformError("An API key in a web page requires allowBrowser.");
    this.withOptions = (changes) => new Platform({ ...options, ...withoutUndefined(changes) });
    const defaults: DefaultOptions = {
      timeoutMs: 60_000,
      idleTimeoutMs: 60_000,
      maxRetries: 2,
      maxEventLength: 64_000_000,
      maxBodyBytes: 256_000_000,
      headers: {},
      userContextToken: undefined,
      signal: undefined,
    };
    overrideOptions(
      defaults,
      { ...options, userContextToken, headers: undefined },
      "apiKey baseUrl fetch middleware logger logLevel allowBrowser".split(" "),
      "Platform",
    );
    const sender = createClient({ baseUrl, redirect: "manual" });
    const hooks: ApiMiddleware[] = [];
    const addHooks = (...added: ApiMiddleware[]) => {
      // The first hook is the last one to see a response.
      if (hooks.length === 0) added.unshift({ onResponse: checkResponse });
      hooks.push(...added);
      sender.use(...added);
    };
    if (options.middleware) addHooks(...options.middleware.map(adaptMiddleware));
    const context: ClientContext = {
      sender,
      hooks,
      fetch: options.fetch,
      baseUrl: baseUrl.replace(/\/$/, ""),
      clientHeaders: Object.fromEntries(mergeHeaders(readHeaders(options.headers))),
      // Web workers have `importScripts`.
      userAgent: "document" in globalThis || "importScripts" in globalThis ? undefined : `platform-api/${version}`,
      getKey: typeof apiKey === "function" ? async () => checkKey(await apiKey()) : () => key,
      mask(message) {
        // The message of an error for a short key, such as that of a test, would become unreadable.
        return [this.key, this.userContextToken].reduce<string>(
          (text, secret) => (secret && secret.length > 7 ? text.replaceAll(secret, "***") : text),
          message,
        );
      },
      log: options.logger && createLog(options.logger, options.logLevel),
      defaults,
    };
    this.api = createApi(context, addHooks) as PlatformApi & never;
    for (const spec of decodeOperations()) {
      const names = spec.operationId.split(".");
      const verb = names.pop()!;
      let resource = this as unknown as ResourceNode;
      for (const name of names) resource = resource[name] ??= {};
      resource[verb] = createMethod(context, spec) as never;
    }
  }
}

type ResourceNode = { [name: string]: ResourceNode };

function createMethod(context: ClientContext, spec: OperationSpec): (...args: unknown[]) => unknown {
  const { details, flags, path } = spec;
  const streams = flags.includes("s");
  const streamsOnRequest = flags.includes("d");
  let template: CallTemplate | undefined;
  return (...args) => {
    const prepare = () => {
      template ??= createTemplate(context, spec);
      return prepareCall(template, args);
    };
    const body = args[path.includes("{") ? 1 : 0] as { stream?: boolean } | undefined;
    if (streams || (streamsOnRequest && body?.stream === true))
      return createEventStream(() => requestStream(prepare()));
    if (details && !streamsOnRequest) return startPageCall(prepare);
    return startCall(prepare, (data) => data);
  };
}

const LOG_LEVELS: LogLevel[] = ["debug", "warn", "error"];

function createLog(logger: Logger, lowest: LogLevel = "debug"): ClientContext["log"] {
  return (level, message) => {
    try {
      if (LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(lowest)) logger[level]?.(message);
    } catch {
      // The outcome of a call does not depend on its log.
    }
  };
}

const checkResponse: NonNullable<ApiMiddleware["onResponse"]> = ({ response, options }) =>
  (options.fetch as AttemptFetch).check(response);

/** A server may decide by `stream: true` in the body or by the Accept header whether to stream, so both are sent. */
function requestStream(call: PreparedCall): PreparedCall {
  const body = call.takesBody ? { ...(call.body as object), stream: true } : undefined;
  return extend(call, { body, accept: "text/event-stream", parseAs: "stream" });
}

/** Fails early, and without the URL, which may contain a password. */
function checkBaseUrl(given: string): string {
  // Outside browsers, there is no location.
  const baseUrl = given.startsWith("/") ? `${globalThis.location?.origin}${given}` : given;
  try {
    if (/^https?:\/\/[^\s/?#@\\]+(\/[^?#]*)?$/i.test(baseUrl) && new URL(baseUrl)) return baseUrl;
  } catch {
    // The error of URL shows the text.
  }
  throw new PlatformError("baseUrl must be an http(s) URL without credentials, query or fragment.");
}

/** Removes the white space around a key, such as the line break at the end of a file. */
function checkKey(apiKey: string | undefined): string | undefined {
  // The type is that of TypeScript; a secret can be null or a number at run time.
  if (apiKey !== undefined && (typeof apiKey !== "string" || /[^!-~]/.test(apiKey.trim())))
    throw new PlatformError('apiKey must be a string of ASCII characters without spaces, and without "Bearer".');
  return apiKey?.trim();
}

function withoutUndefined(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Passes the attempt to hooks, and ignores the errors that they throw after the request. */
function adaptMiddleware(middleware: Middleware): ApiMiddleware {
  const adapt = (name: keyof Middleware) => async (context: { schemaPath: string; options: { fetch: unknown } }) => {
    const { context: attempt } = context.options.fetch as AttemptFetch;
    try {
      return await middleware[name]?.({ ...context, path: context.schemaPath, ...attempt } as never);
    } catch (error) {
      if (name === "onRequest") throw error;
    }
  };
  return { onRequest: adapt("onRequest"), onResponse: adapt("onResponse"), onError: adapt("onError") } as ApiMiddleware;
}

/** An empty variable counts as unset. */
function readEnvironment(name: string): string | undefined {
  try {
    return globalThis.process?.env?.[`PLATFORM_${name}`] || undefined;
  } catch {
    // Deno throws if the program has no permission to read the environment.
    return undefined;
  }
}
