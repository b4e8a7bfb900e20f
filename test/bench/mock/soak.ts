import type { fork } from "node:child_process";
import { runJob } from "./compare.ts";
import { start } from "./processes.ts";

const REQUESTS = 1_000_000;

/** Measures the memory in bytes after a million requests: get, list and post in turn, with regular resets. */
export async function soak(
  command: (port: number) => readonly string[],
  loader: ReturnType<typeof fork>,
): Promise<number> {
  const server = await start(command);
  try {
    await runJob(loader, { port: server.port, workload: "soak", connections: 10, requests: REQUESTS });
    return server.memory();
  } finally {
    await server.stop();
  }
}
