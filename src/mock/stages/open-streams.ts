import { toProblem } from "../exchange/problems.ts";
import type { HandlerResult, ServerEvents } from "../exchange/responses.ts";
import { createSums } from "../lib/sums.ts";
import { problemResult } from "./shared/problem-result.ts";

export interface OpenStreams {
  /** Returns the response to a request for another stream, if no more may be open. */
  refusal(sandboxId: string): HandlerResult | undefined;
  /** Counts a stream until it ends, the client disconnects or the sandbox is `replaced`. Ends it if there are too many. */
  count(sandboxId: string, replaced: AbortSignal, events: ServerEvents): ServerEvents;
}

/** Maximum number of readers of a journal: each request of a key costs as many events. */
const MAX_READERS = 16;

/** Creates the counters of streams that wait for events: those of the API, and those of the journals. */
export function createOpenStreams(max: number, maxPerKey: number): Record<"api" | "journals", OpenStreams> {
  const total: Total = { count: 0, max };
  return {
    api: createCounter(total, maxPerKey, `This key has ${maxPerKey} open streams (--max-streams-per-key).`),
    journals: createCounter(total, MAX_READERS, `${MAX_READERS} clients already follow the journal of this key.`),
  };
}

interface Total {
  count: number;
  readonly max: number;
}

function createCounter(total: Total, maxPerKey: number, reason: string): OpenStreams {
  const counts = createSums();

  function add(sandboxId: string, difference: 1 | -1): void {
    counts.add(sandboxId, difference);
    total.count += difference;
  }

  function refusal(sandboxId: string): HandlerResult | undefined {
    if (counts.of(sandboxId) >= maxPerKey) {
      const headers = { "retry-after": "1", "x-ratelimit-remaining": "0" };
      return problemResult(toProblem(429, "RATE_LIMITED", `${reason} Close one before you open another.`), headers);
    }
    if (total.count < total.max) return undefined;
    const detail = `The mock has ${total.max} open streams (--max-streams). Try again when some have been closed.`;
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
