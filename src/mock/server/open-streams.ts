import { toProblem } from "../areas/problems.ts";
import type { HandlerResult, ServerEvents } from "../areas/responses.ts";
import { problemResult } from "./problem-result.ts";

export interface OpenStreams {
  /** Returns the response to a request for another stream, if no more may be open. */
  refusal(sandboxId: string): HandlerResult | undefined;
  /**
   * Counts a stream from its first event until it ends, the client disconnects or the sandbox is `replaced`. If no more may
   * be open by then, it ends at once.
   */
  count(sandboxId: string, replaced: AbortSignal, events: ServerEvents): ServerEvents;
}

interface StreamLimits {
  readonly max: number;
  readonly maxPerKey: number;
}

/** Creates the counter of the streams that wait for events. All others end as soon as their client has read them. */
export function createOpenStreams({ max, maxPerKey }: StreamLimits): OpenStreams {
  const counts = new Map<string, number>();
  let total = 0;

  function add(sandboxId: string, difference: 1 | -1): void {
    const count = (counts.get(sandboxId) ?? 0) + difference;
    if (count === 0) counts.delete(sandboxId);
    else counts.set(sandboxId, count);
    total += difference;
  }

  function refusal(sandboxId: string): HandlerResult | undefined {
    if ((counts.get(sandboxId) ?? 0) >= maxPerKey) {
      const detail = `This key has ${maxPerKey} open streams (--max-streams-per-key). Close one before you open another.`;
      const headers = { "retry-after": "1", "x-ratelimit-remaining": "0" };
      return problemResult(toProblem(429, "RATE_LIMITED", detail), headers);
    }
    if (total < max) return undefined;
    const detail = `The mock has ${max} open streams (--max-streams). Try again when some have been closed.`;
    return problemResult(toProblem(503, "UNAVAILABLE", detail), { "retry-after": "1" });
  }

  return {
    refusal,
    count: (sandboxId, replaced, events) =>
      async function* (gone) {
        if (refusal(sandboxId)) return;
        add(sandboxId, 1);
        let isOpen = true;
        const release = () => {
          if (isOpen) add(sandboxId, -1);
          isOpen = false;
        };
        // A stream that is not read does not notice that it has ended.
        for (const signal of [replaced, gone]) signal.addEventListener("abort", release);
        try {
          yield* events(gone);
        } finally {
          release();
          for (const signal of [replaced, gone]) signal.removeEventListener("abort", release);
        }
      },
  };
}
