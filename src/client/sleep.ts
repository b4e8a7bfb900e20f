import type { CallInfo } from "./errors.ts";
import { normalizeError } from "./failures.ts";
import { createTimeout } from "./timeout.ts";

/** Waits for some milliseconds. Throws an AbortError if the signal is aborted first. */
export async function sleep(ms: number, signal: AbortSignal | undefined, call: CallInfo): Promise<void> {
  // Without a minimum, 0 would mean no limit.
  const timeout = createTimeout(signal, ms || 1);
  try {
    await timeout.race(new Promise(() => {}));
  } catch (error) {
    if (!timeout.expired()) throw normalizeError(error, call, timeout);
  }
}
