import type { BatchJob, BatchJobCreate, BatchJobOutput } from "../../../../generated/mock-types.ts";
import { jsonl } from "../../lib/jsonl.ts";
import { pieceDeadline } from "../../lib/pause.ts";
import { cancelTasks } from "../../state/tasks.ts";
import type { Caller } from "../caller.ts";
import type { ShortageHandler, TaskHandler } from "../define-handlers.ts";
import { storeFile } from "../files/files.ts";
import type { Sandbox } from "../tables.ts";
import { callEndpoint } from "./endpoints.ts";
import type { BatchLine, StoredBatchJob } from "./state.ts";

/** Time in the queue: longer than a request takes, so that a client can see the status QUEUED. */
const QUEUE_MS = 2000;
const STEP_MS = 1000;
/** Time that a cancellation takes: long enough for a client to see the status CANCELLATION_REQUESTED. */
const CANCELLATION_MS = 2000;
/** Number of steps in which a job is processed, so that a client can see its progress. */
const STEPS_PER_JOB = 3;
const HOUR_MS = 3_600_000;

/**
 * Creates a job in the queue. The tasks below process it within a few seconds. A job with the metadata
 * `{"mock": "stall"}` starts but makes no progress, so that it ends with TIMEOUT_EXCEEDED.
 */
export function queueJob(
  sandbox: Sandbox,
  caller: Caller,
  { endpoint, model = null, agent_id = null, input_files, metadata = null, timeout_hours = 24 }: BatchJobCreate,
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
    created_at: nowSeconds(sandbox),
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
  sandbox.later(QUEUE_MS, "batch.start", { id: job.id });
  sandbox.later(timeout_hours * HOUR_MS, "batch.timeOut", { id: job.id });
  return sandbox.batchJobs.put({ job, created_by: caller, requests, outputs: [] });
}

export function cancelJob(sandbox: Sandbox, row: StoredBatchJob): StoredBatchJob {
  for (const name of ["batch.start", "batch.work"]) cancelTasks(sandbox, name, row.job.id);
  sandbox.later(CANCELLATION_MS, "batch.stop", { id: row.job.id });
  return sandbox.batchJobs.put({ ...row, job: { ...row.job, status: "CANCELLATION_REQUESTED" } });
}

export function isEnded({ status }: BatchJob): boolean {
  return ["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"].includes(status);
}

export const batchTasks: Readonly<Record<string, TaskHandler>> = {
  "batch.start": (sandbox, data) => {
    const row = sandbox.batchJobs.get(String(data.id));
    if (row?.job.status !== "QUEUED") return;
    sandbox.batchJobs.put({ ...row, job: { ...row.job, status: "RUNNING", started_at: nowSeconds(sandbox) } });
    if (!isStalled(row)) sandbox.later(STEP_MS, "batch.work", data);
  },

  "batch.work": (sandbox, data) => {
    const row = sandbox.batchJobs.get(String(data.id));
    if (row?.job.status !== "RUNNING") return;
    if (!row.requests.some((line) => "body" in line)) {
      const message = "The input files contain no valid requests. Each line must be a JSON object with a body.";
      return endJob(sandbox, { ...row, job: { ...row.job, errors: [{ message, count: 1 }] } }, "FAILED");
    }
    const worked = runRequests(sandbox, row);
    if (!worked.isStepDone) return data;
    if (worked.row.outputs.length === row.requests.length) endJob(sandbox, worked.row, "SUCCESS");
    else sandbox.later(STEP_MS, "batch.work", data);
  },

  "batch.stop": (sandbox, data) => {
    const row = sandbox.batchJobs.get(String(data.id));
    if (row?.job.status !== "CANCELLATION_REQUESTED") return;
    if (row.job.started_at === null || isStalled(row)) return endJob(sandbox, row, "CANCELLED");
    // Requests in progress are completed.
    const worked = runRequests(sandbox, row);
    if (!worked.isStepDone) return data;
    endJob(sandbox, worked.row, "CANCELLED");
  },

  "batch.timeOut": (sandbox, { id }) => {
    const row = sandbox.batchJobs.get(String(id));
    if (row && !isEnded(row.job)) endJob(sandbox, row, "TIMEOUT_EXCEEDED");
  },
};

