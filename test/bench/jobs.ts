/** Jobs of a load generator. It is a process of its own, so that its work is not measured. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { openConnection } from "./mock/connection.ts";
import type { Send } from "./mock/workloads.ts";

export interface LoadGenerator<Job, Result> {
  run(job: Job): Promise<Result>;
  stop(): void;
}

/** Starts a module that calls `serveJobs`. */
export function startLoadGenerator<Job extends object, Result extends object>(module: URL): LoadGenerator<Job, Result> {
  const child = fork(module);
  return {
    async run(job) {
      child.send(job);
      const [result] = (await once(child, "message")) as [Result | { error: string }];
      if ("error" in result) throw new Error(String(result.error));
      return result as Result;
    },
    stop: () => child.disconnect(),
  };
}

/** Runs the jobs that the parent process sends. */
export function serveJobs<Job>(runJob: (job: Job) => Promise<object>): void {
  process.on("message", async (job: Job) => {
    process.send!(await runJob(job).catch((error) => ({ error: String(error) })));
  });
  process.on("disconnect", () => process.exit());
}

export interface Connections {
  /** One port for each server. The connections alternate. */
  readonly ports: readonly number[];
  /** Number of connections to all servers. */
  readonly connections: number;
  /** Concurrent requests on each connection. */
  readonly pipelined: number;
}

/** Opens the connections, and calls `work` for each concurrent request. Returns the seconds until all have ended. */
export async function inConnections(
  { ports, connections, pipelined }: Connections,
  work: (send: Send, server: number) => Promise<void>,
): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const server = index % ports.length;
      const connection = await openConnection(ports[server]!);
      await Promise.all(Array.from({ length: pipelined }, () => work(connection.send, server)));
      connection.close();
    }),
  );
  return (performance.now() - started) / 1000;
}
