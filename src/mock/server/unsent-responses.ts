/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import { type IncomingMessage, ServerResponse } from "node:http";

export interface UnsentResponses {
  /** Creates the responses of a server, so that none is sent uncounted. */
  readonly Response: typeof ServerResponse;
  /** Counts the bytes of a response that is not written yet. */
  readonly countDelayed: (response: ServerResponse, bytes: number) => void;
}

/**
 * Counts what has been written to all responses, plain ones and streams, but not been sent. If that is more than `maxBytes`,
 * it calls `close` with the response whose client has read nothing for the longest time.
 */
export function createUnsentResponses(maxBytes: number, close: (response: ServerResponse) => void): UnsentResponses {
  /** Bytes of each open response that had some. The one that has been stuck for the longest time is first. */
  const unsent = new Map<ServerResponse, number>();
  let total = 0;

  function forget(response: ServerResponse): void {
    total -= unsent.get(response) ?? 0;
    unsent.delete(response);
  }

  function forgetWhenClosed(response: ServerResponse): void {
    const { socket } = response.req;
    const closed = () => {
      forget(response);
      socket.off("close", closed);
    };
    response.once("close", closed);
    // A response that waits for an earlier one is not told.
    socket.once("close", closed);
  }

  function count(response: ServerResponse, bytes = response.writableLength, hasProgress = false): void {
    const before = unsent.get(response);
    if (response.destroyed || (before === undefined && (bytes === 0 || hasProgress))) return;
    if (before === undefined) forgetWhenClosed(response);
    // It was not stuck until now.
    if (before === 0 || hasProgress) unsent.delete(response);
    unsent.set(response, bytes);
    total += bytes - (before ?? 0);
    if (total > maxBytes) closeStuck();
  }

  function closeStuck(): void {
    for (const [response, bytes] of unsent) {
      if (total <= maxBytes) return;
      if (bytes === 0) continue;
      forget(response);
      close(response);
    }
  }

  return {
    countDelayed: count,
    Response: class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
      override write(chunk: unknown, ...rest: unknown[]): boolean {
        const [encoding, callback] = typeof rest[0] === "function" ? [undefined, rest[0]] : rest;
        const hasRoom = super.write(chunk, encoding as BufferEncoding, (error) => {
          count(this, this.writableLength, true);
          if (typeof callback === "function") callback(error);
        });
        count(this);
        return hasRoom;
      }

      override end(...call: unknown[]): this {
        super.end(...(call as [unknown]));
        count(this);
        return this;
      }
    },
  };
}
