import type { EventPayload } from "../../../../generated/mock-types.ts";
import type { Sandbox } from "../tables.ts";
import { valueIn } from "./payload.ts";
import { findRun, hasEvent, recordEvent } from "./run-events.ts";
import { readSearchKeys } from "./script.ts";
import type { FeedEntry, StoredEvent, StoredRun } from "./state.ts";

/** The fields of a run that are known when its execution starts. */
export interface NewExecution
  extends Pick<
    StoredRun,
    | "execution_id"
    | "workflow_id"
    | "workflow_name"
    | "registration_id"
    | "deployment_name"
    | "root_execution_id"
    | "parent_execution_id"
    | "schedule_id"
    | "user_id"
  > {
  readonly input: EventPayload;
}

/** Creates the first run of an execution, and records its start. */
export function createRun(sandbox: Sandbox, execution: NewExecution): StoredRun {
  const run_id = sandbox.newUuid();
  const run: StoredRun = {
    ...execution,
    input: valueIn(execution.input),
    run_id,
    first_run_id: run_id,
    first_start: sandbox.now(),
    continued_run_id: null,
    status: "RUNNING",
    start: sandbox.now(),
    end: null,
    result: null,
    search_keys: null,
    events: [],
  };
  putLatestRun(sandbox, { ...run, search_keys: readSearchKeys(run) });
  const { workflow_name, root_execution_id, parent_execution_id, schedule_id } = execution;
  recordEvent(sandbox, run_id, {
    history: {
      event_type: "WORKFLOW_EXECUTION_STARTED",
      attributes: {
        workflow_name,
        run_id,
        continued_run_id: null,
        root_execution_id,
        parent_execution_id,
        schedule_id,
        attempt: 1,
        input: execution.input,
      },
    },
    feed: startedFeedEntry(sandbox, run, execution.input),
  });
  return findRun(sandbox, run_id);
}

export function putLatestRun(sandbox: Sandbox, run: StoredRun): void {
  sandbox.runs.put(run);
  sandbox.executions.put({ execution_id: run.execution_id, run_id: run.run_id });
}

export function startedFeedEntry(
  sandbox: Sandbox,
  { workflow_id, workflow_name }: StoredRun,
  input: EventPayload,
): FeedEntry {
  return {
    event_type: "WORKFLOW_EXECUTION_STARTED",
    attributes: {
      task_id: "wf_1",
      workflow_name,
      input,
      display_name: sandbox.workflows.get(workflow_id)?.display_name ?? null,
      attempt: 1,
    },
  };
}

export function latestRun(sandbox: Sandbox, execution_id: string): StoredRun | undefined {
  const execution = sandbox.executions.get(execution_id);
  return execution && sandbox.runs.get(execution.run_id);
}

/** Returns true if the run is in progress, so that it can be signaled, queried, canceled and terminated. */
export function isRunning({ status }: Pick<StoredRun, "status">): boolean {
  return status === "RUNNING" || status === "RETRYING_AFTER_ERROR";
}

export function isCancelRequested(events: readonly StoredEvent[]): boolean {
  return hasEvent(events, "WORKFLOW_EXECUTION_CANCEL_REQUESTED");
}
