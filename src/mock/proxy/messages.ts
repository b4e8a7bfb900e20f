import type { IncomingMessage } from "node:http";

/**
 * Headers that belong to one connection and are not forwarded (RFC 9110 section 7.6.1). `Host` names the server that a
 * message is sent to, and Node.js itself responds to `Expect`.
 */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "expect",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Returns the names that `Connection` lists, in lowercase. */
export function connectionOptions({ headers }: IncomingMessage): string[] {
  return (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
}

/** The headers to forward, each with all its values. */
export function endToEndHeaders(message: IncomingMessage): Record<string, string[]> {
  const named = connectionOptions(message);
  // A 204 has no body, and must not have a length (RFC 9110 section 8.6).
  if (message.statusCode === 204) named.push("content-length");
  const forwarded = Object.entries(message.headersDistinct).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !named.includes(name),
  );
  return Object.fromEntries(forwarded.map(([name, values = []]) => [name, values]));
}

/** The headers by name in lowercase, several values of one name joined as RFC 9110 section 5.2 says. */
export function joinedHeaders({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}

/** The start of a body, and what follows it. */
export interface BufferedBody {
  readonly start: Uint8Array;
  /** Missing if `start` is the whole body. */
  readonly rest?: AsyncIterator<Buffer>;
}

/** Reads a body to its end, or until it has more than `limit` bytes. */
export async function bufferBody(message: IncomingMessage, limit: number): Promise<BufferedBody> {
  const rest = message[Symbol.asyncIterator]() as AsyncIterator<Buffer>; // No encoding is set, so it yields bytes.
  const chunks: Buffer[] = [];
  for (let size = 0; size <= limit; ) {
    const { done, value } = await rest.next();
    if (done) return { start: Buffer.concat(chunks) };
    chunks.push(value);
    size += value.length;
  }
  return { start: Buffer.concat(chunks), rest };
}

/** The bytes of a body that was read in part. */
export async function* readAll({ start, rest }: BufferedBody): AsyncGenerator<Uint8Array> {
  yield start;
  if (!rest) return;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
