/** Creates agents and gets them, in several sandboxes and on several servers at once. */
import { type Connections, inConnections, serveJobs } from "../jobs.ts";
import { createThenGet, type Send } from "../mock/workloads.ts";

export interface Job extends Connections {
  /** The API keys, which alternate. */
  readonly keys: readonly string[];
  /** True if all requests with the same key go to the same server. */
  readonly isSticky: boolean;
  readonly milliseconds: number;
}

export interface JobResult {
  readonly requests: number;
  readonly seconds: number;
  /** Number of requests that a mock has refused with 503, because other processes were changing the same sandbox. */
  readonly refused: number;
  /** Milliseconds that 99 % of the turns needed at most. A turn creates an agent and gets it. */
  readonly p99: number;
}

async function runJob(job: Job): Promise<JobResult> {
  const { ports, keys, isSticky, milliseconds } = job;
  const workloads = keys.map(createThenGet);
  const latencies: number[] = [];
  const started = performance.now();
  let turn = 0;
  let requests = 0;
  let refused = 0;

  async function repeat(send: Send, server: number): Promise<void> {
    const own = isSticky ? workloads.filter((_, key) => key % ports.length === server) : workloads;
    for (let now = performance.now(); now - started < milliseconds; ) {
      const results = await own[turn++ % own.length]!(send);
      for (const status of results) {
        if (status === 503) refused += 1;
        else if (status >= 300) throw new Error(`A mock has responded with ${status}.`);
        requests += 1;
      }
      const end = performance.now();
      latencies.push(end - now);
      now = end;
    }
  }

  const seconds = await inConnections(job, repeat);
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.ceil(latencies.length * 0.99) - 1]!;
  return { requests, seconds, refused, p99 };
}

serveJobs(runJob);
