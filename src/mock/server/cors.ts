import type { MockRequest, MockResponse } from "./types.ts";

/** The response to a CORS preflight request (Fetch standard): any page may send any request. */
export function preflight({ headers }: MockRequest): MockResponse {
  return {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, PUT, POST, PATCH, DELETE",
      "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
      "access-control-max-age": "86400",
    },
  };
}

/** Headers with which a page of any origin may read the response. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "X-Request-Id, Retry-After, X-RateLimit-Remaining",
};
