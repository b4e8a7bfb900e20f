/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Problem, toProblem } from "../areas/problems.ts";
import type { MockRequest } from "./types.ts";

/** Checks that a request has one Host header; in HTTP/1.0 it may have none (RFC 9112 section 3.2). */
export function hostProblem(
  { httpVersion, rawHeaders }: Pick<IncomingMessage, "httpVersion" | "rawHeaders">,
  { headers }: Pick<MockRequest, "headers">,
): Problem | undefined {
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

/** Responds to a request that is not HTTP or is too slow to reach the pipeline. */
export function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const body = JSON.stringify(
    toProblem(status, "MALFORMED_REQUEST", `The request is not valid HTTP: ${error.message}.`),
  );
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
