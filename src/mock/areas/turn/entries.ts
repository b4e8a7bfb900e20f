import type { components } from "../../../../generated/types.ts";
import { knownContent } from "./known-fields.ts";

type Schemas = components["schemas"];
export type Entry = Schemas["ConversationEntry"];

/** Where the ids and the time of new entries come from; a sandbox is one such thing. */
export interface EntryDefaults {
  newId(prefix: string): string;
  time(): string;
}

/** The entries that inputs become: with ids and times where they have none. */
export function inputEntries(inputs: Schemas["ConversationInputs"], defaults: EntryDefaults): Entry[] {
  const list = typeof inputs === "string" ? [{ role: "user" as const, content: inputs }] : inputs;
  return list.map((input) => inputEntry(input, defaults));
}

function inputEntry(input: Schemas["ConversationEntryInput"], defaults: EntryDefaults): Entry {
  const shared = <Type extends Entry["type"]>(type: Type, prefix: string) => ({
    object: "entry" as const,
    type,
    id: input.id ?? defaults.newId(prefix),
    created_at: input.created_at ?? defaults.time(),
    completed_at: input.completed_at === undefined ? defaults.time() : input.completed_at,
  });
  switch (input.type) {
    case "message.output":
      return {
        ...shared(input.type, "msg_"),
        role: "assistant",
        content: knownContent(input.content),
        ...author(input),
      };
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
        ...(input.info ? { info: input.info } : {}),
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
        content: knownContent(input.content),
        prefix: input.prefix ?? false,
      };
  }
}

function author({ agent_id = null, model = null }: { agent_id?: string | null; model?: string | null }) {
  return { agent_id, model };
}

/** What a message says, without what is not text. */
export function textOf(content: string | readonly { type: string }[] | null | undefined): string {
  if (typeof content === "string") return content;
  return (content ?? [])
    .flatMap((chunk) => ("text" in chunk && typeof chunk.text === "string" ? [chunk.text] : []))
    .join("\n");
}

/** What the model reads of an entry. */
export function wordsOf(entry: Entry): string {
  switch (entry.type) {
    case "message.input":
    case "message.output":
      return textOf(entry.content);
    case "function.call":
    case "tool.execution":
      return `${entry.name} ${argumentsText(entry.arguments)}`;
    case "function.result":
      return entry.result;
    case "agent.handoff":
      return entry.next_agent_name;
  }
}

/** Arguments in the form of a text, whichever of the two forms they were sent in. */
export function argumentsText(value: Schemas["FunctionCallArguments"]): string {
  return typeof value === "string" ? value : spacedJson(value);
}

/** JSON on one line with a space after each comma and colon, as models write it. */
export function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}: ${spacedJson(part)}`)
    .join(", ")}}`;
}
