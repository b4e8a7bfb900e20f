import type { components } from "../../../../generated/mock-types.ts";
import { jsonl } from "../../lib/jsonl.ts";
import { mapInSteps, type Steps } from "../../lib/steps.ts";
import { CapacityError } from "../../sandbox/capacity-error.ts";
import { cancelTasks } from "../../sandbox/tasks.ts";
import type { Caller } from "../caller.ts";
import { storeFile } from "../files/files.ts";
import type { TaskHandler } from "../handler.ts";
import type { Sandbox } from "../tables.ts";
import { callEndpoint } from "./endpoints.ts";
import type { BatchLine, StoredBatchJob } from "./state.ts";

type Schemas = components["schemas"];
type BatchJob = Schemas["BatchJob"];
type Output = Schemas["BatchJobOutput"];

/** Time in the queue: longer than a request takes, so that a client can see the status QUEUED. */
const QUEUE_MS = 2000;
/** Time between two steps. */
const STEP_MS = 1000;
/** Time that a cancellation takes: long enough for a client to see the status CANCELLATION_REQUESTED. */
const CANCELLATION_MS = 2000;
/** Number of steps in which a job is processed, so that a client can see its progress. */
const STEPS_PER_JOB = 3;
/** Characters of results that are not stored yet. */
const MAX_UNSTORED = 500_000;
const HOUR_MS = 3_600_000;

/**
 * Creates a job in the queue. The tasks below process it within a few seconds. A job with the metadata
 * `{"mock": "stall"}` starts but makes no progress, so that it ends with TIMEOUT_EXCEEDED.
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

  *"batch.work"(sandbox, data) {
    const row = sandbox.batchJobs.get(String(data.id));
    if (row?.job.status !== "RUNNING") return;
    if (!row.requests.some((line) => "body" in line)) {
      const message = "The input files contain no valid requests. Each line must be a JSON object with a body.";
      yield* endJob(sandbox, { ...row, job: { ...row.job, errors: [{ message, count: 1 }] } }, "FAILED");
      return;
    }
    yield* endIfFull(sandbox, row, "FAILED", function* () {
      const progressed = yield* runNextRequests(sandbox, row);
      if (progressed.outputs.length === progressed.requests.length) yield* endJob(sandbox, progressed, "SUCCESS");
      else sandbox.later(STEP_MS, "batch.work", data);
    });
  },

  *"batch.stop"(sandbox, { id }) {
    const row = sandbox.batchJobs.get(String(id));
    if (row?.job.status !== "CANCELLATION_REQUESTED") return;
    // Requests in progress are completed.
    const isBusy = row.job.started_at !== null && !isStalled(row);
    yield* endIfFull(sandbox, row, "CANCELLED", function* () {
      yield* endJob(sandbox, isBusy ? yield* runNextRequests(sandbox, row) : row, "CANCELLED");
    });
  },

  *"batch.timeOut"(sandbox, { id }) {
    const row = sandbox.batchJobs.get(String(id));
    if (!row || isEnded(row.job)) return;
    yield* endIfFull(sandbox, row, "TIMEOUT_EXCEEDED", () => endJob(sandbox, row, "TIMEOUT_EXCEEDED"));
  },
};

/** Runs the steps. If there is no memory for the results, ends the job without any: it could not be deleted otherwise. */
function* endIfFull(sandbox: Sandbox, row: StoredBatchJob, status: BatchJob["status"], work: () => Steps): Steps {
  try {
    yield* work();
    yield;
  } catch (error) {
    if (!(error instanceof CapacityError)) throw error;
    const errors = [...row.job.errors, { message: `The results could not be stored. ${error.message}`, count: 1 }];
    putEndedJob(sandbox, { ...row, outputs: [], job: { ...row.job, errors } }, status);
  }
}

function isStalled({ job }: StoredBatchJob): boolean {
  return job.metadata?.mock === "stall";
}

/** Processes the requests of the next step. Stores the results every so often, so that their memory is counted. */
function* runNextRequests(sandbox: Sandbox, row: StoredBatchJob): Steps<StoredBatchJob> {
  const { requests, created_by, job } = row;
  const processed = row.outputs.length;
  const outputs = [...row.outputs];
  let unstored = 0;
  for (const line of requests.slice(processed, processed + Math.ceil(requests.length / STEPS_PER_JOB))) {
    const output = computeOutput(sandbox, created_by, job, line);
    outputs.push(output);
    unstored += JSON.stringify(output).length;
    if (unstored > MAX_UNSTORED) {
      sandbox.batchJobs.put({ ...row, outputs: [...outputs] });
      unstored = 0;
    }
    yield;
  }
  const failed = outputs.filter(isFailed);
  return sandbox.batchJobs.put({
    ...row,
    outputs,
    job: {
      ...job,
      errors: countErrors(failed),
      completed_requests: outputs.length,
      succeeded_requests: outputs.length - failed.length,
      failed_requests: failed.length,
    },
  });
}

function computeOutput(sandbox: Sandbox, caller: Caller, job: BatchJob, line: BatchLine): Output {
  const id = sandbox.newId("out_");
  if ("error" in line) return { id, custom_id: null, response: null, error: { message: line.error } };
  const { custom_id = null, body } = line;
  return { id, custom_id, response: callEndpoint(sandbox, caller, job, body), error: null };
}

function isFailed({ response }: Output): boolean {
  return (response?.status_code ?? 500) >= 400;
}

/** Each distinct error message, with its count. */
function countErrors(failed: readonly Output[]): BatchJob["errors"] {
  const counts = new Map<string, number>();
  for (const output of failed) counts.set(readErrorMessage(output), (counts.get(readErrorMessage(output)) ?? 0) + 1);
  return [...counts].map(([message, count]) => ({ message, count }));
}

function readErrorMessage({ error, response }: Output): string {
  // The body of an error response is a problem document.
  return error?.message ?? String((response?.body as { detail?: unknown } | undefined)?.detail);
}

function* endJob(sandbox: Sandbox, row: StoredBatchJob, status: BatchJob["status"]): Steps {
  const succeeded = row.outputs.filter((output) => !isFailed(output));
  const output_file = yield* storeOutputs(sandbox, "results.jsonl", succeeded);
  const error_file = yield* storeOutputs(sandbox, "errors.jsonl", row.outputs.filter(isFailed));
  putEndedJob(sandbox, { ...row, job: { ...row.job, output_file, error_file } }, status);
}

function* storeOutputs(sandbox: Sandbox, name: string, outputs: readonly Output[]): Steps<string | null> {
  if (outputs.length === 0) return null;
  const lines = yield* mapInSteps(outputs, (output) => jsonl([output]));
  return storeFile(sandbox, { name, mediaType: "application/jsonl", content: lines.join("") });
}

function putEndedJob(sandbox: Sandbox, row: StoredBatchJob, status: BatchJob["status"]): void {
  for (const name of ["batch.work", "batch.stop", "batch.timeOut"]) cancelTasks(sandbox, name, row.job.id);
  sandbox.batchJobs.put({ ...row, job: { ...row.job, status, completed_at: nowSeconds(sandbox) } });
}

function nowSeconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}
