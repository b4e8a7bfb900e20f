import { type CallInfo, PlatformError, ResponseError } from "./errors.ts";

/** The limit of the Fetch Standard (section 4.4, HTTP-redirect fetch). */
const MAX_REDIRECTS = 20;

export type CustomFetch = (request: Request, init?: RequestInit) => Promise<Response>;

/** The part of a call that matters for a redirect. */
interface RedirectableCall extends CallInfo {
  url: string;
  readonly fetch: CustomFetch | undefined;
}

/**
 * Sends a request and follows redirects, because fetch by itself sends nearly all headers to another origin, and turns POST
 * into GET. Only redirects of GET are followed: within the origin with all headers; to another origin without the API key,
 * and only if all headers are `own`, those that the client sets by itself. Throws a ResponseError for other redirects. Sets
 * `call.url` to the address of the last request. The first request can also be the init of one.
 */
export async function fetchAndFollow(
  call: RedirectableCall,
  first: Request,
  own: Record<string, string | undefined>,
): Promise<Response> {
  // A request that a hook creates, and a call of client.api, may let fetch follow redirects.
  let request = first.redirect === "follow" ? new Request(first, { redirect: "manual" }) : first;
  for (let count = 1; ; count++) {
    call.url = request.url.replace(/[?#].*/, "");
    const response = await (call.fetch
      ? callFetch(call.fetch, request)
      : request instanceof Request
        ? globalThis.fetch(request)
        : globalThis.fetch(first.url, first));
    const location = response.headers.get("location");
    if (response.type !== "opaqueredirect" && !(location && /30[12378]/.test(`${response.status}`))) return response;
    response.body?.cancel().catch(() => {});
    const target = location ? parseUrl(location, request.url) : undefined;
    const leaves = target?.origin !== new URL(request.url).origin;
    const obstacle = !location
      ? "browsers hide the address, so no redirect is followed"
      : count > MAX_REDIRECTS
        ? `this was redirect ${count} in a row`
        : findObstacle(request, target, leaves ? own : undefined);
    if (obstacle || !target) {
      // Omits the parts of the address that may be secret.
      const shown = target && Object.assign(target, { username: "", password: "", search: "", hash: "" });
      throw new ResponseError(call, `was redirected${shown ? ` to ${shown}` : ""}, but ${obstacle}`);
    }
    request = new Request(target, request);
    if (leaves) request.headers.delete("authorization");
  }
}

/**
 * Calls a custom fetch, without `this`. It gets all headers in its second argument, too, because one that adds some to `init`
 * replaces those of the request. One of another copy of undici can't read a Request of this runtime, and throws before
 * it sends anything: it is called again, with a URL and the init.
 */
async function callFetch(fetch: CustomFetch, request: Request): Promise<Response> {
  const { url, method, redirect, signal } = request;
  const headers = Object.fromEntries(request.headers);
  try {
    return await fetch(request, { method, headers });
  } catch (error) {
    const { message, input } = Object(error);
    if (!`${message} ${input}`.includes("[object Request]")) throw error;
    let ignored = true;
    const response = await fetch(url as never, {
      headers,
      body: request.body ? await request.arrayBuffer() : null,
      redirect,
      signal,
      get method() {
        ignored = false;
        return method;
      },
    });
    if (ignored) throw new PlatformError("fetch must pass its second argument on, because it can't read a Request.");
    return response;
  }
}

/** Returns the reason not to send a request to the target of a redirect. Another origin may get the headers `allowed`. */
function findObstacle(
  { method, headers }: Request,
  target: URL | undefined,
  allowed: Record<string, string | undefined> | undefined,
): string | undefined {
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password)
    return "Location must be an http(s) URL without credentials";
  if (method !== "GET") return "only GET follows redirects";
  if (allowed)
    for (const [name, value] of headers)
      if (value !== allowed[name]) return `the header ${name} must not be sent to another origin`;
  return undefined;
}

/** Returns undefined for an invalid URL. */
export function parseUrl(url: string, base?: URL | string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
