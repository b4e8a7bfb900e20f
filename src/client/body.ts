import { type CallInfo, ResponseError } from "./errors.ts";
import type { Timeout } from "./timeout.ts";

/** Decodes a body, which nearly always has one chunk. */
export function decode(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Reads a body. Throws a ResponseError if it has more than `max` bytes after decompression. */
export async function readChunks(
  response: Response,
  call: CallInfo & { readonly maxBodyBytes: number },
  timeout: Timeout,
  max = call.maxBodyBytes,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const check = (size: number) => {
    const advice = max < call.maxBodyBytes ? "" : ", see maxBodyBytes";
    if (size > max) throw new ResponseError(call, `received more than ${max} bytes${advice}`);
  };
  if (!response.body) {
    // React Native has no streams.
    const all = new TextEncoder().encode(await response.text());
    check(all.length);
    return [all];
  }
  const reader = response.body.getReader();
  timeout.cancelOnAbort(reader);
  check(Number(response.headers.get("content-length")));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; check(size)) {
    const { done, value } = await reader.read();
    timeout.signal.throwIfAborted();
    if (done) return chunks;
    size += value.length;
    chunks.push(value);
  }
}
