import { type DescribeArea, FLAG, list, nullable, ref, row, TEXT } from "../shared/describe.ts";
import { initialConversations } from "./initial.ts";

const entries = list(ref("ConversationEntry"));
const completion_args = ref("CompletionArgs");
const guardrails = nullable(list(ref("Guardrail")));

export const conversations: DescribeArea<"conversations"> = ({ examples }) => ({
  rows: {
    conversations: row(
      { id: TEXT, conversation: ref("Conversation"), entries, completion_args, guardrails },
      { appended: FLAG },
    ),
  },
  lists: {
    conversations: {
      resource: ref("Conversation"),
      internal: { entries, completion_args, guardrails },
      description: "Each a `Conversation`. `_mock` has its entries.",
    },
  },
  initial: initialConversations(examples),
});
