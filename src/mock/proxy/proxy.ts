/**
 * A server between a client and a real service, which compares what passes with the document.
 *
 * Prism and Redocly CLI have proxies, too. Both hold back an event stream until it ends, and check none of its events.
 * `prism proxy` (5.14) also adds CORS headers, does not report fields that the document lacks, and keeps no journal.
 * `redocly proxy` (2.77) reports only when it stops, and writes secrets to its file, which `redocly drift` then reads. So
 * this one forwards by itself, and checks with the validators of the mock.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Problem, problemOf } from "../areas/problems.ts";
import { parseJson } from "../lib/parse-json.ts";
import { createGate, urlHost } from "../server/gate.ts";
import { hostProblem, rejectMalformed } from "../server/listen.ts";
import { createRequestQueue } from "../server/request-queue.ts";
import type { RequestSummary } from "../server/types.ts";
import { checkRequest } from "./check-request.ts";
import { checkBody, checkHead, isEventStream, isJsonBody, type ResponseHead, violation } from "./check-response.ts";
import { createEventCheck } from "./event-check.ts";
import { createExchangeLog, type Exchange } from "./exchange-log.ts";
import { forward, invalidResponse, upstreamProblem } from "./forward.ts";
import { findAmbiguity, findResponseFault } from "./framing.ts";
import {
  allOf,
  type BufferedBody,
  bufferBody,
  createDecoder,
  decodeBody,
  endToEndHeaders,
  isPlain,
  joinedHeaders,
} from "./messages.ts";

export interface ProxyOptions {
  /** URL of the service; its path, if it has one, comes before that of each request. */
  readonly upstream: string;
  /** 4010 unless given; 0 takes a free one. */
  readonly port?: number;
  /** Loopback unless given. */
  readonly host?: string;
  /**
   * Whether to refuse what violates the document: a request with 422, without forwarding it, and a response with 502. An
   * event stream is cut before the event.
   */
  readonly strict?: boolean | undefined;
  /** Called at the end of each exchange that has valid JSON, or no body, in its response. */
  readonly onExchange?: ((exchange: CompleteExchange) => void) | undefined;
  /** Called at the end of each exchange. */
  readonly onRequest?: ((summary: RequestSummary) => void) | undefined;
  /** Called with a line about what no response can say; `console.error` unless given. */
  readonly log?: (line: string) => void;
}

/** A request to a known operation and its response, both as the document describes them. */
export interface CompleteExchange {
  readonly operationId: string;
  readonly parameters: NonNullable<Exchange["checked"]["parameters"]>;
  readonly status: number;
  /** Undefined if there is none. */
  readonly body: unknown;
}

export interface ProxyServer {
  readonly url: string;
  /** Closes all connections, and resolves when the port is free. */
  close(): Promise<void>;
}

/** Bytes of the largest body that is checked. Larger ones are forwarded as they arrive. */
const MAX_CHECKED_BODY = 10_000_000;

