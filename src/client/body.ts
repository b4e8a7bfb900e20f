import { type CallInfo, ResponseError } from "./errors.ts";
import type { Timeout } from "./timeout.ts";
import { watch } from "./watch-signal.ts";

/** Decodes a body, which nearly always has one chunk. */
export function decode(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

interface LimitedCall extends CallInfo {
  readonly maxBodyBytes: number;
}

/** Reads a body. Throws a ResponseError if it has more than `max` bytes after decompression. */
export async function readChunks(
  response: Response,
  call: LimitedCall,
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

/** Limits the methods by which openapi-fetch reads a body. */
export function limitBody(response: Response, call: LimitedCall, timeout: Timeout): void {
  // React Native has no streams.
  if (!response.body) return;
  for (const name of ["text", "json", "blob", "arrayBuffer", "formData"] as const) {
    const value = async () => {
      const chunks = await readChunks(response, call, timeout);
      return new Response(new Blob(chunks), response)[name]();
    };
    // Some servers replace Response by a class whose methods can't be assigned.
    Object.defineProperty(response, name, { value, configurable: true });
  }
}

/**
 * Returns a response whose body fails when the signal is aborted, however long after the call: the fetch of Node.js 20
 * forgets the signal at the next garbage collection. The signal does not keep the body in memory.
 */
export function abortable(response: Response, signal: AbortSignal | undefined): Response {
  // In Chromium, a 204 has an empty body, with which no Response can be made (Fetch standard, null body status).
  if (!signal || !response.body || response.status === 204) return response;
  const reader = response.body.getReader();
  const cancel = (reason: unknown = signal.reason) => reader.cancel(reason).catch(() => {});
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      // A body that is cancelled just ends.
      signal.throwIfAborted();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel,
  });
  const { forget } = watch(signal, cancel);
  reader.closed.then(forget, forget);
  return Object.defineProperty(new Response(body, response), "url", { value: response.url });
}
