import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask } from "./call.ts";

/** The story's execution that waits for a signal, and so stays as it is while time passes. */
export const waiting = "morning-briefing-2026-03-02-late";
export const managed = "harbor-workers";
/** A deployment that its owner runs on a machine of their own. */
export const selfHosted = "quay-laptop";
export const unknownId = "00000000-0000-4000-8000-000000000000";

/** Starts the briefing, which takes some ten seconds; with `fail` in its input it fails in the end. */
export async function makeExecution(of: Session, execution_id = "mine", input: object = {}): Promise<string> {
  const path = { workflow_identifier: "morning-briefing" };
  await ask(of, "workflows.execute", { path, body: { execution_id, input } });
  return execution_id;
}

export const execution = (of: Session, execution_id: string) =>
  ask(of, "workflows.executions.get", { path: { execution_id } });

export const historyOf = async (of: Session, execution_id: string) =>
  (await ask(of, "workflows.executions.getHistory", { path: { execution_id } })).events;

export const deployment = (of: Session, name: string) => ask(of, "workflows.deployments.get", { path: { name } });

/** A batch job of so many requests. With `stall` it runs until its time is over. */
export async function makeJob(of: Session, count = 3, stall = false): Promise<string> {
  const requests = Array.from({ length: count }, (_, index) => ({
    custom_id: `${index}`,
    body: { messages: [{ role: "user", content: `Question ${index}` }] },
  }));
  const { id } = await ask(of, "batch.jobs.create", {
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

/** The story's connector after Mara has signed in to it as `mara`. */
export async function makeConnector(of: Session): Promise<string> {
  await signIn(of, "mara");
  return examples.tidesConnector.id;
}

export async function signIn(of: Session, credentials_name: string): Promise<void> {
  const path = { connector_id_or_name: examples.tidesConnector.id };
  await ask(of, "connectors.getAuthUrl", { path, query: { credentials_name } });
}
