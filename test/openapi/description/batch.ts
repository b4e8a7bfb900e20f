import { examples } from "../../../generated/examples.ts";
import type { Description, Shape } from "../description.ts";
import { id, messages } from "../values.ts";

const batchJob = {
  id,
  object: "batch",
  endpoint: "/v1/chat/completions",
  model: "aurora-large",
  agent_id: "agent",
  input_files: ["input"],
  metadata: { team: "desk" },
  status: "QUEUED",
  created_at: 1_772_442_000,
  started_at: 1_772_442_000,
  completed_at: 1_772_442_000,
  output_file: "output",
  error_file: "error",
  outputs: [{ custom_id: "1" }],
  errors: [{ message: "The line is no JSON." }],
  total_requests: 1,
  completed_requests: 1,
  succeeded_requests: 0,
  failed_requests: 1,
};

const shapes: readonly Shape[] = [
  { name: "page of batch jobs", operations: ["batch.jobs.list"], value: { total: 1 } },
  {
    name: "batch job",
    operations: ["batch.jobs.create", "batch.jobs.get", "batch.jobs.cancel"],
    value: batchJob,
    optional: ["object"],
  },
  { name: "deleted batch job", operations: ["batch.jobs.delete"], value: { id } },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
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
  requests: {
    "POST /v1/batch/jobs": [
    { body: { endpoint: "/v1/chat/completions", model: "aurora-small", requests: [{ custom_id: "0", body: { max_tokens: 100, messages } }] } },
    { body: { endpoint: "/v1/chat/completions", model: "aurora-small", input_files: examples.newFileBatch.input_files, metadata: {}, timeout_hours: 24 } },
  ],
    "GET /v1/batch/jobs/{job_id}": [{ query: { inline: true } }],
    "POST /v1/batch/jobs/{job_id}/cancel": [{ after: "POST /v1/batch/jobs" }],
  },
  shapes,
  bounds: {
    "Requests from files or in the body": ["BatchJobCreate.input_files"],
    "Number, size and time limits": ["BatchJobCreate.requests", "BatchJobCreate.timeout_hours"],
    "`metadata`": ["BatchMetadata{names}", "BatchMetadata{}"],
    "`page_size` of the list": ["batch.jobs.list page_size"],
  },
  sets: { "Values of `order_by`": ["batch.jobs.list order_by"] },
  facts: {
    format: { uuid: ["BatchJob.id", "BatchJobDeleted.id"] },
    null: {
      BatchJob: [
        ".model", ".agent_id", ".metadata", ".started_at", ".completed_at", ".output_file", ".error_file", ".outputs",
      ],
      BatchJobCreate: [".model", ".agent_id", ".input_files", ".requests", ".metadata"],
      BatchJobOutput: [".custom_id", ".response", ".error"], BatchRequest: [".custom_id"],
    },
    optional: {
      BatchJob: [".object"],
      BatchJobCreate: [".model", ".agent_id", ".input_files", ".requests", ".metadata", ".timeout_hours"],
      BatchJobDeleted: [".object", ".deleted"], BatchJobError: [".count"],
      BatchJobOutput: [".id", ".custom_id", ".response", ".error"], BatchJobPage: [".object", ".data"],
      BatchRequest: [".custom_id"],
    },
    minimum: {
      "0": [
        "BatchJob.total_requests", "BatchJob.completed_requests", "BatchJob.succeeded_requests", "BatchJob.failed_requests",
        "BatchJobPage.total",
      ],
      "1": ["BatchJobError.count", "BatchJobCreate.timeout_hours", "batch.jobs.list page_size"],
      "100": ["BatchJobResponse.status_code"],
    },
    default: {
      "24": ["BatchJobCreate.timeout_hours"], "100": ["batch.jobs.list page_size"], "-created": ["batch.jobs.list order_by"],
      batch: ["BatchJob.object"], false: ["batch.jobs.list created_by_me", "batch.jobs.get inline"],
    },
    maximum: {
      "168": ["BatchJobCreate.timeout_hours"], "599": ["BatchJobResponse.status_code"],
      "1000": ["batch.jobs.list page_size"],
    },
    minItems: { "1": ["BatchJobCreate.input_files", "BatchJobCreate.requests"] },
    minLength: { "1": ["BatchMetadata.*", "BatchMetadata.keys", "parameter BatchJobId"] },
    maxLength: { "32": ["BatchMetadata.keys"], "256": ["parameter BatchJobId"], "512": ["BatchMetadata.*"] },
    maxItems: { "10000": ["BatchJobCreate.requests"] },
    "pages size": { page_size: ["batch.jobs.list"] },
    "pages total": { "/total": ["batch.jobs.list"] },
    errors: {
      BatchInputNotFound: ["batch.jobs.create"], BatchJobEnded: ["batch.jobs.cancel"],
      BatchJobNotEnded: ["batch.jobs.delete"],
      BatchJobNotFound: ["batch.jobs.get", "batch.jobs.delete", "batch.jobs.cancel"],
      BatchJobUnprocessable: ["batch.jobs.create"],
    },
    descriptions: {
      "10": ["BatchJobCreate.requests"],
      "1": ["BatchMetadata", "BatchJobCreate.requests"], "32": ["BatchMetadata"], "404": ["batch.jobs.delete"],
      "422": ["batch.jobs.list/parameters/metadata"], "512": ["BatchMetadata", "BatchJobCreate.input_files"],
      "10,000": ["BatchJobCreate.requests"], "newest first": ["batch.jobs.list"],
      "oldest job first": ["batch.jobs.list/parameters/order_by"],
    },
  },
};
