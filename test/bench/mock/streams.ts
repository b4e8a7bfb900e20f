import type { LoadGenerator } from "../jobs.ts";
import type { Job, JobResult } from "./load-generator.ts";
import { start } from "./processes.ts";
import type { StreamName } from "./workloads.ts";

const RUN_MS = 3000;

/** Events per second in long streams to one client, and short streams per second to several clients. */
export async function streams(
  command: (port: number) => readonly string[],
  loadGenerator: LoadGenerator<Job, JobResult>,
): Promise<{ events: number; shortStreams: number }> {
  const server = await start(command);
  const load = async (workload: StreamName, connections: number) => {
    const job = { ports: [server.port], workload, connections, pipelined: 1 };
    await loadGenerator.run({ ...job, requests: connections });
    const { requests, seconds, events } = await loadGenerator.run({ ...job, milliseconds: RUN_MS });
    return { rate: requests / seconds, events };
  };
  try {
    const long = await load("long stream", 1);
    const short = await load("five events", 10);
    if (short.events !== 5) throw new Error(`The short stream has ${short.events} events.`);
    return { events: long.rate * long.events, shortStreams: short.rate };
  } finally {
    await server.stop();
  }
}
