import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    // The list has * for the three execution ids, too. These are samples, not defaults: one of the three is required.
    { method: "GET", path: "/v1/workflows/events/stream", status: 200, query: { scope: "*", activity_name: "*", activity_id: "*", workflow_name: "*", workflow_exec_id: undefined, root_workflow_exec_id: undefined, parent_workflow_exec_id: undefined, stream: "*", start_seq: 0, last_event_id: undefined }, stream: true },
    { method: "GET", path: "/v1/workflows/events/list", status: 200, query: { limit: 100, cursor: undefined }, response: { "events[]": "WorkflowEvent", "next_cursor": "any" } },
  ],
  resources: {
    WorkflowEvent: {
      "event_id, workflow_name, workflow_exec_id, root_workflow_exec_id": "string",
      "event_timestamp": "integer",
      "workflow_run_id, chain_run_id, continued_run_id, first_execution_run_id": "string or null",
      "schedule_id, parent_workflow_exec_id": "string or null",
      "attributes": "object",
    },
  },
};
