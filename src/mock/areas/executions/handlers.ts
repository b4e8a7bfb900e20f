import type {
  EventPayload,
  ExecutionBatch,
  ExecutionBatchOutcome,
  ExecutionBatchResult,
  JsonValue,
  WorkflowSignal,
} from "../../../../generated/mock-types.ts";
import { conflict, fail, notFound } from "../../exchange/problems.ts";
import { accepted, noContent, ok } from "../../exchange/responses.ts";
import { defineHandlers } from "../define-handlers.ts";
import { liveWorker } from "../deployments/workers.ts";
import type { Sandbox } from "../tables.ts";
import { cancelExecution, terminateExecution } from "./execution.ts";
import { readInput, rejectInput } from "./input.ts";
import { valueIn } from "./payload.ts";
import { resetPoints, resetRun } from "./reset.ts";
import { isCancelRequested, isRunning, latestRun } from "./run.ts";
import { hasEvent, listEvents, listHistory, recordEvent } from "./run-events.ts";
import type { StoredRun } from "./state.ts";
import { taskCompleted } from "./steps.ts";
import { listDisplays, showExecution } from "./views.ts";

/**
 * The code of the workflows is simulated (see `script.ts`). Inputs with `encoding_options` are not decoded, children
 * continue when their parent is stopped, and no execution continues as new.
 */
export const handlers = defineHandlers("executions", {
  "workflows.executions.get": ({ path, query, sandbox }) => {
    const run = findExecution(sandbox, path.execution_id);
    const search_keys = run.search_keys ?? {};
    return ok({ ...showExecution(sandbox, run), ...(query.include_search_keys && { search_keys }) });
  },

  "workflows.executions.getHistory": ({ path, sandbox }) =>
    ok({ events: listHistory(sandbox, findExecution(sandbox, path.execution_id)) }),

  "workflows.executions.signal": ({ path, body, sandbox }) => {
    const run = findRunningExecution(sandbox, path.execution_id);
    const input = messageInput(sandbox, run, "signal", body);
    recordEvent(sandbox, run.run_id, {
      history: { event_type: "WORKFLOW_SIGNALED", attributes: { signal_name: body.name, input } },
    });
    const worker = liveWorker(sandbox, run.deployment_name);
    if (worker !== undefined) recordEvent(sandbox, run.run_id, taskCompleted(worker));
    return accepted({ message: "Signal accepted" });
  },

  "workflows.executions.query": ({ path, body, sandbox }) => {
    const run = findRunningExecution(sandbox, path.execution_id);
    const input = messageInput(sandbox, run, "query", body);
    return ok({ query_name: body.name, result: queryResult(sandbox, run, body.name, input) });
  },

  "workflows.executions.terminate": ({ path, sandbox }) => {
    findRunningExecution(sandbox, path.execution_id);
    terminateExecution(sandbox, path.execution_id);
    return noContent();
  },

  "workflows.executions.terminateMany": ({ body, sandbox }) => ok(applyToEach(sandbox, body, terminateExecution)),

  "workflows.executions.cancel": ({ path, sandbox }) => {
    findRunningExecution(sandbox, path.execution_id);
    cancelExecution(sandbox, path.execution_id);
    return noContent();
  },

  "workflows.executions.cancelMany": ({ body, sandbox }) => ok(applyToEach(sandbox, body, cancelExecution)),

  "workflows.executions.reset": ({ path, body, sandbox }) => {
    const run = findExecution(sandbox, path.execution_id);
    const valid_reset_events = resetPoints(sandbox, run);
    if (!valid_reset_events.includes(body.event_id))
      fail(
        422,
        "WF_1001",
        `Event ${body.event_id} is not a WORKFLOW_TASK_COMPLETED event. Choose one of valid_reset_events.`,
        {
          valid_reset_events,
          errors: [{ pointer: "/body/event_id", detail: "must be one of valid_reset_events", code: "invalid" }],
        },
      );
    resetRun(sandbox, run, body);
    return noContent();
  },
});

function findExecution(sandbox: Sandbox, id: string): StoredRun {
  return latestRun(sandbox, id) ?? notFound("WF_1100", `${unknownExecution(id)} List the runs to see the executions.`);
}

const unknownExecution = (id: string) => `This workspace has no execution with the id ${id}.`;

/** Returns the latest run of an execution. Throws a 404 if the execution does not exist, and a 409 if it has ended. */
function findRunningExecution(sandbox: Sandbox, id: string): StoredRun {
  const run = findExecution(sandbox, id);
  if (!isRunning(run))
    conflict(
      "WF_1102",
      `The execution ${id} has already ended with the status ${run.status}. Start another one, or reset it first.`,
      { execution_status: run.status },
    );
  return run;
}

/** Applies an action to each execution, and reports the outcomes. Those that do not exist or have ended are failures. */
function applyToEach(
  sandbox: Sandbox,
  { execution_ids }: ExecutionBatch,
  apply: (sandbox: Sandbox, id: string) => void,
): ExecutionBatchResult {
  const results = new Map<string, ExecutionBatchOutcome>();
  for (const id of new Set(execution_ids)) {
    const run = latestRun(sandbox, id);
    const error = !run
      ? unknownExecution(id)
      : isRunning(run)
        ? undefined
        : `The execution has already ended with the status ${run.status}.`;
    if (error === undefined) apply(sandbox, id);
    results.set(id, error === undefined ? { status: "success" } : { status: "failure", error });
  }
  return { results: Object.fromEntries(results) };
}

/** Reads the input of a signal or query, decoded if possible. Throws a 422 if the workflow does not accept it. */
function messageInput(
  sandbox: Sandbox,
  run: StoredRun,
  type: "signal" | "query",
  { name, input }: WorkflowSignal,
): EventPayload {
  const definition = sandbox.registrations.get(run.registration_id)?.definition;
  const declared = (type === "signal" ? definition?.signals : definition?.queries) ?? [];
  const declaration = declared.find((message) => message.name === name);
  if (!declaration) {
    const names = declared.map((message) => message.name).join(" and ") || "none";
    rejectInput(`The workflow ${run.workflow_name} has no ${type} named ${name}. It accepts ${names}.`, [
      {
        pointer: "/body/name",
        detail: `must be one of the declared ${type === "signal" ? "signals" : "queries"}`,
        code: "invalid",
      },
    ]);
  }
  return readInput(sandbox, input, {
    pointer: "/body/input",
    schema: declaration.input_schema,
    declaredBy: `the ${type} ${name}`,
  });
}

/** The response of the briefing to one of its queries. */
function queryResult(sandbox: Sandbox, run: StoredRun, name: string, input: EventPayload): JsonValue {
  if (name === "displays") {
    const value = valueIn(input);
    const place = typeof value === "object" && value !== null && "place" in value ? String(value.place) : "";
    return listDisplays(sandbox, run).filter((display) => display.includes(place));
  }
  if (name === "progress") {
    const events = listEvents(sandbox, run);
    if (isCancelRequested(events)) return "stopping";
    if (hasEvent(events, "ACTIVITY_TASK_SCHEDULED", "act_2")) return "writing";
    return hasEvent(events, "ACTIVITY_TASK_COMPLETED", "act_1") ? "waiting" : "asking";
  }
  return null;
}
