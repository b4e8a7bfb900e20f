import { abortable } from "./abortable.ts";
import type { APIError, ResponseError, readMediaType } from "./errors.ts";
import type { ApiCall, ClientContext } from "./prepare-call.ts";
import type { HeaderOptions } from "./public-types.ts";
import type { Result, sendWithRetries } from "./send.ts";

/** The options of openapi-fetch that need more than to be passed on. */
export interface ApiOptions {
  headers?: HeaderOptions;
  signal?: AbortSignal | null;
  fetch?: ClientContext["fetch"];
  parseAs?: "json" | "text" | "blob" | "arrayBuffer" | "formData" | "stream";
  middleware?: unknown[];
}

/** Values of the first bundle. This module is loaded separately, and must not have copies of them. */
interface Shared {
  readonly context: ClientContext;
  readonly sendWithRetries: typeof sendWithRetries;
  readonly ResponseError: typeof ResponseError;
  readonly readMediaType: typeof readMediaType;
}

/** Sends a call of `client.api`. */
export async function requestApi(
  shared: Shared,
  method: string,
  path: string,
  options: ApiOptions & { headers: ApiCall["headers"] },
): Promise<object> {
  const { context } = shared;
  const { headers, signal, fetch, parseAs = "json", ...apiOptions } = options;
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
    parseAs: parseAs === "stream" ? "stream" : "chunks",
    headers,
    signal: signal ?? context.defaults.signal,
    fetch: fetch ?? context.fetch,
  };
  try {
    return await shared.sendWithRetries(call, (result) => readBody(shared, result, call, parseAs));
  } catch (error) {
    const { response } = call;
    // Never falsy, which callers would take for a success.
    const { name, body } = error as APIError;
    if (response && !response.ok && name !== "AbortError") return { error: body || error, response };
    throw error;
  }
}

/** Decodes the body as openapi-fetch does. */
async function readBody(
  { ResponseError, readMediaType }: Shared,
  { chunks, response }: Result,
  call: ApiCall,
  parseAs: NonNullable<ApiOptions["parseAs"]>,
): Promise<unknown> {
  if (parseAs === "stream") return abortable(response, call.signal).body;
  const { headers, status } = response;
  const body = new Response(new Blob(chunks), { headers });
  try {
    if (parseAs !== "json") return await body[parseAs]();
    const text = await body.text();
    return text ? JSON.parse(text) : undefined;
  } catch (error) {
    const summary = `received a ${status} response (${readMediaType(response)}) instead of ${parseAs.toUpperCase()}`;
    throw new ResponseError(call, summary, error);
  }
}
