import type { IncomingMessage, ServerResponse } from "node:http";
import { type Problem, toProblem } from "../areas/problems.ts";
import { maskUrl } from "../lib/mask.ts";
import { isPlain } from "../lib/media-type.ts";
import { decodeBody } from "../server/content-encoding.ts";
import { messageProblem } from "../server/malformed-requests.ts";
import type { MockRequest } from "../server/types.ts";
import { checkRequest } from "./check-request.ts";
import { checkHead, type ResponseHead } from "./check-response.ts";
import type { Exchange, ExchangeLog } from "./exchange-log.ts";
import { forward, invalidResponse, upstreamProblem } from "./forward.ts";
import { findAmbiguity, findResponseFault, findTargetFault } from "./framing.ts";
import { type BufferedBody, bufferBody, joinedHeaders } from "./messages.ts";
import { MAX_CHECKED_BODY, passResponse } from "./pass-response.ts";
import type { Passage } from "./passage.ts";
import { refuse, refuseRequest, sendJson, sendProblem } from "./refuse.ts";

export interface ProxyHandlerOptions extends Pick<Passage, "strict" | "log" | "onExchange"> {
  readonly upstream: URL;
  /** Milliseconds. */
  readonly upstreamTimeout: number;
  readonly exchanges: ExchangeLog;
  /** Returns the problem of a request that the server must not forward. */
  readonly gate: (request: MockRequest) => Problem | undefined;
}

/** Decodes the body of a request, to check it: what is forwarded stays encoded. */
async function decode(received: MockRequest): Promise<{ readable: MockRequest; reason?: string }> {
  const { "content-encoding": coding, ...headers } = received.headers;
  if (isPlain(coding) || !received.body) return { readable: received };
  try {
    const body = await decodeBody(Buffer.from(received.body), coding, MAX_CHECKED_BODY);
    return { readable: { ...received, headers, body } };
  } catch (error) {
    const reason = `not checked: ${(error as Error).message}`;
    return { readable: { ...received, headers, body: undefined }, reason };
  }
}

/** Makes the function that forwards a request and passes on its response. */
export function createProxyHandler(
  options: ProxyHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { upstream, exchanges, gate, strict, log, onExchange } = options;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const headers = joinedHeaders(request);
    const malformed = findTargetFault(request) ?? findAmbiguity(request);
    const refusal = malformed
      ? toProblem(400, "MALFORMED_REQUEST", malformed)
      : (messageProblem(request, { headers }) ?? gate({ method, url, headers }));
    if (refusal) return sendProblem(response, refusal);
    const body = await bufferBody(request, MAX_CHECKED_BODY);
    const received = { method, url, headers, body: body.rest || body.start.length === 0 ? undefined : body.start };
    if (url.startsWith("/_mock/")) return sendJson(response, exchanges.control(received));
    const { readable, reason } = body.rest
      ? { readable: received, reason: "too large to be checked." }
      : await decode(received);
    const checked = checkRequest(readable);
    const { violations } = checked;
    const exchange = exchanges.start(checked);
    // A body that can't be checked would seem to be missing.
    exchange.report(reason ? violations.filter(({ pointer }) => !pointer.startsWith("/body")) : violations);
    if (reason) log(`${method} ${maskUrl(url).slice(0, 200)}: its body is ${reason}`);
    try {
      if (strict && exchange.violations.length > 0) return refuseRequest(exchange, response);
      await exchangeWith(request, response, body, exchange);
    } finally {
      exchange.end();
    }
  }

  async function exchangeWith(
    request: IncomingMessage,
    response: ServerResponse,
    body: BufferedBody,
    exchange: Exchange,
  ): Promise<void> {
    let incoming: IncomingMessage;
    try {
      incoming = await forward(options, request, response, body);
    } catch (error) {
      if (response.destroyed) return; // Its client has gone.
      return refuse(exchange, response, upstreamProblem(upstream, error as NodeJS.ErrnoException));
    }
    const fault = findResponseFault(incoming);
    if (fault !== undefined) return refuse(exchange, response, invalidResponse(upstream, fault));
    const head: ResponseHead = { status: incoming.statusCode!, headers: joinedHeaders(incoming) };
    exchange.report(checkHead(exchange.checked, head));
    try {
      await passResponse({ incoming, response, head, exchange, strict, log, onExchange });
    } catch (error) {
      if (response.destroyed && !incoming.errored) return; // Its client has gone.
      if (!response.headersSent) {
        const detail = `The response of ${upstream.origin} broke off: ${(error as Error).message}`;
        return refuse(exchange, response, toProblem(502, "UPSTREAM_FAILED", detail));
      }
      response.destroy();
    }
  }

  return serve;
}