/** Without memory for its results, a job ends without any: it could not be deleted otherwise. */
export const batchShortages: Readonly<Record<string, ShortageHandler>> = {
  "batch.work": endWithout("FAILED"),
  "batch.stop": endWithout("CANCELLED"),
  "batch.timeOut": endWithout("TIMEOUT_EXCEEDED"),
};

function endWithout(status: BatchJob["status"]): ShortageHandler {
  return (sandbox, { id }, { message }) => {
    const row = sandbox.batchJobs.get(String(id));
    if (!row) return;
    const errors = [...row.job.errors, { message: `The results could not be stored. ${message}`, count: 1 }];
    putEndedJob(sandbox, { ...row, outputs: [], job: { ...row.job, errors } }, status);
  };
}

function isStalled({ job }: StoredBatchJob): boolean {
  return job.metadata?.mock === "stall";
}

/** Runs the requests of a step for the time of a piece. Once all of them are done, the job counts them. */
function runRequests(sandbox: Sandbox, row: StoredBatchJob): { row: StoredBatchJob; isStepDone: boolean } {
  const { requests, created_by, job } = row;
  const end = Math.min(requests.length, job.completed_requests + Math.ceil(requests.length / STEPS_PER_JOB));
  const outputs = [...row.outputs];
  const time = pieceDeadline();
  do
    outputs.push(computeOutput(sandbox, created_by, job, requests[outputs.length]!)); // It is before the end.
  while (outputs.length < end && performance.now() < time);
  if (outputs.length < end) return { row: sandbox.batchJobs.put({ ...row, outputs }), isStepDone: false };
  const failed = outputs.filter(isFailed);
  const counted = {
    ...row,
    outputs,
    job: {
      ...job,
      errors: countErrors(failed),
      completed_requests: outputs.length,
      succeeded_requests: outputs.length - failed.length,
      failed_requests: failed.length,
    },
  };
  return { row: sandbox.batchJobs.put(counted), isStepDone: true };
}

function computeOutput(sandbox: Sandbox, caller: Caller, job: BatchJob, line: BatchLine): BatchJobOutput {
  const id = sandbox.newId("out_");
  if ("error" in line) return { id, custom_id: null, response: null, error: { message: line.error } };
  const { custom_id = null, body } = line;
  return { id, custom_id, response: callEndpoint(sandbox, caller, job, body), error: null };
}

function isFailed({ response }: BatchJobOutput): boolean {
  return (response?.status_code ?? 500) >= 400;
}

function countErrors(failed: readonly BatchJobOutput[]): BatchJob["errors"] {
  const counts = new Map<string, number>();
  for (const message of failed.map(readErrorMessage)) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts].map(([message, count]) => ({ message, count }));
}

function readErrorMessage({ error, response }: BatchJobOutput): string {
  // The body of an error response is a problem document.
  return error?.message ?? String((response?.body as { detail?: unknown } | undefined)?.detail);
}

function endJob(sandbox: Sandbox, row: StoredBatchJob, status: BatchJob["status"]): void {
  const succeeded = row.outputs.filter((output) => !isFailed(output));
  const output_file = storeOutputs(sandbox, "results.jsonl", succeeded);
  const error_file = storeOutputs(sandbox, "errors.jsonl", row.outputs.filter(isFailed));
  putEndedJob(sandbox, { ...row, job: { ...row.job, output_file, error_file } }, status);
}

function storeOutputs(sandbox: Sandbox, name: string, outputs: readonly BatchJobOutput[]): string | null {
  if (outputs.length === 0) return null;
  return storeFile(sandbox, { name, mediaType: "application/jsonl", content: jsonl(outputs) });
}

function putEndedJob(sandbox: Sandbox, row: StoredBatchJob, status: BatchJob["status"]): void {
  for (const name of ["batch.work", "batch.stop", "batch.timeOut"]) cancelTasks(sandbox, name, row.job.id);
  sandbox.batchJobs.put({ ...row, job: { ...row.job, status, completed_at: nowSeconds(sandbox) } });
}

function nowSeconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}
