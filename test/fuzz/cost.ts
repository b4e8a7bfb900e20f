import { curlCommands } from "./curl.ts";
import type { Server } from "./server.ts";
import type { Step } from "./session.ts";
import type { WireRequest } from "./wire.ts";

/** Maximum processor time of a request, in seconds. */
export const MAX_COST = 0.5;
/** Characters of commands beyond which a request is described instead. */
const MOST = 4000;

/** The request that cost most. */
export interface Cost {
  /** Processor time of the server's main thread. */
  readonly seconds: number;
  readonly request: WireRequest;
}

/** Runs something, and returns the seconds of processor time that the server has needed for it; undefined if unknown. */
export async function measureCost<Result>(
  server: Server,
  run: () => Promise<Result>,
): Promise<{ result: Result; seconds: number | undefined }> {
  const before = server.processorTime();
  const result = await run();
  const after = server.processorTime();
  return { result, seconds: before === undefined || after === undefined ? undefined : after - before };
}

/** Sends the requests to a new server, and returns the cost of the last. */
export async function measureAlone(start: () => Promise<Server>, steps: readonly Step[]): Promise<number> {
  const server = await start();
  const connections = server.connect();
  try {
    for (const step of steps.slice(0, -1)) await Promise.all(step.map((request) => connections.send(request)));
    const { seconds } = await measureCost(server, () => Promise.all((steps.at(-1) ?? []).map(connections.send)));
    return seconds ?? 0;
  } finally {
    connections.close();
    await server.stop();
  }
}

/** A command that sends the request, or a description if that is too long. */
export function describeRequest(request: WireRequest): string {
  const command = (request.body?.length ?? 0) > 100 * MOST ? undefined : curlCommands([[request]]);
  if (command !== undefined && command.length <= MOST) return command;
  const { method, target, headers, body } = request;
  const text = body ? ` and a body of ${body.length} bytes: ${Buffer.from(body.subarray(0, 300)).toString()}…` : "";
  return `${method} ${target.slice(0, 300)} with ${headers.length} headers${text}`;
}
