import type { JsonValue, WorkflowExecution, WorkflowRun } from "../../../../generated/mock-types.ts";
import type { Sandbox } from "../tables.ts";
import { valueIn } from "./payload.ts";
import { listEvents } from "./run-events.ts";
import type { StoredRun } from "./state.ts";

/** A run without its result, as lists show it. */
export function showRun(sandbox: Sandbox, run: StoredRun): WorkflowRun {
  const { workflow_name, workflow_id, execution_id, root_execution_id, parent_execution_id, run_id } = run;
  const { deployment_name, user_id, status, start, end } = run;
  return {
    workflow_name,
    workflow_id,
    execution_id,
    root_execution_id,
    parent_execution_id,
    run_id,
    deployment_name,
    user_id,
    status,
    start_time: sandbox.time(start),
    end_time: end === null ? null : sandbox.time(end),
    total_duration_ms: end === null ? null : end - start,
  };
}

export function showExecution(sandbox: Sandbox, run: StoredRun): WorkflowExecution {
  return { ...showRun(sandbox, run), result: run.result as JsonValue }; // Always JSON.
}

/** The names of the displays that signals have added. Encoded signals are skipped. */
export function listDisplays(sandbox: Sandbox, run: StoredRun): string[] {
  const names = listEvents(sandbox, run).flatMap(({ history }) => {
    if (history?.event_type !== "WORKFLOW_SIGNALED" || history.attributes.signal_name !== "add_display") return [];
    const { input } = history.attributes;
    const value = valueIn(input);
    return typeof value === "object" && value !== null && "display" in value ? [String(value.display)] : [];
  });
  return [...new Set(names)];
}
