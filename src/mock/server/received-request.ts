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
