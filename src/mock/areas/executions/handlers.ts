import type { components } from "../../../../generated/types.ts";
import { schemaViolations } from "../../lib/schema-violations/schema-violations.ts";
import { defineHandlers, type TaskHandler } from "../handler.ts";
import { conflict, fail, notFound } from "../problems.ts";
import { accepted, noContent, ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { cancelExecution, isRunning, latestRun, terminateExecution, unsuitableInput } from "./execution.ts";
import { isCancelRequested, runTasks } from "./progress.ts";
import { resetPoints, resetRun } from "./reset.ts";
import { eventsOf, record, timestampOf } from "./run-events.ts";
import type { StoredRun } from "./run-state.ts";
import { taskCompleted } from "./steps.ts";
import { displaysOf, isEncoded, showExecution, showHistory } from "./views.ts";
import { liveWorker } from "./workers.ts";

type Schemas = components["schemas"];
type Json = Schemas["JsonValue"];

/**
 * The code of workflows is made up (see `../execution/course.ts`). Packed payloads stay packed, children go on when
 * their parent is stopped, and nothing continues as new.
 */
export const executions = defineHandlers("executions", {
  "workflows.executions.get": ({ path, query, sandbox }) => {
    const run = findExecution(sandbox, path.execution_id);
    const { search_keys } = run;
    return ok({ ...showExecution(sandbox, run), ...(query.include_search_keys ? { search_keys } : {}) });
  },

  "workflows.executions.getHistory": ({ path, query, sandbox }) =>
    ok(showHistory(sandbox, findExecution(sandbox, path.execution_id), query.decode_payloads ?? true)),

  "workflows.executions.signal": ({ path, body, sandbox }) => {
    const run = running(sandbox, path.execution_id);
    const input = messageInput(sandbox, run, "signal", body);
    record(sandbox, run.run_id, {
      history: { event_type: "WORKFLOW_SIGNALED", attributes: { signal_name: body.name, input } },
    });
    const worker = liveWorker(sandbox, run.deployment_name);
    if (worker !== undefined) record(sandbox, run.run_id, taskCompleted(worker));
    return accepted({ message: "Signal accepted" });
  },

  "workflows.executions.query": ({ path, body, sandbox }) => {
    const run = running(sandbox, path.execution_id);
    const input = messageInput(sandbox, run, "query", body);
    return ok({ query_name: body.name, result: queryResult(sandbox, run, body.name, input) });
  },

  "workflows.executions.terminate": ({ path, sandbox }) => {
    running(sandbox, path.execution_id);
    terminateExecution(sandbox, path.execution_id);
    return noContent();
  },

  "workflows.executions.terminateMany": ({ body, sandbox }) => ok(forEach(sandbox, body, terminateExecution)),

  "workflows.executions.cancel": ({ path, sandbox }) => {
    running(sandbox, path.execution_id);
    cancelExecution(sandbox, path.execution_id);
    return noContent();
  },

  "workflows.executions.cancelMany": ({ body, sandbox }) => ok(forEach(sandbox, body, cancelExecution)),

  "workflows.executions.reset": ({ path, body, sandbox }) => {
    const run = findExecution(sandbox, path.execution_id);
    const valid_reset_events = resetPoints(sandbox, run);
    if (!valid_reset_events.includes(body.event_id))
      fail(
        422,
        "WF_1001",
        `Event ${body.event_id} is not a WORKFLOW_TASK_COMPLETED event. Choose one of valid_reset_events.`,
        { valid_reset_events },
      );
    resetRun(sandbox, run, body);
    return noContent();
  },
});

export const executionsTasks: Readonly<Record<string, TaskHandler>> = {
  ...runTasks,
  // Wakes the event streams, so that those without events can close.
  "executions.quiet": () => {},
};

function findExecution(sandbox: Sandbox, id: string): StoredRun {
  return latestRun(sandbox, id) ?? notFound("WF_1100", `${unknown(id)} List the runs to see the executions.`);
}

const unknown = (id: string) => `This workspace has no execution with the id ${id}.`;

/** The latest run of an execution; 409 if it has ended. */
function running(sandbox: Sandbox, id: string): StoredRun {
  const run = findExecution(sandbox, id);
  if (!isRunning(run))
    conflict(
      "WF_1102",
      `The execution ${id} has already ended with the status ${run.status}. Start another one, or reset it first.`,
      { execution_status: run.status },
    );
  return run;
}

/** Does the same to each execution; one that is not there or has ended is reported and hinders no other. */
function forEach(
  sandbox: Sandbox,
  { execution_ids }: Schemas["ExecutionBatch"],
  act: (sandbox: Sandbox, id: string) => void,
): Schemas["ExecutionBatchResult"] {
  const results = new Map<string, Schemas["ExecutionBatchOutcome"]>();
  for (const id of new Set(execution_ids)) {
    const run = latestRun(sandbox, id);
    const error = !run
      ? unknown(id)
      : isRunning(run)
        ? null
        : `The execution has already ended with the status ${run.status}.`;
    if (error === null) act(sandbox, id);
    results.set(id, { status: error === null ? "success" : "failure", error });
  }
  return { results: Object.fromEntries(results) };
}

/** The input of a signal or query, decoded where the service can; 422 if the workflow doesn't take it. */
function messageInput(
  sandbox: Sandbox,
  run: StoredRun,
  kind: "signal" | "query",
  { name, input = null }: Schemas["WorkflowSignal"],
): Json {
  const definition = sandbox.registrations.get(run.registration_id)?.definition;
  const declared = (kind === "signal" ? definition?.signals : definition?.queries) ?? [];
  const found = declared.find((message) => message.name === name);
  if (!found) {
    const names = declared.map((message) => message.name).join(" and ") || "none";
    unsuitableInput(`The workflow ${run.workflow_name} has no ${kind} named ${name}. It accepts ${names}.`, [
      {
        pointer: "/body/name",
        detail: `must be one of the declared ${kind === "signal" ? "signals" : "queries"}`,
        code: "enum",
      },
    ]);
  }
  const value = isEncoded(input) ? decodePayload(input) : input;
  // What the caller has encoded in a way that the service can't undo is stored as it came.
  const violations = isEncoded(value) ? [] : schemaViolations(found.input_schema, value ?? {}, "/body/input");
  if (violations.length > 0)
    unsuitableInput(
      `The input does not match the input_schema of the ${kind} ${name}. Correct what errors lists.`,
      violations,
    );
  return value as Json; // It came as JSON.
}

function decodePayload(input: Schemas["EncodedPayload"]): unknown {
  if (input.empty) return null;
  if (input.encoding_options?.length) return input;
  try {
    return JSON.parse(Buffer.from(input.b64payload, "base64").toString());
  } catch {
    unsuitableInput("The bytes of the input are not JSON. Name in encoding_options how they are encoded.", [
      { pointer: "/body/input/b64payload", detail: "must be JSON in base64", code: "format" },
    ]);
  }
}

/** What the briefing says of itself. */
function queryResult(sandbox: Sandbox, run: StoredRun, name: string, input: Json): Json {
  if (name === "displays") {
    const place = typeof input === "object" && input !== null && "place" in input ? String(input.place) : "";
    return displaysOf(sandbox, run).filter((display) => display.includes(place));
  }
  if (name === "progress") {
    const events = eventsOf(sandbox, run);
    if (isCancelRequested(events)) return "stopping";
    if (timestampOf(events, "ACTIVITY_TASK_SCHEDULED", "act_2")) return "writing";
    return timestampOf(events, "ACTIVITY_TASK_COMPLETED", "act_1") ? "waiting" : "asking";
  }
  return null;
}
