/** The limit of the Fetch Standard (section 4.4, HTTP-redirect fetch). */
const MAX_REDIRECTS = 20;

/**
 * Returns the request that follows a redirect, the one with this number in a row, or the reason why there is none. fetch by
 * itself sends nearly all headers to another origin, and turns POST into GET. Only redirects of GET are followed: within the
 * origin with all headers; to another origin without the API key, and only if all headers are `own`, those that the client sets
 * by itself.
 */
export function followRedirect(
  request: Request,
  { headers, body }: Response,
  own: Record<string, string | undefined>,
  number: number,
): Request | string {
  body?.cancel().catch(() => {});
  const location = headers.get("location");
  if (location === null) return "was redirected, but browsers hide the address, so no redirect is followed";
  const target = URL.canParse(location, request.url) ? new URL(location, request.url) : undefined;
  const leaves = target?.origin !== new URL(request.url).origin;
  const obstacle =
    number > MAX_REDIRECTS
      ? `this was redirect ${number} in a row`
      : findObstacle(request, target, leaves ? own : undefined);
  if (obstacle || !target) {
    // Omits the parts of the address that may be secret.
    const shown = target && Object.assign(target, { username: "", password: "", search: "", hash: "" });
    return `was redirected${shown ? ` to ${shown}` : ""}, but ${obstacle}`;
  }
  const next = new Request(target, request);
  if (leaves) next.headers.delete("authorization");
  return next;
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
