import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    // The page token has no name in the list.
    { method: "GET", path: "/v1/workflows/runs", status: 200, query: { order: "desc", include_internal: true, page_size: 50 }, parameters: { "order": "(desc …)", "include_internal": "boolean" }, response: { "executions": "array", "next_page_token": "any" } },
    { method: "GET", path: "/v1/workflows/runs/{run_id}", status: 200, response: "WorkflowExecution" },
    { method: "GET", path: "/v1/workflows/runs/{run_id}/history", status: 200, query: { decode_payloads: true } },
  ],
};
