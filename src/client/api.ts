import { abortable } from "./body.ts";
import { AbortError, type APIError } from "./errors.ts";
import { readHeaders } from "./options.ts";
import type { ApiCall, ClientContext } from "./prepare-call.ts";
import type { HeaderOptions } from "./public-types.ts";
import { sendWithRetries } from "./send.ts";

/** The options of openapi-fetch that need more than to be passed on. */
interface ApiOptions {
  headers?: HeaderOptions;
  signal?: AbortSignal | null;
  fetch?: ClientContext["fetch"];
  parseAs?: string;
}

type Send = (path: string, options?: ApiOptions) => unknown;

/** Returns the openapi-fetch client with retries and timeouts around each of its methods. */
export function createApi(context: ClientContext, addHooks: (...added: never[]) => void): object {
  const { sender } = context;
  const request = async (method: string, path: string, options: ApiOptions = {}) => {
    const { headers, signal, fetch, ...apiOptions } = options;
    // Without hooks, openapi-fetch would read the body of an error before the client checks the response.
    addHooks();
    const call: ApiCall = {
      url: context.baseUrl + path,
      accept: "*/*",
      flags: "",
      ...context,
      ...context.defaults,
      operationId: "client.api",
      method: method.toUpperCase(),
      path,
      apiOptions,
      headers: readHeaders(headers),
      signal: signal ?? context.defaults.signal,
      fetch: fetch ?? context.fetch,
    };
    try {
      return await sendWithRetries(call, ({ data, response }) =>
        options.parseAs === "stream" ? abortable(response, call.signal).body : data,
      );
    } catch (error) {
      const { response } = call;
      // Never falsy, which callers would take for a success.
      if (response && !response.ok && !(error instanceof AbortError))
        return { error: (error as APIError).body || error, response };
      throw error;
    }
  };
  const api: Record<string, unknown> = {
    ...sender,
    request,
    use: addHooks,
  };
  // The methods of HTTP, such as GET.
  for (const name of Object.keys(sender))
    if (name === name.toUpperCase()) api[name] = ((path, options) => request(name, path, options)) satisfies Send;
  return api;
}
