import { defineTable } from "../../sandbox/table.ts";
import type { StoredExecution, StoredRun } from "./run-state.ts";
import { storyRuns } from "./seed-runs.ts";

export const executionsState = {
  // Of several runs of one execution the last one counts.
  executions: defineTable<StoredExecution>(
    ({ execution_id }) => execution_id,
    storyRuns.map(({ execution_id, run_id }) => ({ execution_id, run_id })),
  ),
  runs: defineTable<StoredRun>(({ run_id }) => run_id, storyRuns),
};
