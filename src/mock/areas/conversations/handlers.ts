import type { Conversation } from "../../../../generated/mock-types.ts";
import { notFound, unprocessable } from "../../exchange/problems.ts";
import { remember } from "../../exchange/remembered.ts";
import { noContent, ok, stream } from "../../exchange/responses.ts";
import { defineHandlers, type HandlerRequest } from "../define-handlers.ts";
import { metadataFilter } from "../shared/filters.ts";
import { numberedPage, selected } from "../shared/paging.ts";
import type { Sandbox } from "../tables.ts";
import type { Entry } from "../turn/entries.ts";
import { agentModel, findAgent, showAgent } from "../turn/find-agent.ts";
import { maskedTools } from "../turn/masked-tools.ts";
import { checkReferences } from "../turn/references.ts";
import { mergeArgs } from "../turn/responder.ts";
import type { Decision } from "../turn/turn-context.ts";
import { type Responded, respond, waitingCallNotFound, waitingCalls } from "./respond.ts";
import { conversationsByCreation, type StoredConversation } from "./state.ts";
import { toTurnEvents } from "./turn-events.ts";

type StartRequest = HandlerRequest<"conversations.start" | "conversations.startStream">;
type AppendRequest = HandlerRequest<"conversations.append" | "conversations.appendStream">;
type RestartRequest = HandlerRequest<"conversations.restart" | "conversations.restartStream">;

/** The model of a conversation that is started with neither a model nor an agent. */
const DEFAULT_MODEL = "aurora-large";

/**
 * No model runs. Settings such as the temperature have no effect, a turn uses at most one tool for each question, all
 * its entries have the same time, and no stream ends with an error, unless a test has scripted them (`POST /_mock/turns`).
 */
export const handlers = defineHandlers("conversations", {
  "conversations.list": ({ query, sandbox }) => {
    const { page = 0, page_size = 100, metadata } = query;
    const hasMetadata = metadataFilter(metadata);
    const newestFirst = sandbox.conversations.by(conversationsByCreation).reversed();
    const rows =
      metadata === undefined
        ? newestFirst
        : selected(newestFirst, (row) => (hasMetadata(row.conversation.metadata) ? row : undefined));
    return ok(
      numberedPage(rows, page, page_size, 0).map(({ conversation }) => showConversation(sandbox, conversation)),
    );
  },

  "conversations.start": (request) => ok(start(request).response),

  "conversations.startStream": (request) => streamResponse(request, start(request)),

  "conversations.get": ({ path, sandbox }) =>
    ok(showConversation(sandbox, findConversation(sandbox, path.conversation_id).conversation)),

  "conversations.append": (request) => ok(append(request).response),

  "conversations.appendStream": (request) => streamResponse(request, append(request)),

  "conversations.delete": ({ path, sandbox }) => {
    sandbox.conversations.delete(findConversation(sandbox, path.conversation_id).id);
    return noContent();
  },

  "conversations.getHistory": ({ path, sandbox }) => {
    const { id, entries } = findConversation(sandbox, path.conversation_id);
    return ok({ conversation_id: id, object: "conversation.history", entries: [...entries] });
  },

  "conversations.getMessages": ({ path, sandbox }) => {
    const { id, entries } = findConversation(sandbox, path.conversation_id);
    const messages = entries.filter((entry) => entry.type === "message.input" || entry.type === "message.output");
    return ok({ conversation_id: id, object: "conversation.messages", messages });
  },

  "conversations.restart": (request) => ok(restart(request).response),

  "conversations.restartStream": (request) => streamResponse(request, restart(request)),
});

function streamResponse({ sandbox }: StartRequest | AppendRequest | RestartRequest, responded: Responded) {
  const now = sandbox.time();
  return stream(() => toTurnEvents(responded, now));
}

