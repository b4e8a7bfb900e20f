import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { problemOf } from "../areas/problems.ts";
import { MAX_BODY_BYTES } from "./mock.ts";
import { encodeEvent } from "./sse.ts";
import type { Mock, MockResponse, TransportFault } from "./types.ts";

export interface ListenOptions {
  /** 4010 unless given; 0 takes a free one. */
  readonly port?: number;
  /** Loopback unless given. */
  readonly host?: string;
  /** Milliseconds to wait before each response; 0 unless given. */
  readonly latency?: number;
  /** Milliseconds of silence after which a stream sends a comment line; 15,000 unless given. */
  readonly keepAlive?: number;
}

export interface MockServer {
  readonly url: string;
  /** Accepts no more requests, waits up to a second for those in progress, and resolves when the port is free. */
  close(): Promise<void>;
}

/** Starts an HTTP server for a mock. Rejects if the port is taken. */
export async function listen(mock: Mock, options: ListenOptions = {}): Promise<MockServer> {
  const { port = 4010, host = "127.0.0.1", latency = 0, keepAlive = 15_000 } = options;
  const streams = new Set<ServerResponse>();
  // An incomplete request is closed after 30 seconds. An idle connection is kept open for longer than the 5 seconds of
  // Node.js: a client that sends on it just as the server closes it gets a reset, and must not retry a POST.
  const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };
  const server = createServer(timeouts, (request, response) => {
    readBody(request, (body) => {
      void mock.request(mockRequest(request, body)).then((result) => {
        if (body && body.length > MAX_BODY_BYTES) response.setHeader("connection", "close");
        const isPlain = latency === 0 && !result.transportFault && !result.events;
        if (isPlain) send(result, response, request.method === "HEAD");
        else void sendSlowly(result, request, response);
      });
    });
  });

  async function sendSlowly(result: MockResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (latency > 0) await delay(latency);
    if (result.transportFault) await applyFault(result, result.transportFault, response);
    if (response.destroyed) return;
    if (result.events && request.method !== "HEAD") await sendEvents(result, response, keepAlive, streams);
    else send(result, response, request.method === "HEAD");
  }

  server.on("clientError", rejectMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`,
    close() {
      for (const response of streams) response.end();
      setTimeout(() => server.closeAllConnections(), 1000).unref();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function mockRequest(request: IncomingMessage, body: Uint8Array | undefined) {
  return {
    method: request.method ?? "GET",
    url: pathOf(request.url ?? "/"),
    // Node joins repeated headers into one text, except Set-Cookie, which no request has.
    headers: request.headers as Record<string, string>,
    body,
  };
}

/** Path and query, where the request line may also have a whole URL (RFC 9112 section 3.2.2). */
function pathOf(target: string): string {
  if (target.startsWith("/") || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/**
 * Calls back once, with the whole body or with enough of it to show that it is too large. Never calls back if the client
 * disconnects first.
 */
function readBody(request: IncomingMessage, done: (body: Uint8Array | undefined) => void): void {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) {
    done(undefined);
    return;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  request.on("data", (chunk: Uint8Array) => {
    if (size > MAX_BODY_BYTES) return;
    size += chunk.length;
    chunks.push(chunk);
    if (size > MAX_BODY_BYTES) done(Buffer.concat(chunks));
  });
  request.on("end", () => {
    if (size <= MAX_BODY_BYTES) done(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  });
  // Without a listener, a broken connection would end the process.
  request.on("error", () => {});
}

function send({ status, headers, body }: MockResponse, response: ServerResponse, headOnly: boolean): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(headOnly ? undefined : body);
}

async function sendEvents(
  { status, headers, events, transportFault }: MockResponse,
  response: ServerResponse,
  keepAlive: number,
  streams: Set<ServerResponse>,
): Promise<void> {
  const gone = new AbortController();
  let left = transportFault?.cutAfterEvents ?? Infinity;
  response.on("close", () => gone.abort());
  response.writeHead(status, headers).flushHeaders();
  const timer = setInterval(() => response.write(": keep-alive\n\n"), keepAlive);
  streams.add(response);
  try {
    for await (const event of events!(gone.signal)) {
      if (left === 0) break;
      if (gone.signal.aborted) return;
      timer.refresh();
      left -= 1;
      const text = encodeEvent(event);
      // The last event must be sent before the connection is cut.
      if (left === 0) await new Promise((resolve) => response.write(text, resolve));
      else if (!response.write(text)) await drained(response);
    }
    if (left === 0) response.destroy();
    else response.end();
  } catch (error) {
    // The status has been sent: closing the connection is the only way left to report a failure.
    process.stderr.write(`${(error as Error).stack}\n`);
    response.destroy();
  } finally {
    clearInterval(timer);
    streams.delete(response);
    gone.abort();
  }
}

/** Resolves when the client has caught up, or has disconnected. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
  });
}

/** Applies a fault. The response is sent afterwards only if the connection is still open. */
async function applyFault(
  { status, headers, body }: MockResponse,
  { latency, drop, cutAfterBytes }: TransportFault,
  response: ServerResponse,
): Promise<void> {
  if (latency > 0) await delay(latency);
  if (drop) response.destroy();
  if (drop || cutAfterBytes === null || body === undefined) return;
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, "content-length": bytes.length });
  await new Promise((resolve) => response.write(bytes.subarray(0, cutAfterBytes), resolve));
  response.destroy();
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Responds to a request that is not HTTP or is too slow, and so never reaches the pipeline. */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const body = JSON.stringify(
    problemOf(status, "MALFORMED_REQUEST", `The request is not valid HTTP: ${error.message}.`),
  );
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
