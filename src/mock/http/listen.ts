import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { type Problem, toProblem } from "../exchange/problems.ts";
import { normalizeUrl } from "../exchange/received-request.ts";
import type { MockRequest, MockResponse } from "../exchange/types.ts";
import { maskUrl } from "../lib/mask.ts";
import { createDocs } from "../site-pages/docs.ts";
import { MAX_BODY_BYTES, tooLarge } from "../stages/check-size.ts";
import { checkLatency, type Latency } from "../stages/latency.ts";
import { requestId } from "../stages/shared/request-ids.ts";
import { type Body, bodiesFull, createBodies } from "./bodies.ts";
import { createClientRoundRobin } from "./client-round-robin.ts";
import { createGate, serverUrl } from "./gate.ts";
import { createLimitedServer } from "./limited-server.ts";
import {
  expectationProblem,
  findCodingFault,
  messageProblem,
  refusalHeaders,
  rejectMalformed,
} from "./malformed-requests.ts";
import { createPace } from "./pace.ts";
import type { Mock } from "./public-types.ts";
import { createRequestQueue } from "./request-queue.ts";
import { type SendOptions, send } from "./send.ts";
import { createUnsentResponses } from "./unsent-responses.ts";

export interface ListenOptions {
  /** Default: 4010. 0 selects a free port. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /**
   * Milliseconds to wait before each response: a number, or a range such as `[50, 200]`, from which the number of the request
   * in its sandbox selects one, so that runs can be repeated. Default: 0.
   */
  readonly latency?: Latency;
  /** The same between the events of a stream. Default: 0. */
  readonly eventLatency?: Latency;
  /** Milliseconds of silence after which a stream sends a comment line. Default: 15,000. */
  readonly keepAlive?: number;
  /** Milliseconds after which a connection is closed if its client does not read the response. Default: 60,000. */
  readonly stallTimeout?: number;
  /** Milliseconds in which the headers of a request must arrive. Default: 10,000. */
  readonly headersTimeout?: number;
  /** Milliseconds in which a whole request must arrive. Default: 30,000. */
  readonly requestTimeout?: number;
  /** Milliseconds that `close` waits for responses in progress. Default: 1000. */
  readonly shutdownTimeout?: number;
  /**
   * Memory for the bodies of requests in progress, in megabytes. Beyond it, the oldest that have not arrived completely get
   * a 503, and then new ones. Default: 100.
   */
  readonly maxBodiesMb?: number | undefined;
  /**
   * Memory for responses that are delayed or have not been read yet, in megabytes, with the unread part of streams. Beyond
   * it, a connection of the key with the most is closed: the one whose client has read nothing for the longest time or, if
   * all responses are delayed, the oldest one. Default: 200.
   */
  readonly maxUnsentMb?: number | undefined;
  /**
   * Maximum number of connections. Beyond it, the oldest idle one of the address with the most connections is closed or, if
   * there is none, the new one. Default: 10,000.
   */
  readonly maxConnections?: number | undefined;
  /**
   * Maximum number of pipelined requests that wait for the responses to earlier ones, of all connections. Beyond it, the
   * connection with the most is closed. Default: 10,000.
   */
  readonly maxPipelined?: number | undefined;
  /**
   * Names that the Host header may have besides the address and `localhost`. A server on loopback, or one with such names,
   * refuses all others with 421.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** If false, the operations under `/_mock/` are disabled. Files can still be downloaded. */
  readonly control?: boolean;
  /**
   * The value of `X-Control-Key` that requests under `/_mock/` must send. By default, a server on loopback does not need
   * the header, and any other server refuses these requests with 403.
   */
  readonly controlKey?: string | undefined;
  /** A folder with the reference, such as `site/` of this package. It is served at `/docs/`. */
  readonly docs?: string;
  /** Logs errors that no response can report, such as a client that stopped reading. Default: `console.error`. */
  readonly log?: (line: string) => void;
}

interface Listener extends Pick<Mock, "request">, Partial<Pick<Mock, "maxBodyBytes" | "needsBody">> {}

