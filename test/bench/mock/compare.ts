import type { fork } from "node:child_process";
import { once } from "node:events";
import { median } from "../measure.ts";
import type { Job, Loaded } from "./load.ts";
import { type Running, start } from "./processes.ts";
import type { Server } from "./servers.ts";
import { WORKLOADS, type WorkloadName } from "./workloads.ts";

const CONNECTIONS = 10;
const ROUNDS = 5;
/** How long each server does each workload in each round. */
const MILLISECONDS = 1000;
const STARTS = 3;

/** An installed server and its measurements. */
export interface Contender extends Server {
  readonly command: (port: number) => readonly string[];
  readonly startMs: number[];
  memoryAtStart: number;
  memoryAfter: number;
  readonly figures: Map<WorkloadName, Figures[]>;
  readonly statuses: Map<WorkloadName, Set<string>>;
}

interface Figures {
  readonly cpu: number;
  readonly rate: number;
  readonly p99: number;
}

export async function runJob(loader: ReturnType<typeof fork>, job: Job): Promise<Loaded> {
  loader.send(job);
  const [result] = (await once(loader, "message")) as [Loaded | { error: string }];
  if ("error" in result) throw new Error(result.error);
  return result;
}

/**
 * Starts all servers and runs each workload on each server, in several rounds. Taking turns spreads the other load of the
 * machine evenly. The first round is a warm-up and not counted.
 */
export async function compare(
  contenders: Map<string, Contender>,
  loader: ReturnType<typeof fork>,
  failed: (name: string, error: unknown) => void,
): Promise<void> {
  const running = new Map<string, Running>();
  const attempt = async (contender: Contender, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failed(contender.name, error);
      contenders.delete(contender.name);
      await running.get(contender.name)?.stop();
      running.delete(contender.name);
    }
  };
  try {
    for (let round = 0; round < STARTS; round++) {
      for (const contender of [...contenders.values()]) {
        await attempt(contender, async () => {
          const server = await start(contender.command);
          contender.startMs.push(server.startMs);
          contender.memoryAtStart = server.memory();
          if (round === STARTS - 1) running.set(contender.name, server);
          else await server.stop();
        });
      }
    }
    for (let round = 0; round <= ROUNDS; round++) {
      for (const workload of Object.keys(WORKLOADS) as WorkloadName[]) {
        for (const contender of [...contenders.values()])
          await attempt(contender, () => measure(contender, running.get(contender.name)!, workload, loader, round > 0));
      }
    }
    for (const [name, server] of running) contenders.get(name)!.memoryAfter = server.memory();
  } finally {
    for (const server of running.values()) await server.stop();
  }
}

async function measure(
  { resets, figures, statuses }: Contender,
  server: Running,
  workload: WorkloadName,
  loader: ReturnType<typeof fork>,
  counts: boolean,
): Promise<void> {
  if (resets) {
    const headers = { authorization: "Bearer bench", "content-type": "application/json" };
    const answer = await fetch(`http://127.0.0.1:${server.port}/_mock/reset`, { method: "POST", headers, body: "{}" });
    if (answer.status !== 204) throw new Error(`The sandbox can't be reset: ${await answer.text()}`);
  }
  const before = server.cpuMs();
  const job = { port: server.port, workload, connections: CONNECTIONS, milliseconds: MILLISECONDS };
  const { requests, seconds, p99, statuses: seen } = await runJob(loader, job);
  const cpu = ((server.cpuMs() - before) * 1000) / requests;
  if (!statuses.has(workload)) statuses.set(workload, new Set());
  for (const status of Object.keys(seen)) statuses.get(workload)!.add(status);
  if (counts) figures.set(workload, [...(figures.get(workload) ?? []), { cpu, rate: requests / seconds, p99 }]);
}

/** The median over the rounds. */
export function figureOf({ figures }: Contender, workload: WorkloadName, which: keyof Figures): number {
  return median((figures.get(workload) ?? []).map((figure) => figure[which]));
}

/** The ratio of the processor times of a request on two servers: the median over the rounds. */
export function cpuRatio(of: Contender, to: Contender, workload: WorkloadName): number {
  const base = to.figures.get(workload) ?? [];
  return median((of.figures.get(workload) ?? []).map(({ cpu }, round) => cpu / (base[round]?.cpu ?? Number.NaN)));
}
