import { inject } from "vitest";
import { document } from "../document.ts";
import { cases } from "./cases.ts";
import type { Input } from "./client.ts";

/** Calls another operation in the same sandbox, and resolves to the JSON body of its response. */
export type Call = (id: string, input: Input) => Promise<Record<string, string>>;

/** Puts the server into a state in which an operation can succeed. Returns the input for that. */
type Preparation = (call: Call, input: Input) => Promise<Input> | Input;

/** Starts an execution. */
const runningExecution: Preparation = async (call) => {
  const input = { path: { workflow_identifier: "morning-briefing" }, body: {} };
  const { execution_id } = await call("workflows.execute", input);
  return { path: { execution_id } };
};

/** Creates a connector and shares it with the given operation. */
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
  // Two examples of the body belong to other conversations than the example of the path.
  "conversations.append": (_, { body, path = {} }) => {
    const text = JSON.stringify(body);
    if (text.includes("function.result")) return { path: { conversation_id: conversationOf("berthAnswer") } };
    if (text.includes("tool_confirmations")) return { path: { conversation_id: conversationOf("confirmationAnswer") } };
    return { path };
  },
  // One of three query parameters is required, which the document can't express.
  "workflows.events.stream": (_, { query }) =>
    query?.parent_workflow_exec_id
      ? { query: { parent_workflow_exec_id: "morning-briefing-rehearsal-3" } }
      : { query: { workflow_exec_id: "morning-briefing-2026-03-02" } },
};

function conversationOf(example: string): string {
  return (document.components.examples![example]!.value as { conversation_id: string }).conversation_id;
}

/** Runs the preparation of an operation, if it has one. A server that only sends examples needs none. */
export async function prepareInput(id: string, input: Input, call: Call): Promise<Input> {
  const prepare = PREPARATIONS[id];
  if (inject("servesExamples") || !prepare) return input;
  const { path, query, ...rest } = await prepare(call, input);
  return { ...input, ...rest, path: { ...input.path, ...path }, query: { ...input.query, ...query } };
}

export function caseOf(id: string) {
  const testCase = cases.find((other) => other.id === id);
  if (!testCase) throw new Error(`The document has no operation ${id}.`);
  return testCase;
}
