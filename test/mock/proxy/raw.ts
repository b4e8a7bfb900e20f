import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { decodeChunks } from "../../bench/mock/connection.ts";

interface RawMessage {
  /** The request line or the status line. */
  readonly line: string;
  /** Lines of the head, without the first. */
  readonly headers: readonly string[];
  readonly body: string;
}

interface RawMessages {
  /** The complete ones. */
  readonly messages: readonly RawMessage[];
  /** The bytes after the last complete message. */
  readonly rest: string;
}

/**
 * Splits the bytes of a connection into messages in the strictest way (RFC 9112 section 6.3): without a Content-Length and a
 * Transfer-Encoding, a message has no body. `hasBody` says of the message at an index whether it may have one.
 */
export function splitMessages(
  bytes: string,
  hasBody: (line: string, index: number) => boolean = () => true,
): RawMessages {
  const messages: RawMessage[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return { messages, rest };
    const [line = "", ...headers] = rest.slice(0, end).split("\r\n");
    const after = rest.slice(end + 4);
    const framing = headers.filter((header) => /^(content-length|transfer-encoding):/i.test(header));
    if (framing.length > 1) throw new Error(`The framing is ambiguous: ${framing.join(", ")}`);
    const length = hasBody(line, messages.length) ? bodyLength(framing[0], after) : 0;
    if (length === undefined || length > after.length) return { messages, rest };
    const body = after.slice(0, length);
    messages.push({ line, headers, body: /^transfer/i.test(framing[0] ?? "") ? decodeChunks(body) : body });
    rest = after.slice(length);
  }
}

/** Bytes of the body as it is sent; undefined if its end is missing. */
function bodyLength(framing: string | undefined, bytes: string): number | undefined {
  const [, name = "", value = ""] = /^(.+?): *(.*)$/.exec(framing ?? "") ?? [];
  if (name.toLowerCase() !== "transfer-encoding") return Number(value);
  if (value.toLowerCase() !== "chunked") throw new Error(`The transfer coding is ${value}.`);
  for (let at = 0; ; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.slice(at, line), 16);
    at = line + 2 + size + 2;
    if (size === 0 || at > bytes.length) return at > bytes.length ? undefined : at;
  }
}

/**
 * Starts a server that responds to the first request of each connection, and closes with the test. Requests must end with
 * an empty line, whatever their framing. `connections` has the bytes that each closed connection received. `then` can send
 * more, or close the connection.
 */
export async function startRawUpstream(
  response: string | ((line: string) => string),
  then: (socket: Socket) => void = () => {},
) {
  const connections: string[] = [];
  const server = createServer((socket) => {
    let bytes = "";
    let end = "";
    let answered = false;
    socket.setEncoding("latin1");
    socket.on("data", (data: string) => {
      bytes += data;
      end = (end + data).slice(-4);
      // Searching for the end in each part of a long request would take long.
      const [request] = end === "\r\n\r\n" && !answered ? splitMessages(bytes).messages : [];
      if (!request) return;
      answered = true;
      socket.write(typeof response === "string" ? response : response(request.line), "latin1");
      then(socket);
    });
    socket.on("error", () => {});
    socket.on("close", () => connections.push(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections };
}

/**
 * Sends bytes on a connection of its own. Resolves to what the server sends until it closes the connection. As soon as it
 * has sent `until`, sends `then`, or closes the connection.
 */
export async function exchangeRaw(url: string, bytes: string, until?: string, then?: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  let text = "";
  socket.setEncoding("latin1");
  socket.on("data", (data: string) => {
    text += data;
    if (until === undefined || !text.endsWith(until)) return;
    if (then === undefined) socket.destroy();
    else socket.write(then, "latin1");
  });
  socket.on("error", () => {}); // A server may close the connection before it has read everything.
  socket.write(bytes, "latin1");
  await once(socket, "close");
  return text;
}
