import { startLoadGenerator } from "../jobs.ts";
import { openConnection } from "../mock/connection.ts";
import { simpleRequest } from "../mock/workloads.ts";
import type { Job, JobResult } from "./load-generator.ts";
import type { Subject } from "./subjects.ts";

const CONNECTIONS = 12;
/**
 * Concurrent requests on a connection that keep a mock busy. With a store it also waits, and one sandbox handles its
 * requests one after the other.
 */
const PIPELINED = 16;
const ROUNDS = 5;
const RUN_MS = 1000;

export interface Run {
  /** Microseconds of processor time per request, user and system, of all mock processes. */
  readonly cpu: number;
  /** The same of the Redis server. */
  readonly redisCpu: number;
  readonly requestsPerSecond: number;
  /** Processor time of the mock processes, with the time spent waiting for a processor, divided by wall-clock time. */
  readonly busy: number;
  /** The share of the requests that were refused with 503. */
  readonly refused: number;
  /** Milliseconds, with one request at a time on each connection. */
  readonly p99: number;
}

/**
 * Creates agents and gets them, with the subjects in turn, in several rounds. An additional first round is the warm-up and
 * does not count.
 */
export async function measureRequests(
  subjects: readonly Subject[],
  keys: readonly string[],
): Promise<Map<string, Run[]>> {
  const loadGenerator = startLoadGenerator<Job, JobResult>(new URL("load-generator.ts", import.meta.url));
  const results = new Map<string, Run[]>(subjects.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const subject of subjects) {
        const run = await measureRun(subject, keys, loadGenerator.run);
        if (round > 0) results.get(subject.name)!.push(run);
      }
    }
  } finally {
    loadGenerator.stop();
  }
  return results;
}

async function measureRun(
  { mocks, redisCpuMs, isSticky }: Subject,
  keys: readonly string[],
  load: (job: Job) => Promise<JobResult>,
): Promise<Run> {
  await reset(mocks[0]!.port, keys);
  const job = { ports: mocks.map(({ port }) => port), keys, isSticky, connections: CONNECTIONS, milliseconds: RUN_MS };
  const sum = (figure: "cpuMs" | "busyMs") => mocks.reduce((total, mock) => total + mock[figure](), 0);
  const before = { cpu: sum("cpuMs"), busy: sum("busyMs"), redis: await redisCpuMs() };
  const { requests, seconds, refused } = await load({ ...job, pipelined: PIPELINED });
  const used = { cpu: sum("cpuMs"), busy: sum("busyMs"), redis: await redisCpuMs() };
  const paced = await load({ ...job, pipelined: 1 });
  return {
    cpu: ((used.cpu - before.cpu) * 1000) / requests,
    redisCpu: ((used.redis - before.redis) * 1000) / requests,
    requestsPerSecond: requests / seconds,
    busy: (used.busy - before.busy) / 1000 / seconds,
    refused: refused / requests,
    p99: paced.p99,
  };
}

/** Without a reset, the sandboxes would accumulate agents. */
async function reset(port: number, keys: readonly string[]): Promise<void> {
  const connection = await openConnection(port);
  const requests = keys.map((key) => simpleRequest("POST", "/_mock/reset", {}, key));
  for (const { status, body } of await Promise.all(requests.map(connection.send)))
    if (status !== 204) throw new Error(`Could not reset the mock: ${body}`);
  connection.close();
}
