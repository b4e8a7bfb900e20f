import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import { urlToHttpOptions } from "node:url";
import { type Problem, toProblem } from "../exchange/problems.ts";
import { frameBody } from "./framing.ts";
import { type BufferedBody, endToEndHeaders, readAll } from "./messages.ts";

/** Number of interim responses (1xx) after which the upstream server is not waited for any longer. */
const MAX_INTERIM = 100;

/**
 * Sends the request to the upstream server. Resolves to its response; rejects if there is none. The connection is closed
 * when nothing has passed for `timeout` milliseconds, even during the response.
 */
export function forward(
  { upstream, upstreamTimeout: timeout }: { readonly upstream: URL; readonly upstreamTimeout: number },
  request: IncomingMessage,
  response: ServerResponse,
  body: BufferedBody,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = upstream.protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing = send({
      ...urlToHttpOptions(upstream),
      path: upstream.pathname.replace(/\/$/, "") + request.url,
      method: request.method,
      headers: {
        ...endToEndHeaders(request),
        ...frameBody(request, body),
        via: [...(request.headersDistinct.via ?? []), "1.1 platform-api-mock"],
      },
      // On a connection that was used before, the server may close it just as the request is sent, and a POST must not be
      // repeated.
      agent: false,
      timeout,
    });
    outgoing.maxHeadersCount = 0; // The parser would drop others than the first 1000. Their size is limited.
    let interim = 0;
    outgoing.on("information", () => {
      interim += 1;
      if (interim > MAX_INTERIM)
        outgoing.destroy(failure("HPE_INTERIM", `It begins with more than ${MAX_INTERIM} interim responses.`));
    });
    outgoing.on("timeout", () => {
      const silence = `It has sent nothing for ${timeout / 1000} s (--upstream-timeout).`;
      outgoing.destroy(failure("ETIMEDOUT", silence));
    });
    outgoing.on("response", resolve);
    outgoing.on("upgrade", (incoming, socket) => {
      socket.destroy();
      resolve(incoming);
    });
    outgoing.on("error", reject);
    response.on("close", () => outgoing.destroy());
    if (!body.rest) outgoing.end(body.start);
    else pipeline(readAll(body), outgoing).catch(reject);
  });
}

/** An error with a code, as Node.js and its parser throw it. */
function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** The problem of a request that got no response; the codes of the parser's errors start with `HPE_`. */
export function upstreamProblem(upstream: URL, { code = "", message }: NodeJS.ErrnoException): Problem {
  if (code.startsWith("HPE_")) return invalidResponse(upstream, message);
  if (code === "ETIMEDOUT")
    return toProblem(504, "UPSTREAM_TIMEOUT", `The upstream server ${upstream.origin} does not respond: ${message}`);
  const detail = `The upstream server ${upstream.origin} can't be reached: ${message}`;
  return toProblem(502, "UPSTREAM_UNREACHABLE", detail);
}

/** The problem of a request whose response can't be passed on. */
export function invalidResponse(upstream: URL, reason: string): Problem {
  return toProblem(502, "UPSTREAM_FAILED", `The response of ${upstream.origin} is not valid HTTP: ${reason}`);
}
