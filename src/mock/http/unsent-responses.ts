/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import { type IncomingMessage, ServerResponse } from "node:http";
import { createSums } from "../lib/sums.ts";
import { findClient } from "./client-round-robin.ts";

export interface UnsentResponses {
  /** Creates the responses of a server, so that none is sent uncounted. */
  readonly Response: typeof ServerResponse;
  /** Counts the bytes of a response that is not written yet. */
  readonly countDelayed: (response: ServerResponse, bytes: number) => void;
}

/** What has been written to a response and not been sent. */
interface Unsent {
  readonly response: ServerResponse;
  /** The key or address of its client. */
  readonly client: string;
  bytes: number;
}

/**
 * Counts what has been written to all responses, plain ones and streams, but not been sent. If that is more than `maxBytes`,
 * it calls `close` with a response of the client that holds most of it: the one of which nothing has been read for the
 * longest time or, if all are delayed, the oldest one.
 */
export function createUnsentResponses(maxBytes: number, close: (response: ServerResponse) => void): UnsentResponses {
  /** Each open response that had something unsent. The one that has been stuck for the longest time is first. */
  const unsent = new Map<ServerResponse, Unsent>();
  const sums = createSums();
  let total = 0;

  function add(part: Unsent, bytes: number): void {
    part.bytes += bytes;
    total += bytes;
    sums.add(part.client, bytes);
  }

  function forget(part: Unsent): void {
    add(part, -part.bytes);
    unsent.delete(part.response);
  }

  function forgetWhenClosed(part: Unsent): void {
    const { response } = part;
    const { socket } = response.req;
    const closed = () => {
      forget(part);
      socket.off("close", closed);
    };
    response.once("close", closed);
    // A response that waits for an earlier one is not told.
    socket.once("close", closed);
  }

  function count(response: ServerResponse, bytes = response.writableLength, hasProgress = false): void {
    const known = unsent.get(response);
    if (response.destroyed || (!known && (bytes === 0 || hasProgress))) return;
    const part = known ?? { response, client: findClient(response.req), bytes: 0 };
    if (!known) forgetWhenClosed(part);
    // It was not stuck until now.
    if (part.bytes === 0 || hasProgress) unsent.delete(response);
    unsent.set(response, part);
    add(part, bytes - part.bytes);
    while (total > maxBytes) {
      const stuck = findStuck()!; // Their total is above 0.
      forget(stuck);
      close(stuck.response);
    }
  }

  function findStuck(): Unsent | undefined {
    let stuck: Unsent | undefined;
    for (const part of unsent.values()) {
      if (part.bytes === 0) continue;
      const more = stuck ? sums.of(part.client) - sums.of(stuck.client) : 1;
      // A client can't have read what is delayed.
      if (more > 0 || (part.client === stuck?.client && part.response.headersSent && !stuck.response.headersSent))
        stuck = part;
    }
    return stuck;
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
