import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { rejectMalformed } from "../server/listen.ts";

/**
 * Serves the requests of a connection one after the other, and none that follows the last response of the connection (RFC
 * 9112 section 9.6). `serve` must not reject.
 */
export function serveInTurn(
  server: Server,
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): void {
  /** By connection, the end of the response to the last request that was received. */
  const ends = new WeakMap<Socket, Promise<void>>();
  const current = new WeakMap<Socket, ServerResponse>();
  server.on("request", async (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const previous = ends.get(socket);
    ends.set(socket, new Promise((resolve) => response.once("close", resolve)));
    await previous;
    if (!socket.writable) return;
    current.set(socket, response);
    await serve(request, response);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = current.get(socket);
    // In the middle of a response, another one would be taken for a part of it.
    if (response?.headersSent && !response.writableFinished) socket.destroy();
    else rejectMalformed(error, socket);
  });
}
