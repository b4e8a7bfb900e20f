import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import { pilotId } from "../agents/state.ts";
import { type Entry, inputEntries } from "../turn/entries.ts";

type Schemas = components["schemas"];

export interface StoredConversation {
  readonly id: string;
  /** As `conversations.get` shows it. */
  readonly conversation: Schemas["Conversation"];
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** Whether anything has been appended: only then can the conversation be restarted. */
  readonly appended: boolean;
  /** Settings that it was started with, which an agent's conversation doesn't show. */
  readonly completion_args: Schemas["CompletionArgs"];
  /** Guardrails given at a restart, which an agent's conversation doesn't show; null for the agent's own. */
  readonly guardrails: Schemas["Guardrail"][] | null;
}

const { scoutConversation, berthConversation, lowWaterHistory, berthAndTideHistory } = examples;
const { lowWaterQuestion, berthQuestion, confirmationQuestion, carriedOverQuestion } = examples;
const { nextDayAnswer, berthCall, confirmationAsked, handoffToScout, highWaterRetry } = examples;
const { restartAfterLowWater, restartToTryAgain } = examples;
const withPilot = { ...scoutConversation, agent_id: pilotId, name: null, description: null, metadata: null };

const conversations: readonly StoredConversation[] = [
  told(scoutConversation, lowWaterHistory.entries, true),
  // Waits for the result of a function, which an example sends.
  told(berthConversation, [...sent(berthQuestion.inputs, "09:08:00", ["msg_0197c3f5"]), ...berthCall.outputs]),
  told(
    {
      ...scoutConversation,
      id: nextDayAnswer.conversation_id,
      metadata: restartAfterLowWater.metadata ?? null,
      agent_version: restartAfterLowWater.agent_version ?? null,
      created_at: time("09:12:00"),
    } as Schemas["AgentConversation"], // Scout's conversation is one with an agent.
    [
      ...copied(restartAfterLowWater.from_entry_id),
      ...sent(restartAfterLowWater.inputs!, "09:12:00", ["msg_0197c3f9"]),
      ...nextDayAnswer.outputs,
    ],
  ),
  told({ ...scoutConversation, id: highWaterRetry.conversation_id, created_at: time("09:13:00") }, [
    ...copied(restartToTryAgain.from_entry_id),
    ...highWaterRetry.outputs,
  ]),
  // Waits for leave to run a tool.
  told(
    {
      id: confirmationAsked.conversation_id,
      object: "conversation",
      model: confirmationQuestion.model!,
      name: null,
      description: null,
      instructions: null,
      tools: confirmationQuestion.tools!,
      completion_args: {},
      guardrails: null,
      metadata: null,
      created_at: time("09:15:00"),
      updated_at: time("09:15:00"),
    },
    [...sent(confirmationQuestion.inputs, "09:15:00", ["msg_0197c3fc"]), ...confirmationAsked.outputs],
  ),
  told(
    { ...withPilot, id: berthAndTideHistory.conversation_id, created_at: time("09:20:00") },
    berthAndTideHistory.entries,
    true,
  ),
  // Its answer broke off.
  told(
    { ...withPilot, id: "conv_0197c3e8", created_at: time("09:25:00") },
    sent(lowWaterQuestion.inputs, "09:25:00", ["msg_0197c40f"]),
  ),
  // Waits for the client to carry out a handoff.
  told({ ...withPilot, id: handoffToScout.conversation_id, agent_version: "stable", created_at: time("09:30:00") }, [
    ...sent(carriedOverQuestion.inputs, "09:30:00", [
      "msg_0197c41b",
      "call_0197c41c",
      "res_0197c41d",
      "msg_0197c41e",
      "msg_0197c41f",
    ]),
    ...handoffToScout.outputs,
  ]),
];

export const conversationsState = {
  conversations: defineTable<StoredConversation>(({ id }) => id, conversations),
};

function told(conversation: Schemas["Conversation"], entries: readonly Entry[], appended = false): StoredConversation {
  const last = entries.at(-1)!;
  const updated_at = last.completed_at ?? last.created_at;
  const completion_args = "model" in conversation ? conversation.completion_args : lowWaterQuestion.completion_args;
  return {
    id: conversation.id,
    conversation: { ...conversation, updated_at },
    entries,
    appended,
    completion_args: completion_args ?? {},
    guardrails: null,
  };
}

function time(clock: string): string {
  return `2026-03-02T${clock}Z`;
}

function sent(inputs: Schemas["ConversationInputs"], clock: string, ids: readonly string[]): Entry[] {
  const left = [...ids];
  return inputEntries(inputs, { newId: () => left.shift()!, time: () => time(clock) });
}

function copied(last: string): Entry[] {
  const { entries } = lowWaterHistory;
  return entries.slice(0, entries.findIndex(({ id }) => id === last) + 1);
}
