/** The received part of a response. */
export interface WireResponse {
  readonly status: number;
  /** Names are lowercase; repeated ones are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** True if the body has ended as its framing requires (RFC 9112 section 6.3). */
  readonly complete: boolean;
  /** Number of missing bytes, if known. */
  readonly missing: number;
}

/** Reads the received part of a response; undefined while its head is incomplete. Throws if it is not HTTP. */
export function readResponse(bytes: Buffer, method: string, closed: boolean): WireResponse | undefined {
  let start = 0;
  for (;;) {
    const end = bytes.indexOf("\r\n\r\n", start);
    if (end < 0) return undefined;
    const [line = "", ...fields] = bytes.toString("latin1", start, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    if (!status) throw new Error(`The response starts with ${JSON.stringify(line.slice(0, 100))}, which is not HTTP.`);
    start = end + 4;
    // An interim response, such as 100 Continue.
    if (status < 200) continue;
    const headers = readHeaders(fields);
    return { status, headers, ...readBody(bytes.subarray(start), method, status, headers, closed) };
  }
}

function readHeaders(fields: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const field of fields) {
    const colon = field.indexOf(":");
    const name = field.slice(0, colon).toLowerCase();
    const value = field.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}

function readBody(
  bytes: Buffer,
  method: string,
  status: number,
  headers: ReadonlyMap<string, string>,
  closed: boolean,
): Pick<WireResponse, "body" | "complete" | "missing"> {
  if (method === "HEAD" || status === 204 || status === 304) return { body: bytes, complete: true, missing: 0 };
  if (headers.get("transfer-encoding")) return readChunks(bytes);
  const length = headers.get("content-length");
  if (length === undefined) return { body: bytes, complete: closed, missing: 0 };
  const missing = Math.max(0, Number(length) - bytes.length);
  return { body: bytes.subarray(0, Number(length)), complete: missing === 0, missing };
}

function readChunks(bytes: Buffer): Pick<WireResponse, "body" | "complete" | "missing"> {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf("\r\n", at);
    const size = line < 0 ? Number.NaN : Number.parseInt(bytes.toString("latin1", at, line), 16);
    const end = line + 2 + size;
    if (size === 0 || !(end <= bytes.length)) return { body: Buffer.concat(chunks), complete: size === 0, missing: 0 };
    chunks.push(bytes.subarray(line + 2, end));
    at = end + 2;
  }
}
