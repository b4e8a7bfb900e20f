import type { Examples } from "../../../generated/examples.ts";
import type { components } from "../../../generated/types.ts";
import type { ConversationSeed } from "../../../src/mock/areas/conversations/state.ts";
import type { Seed } from "../../../src/mock/areas/seed.ts";
import { PILOT } from "./agents.ts";

type Schemas = components["schemas"];
type Entry = Schemas["ConversationEntry"];

export function conversationsSeed(examples: Examples): Pick<Seed, "conversations"> {
  const { scoutConversation, berthConversation, lowWaterHistory, berthAndTideHistory } = examples;
  const { lowWaterQuestion, berthQuestion, confirmationQuestion, carriedOverQuestion } = examples;
  const { nextDayAnswer, berthCall, confirmationAsked, handoffToScout, highWaterRetry } = examples;
  const { restartAfterLowWater, restartToTryAgain } = examples;
  const scout = scoutConversation as Schemas["AgentConversation"]; // Scout's conversation is one with an agent.
  const pilot = { ...scout, agent_id: PILOT, name: null, description: null, metadata: null };
  const completion_args = lowWaterQuestion.completion_args!;

  function copied(last: string): Entry[] {
    const { entries } = lowWaterHistory;
    return entries.slice(0, entries.findIndex(({ id }) => id === last) + 1);
  }

  return {
    conversations: [
      conversation(scout, lowWaterHistory.entries, { completion_args, appended: true }),
      // Waits for the result of a function, which an example sends.
      conversation(berthConversation, [
        ...entriesOf(berthQuestion.inputs, "09:08:00", ["msg_0197c3f5"]),
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
          ...copied(restartAfterLowWater.from_entry_id),
          ...entriesOf(restartAfterLowWater.inputs!, "09:12:00", ["msg_0197c3f9"]),
          ...nextDayAnswer.outputs,
        ],
        { completion_args },
      ),
      conversation(
        { ...scout, id: highWaterRetry.conversation_id, created_at: time("09:13:00") },
        [...copied(restartToTryAgain.from_entry_id), ...highWaterRetry.outputs],
        { completion_args },
      ),
      // Waits for leave to run a tool.
      conversation(
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
        [...entriesOf(confirmationQuestion.inputs, "09:15:00", ["msg_0197c3fc"]), ...confirmationAsked.outputs],
      ),
      conversation(
        { ...pilot, id: berthAndTideHistory.conversation_id, created_at: time("09:20:00") },
        berthAndTideHistory.entries,
        { completion_args, appended: true },
      ),
      // Its answer broke off.
      conversation(
        { ...pilot, id: "conv_0197c3e8", created_at: time("09:25:00") },
        entriesOf(lowWaterQuestion.inputs, "09:25:00", ["msg_0197c40f"]),
        { completion_args },
      ),
      // Waits for the client to carry out a handoff.
      conversation(
        { ...pilot, id: handoffToScout.conversation_id, agent_version: "stable", created_at: time("09:30:00") },
        [
          ...entriesOf(carriedOverQuestion.inputs, "09:30:00", [
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

/** A conversation that was last changed by the last of its entries. */
function conversation(
  shown: Schemas["Conversation"],
  entries: readonly Entry[],
  extra: NonNullable<ConversationSeed["_mock"]> = {},
): ConversationSeed {
  const { completed_at, created_at } = entries.at(-1)!;
  return { ...shown, updated_at: completed_at ?? created_at, _mock: { entries, ...extra } };
}

function time(clock: string): string {
  return `2026-03-02T${clock}Z`;
}

/** The entries that inputs became. The inputs of the examples have neither ids nor times. */
function entriesOf(inputs: Schemas["ConversationInputs"], clock: string, ids: readonly string[]): Entry[] {
  const list = typeof inputs === "string" ? [{ role: "user", content: inputs }] : inputs;
  return list.map(({ type = "message.input", ...input }: Partial<Entry>, index) => {
    const shared = { object: "entry", type, id: ids[index]!, created_at: time(clock), completed_at: time(clock) };
    return { ...shared, ...SHOWN_FIRST[type], ...input, ...SHOWN_LAST[type] } as Entry; // Of its type, as its input was.
  });
}

/** What an entry shows besides what its input gives, before and after that. */
const SHOWN_FIRST: Partial<Record<Entry["type"], object>> = { "message.output": { role: "assistant" } };
const AUTHOR = { agent_id: null, model: null };
const SHOWN_LAST: Partial<Record<Entry["type"], object>> = {
  "message.input": { prefix: false },
  "message.output": AUTHOR,
  "function.call": { confirmation_status: null, ...AUTHOR },
};
