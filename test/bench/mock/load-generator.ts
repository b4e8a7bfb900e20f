/** Sends requests to servers. */
import { type Connections, inConnections, serveJobs } from "../jobs.ts";
import { RESET, type Send, STREAMS, type StreamName, WORKLOADS, type WorkloadName } from "./workloads.ts";

export interface Job extends Connections {
  readonly workload: WorkloadName | StreamName | "soak";
  /** The job ends after this time, or after this number of requests. */
  readonly milliseconds?: number;
  readonly requests?: number;
}

export interface JobResult {
  readonly requests: number;
  readonly seconds: number;
  readonly statuses: readonly number[];
  /** Number of events in the last response of a stream. */
  readonly events: number;
}

/** Turns between two resets in a soak test. */
const RESET_EVERY = 1_000;

async function runJob(job: Job): Promise<JobResult> {
  const { workload, milliseconds = Infinity, requests = Infinity } = job;
  const statuses = new Set<number>();
  const started = performance.now();
  let sent = 0;
  let events = 0;

  async function runTurn(send: Send, turn: number): Promise<number[]> {
    if (workload === "soak") return soak(send, turn);
    if (workload in WORKLOADS) return WORKLOADS[workload as WorkloadName](send);
    const { status, body } = await send(STREAMS[workload as StreamName]);
    events = body.split("\nevent:").length;
    return [status];
  }

  async function repeat(send: Send): Promise<void> {
    for (let turn = 0; sent < requests && performance.now() - started < milliseconds; turn++) {
      for (const status of await runTurn(send, turn)) {
        statuses.add(status);
        sent += 1;
      }
    }
  }

  const seconds = await inConnections(job, repeat);
  return { requests: sent, seconds, statuses: [...statuses], events };
}

const SOAK = ["get", "list", "valid post"] as const;

async function soak(send: Send, turn: number): Promise<number[]> {
  if (turn % RESET_EVERY === RESET_EVERY - 1) {
    const { status, body } = await send(RESET);
    // Without a reset, the mock would accumulate agents.
    if (status !== 204) throw new Error(`Could not reset the mock: ${body}`);
    return [status];
  }
  return WORKLOADS[SOAK[turn % SOAK.length]!](send);
}

serveJobs(runJob);
