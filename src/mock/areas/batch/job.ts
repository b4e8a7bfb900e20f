import type { components } from "../../../../generated/types.ts";
import type { World } from "../../sandbox/sandbox.ts";
import type { Caller } from "../caller.ts";
import { storeFile } from "../files.ts";
import type { TaskHandler } from "../handler.ts";
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
const PARTS = 3;
const HOUR = 3_600_000;

/**
 * Creates a job, which waits in the queue. The tasks below process it within some seconds. A job with the metadata
 * `{"mock": "stall"}` starts but makes no progress, and so ends with TIMEOUT_EXCEEDED when its time is over.
 */
export function queue(
  world: World,
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
    id: world.uuid(),
    object: "batch",
    endpoint,
    model: agent_id === null ? model : null,
    agent_id,
    input_files: input_files ?? [],
    metadata,
    status: "QUEUED",
    created_at: seconds(world),
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
  world.later(QUEUE, "batch.start", { id: job.id });
  world.later(timeout_hours * HOUR, "batch.timeOut", { id: job.id });
  return world.batchJobs.put({ job, created_by: caller, requests, outputs: [] });
}

export function stop(world: World, row: StoredBatchJob): StoredBatchJob {
  world.later(STOP, "batch.stop", { id: row.job.id });
  return world.batchJobs.put({ ...row, job: { ...row.job, status: "CANCELLATION_REQUESTED" } });
}

export function isEnded({ status }: BatchJob): boolean {
  return ["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"].includes(status);
}

export const batchTasks: Readonly<Record<string, TaskHandler>> = {
  "batch.start": (world, data) => {
    const row = world.batchJobs.get(String(data.id));
    if (row?.job.status !== "QUEUED") return;
    world.batchJobs.put({ ...row, job: { ...row.job, status: "RUNNING", started_at: seconds(world) } });
    if (!isStalled(row)) world.later(STEP, "batch.work", data);
  },

  "batch.work": (world, data) => {
    const row = world.batchJobs.get(String(data.id));
    if (row?.job.status !== "RUNNING") return;
    if (!row.requests.some((line) => "body" in line)) {
      const message = "There is no request in the input files. Each line must be a JSON object with a body.";
      end(world, { ...row, job: { ...row.job, errors: [{ message, count: 1 }] } }, "FAILED");
      return;
    }
    const worked = workedOn(world, row);
    if (worked.outputs.length === worked.requests.length) return end(world, worked, "SUCCESS");
    world.batchJobs.put(worked);
    world.later(STEP, "batch.work", data);
  },

  "batch.stop": (world, { id }) => {
    const row = world.batchJobs.get(String(id));
    if (row?.job.status !== "CANCELLATION_REQUESTED") return;
    // What is being processed is completed.
    const isBusy = row.job.started_at !== null && !isStalled(row);
    end(world, isBusy ? workedOn(world, row) : row, "CANCELLED");
  },

  "batch.timeOut": (world, { id }) => {
    const row = world.batchJobs.get(String(id));
    if (row && !isEnded(row.job)) end(world, row, "TIMEOUT_EXCEEDED");
  },
};

function isStalled({ job }: StoredBatchJob): boolean {
  return job.metadata?.mock === "stall";
}

/** Processes the next part of the requests. */
function workedOn(world: World, row: StoredBatchJob): StoredBatchJob {
  const { requests, created_by, job } = row;
  const done = row.outputs.length;
  const next = requests.slice(done, done + Math.ceil(requests.length / PARTS));
  const outputs = [...row.outputs, ...next.map((line) => outputOf(world, created_by, job, line))];
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

function outputOf(world: World, caller: Caller, job: BatchJob, line: BatchLine): Output {
  const id = world.id("out_");
  if ("fault" in line) return { id, custom_id: null, response: null, error: { message: line.fault, count: 1 } };
  const { custom_id = null, body } = line;
  return { id, custom_id, response: callEndpoint(world, caller, job, body), error: null };
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

function end(world: World, row: StoredBatchJob, status: BatchJob["status"]): void {
  const file = (name: string, outputs: readonly Output[]) =>
    outputs.length === 0 ? null : storeFile(world, { name, mediaType: "application/jsonl", content: jsonl(outputs) });
  const output_file = file(
    "results.jsonl",
    row.outputs.filter((output) => !isFailure(output)),
  );
  const error_file = file("errors.jsonl", row.outputs.filter(isFailure));
  world.batchJobs.put({ ...row, job: { ...row.job, status, completed_at: seconds(world), output_file, error_file } });
}

function seconds(world: World): number {
  return Math.floor(world.now() / 1000);
}
