import type {
  BatchJob,
  BatchJobStatus,
  DeploymentDetail,
  ExecutionStatus,
  WorkflowExecution,
} from "../../generated/types.ts";
import { AbortError, TimeoutError } from "./errors.ts";
import type { Platform } from "./platform.ts";
import { limitOf, sleep } from "./transport.ts";

// Functions and not methods, so that bundlers leave out what is not used. There is none for import tasks of datasets:
// no operation reads them.

export interface WaitOptions<T> {
  /** Gets what was read each time, the last one too. */
  onProgress?: (thing: T) => void;
  /** Ends the waiting with an AbortError. */
  signal?: AbortSignal;
  /** Milliseconds after which waiting ends with a TimeoutError. By default 0, which means no limit. */
  deadlineMs?: number;
}

/**
 * Waits until a batch job has ended, well or not: look at its `status`.
 *
 * @throws TimeoutError after `deadlineMs`, AbortError by `signal`, and whatever `batch.jobs.get` throws.
 */
export function waitForBatchJob(
  client: Pick<Platform, "batch">,
  id: string,
  options?: WaitOptions<BatchJob>,
): Promise<BatchJob> {
  const final: BatchJobStatus[] = ["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"];
  const subject: Subject<BatchJob> = {
    operationId: "batch.jobs.get",
    get: (signal) => client.batch.jobs.get(id, { signal }).withResponse(),
    stateOf: ({ status }) => status,
    isDone: ({ status }) => final.includes(status),
  };
  return poll(subject, options);
}

/**
 * Waits until an execution has ended, well or not: look at its `status`.
 *
 * @throws TimeoutError after `deadlineMs`, AbortError by `signal`, and whatever `workflows.executions.get` throws.
 */
export function waitForExecution(
  client: Pick<Platform, "workflows">,
  id: string,
  options?: WaitOptions<WorkflowExecution>,
): Promise<WorkflowExecution> {
  // CONTINUED_AS_NEW ends a run, but the execution goes on in another.
  const final: (ExecutionStatus | null)[] = ["COMPLETED", "FAILED", "CANCELED", "TERMINATED", "TIMED_OUT"];
  const subject: Subject<WorkflowExecution> = {
    operationId: "workflows.executions.get",
    get: (signal) => client.workflows.executions.get(id, { signal }).withResponse(),
    stateOf: ({ status }) => status,
    isDone: ({ status }) => final.includes(status),
  };
  return poll(subject, options);
}

/**
 * Waits until a deployment runs, with the latest change rolled out, or has stopped, or has failed at that: look at
 * `managed.status.phase` and `managed.rollout_status`. A self-hosted one runs while one of its workers is alive.
 *
 * @throws TimeoutError after `deadlineMs`, AbortError by `signal`, and whatever `workflows.deployments.get` throws.
 */
export function waitForDeployment(
  client: Pick<Platform, "workflows">,
  name: string,
  until: "RUNNING" | "STOPPED",
  options?: WaitOptions<DeploymentDetail>,
): Promise<DeploymentDetail> {
  const subject: Subject<DeploymentDetail> = {
    operationId: "workflows.deployments.get",
    get: (signal) => client.workflows.deployments.get(name, { signal }).withResponse(),
    stateOf: ({ managed, is_active }) => (managed ? managed.status.phase : is_active ? "active" : "inactive"),
    isDone({ managed, is_active }) {
      if (!managed) return is_active === (until === "RUNNING");
      const { rollout_status, status } = managed;
      if (until === "STOPPED" && status.phase === until) return true;
      // As long as a change is on its way, the phase may be that of before.
      if (rollout_status === "PENDING" || rollout_status === "ROLLING_OUT") return false;
      return status.phase === until || status.phase === "FAILED" || rollout_status === "FAILED";
    },
  };
  return poll(subject, options);
}

/** What is waited for. */
export interface Subject<T> {
  operationId: string;
  get: (signal: AbortSignal) => Promise<{ data: T; response: Response }>;
  /** For messages; null when the service doesn't know it. */
  stateOf: (thing: T) => string | null | undefined;
  isDone: (thing: T) => boolean;
}

/** From half a second, doubling up to ten. */
function pauseAfter(reads: number): number {
  return Math.min(500 * 2 ** (reads - 1), 10_000);
}

/** Reads the subject again and again until it is done. `pauseMs` is for tests. */
export async function poll<T>(
  { operationId, get, stateOf, isDone }: Subject<T>,
  { onProgress, signal, deadlineMs = 0 }: WaitOptions<T> = {},
  pauseMs: (reads: number) => number = pauseAfter,
): Promise<T> {
  // The deadline also ends a request that is under way.
  const limit = limitOf(signal, deadlineMs);
  let state: string | null | undefined = "nothing";
  try {
    for (let reads = 1; ; reads++) {
      const { data, response } = await get(limit.signal);
      state = stateOf(data);
      onProgress?.(data);
      if (isDone(data)) return data;
      await sleep(pauseMs(reads), limit.signal, { operationId, method: "GET", url: response.url });
    }
  } catch (error) {
    if (error instanceof AbortError && limit.expired())
      throw new TimeoutError(error, `said ${state ?? "unknown"} until the deadline of ${deadlineMs} ms`, error);
    throw error;
  } finally {
    limit.clear();
  }
}
