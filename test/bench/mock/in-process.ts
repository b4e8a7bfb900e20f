import { measure } from "../measure.ts";
import type { Subject } from "./compare.ts";
import { readCpu } from "./processes.ts";
import { RESET, type Send, WORKLOADS } from "./workloads.ts";

/** Duration of each workload in each round. */
const RUN_MS = 500;

/** The built mock has the types of its source. */
type Built = typeof import("../../../src/mock/index.ts");

export const REQUEST = "request";
export const FETCH = "fetch";

/** The mock without a server, called sequentially. */
export function inProcess({ createMock }: Built): Subject[] {
  const headers = { host: "mock", authorization: "Bearer bench" };
  const jsonHeaders = { ...headers, "content-type": "application/json" };
  const { request } = createMock();
  const { fetch } = createMock();
  return [
    subject(REQUEST, async ({ method, path, body }) => {
      const sent =
        body === undefined
          ? { method, url: path, headers }
          : { method, url: path, headers: jsonHeaders, body: Buffer.from(body) };
      const response = await request(sent);
      return { status: response.status, body: response.body as string }; // No workload requests a binary file.
    }),
    subject(FETCH, async ({ method, path, body }) => {
      const init = body === undefined ? { method, headers } : { method, headers: jsonHeaders, body };
      const response = await fetch(`http://mock${path}`, init);
      return { status: response.status, body: await response.text() };
    }),
  ];
}

function subject(name: string, send: Send): Subject {
  return {
    name,
    async run(workload) {
      await send(RESET);
      const statuses = new Set<number>();
      let requests = 0;
      const busyBefore = readCpu(process.pid);
      const { cpuMs, wallMs } = await measure(async () => {
        for (const started = performance.now(); performance.now() - started < RUN_MS; ) {
          for (const status of await WORKLOADS[workload](send)) {
            statuses.add(status);
            requests += 1;
          }
        }
      });
      const busy = (readCpu(process.pid) - busyBefore) / wallMs;
      return { cpu: (cpuMs * 1000) / requests, utilization: cpuMs / wallMs, busy, statuses: [...statuses] };
    },
  };
}
