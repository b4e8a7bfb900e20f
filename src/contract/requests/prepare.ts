import { findCase, type OperationCase } from "../cases.ts";
import { document } from "../document.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Input, withUniqueNames } from "./input.ts";
import { deleteLater, type FilledInput, fillInput } from "./resources.ts";
import { send } from "./send.ts";

// biome-ignore lint/suspicious/noExplicitAny: a caller knows the response of the operation that it calls
export type Body = any;

/**
 * Puts the server into a state in which an operation can succeed. Returns the input for that. `call` calls another operation in
 * the same sandbox, and resolves to the JSON body of its response.
 */
type Preparation = (call: (id: string, input: Input) => Promise<Body>, input: Input) => Promise<Input> | Input;

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
    if (text.includes("function.result")) return { path: { conversation_id: findConversation("berthAnswer") } };
    if (text.includes("tool_confirmations"))
      return { path: { conversation_id: findConversation("confirmationAnswer") } };
    return { path };
  },
  // One of three query parameters is required, which the document can't express.
  "workflows.events.stream": (_, { query }) =>
    query?.parent_workflow_exec_id
      ? { query: { parent_workflow_exec_id: "morning-briefing-rehearsal-3" } }
      : { query: { workflow_exec_id: "morning-briefing-2026-03-02" } },
};

function findConversation(example: string): string {
  return (document.components.examples![example]!.value as { conversation_id: string }).conversation_id;
}

/**
 * Puts the server into a state in which the operation can succeed, and returns the input for that. A server that only sends
 * examples needs no preparation. Throws `Skipped` if the server lacks a resource that the request needs.
 */
export async function prepare(session: Session, testCase: OperationCase, input: Input): Promise<FilledInput> {
  const { data } = session.target;
  if (data === "examples") return { ...input, unconfirmed: [] };
  const named = { ...input, body: withUniqueNames(testCase, input.body) };
  const changed = (await PREPARATIONS[testCase.id]?.((id, other) => call(session, id, other), named)) ?? {};
  const { path, query, ...rest } = changed;
  const prepared = { ...named, ...rest, path: { ...input.path, ...path }, query: { ...input.query, ...query } };
  if (data === "seeded") return { ...prepared, unconfirmed: [] };
  const filled = await fillInput(session, testCase, prepared);
  return withResetEvent(session, testCase, await withEntry(session, testCase, filled));
}

/** Throws `Skipped` if the operation fails, which other checks report. Without a body, the response is undefined. */
export async function call(session: Session, id: string, input: Input): Promise<Body> {
  const testCase = findCase(id);
  const named = { ...input, body: withUniqueNames(testCase, input.body) };
  const filled = session.target.data === "own" ? await fillInput(session, testCase, named) : named;
  const received = await send(session, testCase, filled);
  const resource = received.value as Body;
  if (received.status >= 300 || (resource === undefined && received.text !== ""))
    throw new Skipped(`to prepare it, ${id} was called, which responded ${received.status}: ${received.text}`);
  if (resource === undefined) return undefined;
  deleteLater(session, testCase, filled, received);
  const created = resource?.id ?? resource?.execution_id;
  if (created !== undefined) session.created.set(id, created);
  return resource;
}

/** Names an entry of the conversation in the path, if that is not the conversation of the examples. */
async function withEntry(session: Session, testCase: OperationCase, input: FilledInput): Promise<FilledInput> {
  const body = input.body as { from_entry_id?: string } | undefined;
  const conversation = testCase.parameters.find(({ name }) => name === "conversation_id")?.example;
  if (body?.from_entry_id === undefined || input.path?.conversation_id === conversation) return input;
  const { value } = await send(session, findCase("conversations.getHistory"), { path: input.path ?? {} });
  const { entries = [] }: { entries?: { id: string }[] } = Object(value);
  const entry = entries.at(-1)?.id;
  if (entry === undefined) throw new Skipped("the conversation that was created for it has no entries");
  return { ...input, body: { ...body, from_entry_id: entry } };
}

/** Names an event to which the execution can be reset: after an earlier reset, the history differs from that of the examples. */
async function withResetEvent(session: Session, { id }: OperationCase, input: FilledInput): Promise<FilledInput> {
  if (id !== "workflows.executions.reset") return input;
  const { value } = await send(session, findCase("workflows.executions.getHistory"), { path: input.path ?? {} });
  const { events = [] }: { events?: { event_id: number; event_type: string }[] } = Object(value);
  // The first one stays valid if other checks reset the execution at the same time.
  const event_id = events.find(({ event_type }) => event_type === "WORKFLOW_TASK_COMPLETED")?.event_id;
  if (event_id === undefined) throw new Skipped("the execution has no event to which it can be reset");
  return { ...input, body: { ...(input.body as object), event_id } };
}
