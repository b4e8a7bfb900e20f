import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
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
};
