import { type CallInfo, PlatformError, ResponseError } from "./errors.ts";

export type CustomFetch = (request: Request, init?: RequestInit) => Promise<Response>;

interface FetchedCall extends CallInfo {
  url: string;
  readonly fetch: CustomFetch | undefined;
}

/** The statuses of redirects with a Location (Fetch Standard, redirect status). */
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Sends a request, and follows redirects as redirects.ts says. Throws a ResponseError for a redirect that is not followed. Sets
 * `call.url` to the address of the last request. The first request can also be the init of one.
 */
export async function fetchResponse(
  call: FetchedCall,
  first: Request,
  own: Record<string, string | undefined>,
  redirects = 0,
): Promise<Response> {
  // A request that a hook creates, and a call of client.api, may let fetch follow redirects.
  const request = first.redirect === "follow" ? new Request(first, { redirect: "manual" }) : first;
  call.url = request.url.replace(/[?#].*/, "");
  const response = await (call.fetch
    ? callFetch(call.fetch, request)
    : request instanceof Request
      ? globalThis.fetch(request)
      : globalThis.fetch(first.url, first));
  const isRedirect = REDIRECTS.includes(response.status) && response.headers.has("location");
  if (!isRedirect && response.type !== "opaqueredirect") return response;
  // Not in the first bundle of a page, because few servers redirect.
  const { followRedirect } = await import("./redirects.ts");
  const next = followRedirect(request, response, own, redirects + 1);
  if (typeof next === "string") throw new ResponseError(call, next);
  return fetchResponse(call, next, own, redirects + 1);
}

/**
 * Calls a custom fetch, without `this`. It gets all headers in its second argument, too, because one that adds some to `init`
 * replaces those of the request. One of another copy of undici can't read a Request of this runtime, and throws before it sends
 * anything.
 */
async function callFetch(fetch: CustomFetch, request: Request): Promise<Response> {
  const headers = Object.fromEntries(request.headers);
  try {
    return await fetch(request, { method: request.method, headers });
  } catch (error) {
    const { message, input } = Object(error);
    const isUnread = (text: unknown) => typeof text === "string" && text.includes("[object Request]");
    if (!isUnread(message) && !isUnread(input)) throw error;
    // Not in the first bundle of a page, where it never runs.
    const { fetchByUrl } = await import("./fetch-by-url.ts");
    const response = await fetchByUrl(fetch, request, headers);
    if (response) return response;
    throw new PlatformError("fetch must pass its second argument on, because it can't read a Request.");
  }
}
