import type { Examples } from "../../../../generated/examples.ts";
import type { AgentConversation, Conversation, ConversationInputs, Tool } from "../../../../generated/mock-types.ts";
import { type Entry, inputEntries } from "../turn/entries.ts";
import type { ConversationSeed, ConversationsSeed } from "./state.ts";

export function initialConversations(examples: Examples): ConversationsSeed {
  const { scoutConversation, berthConversation, lowWaterHistory, berthAndTideHistory } = examples;
  const { lowWaterQuestion, berthQuestion, confirmationQuestion, carriedOverQuestion } = examples;
  const { nextDayAnswer, berthCall, confirmationAsked, handoffToScout, highWaterRetry } = examples;
  const { restartAfterLowWater, restartToTryAgain } = examples;
  const scout = scoutConversation as AgentConversation; // The conversation is with an agent, Scout.
  const pilot = { ...scout, agent_id: examples.toolboxAgent.id, name: null, description: null, metadata: null };
  const completion_args = lowWaterQuestion.completion_args!;

  /** The entries that a restart copies: those up to the given one. */
  function copiedUpTo(last: string): Entry[] {
    const { entries } = lowWaterHistory;
    return entries.slice(0, entries.findIndex(({ id }) => id === last) + 1);
  }

  return {
    conversations: [
      conversation(scout, lowWaterHistory.entries, { completion_args }),
      // Waits for the result of a function call. One of the examples sends it.
      conversation(berthConversation, [
        ...toEntries(berthQuestion.inputs, "09:08:00", ["msg_0197c3f5"]),
        ...berthCall.outputs,
      ]),
      conversation(
        {
          ...scout,
          id: nextDayAnswer.conversation_id,
          metadata: restartAfterLowWater.metadata ?? null,
          agent_version: restartAfterLowWater.agent_version ?? null,
          created_at: time("09:12:00"),
        },
        [
          ...copiedUpTo(restartAfterLowWater.from_entry_id),
          ...toEntries(restartAfterLowWater.inputs!, "09:12:00", ["msg_0197c3f9"]),
          ...nextDayAnswer.outputs,
        ],
        { completion_args },
      ),
      conversation(
        { ...scout, id: highWaterRetry.conversation_id, created_at: time("09:13:00") },
        [...copiedUpTo(restartToTryAgain.from_entry_id), ...highWaterRetry.outputs],
        { completion_args },
      ),
      // Waits for a confirmation before it runs a tool.
      conversation(
        {
          id: confirmationAsked.conversation_id,
          object: "conversation",
          model: confirmationQuestion.model!,
          name: null,
          description: null,
          instructions: null,
          tools: confirmationQuestion.tools!.map((tool) => ({ ...tool, authorization: null })) as Tool[],
          completion_args: {},
          guardrails: null,
          metadata: null,
          created_at: time("09:15:00"),
          updated_at: time("09:15:00"),
        },
        [...toEntries(confirmationQuestion.inputs, "09:15:00", ["msg_0197c3fc"]), ...confirmationAsked.outputs],
      ),
      conversation(
        { ...pilot, id: berthAndTideHistory.conversation_id, created_at: time("09:20:00") },
        berthAndTideHistory.entries,
        { completion_args },
      ),
      // The model did not finish its response.
      conversation(
        { ...pilot, id: "conv_0197c3e8", created_at: time("09:25:00") },
        toEntries(lowWaterQuestion.inputs, "09:25:00", ["msg_0197c40f"]),
        { completion_args },
      ),
      // Waits for the client to carry out a handoff.
      conversation(
        { ...pilot, id: handoffToScout.conversation_id, agent_version: "stable", created_at: time("09:30:00") },
        [
          ...toEntries(carriedOverQuestion.inputs, "09:30:00", [
            "msg_0197c41b",
            "call_0197c41c",
            "res_0197c41d",
            "msg_0197c41e",
            "msg_0197c41f",
          ]),
          ...handoffToScout.outputs,
        ],
        { completion_args },
      ),
    ],
  };
}

/** A conversation whose `updated_at` is the time of its last entry. */
function conversation(
  fields: Conversation,
  entries: readonly Entry[],
  extra: NonNullable<ConversationSeed["_mock"]> = {},
): ConversationSeed {
  const { completed_at, created_at } = entries.at(-1)!;
  return { ...fields, updated_at: completed_at ?? created_at, _mock: { entries, ...extra } };
}

function time(clock: string): string {
  return `2026-03-02T${clock}Z`;
}

/** The entries for the inputs of an example, which have no ids or times. */
function toEntries(inputs: ConversationInputs, clock: string, ids: readonly string[]): Entry[] {
  const unused = ids.values();
  return inputEntries(inputs, { newId: () => unused.next().value!, time: () => time(clock) });
}
