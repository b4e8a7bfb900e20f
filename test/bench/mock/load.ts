/** Generates load, in a process of its own so that its work is not counted. Runs one job at a time for its parent process. */
import { type Connection, openConnection, requestText } from "./connection.ts";
import { STREAMS, type StreamName, WORKLOADS, type WorkloadName } from "./workloads.ts";

export interface Job {
  readonly port: number;
  readonly workload: WorkloadName | StreamName | "soak";
  readonly connections: number;
  /** The job ends after this many milliseconds or requests. */
  readonly milliseconds?: number;
  readonly requests?: number;
}

export interface Loaded {
  readonly requests: number;
  readonly seconds: number;
  /** The 99th percentile of the response times in milliseconds. */
  readonly p99: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Number of events in the last stream. */
  readonly events: number;
}

const RESET = requestText("POST", "/_mock/reset", "{}");
/** Requests of each connection between two resets in a long run. */
const RESET_EVERY = 1_000;

async function load(job: Job): Promise<Loaded> {
  const { port, workload, connections, milliseconds = Infinity, requests = Infinity } = job;
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const started = performance.now();
  let done = 0;
  let events = 0;

  async function work(connection: Connection, turn: number): Promise<number[]> {
    if (workload === "soak") return soak(connection, turn);
    if (workload in WORKLOADS) return WORKLOADS[workload as WorkloadName](connection);
    const { status, body } = await connection.send(STREAMS[workload as StreamName]);
    events = body.split("\nevent:").length;
    return [status];
  }

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(port);
      for (let turn = 0; done < requests && performance.now() - started < milliseconds; turn++) {
        const before = performance.now();
        const answers = await work(connection, turn);
        // A million of them would take much memory.
        if (milliseconds < Infinity) times.push((performance.now() - before) / answers.length);
        for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
        done += answers.length;
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return { requests: done, seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, statuses, events };
}

const SOAK = ["get", "list", "valid post"] as const;

async function soak(connection: Connection, turn: number): Promise<number[]> {
  if (turn % RESET_EVERY === RESET_EVERY - 1) {
    const { status, body } = await connection.send(RESET);
    // Without a reset, the number of agents would keep growing.
    if (status !== 204) throw new Error(`The sandbox can't be reset: ${body}`);
    return [status];
  }
  return WORKLOADS[SOAK[turn % SOAK.length]!](connection);
}

process.on("message", async (job: Job) => {
  try {
    process.send!(await load(job));
  } catch (error) {
    process.send!({ error: String(error) });
  }
});
process.on("disconnect", () => process.exit());
