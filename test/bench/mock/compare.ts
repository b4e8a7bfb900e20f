import type { fork } from "node:child_process";
import { once } from "node:events";
import { median } from "../measure.ts";
import type { Job, Loaded } from "./load.ts";
import type { Running } from "./processes.ts";
import { WORKLOADS, type WorkloadName } from "./workloads.ts";

const CONNECTIONS = 8;
/** Microseconds of work that wait at a server: it stays busy while the loader waits for a processor of its own. */
const WAITING = 10_000;
const ROUNDS = 5;
/** How long each server does each workload in each round. */
const MILLISECONDS = 1000;

/** What is measured: a server over HTTP, or calls in this process. */
export interface Subject {
  readonly name: string;
  run(workload: WorkloadName): Promise<Run>;
}

export interface Run {
  /** Microseconds of processor time for a request, user and system. */
  readonly cpu: number;
  /** Processor time by time on the clock. Above 1 if threads beside the main one work too. */
  readonly utilization: number;
  /** The share of the time for which it had work, whether or not there was a processor for it. */
  readonly busy: number;
  readonly statuses: readonly number[];
}

/** Runs of each workload by name of the subject; one for each round. */
export type Results = ReadonlyMap<string, Readonly<Record<WorkloadName, readonly Run[]>>>;

export const workloadNames = Object.keys(WORKLOADS) as WorkloadName[];

/**
 * Lets all subjects do each workload for a while, one after the other and over again: taking turns spreads whatever else
 * the machine does over all of them. The first round warms them up and is not counted. Those that fail are left out.
 */
export async function compare(
  subjects: readonly Subject[],
  failed: (name: string, error: unknown) => void,
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
          failed(name, error);
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

/** A server that is running. What it needs before each run is done first and not counted. */
export function overHttp(
  name: string,
  server: Running,
  loader: ReturnType<typeof fork>,
  prepare: (port: number, workload: WorkloadName) => Promise<void>,
): Subject {
  // Of the last run; a guess for the first one, which is not counted.
  let cpu = 100;
  return {
    name,
    async run(workload) {
      await prepare(server.port, workload);
      const started = performance.now();
      const before = { cpuMs: server.cpuMs(), busyMs: server.busyMs() };
      const pipelined = Math.ceil(WAITING / cpu / CONNECTIONS);
      const job = { port: server.port, workload, connections: CONNECTIONS, pipelined, milliseconds: MILLISECONDS };
      const { requests, statuses } = await runJob(loader, job);
      const cpuMs = server.cpuMs() - before.cpuMs;
      const busyMs = server.busyMs() - before.busyMs;
      const wallMs = performance.now() - started;
      cpu = (cpuMs * 1000) / requests;
      return { cpu, utilization: cpuMs / wallMs, busy: busyMs / wallMs, statuses };
    },
  };
}

export async function runJob(loader: ReturnType<typeof fork>, job: Job): Promise<Loaded> {
  loader.send(job);
  const [result] = (await once(loader, "message")) as [Loaded | { error: string }];
  if ("error" in result) throw new Error(result.error);
  return result;
}

/** The median over the rounds. */
export function figureOf(runs: readonly Run[], which: "cpu" | "utilization" | "busy"): number {
  return median(runs.map((run) => run[which]));
}

/** How many times another one's processor time a request takes: the median of the ratios of each round. */
export function cpuRatio(of: readonly Run[], to: readonly Run[]): number {
  return median(of.map(({ cpu }, round) => cpu / (to[round]?.cpu ?? Number.NaN)));
}
