import { defineTable } from "../../sandbox/table.ts";
import type { FeedLength, StoredEvent } from "./event-state.ts";
import type { StoredExecution, StoredRun } from "./run-state.ts";
import { type ExecutionsSeed, runRows } from "./seed.ts";

export type { ExecutionsSeed };

export function executionsTables(seed: ExecutionsSeed) {
  const { runs, events } = runRows(seed);
  const length = events.filter(({ feed }) => feed).length;
  return {
    // Of several runs of one execution the last one counts.
    executions: defineTable<StoredExecution>(
      ({ execution_id }) => execution_id,
      runs.map(({ execution_id, run_id }) => ({ execution_id, run_id })),
    ),
    runs: defineTable<StoredRun>(({ run_id }) => run_id, runs),
    runEvents: defineTable<StoredEvent>((event) => event.key, events),
    feedLength: defineTable<FeedLength>(({ name }) => name, [{ name: "feed", length }]),
  };
}
