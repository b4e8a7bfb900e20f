import type { LoadGenerator } from "../jobs.ts";
import type { Job, JobResult } from "./load-generator.ts";
import { start } from "./processes.ts";

const REQUESTS = 1_000_000;

/** Returns the memory, in bytes, after a million requests: get, list and post in turn, with occasional resets. */
export async function soak(
  command: (port: number) => readonly string[],
  loadGenerator: LoadGenerator<Job, JobResult>,
): Promise<number> {
  const server = await start(command);
  try {
    await loadGenerator.run({
      ports: [server.port],
      workload: "soak",
      connections: 10,
      pipelined: 1,
      requests: REQUESTS,
    });
    return server.memoryBytes();
  } finally {
    await server.stop();
  }
}
