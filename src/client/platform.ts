import createClient from "openapi-fetch";
import type { Resources } from "../../generated/client.ts";
import { startCall } from "./call.ts";
import { PlatformError } from "./errors.ts";
import { decodeOperations, type OperationSpec } from "./operations.ts";
import { startPageCall } from "./pages.ts";
import { createEventStream } from "./streams.ts";
import { type ClientContext, type PreparedCall, prepareCall } from "./transport.ts";

/** Hooks that run for each attempt. What a hook returns replaces the request, the response or the error. */
export interface Middleware {
  /** If it returns a response, no request is sent. */
  onRequest?(context: { request: Request }): Request | Response | undefined | Promise<Request | Response | undefined>;
  onResponse?(context: { request: Request; response: Response }): Response | undefined | Promise<Response | undefined>;
  onError?(context: {
    request: Request;
    error: unknown;
  }): Error | Response | undefined | Promise<Error | Response | undefined>;
}

export interface PlatformOptions {
  /** Defaults to the environment variable PLATFORM_API_KEY. Without either, requests are sent without a key. */
  apiKey?: string;
  /** Defaults to the environment variable PLATFORM_BASE_URL, or else to the local mock, `http://127.0.0.1:4010`. */
  baseUrl?: string;
  /**
   * Token of the user on whose behalf `client.users` operates. Defaults to the environment variable
   * PLATFORM_USER_CONTEXT_TOKEN. Sent as DashboardUserContextAuth, and only by operations that require it.
   */
  userContextToken?: string;
  /** Timeout of one attempt in milliseconds, reading the body included. Defaults to 60,000; 0 means no timeout. */
  timeoutMs?: number;
  /**
   * Milliseconds without data after which a stream fails, or reconnects if it can be resumed. Defaults to 60,000; 0 means
   * no timeout.
   */
  idleTimeoutMs?: number;
  /** Maximum number of retries after the first attempt. Defaults to 2. */
  maxRetries?: number;
  /** Headers of every request. */
  headers?: Record<string, string>;
  /** Used instead of `globalThis.fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  middleware?: Middleware[];
  /** Called with one line for each response and each failed attempt. It contains no id, query, header or body. */
  log?: (message: string) => void;
  /** Allows an API key in a web page, where anyone who opens the page can read it. Defaults to false. */
  allowBrowser?: boolean;
}

/**
 * The type of `client.api`. Importing `platform-api/types` fills it in; until then it is empty, because the types of
 * openapi-fetch are expensive to compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: src/types.ts merges with it
export interface PlatformApi {}

export interface Platform extends Resources {}

/**
 * The client of the Platform API. Each operation is a method named by its operationId: `client.agents.versions.list(id)`.
 *
 * @throws PlatformError if there is an API key in a web page and `allowBrowser` is not set, or if the API key or the user
 * context token contains a character that is not allowed in a header.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor adds the methods of Resources
export class Platform {
  /** The openapi-fetch client that this client uses. It sends the API key and has the base URL, but does not retry. */
  readonly api: PlatformApi;

  constructor(options: PlatformOptions = {}) {
    const apiKey = parseSecret("apiKey", options.apiKey ?? readEnvironment("API_KEY"));
    const baseUrl = options.baseUrl ?? readEnvironment("BASE_URL") ?? "http://127.0.0.1:4010";
    if (apiKey && "document" in globalThis && !options.allowBrowser)
      throw new PlatformError("Anyone can read an API key in a web page. Set allowBrowser to use one anyway.");
    const userContextToken = parseSecret(
      "userContextToken",
      options.userContextToken ?? readEnvironment("USER_CONTEXT_TOKEN"),
    );
    // Looked up for each request, so that a fetch that is replaced later is used.
    const fetch = options.fetch ?? ((request) => globalThis.fetch(request));
    const api = createClient({
      baseUrl,
      headers: { Authorization: apiKey && `Bearer ${apiKey}`, ...options.headers },
      fetch,
    });
    api.use(...((options.middleware ?? []) as Parameters<typeof api.use>));
    this.api = api;
    const context: ClientContext = {
      api,
      fetch,
      baseUrl: baseUrl.replace(/\/$/, ""),
      userContextToken,
      log: options.log ?? (() => {}),
      defaults: {
        signal: undefined,
        timeoutMs: options.timeoutMs ?? 60_000,
        idleTimeoutMs: options.idleTimeoutMs ?? 60_000,
        maxRetries: options.maxRetries ?? 2,
        headers: {},
        idempotencyKey: undefined,
      },
    };
    for (const spec of decodeOperations())
      addMethod(this as unknown as ResourceNode, spec.operationId.split("."), createMethod(context, spec));
  }
}

type Method = (...args: unknown[]) => unknown;
type ResourceNode = { [name: string]: ResourceNode | Method };

function addMethod(resource: ResourceNode, [name, ...rest]: string[], method: Method): void {
  if (rest.length === 0) resource[name!] = method;
  else {
    resource[name!] ??= {};
    addMethod(resource[name!] as ResourceNode, rest, method);
  }
}

function createMethod(context: ClientContext, spec: OperationSpec): Method {
  const { details, flags, path } = spec;
  const streams = flags.includes("s");
  const streamsOnRequest = flags.includes("d");
  return (...args) => {
    const prepare = () => prepareCall(context, spec, args);
    const body = args[path.includes("{") ? 1 : 0] as { stream?: boolean } | undefined;
    if (streams || (streamsOnRequest && body?.stream === true))
      return createEventStream(() => requestStream(prepare()));
    if (details && !streamsOnRequest) return startPageCall(prepare);
    return startCall(prepare, (data) => data);
  };
}

/** A server may decide by `stream: true` in the body or by the Accept header whether to stream, so both are sent. */
function requestStream(call: PreparedCall): PreparedCall {
  const body = call.takesBody ? { ...(call.body as object), stream: true } : undefined;
  return { ...call, body, accept: "text/event-stream" };
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

/**
 * Removes white space around a secret, such as the line break at the end of a file. Other characters that are not allowed
 * in a header are refused here, because the error message of fetch would contain the secret.
 */
function parseSecret(name: string, value: string | undefined): string | undefined {
  const secret = value?.trim() || undefined;
  if (secret && /[^\x20-\x7e]/.test(secret))
    throw new PlatformError(`${name} contains a character that is not allowed in a header.`);
  return secret;
}
