/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Problem, toProblem } from "../exchange/problems.ts";
import type { MockRequest } from "../exchange/types.ts";
import { requestId } from "../stages/shared/request-ids.ts";
import { ACCEPTED_CODINGS } from "./content-encoding.ts";

const MAX_HEADERS = 1000;

/** Checks the version, target, transfer coding and headers of a request, of which the parser of Node.js accepts more. */
export function messageProblem(
  { httpVersion, url, rawHeaders }: Pick<IncomingMessage, "httpVersion" | "url" | "rawHeaders">,
  { headers }: Pick<MockRequest, "headers">,
): Problem | undefined {
  if (rawHeaders.length > 2 * MAX_HEADERS)
    return toProblem(431, "MALFORMED_REQUEST", `There are more than ${MAX_HEADERS} headers. Send fewer.`);
  const fault = findHeadFault({ httpVersion, url, rawHeaders, headers });
  return fault === undefined ? undefined : toProblem(400, "MALFORMED_REQUEST", fault);
}

function findHeadFault(
  request: Pick<IncomingMessage, "httpVersion" | "url" | "rawHeaders" | "headers">,
): string | undefined {
  const { httpVersion, url, rawHeaders, headers } = request;
  if (httpVersion !== "1.1" && httpVersion !== "1.0")
    return `The server does not speak HTTP/${httpVersion}. Use HTTP/1.1.`;
  if (url?.includes("#")) return "The request line has a fragment. Send the URL without # and the rest.";
  const codingFault = findCodingFault(request);
  if (codingFault !== undefined) return `${codingFault} Send a Content-Length.`;
  const repeated = findRepeated(rawHeaders);
  if (repeated !== undefined) return `There are several ${repeated} headers. Send one.`;
  // In HTTP/1.0 there may be none (RFC 9112 section 3.2).
  if (headers.host !== undefined || httpVersion === "1.0") return undefined;
  return "The Host header is missing. HTTP/1.1 requires it.";
}

/** Returns why a transfer coding can't be relied on; the connection must end then (RFC 9112 section 6.1). */
export function findCodingFault({
  headers,
  httpVersion,
}: Pick<IncomingMessage, "headers" | "httpVersion">): string | undefined {
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return undefined;
  // Node.js decodes no other coding, and a forwarded message does not name it.
  if (coding.toLowerCase() !== "chunked") return `The Transfer-Encoding is "${coding}"; only "chunked" is supported.`;
  return httpVersion === "1.1" ? undefined : `HTTP/${httpVersion} has no Transfer-Encoding.`;
}

/** By the length of their names, headers of which Node.js takes the first, and another server may take the last. */
const SINGLE: Readonly<Record<number, string>> = { 4: "Host", 12: "Content-Type", 13: "Authorization" };

/** Avoids `headersDistinct`, which would read all headers again. */
function findRepeated(rawHeaders: readonly string[]): string | undefined {
  const found: string[] = [];
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    const single = SINGLE[name.length];
    if (single === undefined || name.toLowerCase() !== single.toLowerCase()) continue;
    if (found.includes(single)) return single;
    found.push(single);
  }
  return undefined;
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
