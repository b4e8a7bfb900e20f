/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { MAX_BUFFERED_BYTES } from "./send.ts";

interface ConnectionLimits {
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
  readonly maxConnections?: number | undefined;
}

/** Creates a server that limits its connections and the time in which their requests arrive. */
export function createLimitedServer(
  limits: ConnectionLimits,
  { isIdle, Response }: { isIdle: (socket: Socket) => boolean; Response: typeof ServerResponse },
): Server {
  const { requestTimeout = 30_000, maxConnections = 10_000 } = limits;
  // Node.js would throw if it were longer.
  const headersTimeout = Math.min(limits.headersTimeout ?? 10_000, requestTimeout);
  const server = createServer({
    ServerResponse: Response,
    requestTimeout,
    headersTimeout,
    // By default, Node.js looks for late requests only every 30 seconds.
    connectionsCheckingInterval: Math.min(1000, headersTimeout),
    // Longer than the 5 seconds of Node.js: a client that sends just as the server closes an idle connection gets a reset,
    // and must not retry a POST.
    keepAliveTimeout: 65_000,
    highWaterMark: MAX_BUFFERED_BYTES,
    // Node.js would respond without a problem document.
    requireHostHeader: false,
  });
  // Node.js would drop all but the first 1000 headers, even Content-Length. It limits their size.
  server.maxHeadersCount = 0;
  limitConnections(server, maxConnections, isIdle);
  // A client may end its side of the connection after its request, as `nc -N` does, and still reads the response. All
  // versions of Node.js have this property, but their types do not.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/** Closes idle connections of the address with the most, so that a client that opens too many closes its own. */
function limitConnections(server: Server, max: number, isIdle: (socket: Socket) => boolean): void {
  /** The connections of each address, the oldest first. */
  const connections = new Map<string, Set<Socket>>();
  let total = 0;

  server.on("connection", (socket) => {
    // Each response that waits adds one.
    socket.setMaxListeners(0);
    const address = socket.remoteAddress ?? "";
    const own = connections.get(address) ?? new Set();
    connections.set(address, own.add(socket));
    total += 1;
    socket.once("close", () => {
      total -= 1;
      own.delete(socket);
      if (own.size === 0) connections.delete(address);
    });
    if (total <= max) return;
    let most = own;
    for (const others of connections.values()) if (others.size > most.size) most = others;
    for (const other of most) if (other !== socket && !other.destroyed && isIdle(other)) return void other.destroy();
    socket.destroy();
  });
}
