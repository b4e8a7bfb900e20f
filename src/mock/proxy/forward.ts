import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import { urlToHttpOptions } from "node:url";
import { type Problem, toProblem } from "../areas/problems.ts";
import { frameBody } from "./framing.ts";
import { type BufferedBody, endToEndHeaders, readAll } from "./messages.ts";

/** Sends the request to the upstream server. Resolves to its response; rejects if there is none. */
export function forward(
  upstream: URL,
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

/** The problem of a request that got no response; the codes of the parser's errors start with `HPE_`. */
export function upstreamProblem(upstream: URL, { code = "", message }: NodeJS.ErrnoException): Problem {
  if (code.startsWith("HPE_")) return invalidResponse(upstream, message);
  const detail = `The upstream server ${upstream.origin} can't be reached: ${message}`;
  return toProblem(502, "UPSTREAM_UNREACHABLE", detail);
}

/** The problem of a request whose response can't be passed on. */
export function invalidResponse(upstream: URL, reason: string): Problem {
  return toProblem(502, "UPSTREAM_FAILED", `The response of ${upstream.origin} is not valid HTTP: ${reason}`);
}
