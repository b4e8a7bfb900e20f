/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import { createServer, type Server } from "node:http";
import { MAX_BUFFERED_BYTES } from "./send.ts";

/** The limits of `ListenOptions` for connections. */
interface ConnectionLimits {
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
  readonly maxConnections?: number | undefined;
}

/** Creates a server that limits its connections and the time in which their requests arrive. */
export function createLimitedServer(limits: ConnectionLimits): Server {
  const { headersTimeout = 10_000, requestTimeout = 30_000 } = limits;
  const { maxConnections = 10_000 } = limits;
  const server = createServer({
    requestTimeout,
    headersTimeout,
    // By default, Node.js looks for late requests only every 30 seconds.
    connectionsCheckingInterval: Math.min(1000, headersTimeout, requestTimeout),
    // Longer than the 5 seconds of Node.js: a client that sends just as the server closes an idle connection gets a reset,
    // and must not retry a POST.
    keepAliveTimeout: 65_000,
    highWaterMark: MAX_BUFFERED_BYTES,
    // Node.js would respond without a problem document.
    requireHostHeader: false,
  });
  server.maxConnections = maxConnections;
  // A client may end its side of the connection after its request, as `nc -N` does, and still reads the response. All
  // versions of Node.js have this property, but their types do not.
  return Object.assign(server, { httpAllowHalfOpen: true });
}