function start({ sandbox, caller, body, streaming }: StartRequest): Responded {
  const { agent_id, agent_version = null, model, completion_args, guardrails = null } = body;
  const isWithAgent = typeof agent_id === "string";
  if (isWithAgent && typeof model === "string")
    unprocessable("/body/agent_id", "The body specifies both a model and an agent. Omit one of them.");
  if (isWithAgent) showAgent(sandbox, findAgent(sandbox, agent_id), agent_version ?? undefined);
  const { name = null, description = null, metadata = null, instructions = null, tools } = body;
  const now = sandbox.time();
  const id = sandbox.newId("conv_");
  const shared = {
    id,
    object: "conversation" as const,
    name,
    description,
    metadata,
    created_at: now,
    updated_at: now,
  };
  const conversation: Conversation = isWithAgent
    ? { ...shared, agent_id, agent_version }
    : {
        ...shared,
        model: model ?? DEFAULT_MODEL,
        instructions,
        tools: maskedTools(tools ?? []),
        completion_args: completion_args ?? {},
        guardrails,
      };
  if (!("agent_id" in conversation)) checkReferences(sandbox, caller, conversation);
  const row = { id, conversation, entries: [], completion_args: completion_args ?? {}, guardrails: null };
  return respond(sandbox, { row, body, streaming });
}

function append({ sandbox, path, body = {}, streaming }: AppendRequest): Responded {
  const { conversation_id } = path;
  const row = findConversation(sandbox, conversation_id);
  const waiting = waitingCalls(row.entries);
  const decisions = new Map<Entry, Decision>();
  for (const { tool_call_id, confirmation } of body.tool_confirmations ?? []) {
    const call = waiting.get(tool_call_id);
    if (call?.confirmation_status !== "pending") waitingCallNotFound(conversation_id, tool_call_id);
    decisions.set(call, { call, allowed: confirmation === "allow" });
  }
  const entries = row.entries.map((entry): Entry => {
    const decision = decisions.get(entry);
    if (!decision) return entry;
    const confirmation_status = decision.allowed ? "allowed" : "denied";
    return { ...decision.call, confirmation_status, completed_at: sandbox.time() };
  });
  return respond(sandbox, {
    row: { ...row, entries },
    body,
    decisions: [...decisions.values()],
    conversation_id,
    streaming,
  });
}

function restart({ sandbox, caller, path, body, streaming }: RestartRequest): Responded {
  const { conversation_id } = path;
  const original = findConversation(sandbox, conversation_id);
  const last = original.entries.findIndex((entry) => entry.id === body.from_entry_id);
  if (last < 0)
    notFound(
      "ENTRY_NOT_FOUND",
      `The conversation ${conversation_id} has no entry ${body.from_entry_id}. Get its history to see the ids of its entries.`,
    );
  checkReferences(sandbox, caller, { guardrails: body.guardrails ?? null });
  const { conversation: before } = original;
  const now = sandbox.time();
  const id = sandbox.newId("conv_");
  const shared = { id, metadata: body.metadata ?? before.metadata, created_at: now, updated_at: now };
  const completion_args = mergeArgs(original.completion_args, body.completion_args ?? {});
  const guardrails = body.guardrails ?? original.guardrails;
  const conversation: Conversation =
    "agent_id" in before
      ? { ...before, ...shared, agent_version: body.agent_version ?? before.agent_version }
      : { ...before, ...shared, completion_args, guardrails: guardrails ?? before.guardrails };
  const entries = original.entries.slice(0, last + 1);
  const row = { id, conversation, entries, completion_args, guardrails };
  return respond(sandbox, { row, body, conversation_id, streaming });
}

/** Adds the model of the agent, which can change with each version. */
export function showConversation(sandbox: Sandbox, conversation: Conversation): Conversation {
  if (!("agent_id" in conversation)) return remember(conversation);
  const model = agentModel(sandbox, conversation.agent_id, conversation.agent_version);
  const { id, object, agent_id, agent_version, ...rest } = conversation;
  return { id, object, agent_id, agent_version, ...(model === undefined ? {} : { model }), ...rest };
}

function findConversation(sandbox: Sandbox, id: string): StoredConversation {
  return (
    sandbox.conversations.get(id) ??
    notFound(
      "CONVERSATION_NOT_FOUND",
      `The workspace has no conversation ${id}. List the conversations to see their ids.`,
    )
  );
}
