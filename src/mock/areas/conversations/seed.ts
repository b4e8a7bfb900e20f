import type { Conversation } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import { createEntry, toResource } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { showConversation } from "./handlers.ts";
import { type ConversationSeed, conversationsTables, type StoredConversation } from "./state.ts";

export const conversationsData: AreaData<"conversations"> = {
  tables: conversationsTables,
  toRows: ({ conversations = [] }) => ({ conversations: conversations.map(toRow) }),
  toEntries: (sandbox) => ({
    conversations: convertEach(sandbox.conversations.all(), (row) => toEntry(sandbox, row)),
  }),
  lists: {
    conversations: {
      key: ["id"],
      references: (conversation) =>
        // The model of an agent is not stored.
        "agent_id" in conversation
          ? [["agent_id", "agents", conversation.agent_id]]
          : [["model", "models", conversation.model]],
      recorded: {
        details: {
          "conversations.getHistory": { field: "entries", parameter: "conversation_id", pointer: "/entries" },
        },
      },
    },
  },
  origins: { conversations: { list: "conversations", resource: "conversation" } },

  *checkRows({ conversations }) {
    for (const [index, { id, conversation }] of conversations.all().entries())
      if (conversation.id !== id)
        yield { table: "conversations", index, field: "conversation/id", detail: "must equal id" };
  },
};

function toRow(entry: ConversationSeed): StoredConversation {
  const conversation = withoutAgentModel(toResource<Conversation>(entry));
  return { id: conversation.id, conversation, ...defaultsOf(conversation), ...entry._mock };
}

function toEntry(sandbox: Sandbox, row: StoredConversation): ConversationSeed {
  const { conversation, entries, completion_args, guardrails } = row;
  const internal = { entries, completion_args, guardrails };
  return createEntry(showConversation(sandbox, conversation), internal, defaultsOf(conversation));
}

/** The internal data of a conversation without `_mock`. */
function defaultsOf(conversation: Conversation) {
  const completion_args = "agent_id" in conversation ? {} : conversation.completion_args;
  return { entries: [], completion_args, guardrails: null };
}

function withoutAgentModel(conversation: Conversation): Conversation {
  if (!("agent_id" in conversation)) return conversation;
  const { model: _, ...stored } = conversation;
  return stored;
}
