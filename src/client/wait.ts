import type {
  BatchJob,
  BatchJobStatus,
  DeploymentDetail,
  ExecutionStatus,
  WorkflowExecution,
} from "../../generated/types.ts";
import { AbortError, TimeoutError } from "./errors.ts";
import { overrideOptions } from "./options.ts";
import type { Platform } from "./platform.ts";
import { sleep } from "./sleep.ts";
import { createTimeout } from "./timeout.ts";

// Functions instead of methods, so that bundlers can leave out the unused ones. Import tasks of datasets have none,
// because no operation returns the state of one.

export interface WaitOptions<T> {
  /** Called with the resource each time it has been read, the last time included. */
  onProgress?: ((resource: T) => void) | undefined;
  /** Aborts the wait with an AbortError. */
  signal?: AbortSignal | undefined;
  /** Milliseconds after which the wait fails with a TimeoutError. Defaults to 0, which means no deadline. */
  deadlineMs?: number | undefined;
}

/**
 * Waits until a batch job has ended, in success or in failure; its `status` tells which.
 *
 * @throws TimeoutError after `deadlineMs`, AbortError when `signal` is aborted, and the errors of `batch.jobs.get`.
 * @example
 * const job = await waitForBatchJob(client, "job_1", { deadlineMs: 3_600_000 });
 * if (job.status !== "SUCCESS") throw new Error(`The job ended as ${job.status}.`);
 */
export function waitForBatchJob(
  client: Pick<Platform, "batch">,
  id: string,
  options?: WaitOptions<BatchJob>,
): Promise<BatchJob> {
  const terminal: BatchJobStatus[] = ["SUCCESS", "FAILED", "TIMEOUT_EXCEEDED", "CANCELLED"];
  const target: PollTarget<BatchJob> = {
    operationId: "batch.jobs.get",
    id,
    get: (signal) => client.batch.jobs.get(id, { signal }),
    readState: ({ status }) => status,
    isDone: ({ status }) => terminal.includes(status),
  };
  return poll(target, options);
}

/**
 * Waits until a workflow execution has ended, in success or in failure; its `status` tells which.
 *
 * @throws TimeoutError after `deadlineMs`, AbortError when `signal` is aborted, and the errors of
 * `workflows.executions.get`.
 * @example
 * const { status, result } = await waitForExecution(client, "morning-briefing-2026-03-02", {
 *   onProgress: ({ status }) => console.log(status),
 * });
 */
export function waitForExecution(
  client: Pick<Platform, "workflows">,
  id: string,
  options?: WaitOptions<WorkflowExecution>,
): Promise<WorkflowExecution> {
  // CONTINUED_AS_NEW ends a run, but the execution continues in a new run.
  const terminal: (ExecutionStatus | null)[] = ["COMPLETED", "FAILED", "CANCELED", "TERMINATED", "TIMED_OUT"];
  const target: PollTarget<WorkflowExecution> = {
    operationId: "workflows.executions.get",
    id,
    get: (signal) => client.workflows.executions.get(id, { signal }),
    readState: ({ status }) => status,
    isDone: ({ status }) => terminal.includes(status),
  };
  return poll(target, options);
}

/**
 * Waits until a deployment is running with its latest change rolled out (`RUNNING`) or has stopped (`STOPPED`), or until
 * that has failed; `managed.status.phase` and `managed.rollout_status` tell which. A self-hosted deployment is running
 * while at least one of its workers is alive.
 *
 * @throws TimeoutError after `deadlineMs`, AbortError when `signal` is aborted, and the errors of
 * `workflows.deployments.get`.
 * @example
 * const { managed } = await waitForDeployment(client, "harbor-workers", "RUNNING", { deadlineMs: 600_000 });
 * if (managed?.status?.phase === "FAILED") throw new Error("The deployment failed.");
 */
export function waitForDeployment(
  client: Pick<Platform, "workflows">,
  name: string,
  until: "RUNNING" | "STOPPED",
  options?: WaitOptions<DeploymentDetail>,
): Promise<DeploymentDetail> {
  const target: PollTarget<DeploymentDetail> = {
    operationId: "workflows.deployments.get",
    id: name,
    get: (signal) => client.workflows.deployments.get(name, { signal }),
    readState: ({ managed, is_active }) => (managed ? managed.status?.phase : is_active ? "active" : "inactive"),
    isDone({ managed, is_active }) {
      if (!managed) return is_active === (until === "RUNNING");
      const { rollout_status, status } = managed;
      if (until === "STOPPED" && status?.phase === until) return true;
      // While a change is being rolled out, the phase may be the one before the change.
      if (rollout_status === "PENDING" || rollout_status === "ROLLING_OUT") return false;
      return status?.phase === until || status?.phase === "FAILED" || rollout_status === "FAILED";
    },
  };
  return poll(target, options);
}

/** A resource that is read until it is done. */
export interface PollTarget<T> {
  operationId: string;
  id: string;
  get: (signal: AbortSignal) => PromiseLike<T>;
  /** The state for error messages; null or undefined if the service does not report it. */
  readState: (resource: T) => string | null | undefined;
  isDone: (resource: T) => boolean;
}

/** Half a second, doubled with each read up to ten seconds. */
function defaultDelayMs(reads: number): number {
  return Math.min(500 * 2 ** (reads - 1), 10_000);
}

/** Reads a resource repeatedly until it is done. Tests pass their own `delayMs`. */
export async function poll<T>(
  { operationId, id, get, readState, isDone }: PollTarget<T>,
  options?: WaitOptions<T>,
  delayMs: (reads: number) => number = defaultDelayMs,
): Promise<T> {
  const settings: WaitOptions<T> = { onProgress: undefined, signal: undefined, deadlineMs: 0 };
  overrideOptions(settings, options, [], "a wait");
  const { onProgress, signal, deadlineMs } = settings;
  // The deadline also aborts a request in progress.
  const deadline = createTimeout(signal, deadlineMs!, "deadlineMs");
  let state: string | null | undefined;
  try {
    for (let reads = 1; ; reads++) {
      const data = await get(deadline.signal);
      state = readState(data);
      onProgress?.(data);
      if (isDone(data)) return data;
      await sleep(delayMs(reads), deadline.signal, { operationId, method: "GET", url: id });
    }
  } catch (error) {
    const limit = deadline.expired();
    // A wait for the next read fails with a TimeoutError by itself.
    if (limit && (error instanceof AbortError || error instanceof TimeoutError))
      throw new TimeoutError(error, `${limit}; last state: ${state ?? "unknown"}`, error);
    throw error;
  } finally {
    deadline.clear();
  }
}
