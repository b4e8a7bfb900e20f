import type { fork } from "node:child_process";
import { runJob } from "./compare.ts";
import { start } from "./processes.ts";

const REQUESTS = 1_000_000;

/** Bytes of memory after a million requests: a get, a list and a post in turn, and a reset now and then. */
export async function soak(
  command: (port: number) => readonly string[],
  loader: ReturnType<typeof fork>,
): Promise<number> {
  const server = await start(command);
  try {
    await runJob(loader, { port: server.port, workload: "soak", connections: 10, pipelined: 1, requests: REQUESTS });
    return server.memory();
  } finally {
    await server.stop();
  }
}
