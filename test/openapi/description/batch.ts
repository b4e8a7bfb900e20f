import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/batch/jobs", status: 200, query: { page: 0, page_size: 100, created_by_me: false, order_by: "-created" }, parameters: { "created_by_me": "boolean" }, response: { "total": "any" } },
    { method: "POST", path: "/v1/batch/jobs", status: 200, body: { "endpoint": "string req", "model, input_files, requests, metadata": "any", "agent_id": "any; any deprecated: `model` and `agent_id`", "timeout_hours": "any = 24" }, response: "BatchJob" },
    { method: "GET", path: "/v1/batch/jobs/{job_id}", status: 200, query: { inline: undefined }, parameters: { "inline": "boolean" }, response: "BatchJob" },
    { method: "DELETE", path: "/v1/batch/jobs/{job_id}", status: 200, response: { "id": "string" } },
    { method: "POST", path: "/v1/batch/jobs/{job_id}/cancel", status: 200, response: "BatchJob" },
  ],
  resources: {
    BatchJob: {
      "id, endpoint": "string",
      "object": "any = batch",
      "model, agent_id, metadata, output_file, error_file, outputs, started_at, completed_at": "any",
      "input_files[]": "string",
      "status": "(QUEUED …); (QUEUED RUNNING SUCCESS FAILED TIMEOUT_EXCEEDED CANCELLATION_REQUESTED CANCELLED): States of a job",
      "created_at": "integer",
      "errors[].message": "any",
      "total_requests, completed_requests, succeeded_requests, failed_requests": "any",
    },
  },
};