export interface MockServer {
  readonly url: string;
  /**
   * Accepts no more requests, waits up to `shutdownTimeout` for those that have arrived completely, and resolves when the
   * port is free. Streams that wait for events end immediately.
   *
   * @example
   * const server = await listen(mock, { port: 0 });
   * await server.close();
   */
  close(): Promise<void>;
  /**
   * Closes the server at the end of the block of an `await using`.
   *
   * @example
   * await using server = await listen(mock, { port: 0 });
   * await fetch(`${server.url}/v1/models`, { headers: { Authorization: "Bearer key" } });
   */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts an HTTP server for a mock. Rejects if the port is taken or a latency is no number or range of milliseconds.
 *
 * @example
 * const server = await listen(createMock(), { port: 4010, latency: 200 });
 * console.log(server.url);
 */
export async function listen(mock: Listener, options: ListenOptions = {}): Promise<MockServer> {
  const { port = 4010, host = "127.0.0.1", stallTimeout = 60_000, shutdownTimeout = 1000 } = options;
  const { maxBodiesMb = 100, maxUnsentMb = 200, maxPipelined } = options;
  const { allowedHosts = [], control = true, controlKey, docs, log = console.error } = options;
  const serveDocs = docs === undefined ? undefined : createDocs({ folder: docs, root: "/docs/" });
  const { Response, countDelayed } = createUnsentResponses(maxUnsentMb * 1_000_000, (response) => {
    closeUnread(response, `${maxUnsentMb} MB of responses wait to be sent or read (--max-unsent-mb)`, log);
  });
  const sending = createSending(options, countDelayed);
  const queue = createRequestQueue(maxPipelined);
  const admit = createClientRoundRobin();
  const server = createLimitedServer(options, { isIdle: queue.isIdle, Response });
  await start(server, port, host);
  const address = server.address() as AddressInfo; // A server on a port has one.
  const gate = createGate({ address: address.address, host, allowedHosts, control, controlKey });

  const headProblem = (request: IncomingMessage, received: MockRequest) =>
    messageProblem(request, received) ?? gate(received, request.socket.remoteAddress);

  /** Never throws: errors become a 500 or, if the response has begun, a line in the log. */
  function respond(request: IncomingMessage, response: ServerResponse, body: Body, done: () => void): void {
    const { bytes, release } = body;
    const isLast = (bytes?.length ?? 0) > limitOf(request) || findCodingFault(request) !== undefined;
    const onError = (error: unknown) => {
      release();
      fail(request, response, error as Error);
      done();
    };
    // Refers to no body, because a response may wait.
    const onResult = (result: MockResponse) => {
      release();
      if (isLast) response.setHeader("connection", "close");
      const sent = send(result, response, sending);
      if (sent) return sent.then(done);
      done();
    };
    try {
      const received = mockRequest(request, bytes);
      const refusal = headProblem(request, received) ?? body.problem;
      if (refusal) onResult(problemResponse(refusal))?.catch(onError);
      else (serveDocs?.(received) ?? mock.request(received)).then(onResult).catch(onError);
    } catch (error) {
      onError(error);
    }
  }

  function fail({ method, url }: IncomingMessage, response: ServerResponse, error: Error): void {
    log(`${method} ${maskUrl(url ?? "").slice(0, 200)} failed: ${error.stack}`);
    // Once the status has been sent, a failure can only be reported by closing the connection.
    if (response.headersSent) return void response.destroy();
    const problem = toProblem(500, "INTERNAL_ERROR", `The mock has a bug: ${error.message}`);
    void send(problemResponse(problem), response, sending);
  }

  /** Refuses a request whose body may still follow, so that the connection can't be used for another one. */
  function refuseUnread(response: ServerResponse, problem: Problem, done: () => void): void {
    response.setHeader("connection", "close");
    void send(problemResponse(problem), response, sending);
    done();
  }

  const limitOf = createBodyLimit(mock);
  const bodies = createBodies(maxBodiesMb * 1_000_000, limitOf);
  const serve = (request: IncomingMessage, response: ServerResponse, done: () => void) =>
    bodies.read(
      request,
      (body) => admit(request, () => respond(request, response, body, done), body.release),
      () => refuseUnread(response, bodiesFull(maxBodiesMb), done),
    );
  server.on("request", queue.inOrder(serve));
  server.on(
    "checkContinue",
    queue.inOrder((request, response, done) => {
      const received = mockRequest(request, undefined);
      const refusal = headProblem(request, received) ?? lengthProblem(request, limitOf(request));
      if (refusal) return refuseUnread(response, refusal, done);
      if (mock.needsBody?.(received) ?? true) {
        response.writeContinue();
        return serve(request, response, done);
      }
      response.setHeader("connection", "close");
      respond(request, response, { bytes: undefined, release: () => {} }, done);
    }),
  );
  server.on(
    "checkExpectation",
    queue.inOrder((request, response, done) => refuseUnread(response, expectationProblem(request), done)),
  );
  const closeUnused = watchConnections(server, queue, stallTimeout, log);
  const close = () => shutDown(server, sending.streams, closeUnused, shutdownTimeout);
  return { url: serverUrl(host, address), close, [Symbol.asyncDispose]: close };
}

/** Stops accepting connections, and closes each one after the response in progress or, after the time limit, immediately. */
async function shutDown(
  server: Server,
  streams: Iterable<() => void>,
  closeUnused: () => void,
  timeout: number,
): Promise<void> {
  for (const end of streams) end();
  const late = setTimeout(() => server.closeAllConnections(), timeout);
  // A client may keep its connection after its last response. Node.js no longer limits the time in which a request arrives.
  const unused = setInterval(closeUnused, 20);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(late);
  clearInterval(unused);
}

/**
 * Refuses what is not HTTP, and closes connections whose clients do not read. Returns a function that closes those without
 * a request that has arrived completely and waits for its response.
 */
function watchConnections(
  server: Server,
  queue: ReturnType<typeof createRequestQueue>,
  stallTimeout: number,
  log: (line: string) => void,
): () => void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // While earlier responses are being sent, the mock does not read, so the delay is not the client's.
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && queue.isBusy(socket)) return;
    queue.refuseRest(socket, () => rejectMalformed(error, socket));
  });
  server.setTimeout(stallTimeout, (socket) => closeStalled(socket, queue.findNewest(socket), stallTimeout, log));
  return () => {
    for (const socket of sockets) if (!queue.isBusy(socket)) socket.destroy();
  };
}

