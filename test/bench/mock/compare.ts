import type { LoadGenerator } from "../jobs.ts";
import { median } from "../measure.ts";
import type { Job, JobResult } from "./load-generator.ts";
import type { RunningServer } from "./processes.ts";
import { WORKLOADS, type WorkloadName } from "./workloads.ts";

const CONNECTIONS = 8;
/** Microseconds of work in the queue of a server, which keeps it busy while the load generator waits for a processor. */
const QUEUED_US = 10_000;
const ROUNDS = 5;
/** Duration of each workload in each round. */
const RUN_MS = 1000;

/** A subject of the comparison: a server over HTTP, or the mock called in this process. */
export interface Subject {
  readonly name: string;
  run(workload: WorkloadName): Promise<Run>;
}

export interface Run {
  /** Microseconds of processor time per request, user and system. */
  readonly cpu: number;
  /** Processor time divided by wall-clock time. Above 1 if several threads work. */
  readonly utilization: number;
  /** The share of the time in which it was running or waiting for a processor. */
  readonly busy: number;
  readonly statuses: readonly number[];
}

/** The runs by subject and workload, one for each round. */
export type Results = ReadonlyMap<string, Readonly<Record<WorkloadName, readonly Run[]>>>;

export const workloadNames = Object.keys(WORKLOADS) as WorkloadName[];

/**
 * Runs each workload with all subjects in turn, in several rounds. Alternating spreads other load of the machine evenly. An
 * additional first round is the warm-up and does not count. A subject that fails is reported and not run again.
 */
export async function compare(
  subjects: readonly Subject[],
  onFailure: (name: string, error: unknown) => void,
): Promise<Results> {
  const results = new Map(subjects.map(({ name }) => [name, noRuns()]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const workload of workloadNames) {
      for (const { name, run } of subjects) {
        if (!results.has(name)) continue;
        try {
          const measured = await run(workload);
          if (round > 0) results.get(name)![workload].push(measured);
        } catch (error) {
          onFailure(name, error);
          results.delete(name);
        }
      }
    }
  }
  return results;
}

function noRuns(): Record<WorkloadName, Run[]> {
  return { list: [], get: [], "valid post": [], "invalid post": [], "create, then get": [] };
}

/** A running server as a subject. `prepare` is called before each run and not measured. */
export function overHttp(
  name: string,
  server: RunningServer,
  loadGenerator: LoadGenerator<Job, JobResult>,
  prepare: (port: number, workload: WorkloadName) => Promise<void>,
): Subject {
  // Of the last run. The first run, which does not count, starts with an estimate.
  let cpu = 100;
  return {
    name,
    async run(workload) {
      await prepare(server.port, workload);
      const started = performance.now();
      const before = { cpuMs: server.cpuMs(), busyMs: server.busyMs() };
      const pipelined = Math.ceil(QUEUED_US / cpu / CONNECTIONS);
      const job = { ports: [server.port], workload, connections: CONNECTIONS, pipelined, milliseconds: RUN_MS };
      const { requests, statuses } = await loadGenerator.run(job);
      const cpuMs = server.cpuMs() - before.cpuMs;
      const busyMs = server.busyMs() - before.busyMs;
      const wallMs = performance.now() - started;
      cpu = (cpuMs * 1000) / requests;
      return { cpu, utilization: cpuMs / wallMs, busy: busyMs / wallMs, statuses };
    },
  };
}

/** The median of a figure over the rounds. */
export function findMedian(runs: readonly Run[], which: "cpu" | "utilization" | "busy"): number {
  return median(runs.map((run) => run[which]));
}

/** The ratio of the processor times per request: the median of the ratios of all rounds. */
export function cpuRatio(of: readonly Run[], to: readonly Run[]): number {
  return median(of.map(({ cpu }, round) => cpu / (to[round]?.cpu ?? Number.NaN)));
}
