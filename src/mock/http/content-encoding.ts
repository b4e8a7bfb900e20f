/** Separate from the rest of the mock, which needs no Node.js: only a port decodes bodies. */
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { isPlain } from "../../core/media-type.ts";

/** The codings that a port decodes, as the value of `Accept-Encoding` (RFC 9110 section 12.5.3). */
export const ACCEPTED_CODINGS = "gzip, br, deflate";

const DECODERS = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** A stream that decodes a content coding (RFC 9110 section 8.4.1); undefined for one that Node.js 20 does not support. */
export function createDecoder(coding: string) {
  const name = coding.trim().toLowerCase();
  return Object.hasOwn(DECODERS, name) ? DECODERS[name as keyof typeof DECODERS]() : undefined;
}

/** Decodes a body. Throws if the coding is unknown or wrong, or the decoded body is longer than `limit` bytes. */
export async function decodeBody(body: Uint8Array, coding: string | undefined, limit: number): Promise<Uint8Array> {
  if (isPlain(coding)) return body;
  const decoder = createDecoder(coding);
  if (!decoder) throw new Error(`The Content-Encoding ${coding} is not known.`);
  const chunks: Buffer[] = [];
  let size = 0;
  decoder.end(body);
  for await (const chunk of decoder as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new Error(`The decoded body is longer than ${limit / 1_000_000} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
