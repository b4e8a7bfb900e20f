import { watch } from "./watch-signal.ts";

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
