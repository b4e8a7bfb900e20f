/** What Node.js does in another way than browsers, where `runtime.browser.ts` takes the place of this module. */
import { hash } from "node:crypto";
import { setMaxListeners } from "node:events";

// Fake timers of tests replace the global function.
export { setImmediate } from "node:timers";

/** Returns the SHA-256 of a text in UTF-8 (FIPS 180-4), as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hash("sha256", text);
}

/** Says that many listeners of a signal are not a leak. */
export function allowListeners(signal: AbortSignal): void {
  setMaxListeners(0, signal);
}

/** Encodes bytes in base64 (RFC 4648 section 4). */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

/** Decodes base64 or base64url, and ignores what belongs to neither. Encode the result to find that out. */
export function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, "base64");
}

/** Encodes a text, as UTF-8, in base64url without padding (RFC 4648 section 5). */
export function toBase64Url(text: string): string {
  return Buffer.from(text).toString("base64url");
}

/** Decodes what `toBase64Url` returns, and anything else to some text. */
export function fromBase64Url(text: string): string {
  return Buffer.from(text, "base64url").toString();
}
