import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface RequestQueue {
  /**
   * Returns a handler that waits until the responses to all earlier requests of the connection have been sent. It is not
   * called for a request after the last response of the connection.
   */
  inTurn(handle: Handler): Handler;
  /** Returns true if the last input of the connection has to wait for responses to earlier requests. */
  isBusy(socket: Socket): boolean;
  /** Calls `refuse` once these responses have been sent. Until then, further calls for the connection do nothing. */
  refuseRest(socket: Socket, refuse: () => void): void;
}

interface Connection {
  /** True if no more requests are read because some are waiting. */
  isPaused: boolean;
  /** The response to the last request. */
  newest: ServerResponse;
  /** True if further input will be refused. */
  isRefused: boolean;
}

/**
 * Handles the requests of a connection one at a time. Node.js emits pipelined requests (RFC 9112 section 9.3.2) as soon as
 * they are parsed, and keeps their responses in memory until the client reads them.
 */
export function createRequestQueue(): RequestQueue {
  const connections = new WeakMap<Socket, Connection>();

  function wait(connection: Connection, request: IncomingMessage, response: ServerResponse, handle: Handler): void {
    const { socket } = request;
    // Waiting requests need memory, too. Node.js resumes the socket whenever it has parsed one or sent its response.
    if (!connection.isPaused) socket.on("resume", socket.pause).pause();
    connection.isPaused = true;
    const begin = () => {
      // Closing a connection also counts as the end of its response.
      if (socket.destroyed) return;
      if (connection.newest === response) {
        socket.off("resume", socket.pause).resume();
        connection.isPaused = false;
      }
      // The previous response may have set a timeout.
      socket.setTimeout(0);
      handle(request, response);
    };
    // Node.js assigns the socket to a response after the previous one has been sent. Other connections come first.
    response.once("socket", () => setImmediate(begin));
  }

  return {
    inTurn: (handle) => (request, response) => {
      // The previous response was the last one of the connection (RFC 9112 section 9.6).
      if (!request.socket.writable) return;
      const known = connections.get(request.socket);
      const connection = known ?? { newest: response, isPaused: false, isRefused: false };
      if (known) known.newest = response;
      else connections.set(request.socket, connection);
      if (response.socket) handle(request, response);
      else wait(connection, request, response, handle);
    },
    isBusy(socket) {
      const connection = connections.get(socket);
      return connection !== undefined && turnAfter(connection.newest) !== undefined;
    },
    refuseRest(socket, refuse) {
      const connection = connections.get(socket);
      const event = connection && turnAfter(connection.newest);
      // Node.js closes the connection after its last response in one of the next ticks.
      if (!event) return void setImmediate(refuse);
      if (connection.isRefused) return;
      connection.isRefused = true;
      connection.newest.once(event, refuse);
    },
  };
}

/** Returns the event of the newest response that ends the wait of the last input; undefined if it need not wait. */
function turnAfter(newest: ServerResponse): "finish" | "socket" | undefined {
  if (newest.writableFinished) return undefined;
  if (newest.req.complete) return "finish";
  // The last input belongs to its request.
  return newest.socket ? undefined : "socket";
}
