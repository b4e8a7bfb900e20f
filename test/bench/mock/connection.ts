import { once } from "node:events";
import { connect } from "node:net";
import type { Send, SimpleResponse } from "./workloads.ts";

/** A persistent connection. Requests are pipelined: each is sent without waiting for earlier responses. */
export interface Connection {
  /** Rejects if the connection breaks. */
  readonly send: Send;
  close(): void;
}

/**
 * Implements as much of HTTP/1.1 (RFC 9112) as the compared servers require. The clients of Node.js need more processor time
 * for a request than a bare server, so they can't keep one busy.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  socket.setEncoding("latin1");
  await once(socket, "connect");
  // Responses arrive in the order of the requests (RFC 9112 section 9.3.2).
  const pending: PendingResponse[] = [];
  let received = "";
  let unsent = "";

  socket.on("data", (text) => {
    received += text;
    let start = 0;
    for (let next = responseAt(received, start); next; next = responseAt(received, start)) {
      start = next.end;
      pending.shift()?.resolve(next.response);
    }
    received = received.slice(start);
  });
  // The close event that follows rejects the pending responses.
  socket.on("error", () => {});
  socket.on("close", () => {
    for (const { reject } of pending.splice(0)) reject(new Error("The server closed the connection."));
  });
  // All requests of one iteration of the event loop are written together, because a write costs more than a request.
  const flush = () => {
    socket.write(unsent);
    unsent = "";
  };
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) reject(new Error("The server closed the connection."));
        pending.push({ resolve, reject });
        if (unsent === "") setImmediate(flush);
        unsent += request.text;
      }),
    close: () => socket.destroy(),
  };
}

interface PendingResponse {
  readonly resolve: (response: SimpleResponse) => void;
  readonly reject: (error: Error) => void;
}

/** The response at a position in the text, and its end; undefined while it is incomplete. */
function responseAt(text: string, start: number): { response: SimpleResponse; end: number } | undefined {
  const headEnd = text.indexOf("\r\n\r\n", start);
  if (headEnd < 0) return undefined;
  const head = text.slice(start, headEnd);
  const status = Number(head.slice(9, 12));
  const bodyStart = headEnd + 4;
  const length = readLength(head, status);
  if (length !== undefined) {
    const end = bodyStart + length;
    return end <= text.length ? { response: { status, body: text.slice(bodyStart, end) }, end } : undefined;
  }
  // These characters occur in neither JSON nor an event stream.
  const lastChunk = text.indexOf("\r\n0\r\n\r\n", headEnd + 2);
  if (lastChunk < 0) return undefined;
  return { response: { status, body: decodeChunks(text.slice(bodyStart, lastChunk + 2)) }, end: lastChunk + 7 };
}

/** The length of the body; undefined for a chunked body. */
function readLength(head: string, status: number): number | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  return status === 204 ? 0 : undefined;
}

/** Decodes a chunked body (RFC 9112 section 7.1) without its last chunk. */
export function decodeChunks(text: string): string {
  let body = "";
  for (let at = 0; at < text.length; ) {
    const line = text.indexOf("\r\n", at);
    const size = Number.parseInt(text.slice(at, line), 16);
    body += text.slice(line + 2, line + 2 + size);
    at = line + 2 + size + 2;
  }
  return body;
}
