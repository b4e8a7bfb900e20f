import { type JsonBody, parseJson } from "../lib/parse-json.ts";
import type { MockRequest } from "./types.ts";

/** A request with its path and query separated. */
export interface ReceivedRequest extends MockRequest {
  readonly path: string;
  readonly query: string;
  /** Milliseconds of the clock `performance`. */
  readonly receivedAt: number;
  /** Reads the body as JSON (RFC 8259), once. */
  json(): JsonBody;
}

export function receive({ method, url, headers, body }: MockRequest): ReceivedRequest {
  const mark = url.indexOf("?");
  let json: JsonBody | undefined;
  return {
    method,
    url,
    headers,
    body,
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? "" : url.slice(mark + 1),
    receivedAt: performance.now(),
    json() {
      json ??= parseJson(body);
      return json;
    },
  };
}

/**
 * Decodes percent-encoded letters, digits, `-`, `.`, `_` and `~` in the path of a URL: these are equivalent (RFC 3986 section
 * 6.2.2.2), and no others. A malformed path stays as it is: a rest of it could become an encoded character.
 */
export function normalizeUrl(url: string): string {
  const start = url.indexOf("%");
  if (start < 0) return url;
  const mark = url.indexOf("?");
  const end = mark < 0 ? url.length : mark;
  if (start > end) return url;
  const path = url.slice(0, end);
  return /%(?![\da-f]{2})/i.test(path) ? url : path.replace(UNRESERVED, decodeURIComponent) + url.slice(end);
}

const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;
