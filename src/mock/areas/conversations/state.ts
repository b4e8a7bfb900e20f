import type { components } from "../../../../generated/types.ts";
import { compareInLocale, defineIndex } from "../../sandbox/row-index.ts";
import { defineTable } from "../../sandbox/table.ts";
import { resourceOf, type Seeded } from "../seeded.ts";
import type { Entry } from "../turn/entries.ts";

type Schemas = components["schemas"];

export interface StoredConversation {
  readonly id: string;
  /** As `conversations.get` shows it, without the model of an agent. */
  readonly conversation: Schemas["Conversation"];
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** Whether anything has been appended, which a restart requires. */
  readonly appended: boolean;
  /** Settings from its start. The API does not show them for a conversation with an agent. */
  readonly completion_args: Schemas["CompletionArgs"];
  /**
   * Guardrails from a restart; null for the agent's own. The API does not show them for a conversation with an agent.
   */
  readonly guardrails: Schemas["Guardrail"][] | null;
}

export interface ConversationsSeed {
  readonly conversations?: readonly ConversationSeed[];
}

export type ConversationSeed = Seeded<
  Schemas["Conversation"],
  Partial<Pick<StoredConversation, "entries" | "appended" | "completion_args" | "guardrails">>
>;

export const conversationsByCreation = defineIndex<StoredConversation>(
  ({ conversation }) => [conversation.created_at],
  {
    compare: compareInLocale,
  },
);

export function conversationsTables({ conversations = [] }: ConversationsSeed) {
  return { conversations: defineTable<StoredConversation>(({ id }) => id, conversations.map(conversationRow)) };
}

function conversationRow(entry: ConversationSeed): StoredConversation {
  const conversation = withoutAgentModel(resourceOf<Schemas["Conversation"]>(entry));
  const completion_args = "agent_id" in conversation ? {} : conversation.completion_args;
  return {
    id: conversation.id,
    conversation,
    entries: [],
    appended: false,
    completion_args,
    guardrails: null,
    ...entry._mock,
  };
}

function withoutAgentModel(conversation: Schemas["Conversation"]): Schemas["Conversation"] {
  if (!("agent_id" in conversation)) return conversation;
  const { model: _, ...stored } = conversation;
  return stored;
}
