import type { CompletionArgs, Conversation, Guardrail } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";
import type { Entry } from "../turn/entries.ts";

export interface StoredConversation {
  readonly id: string;
  /** As `conversations.get` shows it, without the model of an agent. */
  readonly conversation: Conversation;
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** Settings from its start. The API does not show them for a conversation with an agent. */
  readonly completion_args: CompletionArgs;
  /**
   * Guardrails from a restart; null for the agent's own. The API does not show them for a conversation with an agent.
   */
  readonly guardrails: Guardrail[] | null;
}

export interface ConversationsSeed {
  readonly conversations?: readonly ConversationSeed[];
}

export type ConversationSeed = Seeded<
  Conversation,
  Partial<Pick<StoredConversation, "entries" | "completion_args" | "guardrails">>
>;

export const conversationsByCreation = defineIndex<StoredConversation>(({ conversation }) => [
  Date.parse(conversation.created_at),
]);

export const conversationsTables = { conversations: table<StoredConversation>(({ id }) => id) };