/** Starts a proxy. Rejects if the port is taken. */
export async function startProxy(options: ProxyOptions): Promise<ProxyServer> {
  const { port = 4010, host = "127.0.0.1", strict = false, log = console.error } = options;
  const upstream = new URL(options.upstream);
  const exchanges = createExchangeLog(options.onRequest);
  // No time limits: the upstream server may take as long as its client waits.
  const server = createServer({ requestTimeout: 0, requireHostHeader: false });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const gate = createGate({ address: address.address, host, allowedHosts: [], control: true, controlKey: undefined });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const headers = joinedHeaders(request);
    const malformed = url.startsWith("/")
      ? findAmbiguity(request)
      : "The request line has a whole URL. Send the path only.";
    const refusal = malformed
      ? problemOf(400, "MALFORMED_REQUEST", malformed)
      : (hostProblem(request, { headers }) ?? gate({ method, url, headers }));
    if (refusal) return sendProblem(response, refusal);
    const body = await bufferBody(request, MAX_CHECKED_BODY);
    const received = { method, url, headers, body: body.rest || body.start.length === 0 ? undefined : body.start };
    if (url.startsWith("/_mock/")) return sendJson(response, exchanges.control(received));
    const checked = checkRequest(received);
    const { violations } = checked;
    const exchange = exchanges.start(checked);
    // A body that is too long to be checked would seem to be missing.
    exchange.report(body.rest ? violations.filter(({ pointer }) => !pointer.startsWith("/body")) : violations);
    if (body.rest) log(`${method} ${url.slice(0, 200)}: its body is too large to be checked.`);
    try {
      if (strict && exchange.violations.length > 0)
        return refuse(
          exchange,
          response,
          problemOf(422, "CONTRACT_VIOLATION", "The request violates the document.", {
            errors: [exchange.violations[0]!, ...exchange.violations.slice(1)],
          }),
        );
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
      incoming = await forward(upstream, request, response, body);
    } catch (error) {
      if (response.destroyed) return; // Its client has gone.
      return refuse(exchange, response, upstreamProblem(upstream, error as NodeJS.ErrnoException));
    }
    const fault = findResponseFault(incoming);
    if (fault !== undefined) return refuse(exchange, response, invalidResponse(upstream, fault));
    const head: ResponseHead = { status: incoming.statusCode!, headers: joinedHeaders(incoming) };
    exchange.report(checkHead(exchange.checked, head));
    try {
      if (isEventStream(head) && request.method !== "HEAD") await passEvents(incoming, response, head, exchange);
      else if (request.method === "HEAD" || !(isJsonBody(head) || hasNoBody(incoming)))
        await passUnchecked(incoming, response, head, exchange);
      else await passBody(incoming, response, head, exchange);
    } catch (error) {
      if (response.destroyed && !incoming.errored) return; // Its client has gone.
      if (!response.headersSent) {
        const detail = `The response of ${upstream.origin} broke off: ${(error as Error).message}`;
        return refuse(exchange, response, problemOf(502, "UPSTREAM_FAILED", detail));
      }
      response.destroy();
    }
  }

  /** Passes on a body that was read and checked before its first byte is sent. */
  async function passBody(
    incoming: IncomingMessage,
    response: ServerResponse,
    head: ResponseHead,
    exchange: Exchange,
  ): Promise<void> {
    const { checked } = exchange;
    const { call, parameters, request } = checked;
    const body = await bufferBody(incoming, MAX_CHECKED_BODY);
    let parsed: ReturnType<typeof parseJson> | undefined;
    if (body.rest) log(`${request.method} ${request.path}: its response is too large to be checked.`);
    else {
      const coding = head.headers["content-encoding"];
      try {
        parsed = parseJson(
          await decodeBody(body.start, body.start.length === 0 ? undefined : coding, MAX_CHECKED_BODY),
        );
        exchange.report(checkBody(checked, head, parsed));
      } catch (error) {
        exchange.report([violation("/response/headers/content-encoding", (error as Error).message, "encoding")]);
      }
    }
    if (refuses(exchange)) return refuseResponse(exchange, response);
    exchange.respond(head, parsed?.kind === "json" ? parsed.value : body.start.length > 0 ? body.start : undefined);
    writeHead(incoming, response, exchange);
    await pipeline(allOf(body), response);
    if (exchange.violations.length > 0 || !parsed || parsed.kind === "malformed") return;
    if (call && parameters)
      options.onExchange?.({
        operationId: call.operationId,
        parameters,
        status: head.status,
        body: parsed.kind === "json" ? parsed.value : undefined,
      });
  }

  /** Passes on an event stream while it is checked. */
  async function passEvents(
    incoming: IncomingMessage,
    response: ServerResponse,
    head: ResponseHead,
    exchange: Exchange,
  ): Promise<void> {
    if (refuses(exchange)) return refuseResponse(exchange, response);
    exchange.respond(head, undefined);
    writeHead(incoming, response, exchange);
    response.flushHeaders();
    const check = createEventCheck(exchange.checked, exchange.addEvent, exchange.report);
    const coding = head.headers["content-encoding"];
    const decoder = isPlain(coding) ? undefined : createDecoder(coding);
    if (!isPlain(coding) && !decoder)
      exchange.report([violation("/response/headers/content-encoding", `is not known: ${coding}`, "encoding")]);
    decoder?.on("data", check.feed);
    decoder?.on("error", ({ message }) => {
      exchange.report([violation("/response/headers/content-encoding", message, "encoding")]);
    });
    const watch = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const finish = () => done(refuses(exchange) ? new Error("The event violates the document.") : null, chunk);
        if (decoder) decoder.write(chunk, finish);
        else {
          if (isPlain(coding)) check.feed(chunk);
          finish();
        }
      },
      flush(done) {
        const finish = () => {
          if (decoder || isPlain(coding)) check.end();
          done();
        };
        if (decoder) decoder.end(finish);
        else finish();
      },
    });
    await pipeline(incoming, watch, response).catch((error: Error) => {
      // Where the upstream server breaks off, what the client has got is not a whole stream either.
      if (incoming.errored && !response.writableFinished) check.end();
      throw error;
    });
  }

  async function passUnchecked(
    incoming: IncomingMessage,
    response: ServerResponse,
    head: ResponseHead,
    exchange: Exchange,
  ): Promise<void> {
    if (refuses(exchange)) return refuseResponse(exchange, response);
    // Bytes stand for a body that the journal does not keep.
    exchange.respond(
      head,
      hasNoBody(incoming) || exchange.checked.request.method === "HEAD" ? undefined : Buffer.of(0),
    );
    writeHead(incoming, response, exchange);
    await pipeline(incoming, response);
  }

  function refuses({ violations }: Exchange): boolean {
    return strict && violations.length > 0;
  }

  const queue = createRequestQueue();
  server.on(
    "request",
    queue.inTurn((request, response) => {
      serve(request, response).catch((error: Error) => {
        if (response.destroyed) return;
        log(`${request.method} ${request.url?.slice(0, 200)} failed: ${error.stack}`);
        if (response.headersSent) response.destroy();
        else sendProblem(response, problemOf(500, "INTERNAL_ERROR", `The proxy has a bug: ${error.message}`));
      });
    }),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    queue.refuseRest(socket, () => rejectMalformed(error, socket)),
  );
  return {
    url: `http://${urlHost(host)}:${address.port}`,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

function hasNoBody({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 204 || statusCode === 304 || headers["content-length"] === "0";
}

/** The status and headers of the upstream server, and the number of violations so far. */
function writeHead(incoming: IncomingMessage, response: ServerResponse, { violations }: Exchange): void {
  response.writeHead(incoming.statusCode!, incoming.statusMessage, {
    ...endToEndHeaders(incoming),
    "x-contract-violations": String(violations.length),
  });
}

function refuseResponse(exchange: Exchange, response: ServerResponse): void {
  const [first, ...others] = exchange.violations;
  const detail = "The response of the upstream server violates the document.";
  refuse(exchange, response, problemOf(502, "CONTRACT_VIOLATION", detail, { errors: [first!, ...others] }));
}

function refuse(exchange: Exchange, response: ServerResponse, problem: Problem): void {
  const headers = { "x-contract-violations": String(exchange.violations.length) };
  exchange.respond(
    { status: problem.status, headers: { ...headers, "content-type": "application/problem+json" } },
    problem,
  );
  sendProblem(response, problem, headers);
}

function sendProblem(response: ServerResponse, problem: Problem, headers: Record<string, string> = {}): void {
  // The body of the request may be on its way still.
  response.setHeader("connection", "close");
  const body = JSON.stringify(problem);
  response.writeHead(problem.status, {
    ...headers,
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}

function sendJson(
  response: ServerResponse,
  {
    status,
    headers,
    problem,
    body,
  }: { status: number; headers?: Readonly<Record<string, string>>; problem?: Problem; body?: unknown },
): void {
  const value = problem ?? body;
  const type = problem ? "application/problem+json" : "application/json";
  response.writeHead(status, { ...headers, ...(value === undefined ? {} : { "content-type": type }) });
  response.end(value === undefined ? undefined : JSON.stringify(value));
}
