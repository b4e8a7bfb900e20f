import type { Description, Shape } from "../description.ts";
import { execution } from "../values.ts";

const shapes: readonly Shape[] = [
  { name: "execution", operations: ["workflows.runs.get"], value: execution },
  {
    name: "page of runs",
    operations: ["workflows.runs.list"],
    value: { executions: [execution], next_page_token: "next" },
  },
  // The description says "any", and names no field.
  { name: "history of a run", operations: ["workflows.runs.getHistory"], value: {} },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    // The page token has no name in the list.
    { method: "GET", path: "/v1/workflows/runs", status: 200, query: { order: "desc", include_internal: true, page_size: 50 }, parameters: { "order": "(desc …)", "include_internal": "boolean" }, response: { "executions": "array", "next_page_token": "any" } },
    { method: "GET", path: "/v1/workflows/runs/{run_id}", status: 200, response: "WorkflowExecution" },
    { method: "GET", path: "/v1/workflows/runs/{run_id}/history", status: 200, query: { decode_payloads: true } },
  ],
  shapes,
  bounds: {
    "Page size of workflows, registrations and runs": ["workflows.runs.list page_size"],
    "Additional filters of the run listing": [
      "workflows.runs.list search_key", "workflows.runs.list search_key[]", "workflows.runs.list workflow_tags",
    ],
  },
  sets: { "Other closed sets of values in requests": ["workflows.runs.list sort_by"] },
  facts: {
    format: { int64: ["WorkflowRun.total_duration_ms"], uuid: ["WorkflowRun.workflow_id", "WorkflowRun.run_id"] },
    null: {
      WorkflowRun: [
        ".workflow_id", ".parent_execution_id", ".run_id", ".deployment_name", ".user_id", ".status", ".end_time",
        ".total_duration_ms",
      ],
      WorkflowRunPage: [".next_page_token"],
    },
    optional: { WorkflowRun: [".run_id", ".user_id"] },
    minimum: { "0": ["WorkflowRun.total_duration_ms"], "1": ["workflows.runs.list page_size"] },
    default: {
      "50": ["workflows.runs.list page_size"], desc: ["workflows.runs.list order"],
      true: ["workflows.runs.list include_internal"],
    },
    maximum: { "1000": ["workflows.runs.list page_size"] },
    pattern: { "^[^:]+:.+$": ["workflows.runs.list search_key[]"] },
    minLength: { "1": ["parameter RunId"] },
    maxLength: { "256": ["WorkflowRun.execution_id", "parameter RunId"] },
    maxItems: { "3": ["workflows.runs.list search_key"], "20": ["workflows.runs.list workflow_tags"] },
    "pages size": { page_size: ["workflows.runs.list"] },
    errors: { BadCursor: ["workflows.runs.list"], RunNotFound: ["workflows.runs.get", "workflows.runs.getHistory"] },
    descriptions: {
      "3": ["workflows.runs.list/parameters/search_key"], "20": ["workflows.runs.list/parameters/workflow_tags"],
      "earliest first": ["workflows.runs.list/parameters/order"], "latest first": ["workflows.runs.list/parameters/order"],
      "most recently started first": ["workflows.runs.list"],
    },
  },
};
