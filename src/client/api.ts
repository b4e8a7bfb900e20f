import { ResponseError, readMediaType } from "./errors.ts";
import { readHeaders } from "./options.ts";
import type { ClientContext } from "./prepare-call.ts";
import type { ApiOptions } from "./request-api.ts";
import { sendWithRetries } from "./send.ts";

/** Returns the openapi-fetch client with retries and timeouts around each of its methods. */
export function createApi(context: ClientContext, addHooks: (...added: never[]) => void): object {
  const { sender } = context;
  const request = async (method: string, path: string, options: ApiOptions = {}) => {
    // Adds the check of the client, which runs after all hooks.
    if (options.middleware) addHooks();
    const headers = readHeaders(options.headers);
    // Not in the first bundle of a page, because few programs call it.
    const { requestApi } = await import("./request-api.ts");
    return requestApi({ context, sendWithRetries, ResponseError, readMediaType }, method, path, {
      ...options,
      headers,
    });
  };
  const api: Record<string, unknown> = { ...sender, request, use: addHooks };
  // The methods of HTTP, such as GET.
  for (const name of Object.keys(sender))
    if (name === name.toUpperCase()) api[name] = (path: string, options?: ApiOptions) => request(name, path, options);
  return api;
}
