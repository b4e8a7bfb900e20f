import { once } from "node:events";
import { connect } from "node:net";

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A connection that sends one request at a time. */
export interface Connection {
  /** Sends a complete request in the form of `requestText`. Rejects if the connection breaks. */
  send(request: string): Promise<Answer>;
  close(): void;
}

/** The text of an HTTP/1.1 request with an optional JSON body. */
export function requestText(method: string, path: string, body?: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer bench\r\nAccept: */*\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/**
 * Implements as much of HTTP/1.1 (RFC 9112) as the compared servers use. The client of Node.js takes more processor time
 * for a request than a minimal server, so it would dominate the measurement.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  socket.setEncoding("latin1");
  await once(socket, "connect");
  let reading: Reading | undefined;
  socket.on("data", (text) => {
    if (reading && take(reading, String(text))) reading = undefined;
  });
  // The event `close` follows and rejects the pending request.
  socket.on("error", () => {});
  socket.on("close", () => reading?.reject(new Error("The server closed the connection.")));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        reading = { text: "", rest: [], left: undefined, tail: "", resolve, reject };
        if (socket.destroyed) reject(new Error("The server closed the connection."));
        else socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** A response that is being received. */
interface Reading {
  /** The data received until the head was complete, then the data after it, so that a long response is joined only once. */
  text: string;
  readonly rest: string[];
  /** Missing bytes of the body; undefined until the head is complete, Infinity if the body is chunked. */
  left: number | undefined;
  tail: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Adds received data. Returns whether the response is complete. */
function take(reading: Reading, text: string): boolean {
  let added = text;
  if (reading.left === undefined) {
    reading.text += text;
    const end = reading.text.indexOf("\r\n\r\n");
    if (end < 0) return false;
    added = reading.text.slice(end + 4);
    reading.text = reading.text.slice(0, end);
    reading.left = lengthOf(reading.text);
  }
  reading.rest.push(added);
  reading.left -= added.length;
  reading.tail = (reading.tail + added).slice(-5);
  const chunked = reading.left === Infinity;
  if (chunked ? reading.tail !== "0\r\n\r\n" : reading.left > 0) return false;
  const body = reading.rest.join("");
  reading.resolve({ status: statusOf(reading.text), body: chunked ? unchunked(body) : body });
  return true;
}

const statusOf = (head: string) => Number(head.slice(9, 12));

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return Number(length);
  return statusOf(head) === 204 ? 0 : Infinity;
}

/** Removes the chunk sizes from a chunked body (RFC 9112, section 7.1). */
function unchunked(text: string): string {
  let body = "";
  for (let at = 0; ; ) {
    const line = text.indexOf("\r\n", at);
    const size = Number.parseInt(text.slice(at, line), 16);
    if (!(size > 0)) return body;
    body += text.slice(line + 2, line + 2 + size);
    at = line + 2 + size + 2;
  }
}
