import type { MockRequest, MockResponse } from "../exchange/types.ts";
import { hostName, isLoopback, originName } from "./shared/host.ts";

/**
 * Returns the response to OPTIONS, including CORS preflight requests (Fetch standard). `allow` lists the methods of the
 * path. If there are `origins`, only their pages may call the API.
 */
export function preflight(request: MockRequest, allow: string, origins?: readonly string[]): MockResponse {
  const headers: Record<string, string> = { allow };
  if (mayRead(request) && isVariant(origins, request)) {
    headers["access-control-allow-methods"] = "GET, HEAD, PUT, POST, PATCH, DELETE";
    headers["access-control-allow-headers"] = request.headers["access-control-request-headers"] ?? "*";
    headers["access-control-max-age"] = "86400";
  }
  return { status: 204, headers: { ...headers, ...corsHeaders(request, origins) } };
}

/** Returns the headers that let the requesting page read the response. */
export function corsHeaders(request: MockRequest, origins?: readonly string[]): Readonly<Record<string, string>> {
  if (!isControl(request.url) && !origins) return OPEN;
  if (!mayRead(request) || !isVariant(origins, request)) return { vary: "Origin" };
  return { ...OPEN, "access-control-allow-origin": request.headers.origin ?? "*", vary: "Origin" };
}

function isVariant(origins: readonly string[] | undefined, { url, headers: { origin } }: MockRequest): boolean {
  return !origins || isControl(url) || (origin !== undefined && origins.includes(origin));
}

const OPEN: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "X-Request-Id, Retry-After, X-RateLimit-Remaining, X-Should-Retry, Preference-Applied",
};

/**
 * Returns true if the path belongs to the control of the mock. Files do not: like presigned URLs, theirs need no key.
 */
export function isControl(url: string): boolean {
  return url.startsWith("/_mock/") && !url.startsWith("/_mock/files/");
}

/**
 * Returns true if the requesting page may read the response. Any page may call the API, but only pages of this machine or
 * of the server itself may control the mock: other pages could change data that tests depend on.
 */
export function mayRead({ url, headers: { origin, host } }: MockRequest): boolean {
  if (!isControl(url) || origin === undefined) return true;
  const name = originName(origin);
  return name !== undefined && (isLoopback(name) || name === hostName(host ?? ""));
}
