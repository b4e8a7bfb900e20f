/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Creates the function that counts pipelined requests as long as they wait. If there are more than `max` in total, it closes
 * the connection with the most: Node.js needs over 60 times the memory of a short request, and has parsed all that it has
 * read before it pauses a connection.
 */
export function createWaitingRequests(max: number): (request: IncomingMessage, response: ServerResponse) => void {
  /** Numbers of waiting requests of the connections that have had some. */
  const connections = new Map<Socket, number>();
  let total = 0;

  function add(socket: Socket, difference: 1 | -1): void {
    const before = connections.get(socket);
    if (before === undefined) return;
    connections.set(socket, before + difference);
    total += difference;
  }

  function forget(socket: Socket): void {
    total -= connections.get(socket) ?? 0;
    connections.delete(socket);
  }

  function closeLargest(): void {
    const [largest] = [...connections].reduce((one, other) => (other[1] > one[1] ? other : one));
    forget(largest);
    largest.destroy();
  }

  return ({ socket }, response) => {
    // Node.js assigns the socket to a response when it is its turn.
    if (response.socket || socket.destroyed) return;
    if (!connections.has(socket)) {
      connections.set(socket, 0);
      socket.once("close", () => forget(socket));
    }
    add(socket, 1);
    response.once("socket", () => add(socket, -1));
    if (total > max) closeLargest();
  };
}