/** Returns the problem of a request whose `Content-Length` exceeds `limit` bytes. */
function lengthProblem({ headers }: IncomingMessage, limit: number): Problem | undefined {
  if (!(Number(headers["content-length"]) > limit)) return undefined;
  return toProblem(413, "PAYLOAD_TOO_LARGE", tooLarge(limit));
}

function createSending(options: ListenOptions, countDelayed: SendOptions["countDelayed"]): SendOptions {
  const { latency = 0, eventLatency = 0, keepAlive = 15_000 } = options;
  checkLatency("latency", latency);
  checkLatency("eventLatency", eventLatency);
  return { latency, eventLatency, keepAlive, streams: new Set(), pace: createPace(), countDelayed };
}

function createBodyLimit({ maxBodyBytes }: Listener): (request: IncomingMessage) => number {
  return ({ method = "", url = "" }) => maxBodyBytes?.({ method, url }) ?? MAX_BODY_BYTES;
}

function start(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

/** Closes a connection if its client has not read a response, or has been idle, for so long. */
function closeStalled(
  socket: Socket,
  newest: ServerResponse | undefined,
  timeout: number,
  log: (line: string) => void,
): void {
  // Node.js limits the time until the first request, and a stream may be silent.
  if (!newest || (!newest.writableFinished && socket.writableLength === 0)) return;
  if (newest.writableFinished) socket.destroy();
  else closeUnread(newest, `its client has read nothing for ${timeout / 1000} seconds`, log);
}

function closeUnread(response: ServerResponse, reason: string, log: (line: string) => void): void {
  const { method, url = "", socket } = response.req;
  log(`Closed ${method} ${maskUrl(url).slice(0, 200)}: ${reason}.`);
  socket.destroy();
}

function mockRequest(request: IncomingMessage, body: Uint8Array | undefined): MockRequest {
  const { method = "GET", url: target = "/" } = request;
  // Before the gate, which must see the path that the mock sees.
  const url = normalizeUrl(target);
  // Node.js joins repeated headers into one text, except Set-Cookie, which requests do not have.
  const headers = request.headers as Record<string, string>;
  if (url.startsWith("/") || !URL.canParse(url)) return { method, url, headers, body };
  // The request line may have a whole URL, whose host replaces the header (RFC 9112 section 3.2.2).
  const { pathname, search, host } = new URL(url);
  return { method, url: pathname + search, headers: { ...headers, host }, body };
}

function problemResponse(problem: Problem): MockResponse {
  const headers = {
    "content-type": "application/problem+json",
    "x-request-id": requestId(0),
    ...refusalHeaders(problem),
  };
  return { status: problem.status, headers, body: JSON.stringify(problem) };
}
