import { inject } from "vitest";
import { document } from "../document.ts";
import { cases } from "./cases.ts";
import type { Input } from "./client.ts";

/** Calls another operation in the same world, and resolves to the JSON of its answer. */
export type Call = (id: string, input: Input) => Promise<Record<string, string>>;

/** What must have happened before an operation can succeed, and what this changes in its input. */
type Preparation = (call: Call, input: Input) => Promise<Input> | Input;

/** An execution of the examples' workflow that has just been started. */
const runningExecution: Preparation = async (call) => {
  const input = { path: { workflow_identifier: "morning-briefing" }, body: {} };
  const { execution_id } = await call("workflows.execute", input);
  return { path: { execution_id } };
};

/** A connector that the given operation has shared. */
const sharedConnector =
  (operation: string): Preparation =>
  async (call) => {
    const server = "https://tools.tidewater.example/mcp";
    const body = { protocol: "mcp", name: "prepared", description: "Made to be shared.", server };
    const { id } = await call("connectors.create", { body });
    await call(operation, { path: { connector_id: id } });
    return { path: { connector_id: id } };
  };

const PREPARATIONS: Record<string, Preparation> = {
  "workflows.executions.signal": runningExecution,
  "workflows.executions.query": runningExecution,
  "workflows.executions.terminate": runningExecution,
  "workflows.executions.cancel": runningExecution,
  "connectors.unshareFromWorkspace": sharedConnector("connectors.shareToWorkspace"),
  "connectors.unshareFromOrganization": sharedConnector("connectors.shareToOrganization"),
  "batch.jobs.cancel": async (call) => {
    const requests = [{ custom_id: "1", body: { messages: [{ role: "user", content: "When is low water?" }] } }];
    const body = { endpoint: "/v1/chat/completions", model: "aurora-small", requests };
    const { id } = await call("batch.jobs.create", { body });
    return { path: { job_id: id } };
  },
  // Two of its bodies answer what was asked in other conversations than the one that the path's example names.
  "conversations.append": (_, { body, path = {} }) => {
    const text = JSON.stringify(body);
    if (text.includes("function.result")) return { path: { conversation_id: conversationOf("berthAnswer") } };
    if (text.includes("tool_confirmations")) return { path: { conversation_id: conversationOf("confirmationAnswer") } };
    return { path };
  },
  // At least one of the three ids has to be there, which a schema of parameters can't say.
  "workflows.events.stream": (_, { query }) =>
    query?.parent_workflow_exec_id
      ? { query: { parent_workflow_exec_id: "morning-briefing-rehearsal-3" } }
      : { query: { workflow_exec_id: "morning-briefing-2026-03-02" } },
};

function conversationOf(example: string): string {
  return (document.components.examples![example]!.value as { conversation_id: string }).conversation_id;
}

/** The input with which the operation can succeed. A server that only plays examples needs no preparation. */
export async function prepared(id: string, input: Input, call: Call): Promise<Input> {
  const prepare = PREPARATIONS[id];
  if (inject("servesExamples") || !prepare) return input;
  const { path, query, ...rest } = await prepare(call, input);
  return { ...input, ...rest, path: { ...input.path, ...path }, query: { ...input.query, ...query } };
}

export function caseOf(id: string) {
  const found = cases.find((subject) => subject.id === id);
  if (!found) throw new Error(`The document has no operation ${id}.`);
  return found;
}
