/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Problem, toProblem } from "../areas/problems.ts";
import { ACCEPTED_CODINGS } from "./content-encoding.ts";
import { requestId } from "./request-ids.ts";
import type { MockRequest } from "./types.ts";

/**
 * Checks what the parser of Node.js accepts in the head of a request: the version, the target, and that there is one Host
 * header; in HTTP/1.0 there may be none (RFC 9112 section 3.2).
 */
export function messageProblem(
  { httpVersion, url, rawHeaders }: Pick<IncomingMessage, "httpVersion" | "url" | "rawHeaders">,
  { headers }: Pick<MockRequest, "headers">,
): Problem | undefined {
  if (httpVersion !== "1.1" && httpVersion !== "1.0")
    return toProblem(400, "MALFORMED_REQUEST", `The server does not speak HTTP/${httpVersion}. Use HTTP/1.1.`);
  if (url?.includes("#"))
    return toProblem(400, "MALFORMED_REQUEST", "The request line has a fragment. Send the URL without # and the rest.");
  if (hasSeveralHosts(rawHeaders))
    return toProblem(400, "MALFORMED_REQUEST", "There are several Host headers. Send one.");
  if (headers.host !== undefined || httpVersion === "1.0") return undefined;
  return toProblem(400, "MALFORMED_REQUEST", "The Host header is missing. HTTP/1.1 requires it.");
}

/** Avoids `headersDistinct`, which would read all headers again. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (const [index, name] of rawHeaders.entries())
    if (index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** The problem of a request with an Expect header other than `100-continue` (RFC 9110 section 10.1.1). */
export function expectationProblem({ headers }: Pick<IncomingMessage, "headers">): Problem {
  const detail = `The server does not meet the expectation ${headers.expect}. Omit the Expect header.`;
  return toProblem(417, "EXPECTATION_FAILED", detail);
}

/** The headers that say when, or how encoded, a refused request could succeed. */
export function refusalHeaders({ status }: Problem): Record<string, string> {
  if (status === 503 || status === 429) return { "retry-after": "1" };
  return status === 415 ? { "accept-encoding": ACCEPTED_CODINGS } : {};
}

/** Responds to a request that is not HTTP or is too slow to reach the pipeline. */
export function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, detail } = describeFailure(error);
  const body = JSON.stringify(toProblem(status, "MALFORMED_REQUEST", detail));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\n` +
      `X-Request-Id: ${requestId(0)}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function describeFailure({ code, message }: NodeJS.ErrnoException): { status: 400 | 408 | 431; detail: string } {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return { status: 408, detail: "The request took too long to arrive. Send it again, without a pause." };
  if (code === "HPE_HEADER_OVERFLOW")
    return { status: 431, detail: "The URL and the headers have more than 16 kB. Send shorter ones." };
  return { status: 400, detail: `The request is not valid HTTP: ${message}.` };
}
