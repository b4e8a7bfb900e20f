import type {
  ConversationAppend,
  ConversationInputs,
  ConversationResponse,
  ConversationStart,
  FunctionCallEntry,
} from "../../../../generated/mock-types.ts";
import { notFound, type ProblemError, unprocessable } from "../../exchange/problems.ts";
import type { Sandbox } from "../tables.ts";
import { type Entry, inputEntries } from "../turn/entries.ts";
import { findAgent, showAgent } from "../turn/find-agent.ts";
import { checkEntries, checkPrefix } from "../turn/limits.ts";
import { checkModels } from "../turn/references.ts";
import { mergeArgs, type Responder, toResponder } from "../turn/responder.ts";
import { takeTurn } from "../turn/turn.ts";
import type { Decision } from "../turn/turn-context.ts";
import type { StoredConversation } from "./state.ts";

interface RespondRequest {
  /** The conversation so far. */
  readonly row: StoredConversation;
  readonly body: ConversationAppend | ConversationStart;
  readonly decisions?: readonly Decision[];
  /** The conversation that the request continues or restarts. */
  readonly conversation_id?: string;
  readonly streaming: boolean;
}

/** What the model or agent generated. After a failure, a stream sends it, but it is not stored. */
export interface Responded {
  readonly response: ConversationResponse;
  readonly failure: ProblemError | undefined;
}

/** Generates the response of the model or agent, and stores it unless `store` is false. */
export function respond(sandbox: Sandbox, request: RespondRequest): Responded {
  const { row, body, decisions = [], conversation_id, streaming } = request;
  const entries = [...row.entries, ...addInputs(sandbox, row.entries, body.inputs, conversation_id)];
  const responder = findResponder(sandbox, row, entries);
  checkModels(sandbox, responder);
  const { outputs, usage, guardrails, failure } = takeTurn(sandbox, {
    responder,
    entries,
    decisions,
    completion_args: mergeArgs(row.completion_args, body.completion_args ?? {}),
    handoffs: body.handoff_execution ?? "server",
    conversation_id,
    streaming,
  });
  if (body.store ?? true) {
    const conversation = { ...row.conversation, updated_at: sandbox.time() };
    sandbox.conversations.put({ ...row, conversation, entries: failure ? entries : [...entries, ...outputs] });
  }
  const object = "conversation.response";
  return { response: { conversation_id: row.id, object, outputs: [...outputs], usage, guardrails }, failure };
}

/** Returns the model, or the agent of the last handoff. Throws a 404 if the agent no longer exists. */
function findResponder(
  sandbox: Sandbox,
  { conversation, guardrails }: StoredConversation,
  entries: readonly Entry[],
): Responder {
  if (!("agent_id" in conversation)) return toResponder(conversation);
  const { agent_id, agent_version } = conversation;
  const own = showAgent(sandbox, findAgent(sandbox, agent_id), agent_version ?? undefined);
  const handoff = entries.findLast((entry) => entry.type === "agent.handoff");
  const next = handoff && handoff.next_agent_id !== agent_id ? sandbox.agents.get(handoff.next_agent_id) : undefined;
  const responder = toResponder(next ? showAgent(sandbox, next) : own);
  return guardrails ? { ...responder, guardrails } : responder;
}

/**
 * Converts the inputs to new entries. Entries that the conversation already has are skipped, because a client may send
 * them back. Throws a 404 for a result without a waiting call, except in a new conversation, whose entries may come
 * from another one.
 */
function addInputs(
  sandbox: Sandbox,
  entries: readonly Entry[],
  inputs: ConversationInputs | undefined,
  conversation_id: string | undefined,
): Entry[] {
  checkEntries("/body/inputs", entries.length + (Array.isArray(inputs) ? inputs.length : 1));
  const newEntries = inputEntries(inputs ?? [], sandbox);
  const ids = new Set(entries.map(({ id }) => id));
  const waiting = waitingCalls(entries);
  return newEntries.filter((entry, index) => {
    if (ids.has(entry.id)) return false;
    ids.add(entry.id);
    if (entry.type === "message.input" && entry.prefix && (entry.role !== "assistant" || index < newEntries.length - 1))
      unprocessable(
        `/body/inputs/${index}/prefix`,
        "prefix is allowed only on the last input, and only with the role assistant.",
      );
    if (entry.type === "message.input" && entry.prefix) checkPrefix(`/body/inputs/${index}/content`, entry.content);
    if (entry.type === "function.result" && conversation_id !== undefined) {
      const call = waiting.get(entry.tool_call_id);
      if (!call || call.confirmation_status === "pending") waitingCallNotFound(conversation_id, entry.tool_call_id);
    }
    updateWaitingCalls(waiting, entry);
    return true;
  });
}

type WaitingCalls = Map<string, FunctionCallEntry>;

/** Calls that wait for a result or a confirmation, by `tool_call_id`. */
export function waitingCalls(entries: readonly Entry[]): WaitingCalls {
  const waiting: WaitingCalls = new Map();
  for (const entry of entries) updateWaitingCalls(waiting, entry);
  return waiting;
}

function updateWaitingCalls(waiting: WaitingCalls, entry: Entry): void {
  if (entry.type === "function.result") waiting.delete(entry.tool_call_id);
  if (entry.type !== "function.call") return;
  const isDecided = entry.confirmation_status === "allowed" || entry.confirmation_status === "denied";
  if (!isDecided) waiting.set(entry.tool_call_id, entry);
}

export function waitingCallNotFound(conversation_id: string, tool_call_id: string): never {
  notFound(
    "TOOL_CALL_NOT_FOUND",
    `The conversation ${conversation_id} has no waiting call ${tool_call_id}. Use the tool_call_id of a function.call entry that has no result or confirmation yet.`,
  );
}
