/** Separate from the rest of the mock, which needs no Node.js: only a port decodes bodies. */
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { type Problem, toProblem } from "../areas/problems.ts";
import { tooLarge } from "./steps/check-size.ts";

/** The codings that a port decodes, as the value of `Accept-Encoding` (RFC 9110 section 12.5.3). */
export const ACCEPTED_CODINGS = "gzip, br, deflate";

const DECODERS = new Map(
  Object.entries({ gzip: gunzip, "x-gzip": gunzip, br: brotliDecompress, deflate: inflate }).map(([name, decode]) => [
    name,
    promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(decode),
  ]),
);

/** Returns the `Content-Encoding` of a request in lowercase (RFC 9110 section 8.4), or undefined if its body is not encoded. */
export function readCoding({ "content-encoding": value }: IncomingHttpHeaders): string | undefined {
  const coding = value?.trim().toLowerCase();
  return coding === "" || coding === "identity" ? undefined : coding;
}

/** Decodes a body, in another thread. Returns a problem if it is not valid or becomes larger than `maxBytes`. */
export async function decodeBody(bytes: Uint8Array, coding: string, maxBytes: number): Promise<Uint8Array | Problem> {
  const decode = DECODERS.get(coding);
  if (!decode) {
    const detail = `The Content-Encoding ${coding} is not supported. Send the body as it is, or encode it with one of ${ACCEPTED_CODINGS}.`;
    return toProblem(415, "UNSUPPORTED_MEDIA_TYPE", detail);
  }
  try {
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ERR_BUFFER_TOO_LARGE") return toProblem(413, "PAYLOAD_TOO_LARGE", tooLarge(maxBytes));
    return toProblem(
      400,
      "MALFORMED_REQUEST",
      `The body can't be decoded with the Content-Encoding ${coding}: ${message}.`,
    );
  }
}
