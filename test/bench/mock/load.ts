/** Loads servers, in a process of its own so that its work is not counted. Does one job after another for its parent. */
import { openConnection } from "./connection.ts";
import { RESET, type Send, STREAMS, type StreamName, WORKLOADS, type WorkloadName } from "./workloads.ts";

export interface Job {
  readonly port: number;
  readonly workload: WorkloadName | StreamName | "soak";
  readonly connections: number;
  /** Requests under way at once on each connection. */
  readonly pipelined: number;
  /** The job ends after so many milliseconds, or after so many requests. */
  readonly milliseconds?: number;
  readonly requests?: number;
}

export interface Loaded {
  readonly requests: number;
  readonly seconds: number;
  readonly statuses: readonly number[];
  /** Number of events in the last response of a stream. */
  readonly events: number;
}

/** Turns between two resets of a long run. */
const RESET_EVERY = 1_000;

async function load(job: Job): Promise<Loaded> {
  const { port, workload, milliseconds = Infinity, requests = Infinity } = job;
  const statuses = new Set<number>();
  const started = performance.now();
  let done = 0;
  let events = 0;

  async function work(send: Send, turn: number): Promise<number[]> {
    if (workload === "soak") return soak(send, turn);
    if (workload in WORKLOADS) return WORKLOADS[workload as WorkloadName](send);
    const { status, body } = await send(STREAMS[workload as StreamName]);
    events = body.split("\nevent:").length;
    return [status];
  }

  async function repeat(send: Send): Promise<void> {
    for (let turn = 0; done < requests && performance.now() - started < milliseconds; turn++) {
      for (const status of await work(send, turn)) {
        statuses.add(status);
        done += 1;
      }
    }
  }

  await Promise.all(
    Array.from({ length: job.connections }, async () => {
      const connection = await openConnection(port);
      await Promise.all(Array.from({ length: job.pipelined }, () => repeat(connection.send)));
      connection.close();
    }),
  );
  return { requests: done, seconds: (performance.now() - started) / 1000, statuses: [...statuses], events };
}

const SOAK = ["get", "list", "valid post"] as const;

async function soak(send: Send, turn: number): Promise<number[]> {
  if (turn % RESET_EVERY === RESET_EVERY - 1) {
    const { status, body } = await send(RESET);
    // Without it, ever more agents would be measured.
    if (status !== 204) throw new Error(`The mock can't be reset: ${body}`);
    return [status];
  }
  return WORKLOADS[SOAK[turn % SOAK.length]!](send);
}

process.on("message", async (job: Job) => {
  try {
    process.send!(await load(job));
  } catch (error) {
    process.send!({ error: String(error) });
  }
});
process.on("disconnect", () => process.exit());
