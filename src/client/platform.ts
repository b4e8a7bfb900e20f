import createClient from "openapi-fetch";
import type { Resources } from "../../generated/client.ts";
import { startCall } from "./call.ts";
import { type CallSpec, readCalls } from "./calls.ts";
import { PlatformError } from "./errors.ts";
import { startPages } from "./pages.ts";
import { openStream } from "./streams.ts";
import { type Context, type Outgoing, outgoing } from "./transport.ts";

/** Looks at, or replaces, what goes out and comes in; once for each attempt. */
export interface Middleware {
  onRequest?(context: { request: Request }): Request | Response | undefined | Promise<Request | Response | undefined>;
  onResponse?(context: { request: Request; response: Response }): Response | undefined | Promise<Response | undefined>;
  onError?(context: {
    request: Request;
    error: unknown;
  }): Error | Response | undefined | Promise<Error | Response | undefined>;
}

export interface PlatformOptions {
  /** By default the environment variable PLATFORM_API_KEY. */
  apiKey?: string;
  /** By default the environment variable PLATFORM_BASE_URL, or else the mock on this machine. */
  baseUrl?: string;
  /** Token of the person on whose behalf the users calls are made. By default PLATFORM_USER_CONTEXT_TOKEN. */
  userContextToken?: string;
  /** Milliseconds for one attempt, its body included. By default 60,000; 0 means no limit. */
  timeoutMs?: number;
  /**
   * Milliseconds that a stream may be silent before it fails, or connects again if it can be resumed. By default 60,000; 0
   * means no limit.
   */
  idleTimeoutMs?: number;
  /** How often a failed attempt is repeated. By default 2. */
  maxRetries?: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Used in place of the platform's own. */
  fetch?: (request: Request) => Promise<Response>;
  middleware?: Middleware[];
  /** Gets a line for each answer and each failed attempt, with no id, query, header or body in it. */
  log?: (message: string) => void;
  /** A key in a web page is everybody's. Set this if yours may be. */
  allowBrowser?: boolean;
}

/** Left empty, so that the types of openapi-fetch cost only those who import `platform-api/types`, which fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: to be merged with
export interface PlatformApi {}

export interface Platform extends Resources {}

/**
 * The client. Every operation is a method at the place that its operationId says: `client.agents.versions.list(id)`.
 *
 * @throws PlatformError if it runs in a web page, has an API key and `allowBrowser` is not set, or if a secret is not fit
 * for a header.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: see the interface
export class Platform {
  /** The openapi-fetch client underneath, for people who like paths. It has the key and the base URL, but no retries. */
  readonly api: PlatformApi;

  constructor(options: PlatformOptions = {}) {
    const apiKey = secretOf("apiKey", options.apiKey ?? environment("API_KEY"));
    const baseUrl = options.baseUrl ?? environment("BASE_URL") ?? "http://127.0.0.1:4010";
    if (apiKey && "document" in globalThis && !options.allowBrowser)
      throw new PlatformError("An API key in a web page is everybody's. Set allowBrowser if yours may be.");
    const userContextToken = secretOf(
      "userContextToken",
      options.userContextToken ?? environment("USER_CONTEXT_TOKEN"),
    );
    // Looked up at each call, so that a fetch that is replaced later is used.
    const fetch = options.fetch ?? ((request) => globalThis.fetch(request));
    const api = createClient({
      baseUrl,
      headers: { Authorization: apiKey && `Bearer ${apiKey}`, ...options.headers },
      fetch,
    });
    api.use(...((options.middleware ?? []) as Parameters<typeof api.use>));
    this.api = api;
    const context: Context = {
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
    for (const spec of readCalls()) place(this as unknown as Tree, spec.operationId.split("."), method(context, spec));
  }
}

type Method = (...args: unknown[]) => unknown;
type Tree = { [name: string]: Tree | Method };

/** Puts a method where its operationId says. */
function place(tree: Tree, [name, ...rest]: string[], call: Method): void {
  if (rest.length === 0) tree[name!] = call;
  else {
    tree[name!] ??= {};
    place(tree[name!] as Tree, rest, call);
  }
}

function method(context: Context, spec: CallSpec): Method {
  const { extra, flags, path } = spec;
  const streams = flags.includes("s");
  const streamsOnRequest = flags.includes("d");
  return (...args) => {
    const arrange = () => outgoing(context, spec, args);
    const body = args[path.includes("{") ? 1 : 0] as { stream?: boolean } | undefined;
    if (streams || (streamsOnRequest && body?.stream === true)) return openStream(() => streaming(arrange()));
    if (extra && !streamsOnRequest) return startPages(arrange);
    return startCall(arrange, (data) => data);
  };
}

/** A server streams when the body says so, or when the request accepts it: say both. */
function streaming(call: Outgoing): Outgoing {
  const body = call.takesBody ? { ...(call.body as object), stream: true } : undefined;
  return { ...call, body, accept: "text/event-stream" };
}

/** A variable that is empty counts as not set. */
function environment(name: string): string | undefined {
  try {
    return globalThis.process?.env?.[`PLATFORM_${name}`] || undefined;
  } catch {
    // Deno asks for a permission, and throws where there is none.
    return undefined;
  }
}

/** Without the line break that a file ends in. The platform's own message about any other would show the secret. */
function secretOf(name: string, value: string | undefined): string | undefined {
  const secret = value?.trim() || undefined;
  if (secret && /[^\x20-\x7e]/.test(secret))
    throw new PlatformError(`${name} has a character that no header can have.`);
  return secret;
}
