import { once } from "node:events";
import { connect } from "node:net";

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A connection that sends one request after another, and waits for each answer. */
export interface Connection {
  /** Takes a whole request as text, as `requestText` makes it. Rejects if the connection breaks. */
  send(request: string): Promise<Answer>;
  close(): void;
}

/** A request on its way to a server that keeps connections open; a body is JSON. */
export function requestText(method: string, path: string, body?: string): string {
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer bench\r\nAccept: */*\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/**
 * Speaks just enough of HTTP/1.1 (RFC 9112) for the servers that are compared. Node's own client works more for a
 * request than a bare server does, and what would be measured is the client.
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
  // The event that follows tells whoever waits.
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

/** An answer that is still on its way. */
interface Reading {
  /** What came until the head was whole, then what came after it, so that long answers are put together only once. */
  text: string;
  readonly rest: string[];
  /** Bytes of the body that are missing; undefined until the head is whole, Infinity if the body is chunked. */
  left: number | undefined;
  tail: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Adds what has arrived. Whether the answer is whole. */
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

/** Takes the sizes out of a chunked body (RFC 9112 section 7.1). */
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
