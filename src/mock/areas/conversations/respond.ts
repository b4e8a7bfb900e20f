import type { components } from "../../../../generated/types.ts";
import { findModel } from "../models/handlers.ts";
import { notFound, unprocessable } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import { type Entry, inputEntries } from "../turn/entries.ts";
import { findAgent, showAgent } from "../turn/find-agent.ts";
import { agentResponder, mergeArgs, modelResponder, type Responder } from "../turn/responder.ts";
import { type Decision, takeTurn } from "../turn/turn.ts";
import type { StoredConversation } from "./state.ts";

type Schemas = components["schemas"];

export interface Continuation {
  /** The conversation so far. */
  readonly row: StoredConversation;
  readonly added: readonly Entry[];
  readonly decided?: readonly Decision[];
  /** Settings for this response only. */
  readonly completion_args?: Schemas["CompletionArgs"];
  readonly store: boolean;
  readonly handoffs: "server" | "client";
}

/** Lets the model or agent respond, and stores what comes of it. */
export function respond(sandbox: Sandbox, continuation: Continuation): Schemas["ConversationResponse"] {
  const { row, added, decided = [], completion_args = {}, store, handoffs } = continuation;
  const entries = [...row.entries, ...added];
  const answerer = findResponder(sandbox, row, entries);
  const turn = takeTurn(sandbox, {
    answerer,
    entries,
    decided,
    completion_args: mergeArgs(row.completion_args, completion_args),
    handoffs,
  });
  if (store) {
    const conversation = { ...row.conversation, updated_at: sandbox.time() };
    sandbox.conversations.put({ ...row, conversation, entries: [...entries, ...turn.outputs] });
  }
  return {
    conversation_id: row.id,
    object: "conversation.response",
    outputs: [...turn.outputs],
    usage: turn.usage,
    guardrails: turn.guardrails,
  };
}

/** The model, or the agent that was handed over to last. 404 if what the conversation was started with has gone. */
function findResponder(
  sandbox: Sandbox,
  { conversation, guardrails }: StoredConversation,
  entries: readonly Entry[],
): Responder {
  if ("model" in conversation) {
    findModel(sandbox, conversation.model);
    return modelResponder(conversation);
  }
  const { agent_id, agent_version } = conversation;
  const own = showAgent(sandbox, findAgent(sandbox, agent_id), agent_version ?? undefined);
  const handoff = entries.findLast((entry) => entry.type === "agent.handoff");
  const next = handoff && handoff.next_agent_id !== agent_id ? sandbox.agents.get(handoff.next_agent_id) : undefined;
  const answerer = agentResponder(next ? showAgent(sandbox, next) : own);
  findModel(sandbox, answerer.model);
  return guardrails ? { ...answerer, guardrails } : answerer;
}

/**
 * The inputs as new entries. One that the conversation has already, which a client may send back, is not added again.
 * 404 for a result that no call waits for, except in a new conversation, which may bring its entries from elsewhere.
 */
export function addInputs(
  sandbox: Sandbox,
  entries: readonly Entry[],
  inputs: Schemas["ConversationInputs"] | undefined,
  conversation_id?: string,
): Entry[] {
  const made = inputEntries(inputs ?? [], sandbox);
  const ids = new Set(entries.map(({ id }) => id));
  const waiting = waitingCalls(entries);
  return made.filter((entry, index) => {
    if (ids.has(entry.id)) return false;
    ids.add(entry.id);
    if (entry.type === "message.input" && entry.prefix && (entry.role !== "assistant" || index < made.length - 1))
      unprocessable(
        `/body/inputs/${index}/prefix`,
        "Only the last input can be the beginning of the answer, and its role is assistant.",
      );
    if (entry.type === "function.result" && conversation_id !== undefined) {
      const call = waiting.get(entry.tool_call_id);
      if (!call || call.confirmation_status === "pending") callNotWaiting(conversation_id, entry.tool_call_id);
    }
    updateWaitingCalls(waiting, entry);
    return true;
  });
}

type WaitingCalls = Map<string, Schemas["FunctionCallEntry"]>;

/** Calls that have no result and no decision yet, by their `tool_call_id`. */
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

export function callNotWaiting(conversation_id: string, tool_call_id: string): never {
  notFound(
    "TOOL_CALL_NOT_FOUND",
    `The conversation ${conversation_id} has no waiting call ${tool_call_id}. Use the tool_call_id of a function.call entry that has no result or confirmation yet.`,
  );
}
