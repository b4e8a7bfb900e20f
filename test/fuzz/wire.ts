/** A request as it is sent, without any of the checks that an HTTP client makes. */
export interface WireRequest {
  readonly method: string;
  /** The request target: a path and query, or another text. */
  readonly target: string;
  /** Names and values; several may have the same name. Each character is a byte. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Uint8Array;
  readonly damage?: Damage;
}

/** A mistake in the way a request is sent. Each is a function of the request, its head and its body. */
export type Damage = keyof typeof DAMAGES;

type Parts = { readonly line: string; readonly headers: string; readonly body: Uint8Array };

const latin1 = (text: string) => Buffer.from(text, "latin1");
const whole = ({ line, headers, body }: Parts, framing: string) =>
  Buffer.concat([latin1(`${line}\r\n${headers}${framing}\r\n`), body]);
const length = ({ body }: Parts) => `Content-Length: ${body.length}\r\n`;

const DAMAGES = {
  "bare line feeds": (parts: Parts) => latin1(whole(parts, length(parts)).toString("latin1").replaceAll("\r\n", "\n")),
  "a chunk of no size": (parts: Parts) => whole(parts, "Transfer-Encoding: chunked\r\n"),
  "a content length of text": (parts: Parts) => whole(parts, "Content-Length: ten\r\n"),
  "a cut body": (parts: Parts) => whole(parts, `Content-Length: ${parts.body.length + 10}\r\n`),
  "a cut head": ({ line, headers }: Parts) => latin1(`${line}\r\n${headers}`.slice(0, -3)),
  "a negative content length": (parts: Parts) => whole(parts, "Content-Length: -1\r\n"),
  "a TLS greeting": () => latin1("\x16\x03\x01\x00\x05\x01\x00\x00\x01\x03"),
  "an HTTP/2 preface": () => latin1("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  "an unknown transfer encoding": (parts: Parts) => whole(parts, "Transfer-Encoding: gzip\r\n"),
  "an old version": (parts: Parts) => whole({ ...parts, line: parts.line.replace(/1\.1$/, "1.0") }, length(parts)),
  "an unknown version": (parts: Parts) => whole({ ...parts, line: parts.line.replace(/1\.1$/, "9.9") }, length(parts)),
  "header lines without a colon": (parts: Parts) => whole(parts, `${length(parts)}no colon\r\n`),
  "length and chunks": (parts: Parts) => whole(parts, `${length(parts)}Transfer-Encoding: chunked\r\n`),
  "no host": (parts: Parts) =>
    whole({ ...parts, headers: parts.headers.replace(/^Host: .*\r\n/im, "") }, length(parts)),
  "too short a content length": (parts: Parts) => whole(parts, `Content-Length: ${parts.body.length >> 1}\r\n`),
  "two content lengths": (parts: Parts) => whole(parts, `${length(parts)}Content-Length: 1\r\n`),
  upgrade: (parts: Parts) => whole(parts, `${length(parts)}Connection: Upgrade\r\nUpgrade: websocket\r\n`),
} satisfies Record<string, (parts: Parts) => Buffer>;

export const damages = Object.keys(DAMAGES) as Damage[]; // Its own keys.

/** Returns true if a server may wait for more or find no end. Then a missing response is correct too. */
export function isBroken({ damage, headers }: WireRequest): boolean {
  const framing = headers.find(([name]) => name.toLowerCase() === "transfer-encoding");
  return damage !== undefined || (framing !== undefined && framing[1] !== "chunked");
}

/** The bytes of a request (RFC 9112). */
export function toBytes({ method, target, headers, body, damage }: WireRequest): Buffer {
  const parts = {
    line: `${method} ${target} HTTP/1.1`,
    headers: headers.map(([name, value]) => `${name}: ${value}\r\n`).join(""),
    body: body ?? new Uint8Array(),
  };
  if (damage) return DAMAGES[damage](parts);
  const isChunked = headers.some(([name, value]) => name.toLowerCase() === "transfer-encoding" && value === "chunked");
  if (!isChunked) return whole(parts, body ? length(parts) : "");
  const half = parts.body.length >> 1;
  const chunks = [parts.body.subarray(0, half), parts.body.subarray(half)].filter((chunk) => chunk.length > 0);
  const framed = chunks.flatMap((chunk) => [latin1(`${chunk.length.toString(16)};ext\r\n`), chunk, latin1("\r\n")]);
  return whole({ ...parts, body: Buffer.concat([...framed, latin1("0\r\n\r\n")]) }, "");
}
