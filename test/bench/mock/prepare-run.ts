/** Prepares servers for a run, so that all runs have the same conditions. */
import { openConnection } from "./connection.ts";
import {
  RESET,
  type SimpleRequest,
  type SimpleResponse,
  simpleRequest,
  WORKLOADS,
  type WorkloadName,
} from "./workloads.ts";

/** Resets our mock, which would otherwise accumulate agents. */
export async function reset(port: number): Promise<void> {
  const { status, body } = await sendOnce(port, RESET);
  if (status !== 204) throw new Error(`Could not reset the mock: ${body}`);
}

/** Makes the bare server's responses as long as our mock's. */
export async function setLengths(port: number, ours: number, workload: WorkloadName): Promise<void> {
  const lengths: Record<string, number> = {};
  const connection = await openConnection(ours);
  await WORKLOADS[workload](async (request) => {
    const response = await connection.send(request);
    lengths[request.method] = response.body.length;
    return response;
  });
  connection.close();
  await sendOnce(port, simpleRequest("PUT", "/", lengths));
}

async function sendOnce(port: number, request: SimpleRequest): Promise<SimpleResponse> {
  const connection = await openConnection(port);
  const response = await connection.send(request);
  connection.close();
  return response;
}
