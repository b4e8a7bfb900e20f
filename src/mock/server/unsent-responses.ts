/** Separate from listen.ts, because the declarations of the package must not need the types of Node.js. */
import type { ServerResponse } from "node:http";

/** Bytes of a written response that do not count, because the operating system takes nearly all of these at once. */
const SMALL = 65_536;

/** Counts a response that has been written or, with the size of its body, one that is not written yet. */
export type CountUnsent = (response: ServerResponse, delayedBytes?: number) => void;

/**
 * Creates the function that counts responses until they have been sent. If all of them need more than `maxBytes`, it calls
 * `close` with the oldest: its client has had the most time to read it.
 */
export function createUnsentResponses(maxBytes: number, close: (response: ServerResponse) => void): CountUnsent {
  /** The oldest first, with their bytes. */
  const unsent = new Map<ServerResponse, number>();
  let total = 0;

  function forget(response: ServerResponse): void {
    total -= unsent.get(response) ?? 0;
    unsent.delete(response);
  }

  return (response, delayedBytes) => {
    forget(response);
    const bytes = delayedBytes ?? response.writableLength;
    if (delayedBytes === undefined && bytes <= SMALL) return;
    unsent.set(response, bytes);
    total += bytes;
    response.once("close", () => forget(response));
    for (const oldest of unsent.keys()) {
      if (total <= maxBytes) return;
      forget(oldest);
      close(oldest);
    }
  };
}
