import { examples } from "../../../generated/examples.ts";
import type { Description, Shape } from "../description.ts";
import { execution } from "../values.ts";

const running = { path: { execution_id: examples.runningExecution.execution_id } };

const shapes: readonly Shape[] = [
  { name: "execution", operations: ["workflows.executions.get"], value: execution },
  {
    name: "execution with search keys",
    operations: ["workflows.executions.get"],
    value: { ...execution, search_keys: { harbor: "Harbor Point" } },
  },
  // The fields of a history are not shown.
  { name: "history of an execution", operations: ["workflows.executions.getHistory"], value: {} },
  {
    name: "accepted signal",
    operations: ["workflows.executions.signal"],
    value: { message: "Signal accepted" },
    optional: ["message"],
  },
  {
    name: "result of a query",
    operations: ["workflows.executions.query"],
    value: { query_name: "tides", result: null },
  },
  {
    name: "results of a batch",
    operations: ["workflows.executions.terminateMany", "workflows.executions.cancelMany"],
    value: { results: { one: { status: "success" }, two: { status: "failure", error: "It has ended." } } },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/workflows/executions/{execution_id}", status: 200, query: { include_search_keys: undefined }, response: "WorkflowExecution" },
    { method: "GET", path: "/v1/workflows/executions/{execution_id}/history", status: 200, query: { decode_payloads: true } },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/signals", status: 202, body: { "name": "string req", "input": "any" }, response: { "message": "string = signal accepted; string = Signal accepted: Message of an accepted signal; the source has \"signal accepted\"" } },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/queries", status: 200, body: { "name": "string req" }, response: { "query_name, result": "any" } },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/terminate", status: 204 },
    { method: "POST", path: "/v1/workflows/executions/terminate", status: 200, body: { "execution_ids": "array" }, response: "BulkResult" },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/cancel", status: 204 },
    { method: "POST", path: "/v1/workflows/executions/cancel", status: 200, body: { "execution_ids": "array" }, response: "BulkResult" },
    { method: "POST", path: "/v1/workflows/executions/{execution_id}/reset", status: 204, body: { "event_id": "integer req", "exclude_signals, exclude_updates": "boolean = false", "reason": "any" } },
  ],
  resources: {
    WorkflowExecution: {
      "execution_id, root_execution_id, workflow_name": "string",
      "workflow_id": "string; string or null: Fields of an execution that can be null",
      "parent_execution_id, deployment_name": "any",
      "status": "(RUNNING …); (RUNNING COMPLETED FAILED CANCELED TERMINATED CONTINUED_AS_NEW TIMED_OUT RETRYING_AFTER_ERROR) or null: Status values in addition to `RUNNING`",
      "start_time": "date-time",
      "end_time": "date-time or null",
      "result": "any or null",
      "search_keys, total_duration_ms": "any",
    },
    BulkResult: {
      "results": "map",
      "results{}.status": "any",
      "results{}.error": "any",
    },
  },
  requests: {
    "GET /v1/workflows/executions/{execution_id}": [{ query: { include_search_keys: true } }],
    "POST /v1/workflows/executions/{execution_id}/signals": [{ ...running, body: { name: "add_display", input: { display: "north-quay" } } }],
    "POST /v1/workflows/executions/{execution_id}/queries": [{ ...running, body: { name: "progress" } }],
    "POST /v1/workflows/executions/{execution_id}/terminate": [running],
    "POST /v1/workflows/executions/terminate": [{ body: { execution_ids: [] } }, { body: { execution_ids: [running.path.execution_id] } }],
    "POST /v1/workflows/executions/{execution_id}/cancel": [running],
    "POST /v1/workflows/executions/cancel": [{ body: { execution_ids: [] } }, { body: { execution_ids: [running.path.execution_id] } }],
    "POST /v1/workflows/executions/{execution_id}/reset": [{ ...running, body: { event_id: 2, exclude_signals: false, exclude_updates: false, reason: "Try again." } }],
  },
  shapes,
  bounds: {
    "Names of prompts, skills, signals and queries in requests": ["WorkflowQuery.name", "WorkflowSignal.name"],
    "Response to bulk terminate and cancel": ["ExecutionBatch.execution_ids"],
    "Fields of a history (not shown)": ["ExecutionReset.event_id"],
  },
  sets: {
    "Response to bulk terminate and cancel": ["ExecutionBatchOutcome.status"],
    "Other closed sets of values in requests": ["PayloadEncoding"],
  },
  facts: {
    format: {
      int64: ["WorkflowExecution.total_duration_ms"],
      uuid: [
        "WorkflowExecution.workflow_id", "WorkflowExecution.run_id", "HistoryWorkflowExecutionStartedAttributes.run_id",
        "HistoryWorkflowExecutionStartedAttributes.continued_run_id",
        "HistoryWorkflowExecutionContinuedAsNewAttributes.new_execution_run_id",
        "HistoryWorkflowExecutionResetAttributes.base_run_id",
      ],
    },
    null: {
      ExecutionNotRunningProblem: [".execution_status"], ExecutionReset: [".reason"],
      HistoryFailure: [".type", ".stack_trace"], HistoryWorkflowExecutionCanceledAttributes: [".reason"],
      HistoryWorkflowExecutionCancelRequestedAttributes: [".reason"], HistoryWorkflowExecutionResetAttributes: [".reason"],
      HistoryWorkflowExecutionStartedAttributes: [".continued_run_id", ".parent_execution_id", ".schedule_id"],
      HistoryWorkflowExecutionTerminatedAttributes: [".reason"], HistoryWorkflowTaskCompletedAttributes: [".worker_name"],
      HistoryWorkflowTaskFailedAttributes: [".worker_name"],
      WorkflowExecution: [
        ".workflow_id", ".parent_execution_id", ".run_id", ".deployment_name", ".user_id", ".status", ".end_time",
        ".total_duration_ms",
      ],
      WorkflowMessageInput: ["itself"],
    },
    optional: {
      EncodedInput: [".encoding_options", ".empty"], ExecutionBatchOutcome: [".error"], ExecutionHistory: [".events"],
      ExecutionReset: [".reason", ".exclude_signals", ".exclude_updates"], ResetPointProblem: [".valid_reset_events"],
      WorkflowExecution: [".run_id", ".user_id", ".search_keys"], WorkflowQuery: [".input"], WorkflowSignal: [".input"],
      WorkflowSignalReceipt: [".message"],
    },
    minimum: {
      "0": ["WorkflowExecution.total_duration_ms"],
      "1": [
        "HistoryEventId", "HistoryWorkflowExecutionStartedAttributes.attempt",
        "HistoryWorkflowExecutionResetAttributes.reset_event_id", "HistoryWorkflowTaskFailedAttributes.attempt",
        "HistoryActivityTaskCompletedAttributes.scheduled_event_id",
        "HistoryActivityTaskFailedAttributes.scheduled_event_id", "HistoryActivityTaskFailedAttributes.attempt",
        "HistoryTimerFiredAttributes.started_event_id", "HistoryChildWorkflowCompletedAttributes.started_event_id",
        "HistoryChildWorkflowFailedAttributes.started_event_id", "ExecutionReset.event_id",
        "ResetPointProblem.valid_reset_events[]",
      ],
    },
    default: {
      "[]": ["EncodedInput.encoding_options"],
      false: [
        "EncodedInput.empty", "ExecutionReset.exclude_signals", "ExecutionReset.exclude_updates",
        "workflows.executions.get include_search_keys",
      ],
      "Signal accepted": ["WorkflowSignalReceipt.message"], true: ["parameter DecodePayloads"],
    },
    minLength: { "1": ["WorkflowSignal.name", "WorkflowQuery.name", "parameter ExecutionId"] },
    maxLength: {
      "256": ["WorkflowExecution.execution_id", "WorkflowExecutionResult.execution_id", "parameter ExecutionId"],
    },
    maxItems: { "100": ["ExecutionBatch.execution_ids"], "51200": ["ExecutionHistory.events"] },
    errors: {
      ExecutionNotFound: [
        "workflows.executions.get", "workflows.executions.getHistory", "workflows.executions.signal",
        "workflows.executions.query", "workflows.executions.terminate", "workflows.executions.cancel",
        "workflows.executions.reset",
      ],
      ExecutionNotRunning: [
        "workflows.executions.signal", "workflows.executions.query", "workflows.executions.terminate",
        "workflows.executions.cancel",
      ],
      ResetPointInvalid: ["workflows.executions.reset"],
      WorkflowMessageInvalid: ["workflows.executions.signal", "workflows.executions.query"],
    },
    descriptions: {
      "1": [
        "HistoryEventId", "HistoryWorkflowExecutionStartedAttributes.attempt", "HistoryWorkflowExecutionStarted.event_id",
        "HistoryWorkflowExecutionCompleted.event_id", "HistoryWorkflowExecutionFailed.event_id",
        "HistoryWorkflowExecutionCancelRequested.event_id", "HistoryWorkflowExecutionCanceled.event_id",
        "HistoryWorkflowExecutionTerminated.event_id", "HistoryWorkflowExecutionTimedOut.event_id",
        "HistoryWorkflowExecutionContinuedAsNew.event_id", "HistoryWorkflowExecutionReset.event_id",
        "HistoryWorkflowTaskCompleted.event_id", "HistoryWorkflowTaskFailedAttributes.attempt",
        "HistoryWorkflowTaskFailed.event_id", "HistoryWorkflowSignaled.event_id", "HistoryWorkflowUpdated.event_id",
        "HistoryActivityTaskScheduled.event_id", "HistoryActivityTaskCompleted.event_id",
        "HistoryActivityTaskFailedAttributes.attempt", "HistoryActivityTaskFailed.event_id", "HistoryTimerStarted.event_id",
        "HistoryTimerFired.event_id", "HistoryChildWorkflowStarted.event_id", "HistoryChildWorkflowCompleted.event_id",
        "HistoryChildWorkflowFailed.event_id", "OtherHistoryEvent.event_id",
      ],
      "8": ["EncodedInput.b64payload"], "50": ["ExecutionHistory"], "100": ["ExecutionBatch.execution_ids"],
      "200": ["workflows.executions.terminateMany", "workflows.executions.cancelMany"], "422": ["EncodedInput"],
      "51,200": ["ExecutionHistory"], "in ascending order": ["ResetPointProblem/allOf/1.valid_reset_events"],
      "in reverse order": ["EncodedInput.encoding_options"],
    },
  },
};
