import { AbortError, type APIError } from "./errors.ts";
import {
  abortable,
  type ClientContext,
  type Hooks,
  type PreparedCall,
  readChunks,
  sendWithRetries,
} from "./transport.ts";

/** The options of openapi-fetch, in addition to those of fetch. */
interface ApiOptions extends RequestInit {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown>; header?: Record<string, string> };
  body?: never;
  parseAs?: "json" | "text" | "blob" | "arrayBuffer" | "formData" | "stream";
  querySerializer?: (query: Record<string, unknown>) => string;
  bodySerializer?: (body: unknown) => BodyInit;
  pathSerializer?: (path: string, params: Record<string, unknown>) => string;
  middleware?: Hooks[];
  baseUrl?: string;
  fetch?: ClientContext["fetch"];
}

/**
 * Creates a client with the interface of openapi-fetch 0.17 (see test/client/api.test.ts), which retries and times out like
 * the methods.
 */
export function createApi(context: ClientContext): object {
  const { hooks } = context;
  const request = async (method: string, path: string, given: ApiOptions = {}) => {
    const {
      params = {},
      headers,
      parseAs = "json",
      pathSerializer = fillPath,
      middleware = [],
      baseUrl = context.baseUrl,
      ...options
    } = given;
    const { querySerializer: _, bodySerializer: __, fetch, signal, body, ...init } = options;
    const target = baseUrl.replace(/\/$/, "") + pathSerializer(path, params.path ?? {});
    const call: PreparedCall = {
      target,
      url: target,
      ...context,
      ...context.defaults,
      ...options,
      operationId: "client.api",
      method: method.toUpperCase(),
      path,
      takesBody: true,
      flags: "",
      details: undefined,
      accept: "*/*",
      query: params.query ?? {},
      body,
      headers: {
        // A record can contain null, which removes a header.
        ...(headers && Symbol.iterator in headers ? Object.fromEntries(new Headers(headers)) : headers),
        ...params.header,
      },
      hooks: [...hooks, ...middleware],
      fetch: fetch ?? context.fetch,
      signal: signal ?? undefined,
      init,
      hookContext: { schemaPath: path, params, options: { ...context, ...given }, id: `${Math.random()}` },
    };
    try {
      return await sendWithRetries(call, async (response, timeout) => {
        if (parseAs === "stream") return abortable(response, call.signal).body;
        const chunks: Uint8Array<ArrayBuffer>[] = [];
        await readChunks(response, call, timeout, call.maxBodyBytes, (chunk) => chunks.push(chunk));
        if (chunks.length === 0) return undefined;
        return new Response(new Blob(chunks), { headers: response.headers })[parseAs]();
      });
    } catch (error) {
      const { response } = call;
      // Never falsy, which callers would take for a success.
      if (response && !response.ok && !(error instanceof AbortError))
        return { error: (error as APIError).body || error, response };
      throw error;
    }
  };
  return Object.assign(
    {
      request,
      use: (...added: Hooks[]) => void hooks.push(...added),
      eject(...removed: Hooks[]) {
        for (const hook of removed) if (hooks.includes(hook)) hooks.splice(hooks.indexOf(hook), 1);
      },
    },
    ...["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"].map((method) => ({
      [method]: (path: string, options?: ApiOptions) => request(method, path, options),
    })),
  );
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (match, name) =>
    params[name] == null ? match : encodeURIComponent(`${params[name]}`),
  );
}
