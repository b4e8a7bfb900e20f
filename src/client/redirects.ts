import { ResponseError } from "./errors.ts";

/** The limit of the Fetch Standard (section 4.4, HTTP-redirect fetch). */
const MAX_REDIRECTS = 20;

/** The part of a call that matters for a redirect. */
interface RedirectableCall {
  readonly operationId: string;
  /** The Accept header that the client sets. */
  readonly accept?: string;
}

/** Without a call, the request is one of `client.api`. */
export type FollowingFetch = (request: Request, call?: RedirectableCall) => Promise<Response>;

/**
 * Wraps fetch, which by itself sends nearly all headers to another origin, and turns POST into GET. The result follows
 * redirects of GET only: within the origin with all headers; to another origin without the API key, and only if all
 * headers are those that the client sets by itself. Throws a ResponseError for other redirects. `authorization` is the
 * header with the API key.
 */
export function followRedirects(
  fetch: (request: Request) => Promise<Response>,
  authorization: string | undefined,
): FollowingFetch {
  return async (first, { operationId, accept } = { operationId: "client.api" }) => {
    // A request that a hook creates lets fetch follow redirects.
    let request = first.redirect === "follow" ? new Request(first, { redirect: "manual" }) : first;
    for (let count = 1; ; count++) {
      const response = await fetch(request);
      const location = response.headers.get("location");
      if (response.type !== "opaqueredirect" && !(location && /30[12378]/.test(`${response.status}`))) return response;
      response.body?.cancel().catch(() => {});
      const from = new URL(request.url);
      const target = location ? parseUrl(location, from) : undefined;
      const leaves = target?.origin !== from.origin;
      const obstacle = !location
        ? "browsers hide the address, so no redirect is followed"
        : count > MAX_REDIRECTS
          ? `this was redirect ${count} in a row`
          : findObstacle(request, target, leaves ? { authorization, accept } : undefined);
      if (obstacle || !target) {
        const call = { operationId, method: request.method, url: showUrl(from) };
        throw new ResponseError(call, `was redirected${target ? ` to ${showUrl(target)}` : ""}, but ${obstacle}`);
      }
      request = new Request(target, request);
      if (leaves) request.headers.delete("authorization");
    }
  };
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

/** Omits the parts of a URL that may be secret. Changes the URL. */
function showUrl(url: URL): string {
  return Object.assign(url, { username: "", password: "", search: "", hash: "" }).href;
}

/** Returns undefined for an invalid URL. */
export function parseUrl(url: string, base?: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
