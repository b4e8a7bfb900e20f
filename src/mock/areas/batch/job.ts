import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { storeFile } from "../files.ts";
import type { TaskHandler } from "../handler.ts";
import type { Sandbox } from "../tables.ts";
import { callEndpoint } from "./endpoints.ts";
import { type BatchLine, jsonl, type StoredBatchJob } from "./state.ts";

type Schemas = components["schemas"];
type BatchJob = Schemas["BatchJob"];
type Output = Schemas["BatchJobOutput"];

/** Milliseconds in the queue: more than a request takes, so that it can be seen. */
const QUEUE = 2000;
/** Milliseconds between two parts of the work. */
const STEP = 1000;
/** Milliseconds from the wish to cancel to the end: long enough to see what is in between. */
const STOP = 2000;
/** Number of parts in which a job is processed, so that its counts can be seen to rise. */
const STEPS_PER_JOB = 3;
const HOUR = 3_600_000;

/**
 * Creates a job, which waits in the queue. The tasks below process it within some seconds. A job with the metadata
 * `{"mock": "stall"}` starts but makes no progress, and so ends with TIMEOUT_EXCEEDED when its time is over.
 */
export function queueJob(
  sandbox: Sandbox,
  caller: Caller,
  {
    endpoint,
    model = null,
    agent_id = null,
    input_files,
    metadata = null,
    timeout_hours = 24,
  }: Schemas["BatchJobCreate"],
  requests: readonly BatchLine[],
): StoredBatchJob {
  const job: BatchJob = {
    id: sandbox.newUuid(),
    object: "batch",
    endpoint,
    model: agent_id === null ? model : null,
    agent_id,
    input_files: input_files ?? [],
    metadata,
    status: "QUEUED",
    created_at: seconds(sandbox),
    started_at: null,
    completed_at: null,
    output_file: null,
    error_file: null,
    outputs: null,
    errors: [],
    total_requests: requests.length,
    completed_requests: 0,
    succeeded_requests: 0,
    failed_requests: 0,
  };
  sandbox.later(QUEUE, "batch.start", { id: job.id });
  sandbox.later(timeout_hours * HOUR, "batch.timeOut", { id: job.id });
  return sandbox.batchJobs.put({ job, created_by: caller, requests, outputs: [] });
}

export function cancelJob(sandbox: Sandbox, row: StoredBatchJob): StoredBatchJob {
  sandbox.later(STOP, "batch.stop", { id: row.job.id });
  return sandbox.batchJobs.put({ ...row, job: { ...row.job, status: "CANCELLATION_REQUESTED" } });
}

export function isEnded({ status }: BatchJob): boolean {
  return ["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"].includes(status);
}

export const batchTasks: Readonly<Record<string, TaskHandler>> = {
  "batch.start": (sandbox, data) => {
    const row = sandbox.batchJobs.get(String(data.id));
    if (row?.job.status !== "QUEUED") return;
    sandbox.batchJobs.put({ ...row, job: { ...row.job, status: "RUNNING", started_at: seconds(sandbox) } });
    if (!isStalled(row)) sandbox.later(STEP, "batch.work", data);
  },

  "batch.work": (sandbox, data) => {
    const row = sandbox.batchJobs.get(String(data.id));
    if (row?.job.status !== "RUNNING") return;
    if (!row.requests.some((line) => "body" in line)) {
      const message = "There is no request in the input files. Each line must be a JSON object with a body.";
      end(sandbox, { ...row, job: { ...row.job, errors: [{ message, count: 1 }] } }, "FAILED");
      return;
    }
    const worked = runNextRequests(sandbox, row);
    if (worked.outputs.length === worked.requests.length) return end(sandbox, worked, "SUCCESS");
    sandbox.batchJobs.put(worked);
    sandbox.later(STEP, "batch.work", data);
  },

  "batch.stop": (sandbox, { id }) => {
    const row = sandbox.batchJobs.get(String(id));
    if (row?.job.status !== "CANCELLATION_REQUESTED") return;
    // What is being processed is completed.
    const isBusy = row.job.started_at !== null && !isStalled(row);
    end(sandbox, isBusy ? runNextRequests(sandbox, row) : row, "CANCELLED");
  },

  "batch.timeOut": (sandbox, { id }) => {
    const row = sandbox.batchJobs.get(String(id));
    if (row && !isEnded(row.job)) end(sandbox, row, "TIMEOUT_EXCEEDED");
  },
};

function isStalled({ job }: StoredBatchJob): boolean {
  return job.metadata?.mock === "stall";
}

/** Processes the next part of the requests. */
function runNextRequests(sandbox: Sandbox, row: StoredBatchJob): StoredBatchJob {
  const { requests, created_by, job } = row;
  const done = row.outputs.length;
  const next = requests.slice(done, done + Math.ceil(requests.length / STEPS_PER_JOB));
  const outputs = [...row.outputs, ...next.map((line) => outputOf(sandbox, created_by, job, line))];
  const failed = outputs.filter(isFailure);
  return {
    ...row,
    outputs,
    job: {
      ...job,
      errors: summary(failed),
      completed_requests: outputs.length,
      succeeded_requests: outputs.length - failed.length,
      failed_requests: failed.length,
    },
  };
}

function outputOf(sandbox: Sandbox, caller: Caller, job: BatchJob, line: BatchLine): Output {
  const id = sandbox.newId("out_");
  if ("fault" in line) return { id, custom_id: null, response: null, error: { message: line.fault, count: 1 } };
  const { custom_id = null, body } = line;
  return { id, custom_id, response: callEndpoint(sandbox, caller, job, body), error: null };
}

function isFailure({ response }: Output): boolean {
  return (response?.status_code ?? 500) >= 400;
}

/** Each different error once. */
function summary(failed: readonly Output[]): BatchJob["errors"] {
  const counts = new Map<string, number>();
  for (const output of failed) counts.set(reason(output), (counts.get(reason(output)) ?? 0) + 1);
  return [...counts].map(([message, count]) => ({ message, count }));
}

function reason({ error, response }: Output): string {
  // The body of a failure is a problem.
  return error?.message ?? String((response?.body as { detail?: unknown } | undefined)?.detail);
}

function end(sandbox: Sandbox, row: StoredBatchJob, status: BatchJob["status"]): void {
  const file = (name: string, outputs: readonly Output[]) =>
    outputs.length === 0 ? null : storeFile(sandbox, { name, mediaType: "application/jsonl", content: jsonl(outputs) });
  const output_file = file(
    "results.jsonl",
    row.outputs.filter((output) => !isFailure(output)),
  );
  const error_file = file("errors.jsonl", row.outputs.filter(isFailure));
  sandbox.batchJobs.put({
    ...row,
    job: { ...row.job, status, completed_at: seconds(sandbox), output_file, error_file },
  });
}

function seconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}
