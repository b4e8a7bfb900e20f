/**
 * Creates agents and gets them, in several sandboxes and on several servers at once. Runs in a process of its own, so that its
 * work is not measured. The parent process sends it jobs.
 */
import { type Connection, openConnection } from "../mock/connection.ts";
import { createThenGet, type Workload } from "../mock/workloads.ts";

export interface Job {
  /** One port for each server. They get the same number of requests. */
  readonly ports: readonly number[];
  /** The API keys, which take turns. */
  readonly keys: readonly string[];
  /** True if all requests with the same key go to the same server. */
  readonly isSticky: boolean;
  /** Number of connections to all servers. */
  readonly connections: number;
  /** Concurrent requests on each connection. */
  readonly pipelined: number;
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

async function runJob({ ports, keys, isSticky, connections, pipelined, milliseconds }: Job): Promise<JobResult> {
  const workloads = keys.map(createThenGet);
  const latencies: number[] = [];
  const started = performance.now();
  let turn = 0;
  let requests = 0;
  let refused = 0;

  async function repeat({ send }: Connection, own: readonly Workload[]): Promise<void> {
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

  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const server = index % ports.length;
      const own = isSticky ? workloads.filter((_, key) => key % ports.length === server) : workloads;
      const connection = await openConnection(ports[server]!);
      await Promise.all(Array.from({ length: pipelined }, () => repeat(connection, own)));
      connection.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.ceil(latencies.length * 0.99) - 1]!;
  return { requests, seconds, refused, p99 };
}

process.on("message", async (job: Job) => {
  try {
    process.send!(await runJob(job));
  } catch (error) {
    process.send!({ error: String(error) });
  }
});
process.on("disconnect", () => process.exit());
