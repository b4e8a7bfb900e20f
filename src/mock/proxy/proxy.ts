/**
 * A server between a client and a real service, which compares requests and responses with the document.
 *
 * Prism and Redocly CLI have proxies, too. Both hold back an event stream until it ends, and check none of its events.
 * `prism proxy` (5.14) also adds CORS headers, does not report fields that the document lacks, and keeps no journal.
 * `redocly proxy` (2.77) reports only when it stops, and writes secrets to its file, which `redocly drift` then reads. So
 * this one forwards by itself, and checks with the validators of the mock.
 */
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { RequestSummary } from "../control/journal-entry.ts";
import { toProblem } from "../exchange/problems.ts";
import { createGate, serverUrl } from "../http/gate.ts";
import { expectationProblem, rejectMalformed } from "../http/malformed-requests.ts";
import { createRequestQueue } from "../http/request-queue.ts";
import { maskUrl } from "../lib/mask.ts";
import { createExchangeLog } from "./exchange-log.ts";
import { createProxyHandler } from "./handle-request.ts";
import type { CompleteExchange } from "./passage.ts";
import { sendProblem } from "./refuse.ts";

export interface ProxyOptions {
  /** URL of the service; its path, if it has one, comes before that of each request. */
  readonly upstream: string;
  /**
   * Milliseconds without a byte from or to the service after which a request gets a 504, or its response is cut. Default:
   * 600,000.
   */
  readonly upstreamTimeout?: number | undefined;
  /**
   * Memory for the bodies of requests in progress, in megabytes. Beyond it, the oldest that have not arrived completely get
   * a 503, and then new ones. Default: 100.
   */
  readonly maxBodiesMb?: number | undefined;
  /** 0 takes any free port. Default: 4010. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /**
   * True to refuse a request that violates the document with 422, or whose body can't be checked with 400, 413 or 415,
   * without forwarding it, and a response with 502. An event stream is cut before such an event.
   */
  readonly strict?: boolean | undefined;
  /** Called at the end of each exchange that has valid JSON, or no body, in its response. */
  readonly onExchange?: ((exchange: CompleteExchange) => void) | undefined;
  /** Called at the end of each exchange. */
  readonly onRequest?: ((summary: RequestSummary) => void) | undefined;
  /** Called with a line about a problem that no response reports. Default: `console.error`. */
  readonly log?: (line: string) => void;
}

export interface ProxyServer {
  readonly url: string;
  /** Closes all connections, and resolves when the port is free. */
  close(): Promise<void>;
}

/** Starts a proxy. Rejects if the port is taken. */
export async function startProxy(options: ProxyOptions): Promise<ProxyServer> {
  const { port = 4010, host = "127.0.0.1", strict = false, log = console.error, onExchange } = options;
  const { upstreamTimeout = 600_000, maxBodiesMb = 100 } = options;
  const upstream = new URL(options.upstream);
  const exchanges = createExchangeLog(options.onRequest);
  // Only the upstream server has a time limit: a client may send as slowly as that allows.
  const server = createServer({ requestTimeout: 0, requireHostHeader: false });
  server.maxHeadersCount = 0; // As in the mock.
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const gate = createGate({ address: address.address, host, allowedHosts: [], control: true, controlKey: undefined });
  const serve = createProxyHandler({
    upstream,
    upstreamTimeout,
    maxBodiesMb,
    exchanges,
    gate,
    strict,
    log,
    onExchange,
  });
  const queue = createRequestQueue();
  server.on(
    "request",
    queue.inOrder((request, response, done) => {
      response.on("finish", done);
      serve(request, response).catch((error: Error) => {
        if (response.destroyed) return;
        log(`${request.method} ${maskUrl(request.url ?? "").slice(0, 200)} failed: ${error.stack}`);
        if (response.headersSent) response.destroy();
        else sendProblem(response, toProblem(500, "INTERNAL_ERROR", `The proxy has a bug: ${error.message}`));
      });
    }),
  );
  server.on(
    "checkExpectation",
    queue.inOrder((request, response, done) => {
      response.on("finish", done);
      sendProblem(response, expectationProblem(request));
    }),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    queue.refuseRest(socket, () => rejectMalformed(error, socket)),
  );
  return {
    url: serverUrl(host, address),
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
