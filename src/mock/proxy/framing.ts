/**
 * The end of a message must be the same for everyone who reads it: otherwise, one server takes for a request what is the
 * body of another one (RFC 9112 section 11.2). The parser of Node.js refuses most of what is ambiguous; this refuses the
 * rest.
 */
import type { IncomingMessage } from "node:http";
import { findCodingFault } from "../http/malformed-requests.ts";
import { type BufferedBody, connectionOptions } from "./messages.ts";

/** Headers without which a request would end elsewhere, or would be for another server. */
const NEVER_CONNECTION_OPTIONS = ["content-length", "host"];

/** Returns why a response can't be passed on; undefined if it can. */
export function findResponseFault(response: IncomingMessage): string | undefined {
  const { statusCode = 0, statusMessage = "" } = response;
  if (statusCode === 101) return "It changes the protocol, which was not requested.";
  if (statusCode < 200) return `Its status is ${statusCode}. The status of a final response is from 200 to 999.`;
  // RFC 9112 section 4.
  if (/[^\t -~\x80-\xff]/.test(statusMessage)) return "Its reason phrase has a control character.";
  return findCodingFault(response);
}

/** Returns why a request can't be for a path below that of the upstream server; undefined if it is. */
export function findTargetFault({ url = "/" }: IncomingMessage): string | undefined {
  if (!url.startsWith("/")) return "The request line must have a path, which begins with a slash, and no whole URL.";
  const path = url.split("?", 1)[0]!;
  // Servers read backslashes, encoded slashes, parameters of a segment and what follows a NUL differently, and may decode twice.
  const decoded = path.replace(/%(?:25)*(00|2e|2f|3b|5c)/gi, (_, code) => decodeURIComponent(`%${code}`));
  if (!decoded.split(/[/\\]/).some((segment) => segment.split(/[;\0]/, 1)[0] === "..")) return undefined;
  return "The path has the segment `..`, which could lead out of the path of --upstream. Send the path that it leads to.";
}

/** Returns why servers could read a request differently; undefined if it is clear. */
export function findAmbiguity(request: IncomingMessage): string | undefined {
  const named = connectionOptions(request).find((name) => NEVER_CONNECTION_OPTIONS.includes(name));
  // A server that removes what Connection names would not find the end of the request.
  return named && `The Connection header names ${named}, which is for all recipients. Remove it there.`;
}

/** Returns the header that says where the body of a forwarded request ends; none if it has no body. */
export function frameBody({ headers }: IncomingMessage, { start, rest }: BufferedBody): Record<string, string> {
  const length = headers["content-length"];
  if (rest) return length === undefined ? { "transfer-encoding": "chunked" } : { "content-length": length };
  const isFramed = length !== undefined || headers["transfer-encoding"] !== undefined;
  return isFramed ? { "content-length": String(start.length) } : {};
}
