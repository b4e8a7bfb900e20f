import type { ConversationEntry, ConversationInput, ConversationInputs } from "../../../../generated/mock-types.ts";
import { argumentsText, toText } from "../shared/message-text.ts";

export type Entry = ConversationEntry;

/** Supplies the ids and times of new entries. Every sandbox implements it. */
export interface EntryDefaults {
  newId(prefix: string): string;
  time(): string;
}

/** Converts inputs to entries, and adds an id and times where they are missing. */
export function inputEntries(inputs: ConversationInputs, defaults: EntryDefaults): Entry[] {
  const list = typeof inputs === "string" ? [{ role: "user" as const, content: inputs }] : inputs;
  return list.map((input) => inputEntry(input, defaults));
}

function inputEntry(input: ConversationInput, defaults: EntryDefaults): Entry {
  const shared = <Type extends Entry["type"]>(type: Type, prefix: string) => ({
    object: "entry" as const,
    type,
    id: input.id ?? defaults.newId(prefix),
    created_at: input.created_at ?? defaults.time(),
    completed_at: input.completed_at === undefined ? defaults.time() : input.completed_at,
  });
  switch (input.type) {
    case "message.output":
      return { ...shared(input.type, "msg_"), role: "assistant", content: input.content, ...author(input) };
    case "function.call":
      return {
        ...shared(input.type, "call_"),
        tool_call_id: input.tool_call_id,
        name: input.name,
        arguments: input.arguments,
        confirmation_status: input.confirmation_status ?? null,
        ...author(input),
      };
    case "function.result":
      return { ...shared(input.type, "res_"), tool_call_id: input.tool_call_id, result: input.result };
    case "tool.execution":
      return {
        ...shared(input.type, "tool_exec_"),
        name: input.name,
        arguments: input.arguments,
        info: input.info ?? {},
        ...author(input),
      };
    case "agent.handoff":
      return {
        ...shared(input.type, "handoff_"),
        previous_agent_id: input.previous_agent_id,
        previous_agent_name: input.previous_agent_name,
        next_agent_id: input.next_agent_id,
        next_agent_name: input.next_agent_name,
      };
    default:
      return {
        ...shared("message.input", "msg_"),
        role: input.role,
        content: input.content,
        prefix: input.prefix ?? false,
      };
  }
}

function author({ agent_id = null, model = null }: { agent_id?: string | null; model?: string | null }) {
  return { agent_id, model };
}

export function entryText(entry: Entry): string {
  switch (entry.type) {
    case "message.input":
    case "message.output":
      return toText(entry.content);
    case "function.call":
    case "tool.execution":
      return `${entry.name} ${argumentsText(entry.arguments)}`;
    case "function.result":
      return entry.result;
    case "agent.handoff":
      return entry.next_agent_name;
  }
}
