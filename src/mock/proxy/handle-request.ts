import type { IncomingMessage, ServerResponse } from "node:http";
import { type Problem, toProblem } from "../exchange/problems.ts";
import type { MockRequest } from "../exchange/types.ts";
import { type Bodies, type Body, bodiesFull, createBodies } from "../http/bodies.ts";
import { messageProblem } from "../http/malformed-requests.ts";
import { maskUrl } from "../lib/mask.ts";
import { tooLarge } from "../stages/check-size.ts";
import { checkRequest } from "./check-request.ts";
import { checkHead, type ResponseHead } from "./check-response.ts";
import { createControlResponder } from "./control.ts";
import type { Exchange, ExchangeLog } from "./exchange-log.ts";
import { forward, invalidResponse, upstreamProblem } from "./forward.ts";
import { findAmbiguity, findResponseFault, findTargetFault } from "./framing.ts";
import { type BufferedBody, joinedHeaders } from "./messages.ts";
import { MAX_CHECKED_BODY, passResponse } from "./pass-response.ts";
import type { Passage } from "./passage.ts";
import { refuse, refuseRequest, sendProblem } from "./refuse.ts";

export interface ProxyHandlerOptions extends Pick<Passage, "strict" | "log" | "onExchange"> {
  readonly upstream: URL;
  /** Milliseconds. */
  readonly upstreamTimeout: number;
  /** Megabytes of memory for the bodies of requests in progress. */
  readonly maxBodiesMb: number;
  readonly exchanges: ExchangeLog;
  /** Returns the problem of a request that the server must not forward. */
  readonly gate: (request: MockRequest) => Problem | undefined;
}

/** Makes the function that forwards a request and passes on its response. */
export function createProxyHandler(
  options: ProxyHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { upstream, exchanges, gate, maxBodiesMb, strict, log, onExchange } = options;
  const respondToControl = createControlResponder(exchanges);
  const bodies = createBodies(maxBodiesMb * 1_000_000, () => MAX_CHECKED_BODY, true);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const headers = joinedHeaders(request);
    const malformed = findTargetFault(request) ?? findAmbiguity(request);
    const refusal = malformed
      ? toProblem(400, "MALFORMED_REQUEST", malformed)
      : (messageProblem(request, { headers }) ?? gate({ method, url, headers }));
    if (refusal) return sendProblem(response, refusal);
    const body = await readBody(bodies, request, strict);
    if (!body) return sendProblem(response, bodiesFull(maxBodiesMb));
    try {
      await handle(request, response, body);
    } finally {
      body.release();
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const problem = isTooLarge(body) ? toProblem(413, "PAYLOAD_TOO_LARGE", tooLarge(MAX_CHECKED_BODY)) : body.problem;
    const isReadable = !problem && body.bytes?.length !== 0;
    const received = { method, url, headers: joinedHeaders(request), body: isReadable ? body.bytes : undefined };
    if (url.startsWith("/_mock/"))
      return problem ? sendProblem(response, problem) : respondToControl(received, response);
    const checked = checkRequest(received);
    const { violations } = checked;
    const exchange = exchanges.start(checked);
    // A body that can't be checked would seem to be missing.
    exchange.report(problem ? violations.filter(({ pointer }) => !pointer.startsWith("/body")) : violations);
    try {
      if (strict && problem) return refuse(exchange, response, problem);
      if (strict && exchange.violations.length > 0) return refuseRequest(exchange, response);
      const reason = isTooLarge(body) ? "too large to be checked." : `not checked: ${problem?.detail}`;
      if (problem) log(`${method} ${maskUrl(url).slice(0, 200)}: its body is ${reason}`);
      await exchangeWith(request, response, toForward(request, body), exchange);
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

/** Resolves to undefined if there is no memory for a body. The rest of a large one waits until it is forwarded. */
function readBody(bodies: Bodies, request: IncomingMessage, strict: boolean): Promise<Body | undefined> {
  return new Promise((resolve) => {
    const onBody = (body: Body) => {
      if (hasRest(body) && !strict) request.pause();
      resolve(body);
    };
    bodies.read(request, onBody, () => resolve(undefined));
  });
}

/** The body of a request as it arrives. */
function toForward(request: IncomingMessage, body: Body): BufferedBody {
  const start = body.encoded ?? body.bytes ?? new Uint8Array();
  // No encoding is set, so it yields bytes.
  return hasRest(body) ? { start, rest: request[Symbol.asyncIterator]() as AsyncIterator<Buffer> } : { start };
}

function isTooLarge({ bytes }: Body): boolean {
  return bytes !== undefined && bytes.length > MAX_CHECKED_BODY;
}

/** Only a body that has arrived is decoded. */
function hasRest(body: Body): boolean {
  return isTooLarge(body) && !body.encoded;
}
