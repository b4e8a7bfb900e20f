import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { callOk } from "./call.ts";

/** A seeded execution that waits for a signal, and so does not change over time. */
export const waitingExecution = "morning-briefing-2026-03-02-late";
export const managedName = "harbor-workers";
export const selfHostedName = "quay-laptop";
export const unknownId = "00000000-0000-4000-8000-000000000000";

/** Starts the briefing, which takes ten seconds. With `fail: true` in its input, it fails. */
export async function startExecution(mock: Session, execution_id = "mine", input: object = {}): Promise<string> {
  const path = { workflow_identifier: "morning-briefing" };
  await callOk(mock, "workflows.execute", { path, body: { execution_id, input } });
  return execution_id;
}

export const getExecution = (mock: Session, execution_id: string) =>
  callOk(mock, "workflows.executions.get", { path: { execution_id } });

export const getHistory = async (mock: Session, execution_id: string) =>
  (await callOk(mock, "workflows.executions.getHistory", { path: { execution_id } })).events;

export const getDeployment = (mock: Session, name: string) =>
  callOk(mock, "workflows.deployments.get", { path: { name } });

/** Creates a batch job with `count` requests. With `stall`, it runs until it times out. */
export async function createJob(mock: Session, count = 3, stall = false): Promise<string> {
  const requests = Array.from({ length: count }, (_, index) => ({
    custom_id: `${index}`,
    body: { messages: [{ role: "user", content: `Question ${index}` }] },
  }));
  const { id } = await callOk(mock, "batch.jobs.create", {
    body: {
      endpoint: "/v1/chat/completions",
      model: "aurora-small",
      requests,
      timeout_hours: 1,
      ...(stall ? { metadata: { mock: "stall" } } : {}),
    },
  });
  return id;
}

/** Signs Mara in to the seeded connector with the credentials `mara`. */
export async function signedInConnector(mock: Session): Promise<string> {
  await signIn(mock, "mara");
  return examples.tidesConnector.id;
}

export async function signIn(mock: Session, credentials_name: string): Promise<void> {
  const path = { connector_id_or_name: examples.tidesConnector.id };
  await callOk(mock, "connectors.getAuthUrl", { path, query: { credentials_name } });
}
