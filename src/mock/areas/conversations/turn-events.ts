import type { ConversationEntry, ConversationEvent } from "../../../../generated/mock-types.ts";
import type { ServerEvent } from "../../exchange/responses.ts";
import { deltas } from "../../lib/text-generation/text-generation.ts";
import { argumentsText } from "../shared/message-text.ts";
import type { Responded } from "./respond.ts";

/** Number of tokens in each delta of a message or of arguments. */
const TOKENS_PER_DELTA = 4;

/** The events of a streamed response. The whole response exists before the first event is sent. */
export function* toTurnEvents(
  { response, failure }: Responded,
  now: string,
): Iterable<ServerEvent & ConversationEvent> {
  const { conversation_id, outputs, usage } = response;
  yield event({ type: "conversation.response.started", created_at: now, conversation_id });
  for (const [output_index, entry] of outputs.entries()) yield* entryEvents(entry, output_index);
  if (failure) {
    const { detail, status } = failure.problem;
    yield event({ type: "conversation.response.error", created_at: now, message: detail, code: status });
  } else yield event({ type: "conversation.response.done", created_at: now, usage });
}

function* entryEvents(entry: ConversationEntry, output_index: number): Iterable<ConversationEvent> {
  const { id, created_at } = entry;
  const position = { created_at, id, output_index };
  switch (entry.type) {
    case "message.output": {
      const { role, agent_id, model } = entry;
      const chunks = typeof entry.content === "string" ? [entry.content] : entry.content;
      for (const [content_index, chunk] of chunks.entries()) {
        const text = typeof chunk === "string" ? chunk : chunk.type === "text" ? chunk.text : undefined;
        // Even an empty message has an event: without one, the stream would not have the entry.
        for (const content of text === undefined ? [chunk] : text === "" ? [""] : splitText(text))
          yield event({ type: "message.output.delta", ...position, content_index, role, content, agent_id, model });
      }
      return;
    }
    case "tool.execution": {
      const { name, agent_id, model, info } = entry;
      yield event({ type: "tool.execution.started", ...position, name, arguments: "", agent_id, model });
      for (const piece of splitText(entry.arguments))
        yield event({ type: "tool.execution.delta", ...position, name, arguments: piece });
      yield event({ type: "tool.execution.done", ...position, name, info });
      return;
    }
    case "function.call": {
      const { name, tool_call_id, confirmation_status, agent_id, model } = entry;
      for (const piece of splitText(argumentsText(entry.arguments)))
        yield event({
          type: "function.call.delta",
          ...position,
          name,
          tool_call_id,
          arguments: piece,
          confirmation_status,
          agent_id,
          model,
        });
      return;
    }
    case "agent.handoff": {
      const { previous_agent_id, previous_agent_name, next_agent_id, next_agent_name } = entry;
      yield event({ type: "agent.handoff.started", ...position, previous_agent_id, previous_agent_name });
      yield event({ type: "agent.handoff.done", ...position, next_agent_id, next_agent_name });
    }
  }
}

function event<Data extends ConversationEvent["data"]>(
  data: Data,
): Extract<ConversationEvent, { event: Data["type"] }> {
  // The name of each event is the type of its data.
  return { event: data.type, data } as unknown as Extract<ConversationEvent, { event: Data["type"] }>;
}

function splitText(text: string): string[] {
  const tokens = deltas(text);
  const list: string[] = [];
  for (let start = 0; start < tokens.length; start += TOKENS_PER_DELTA)
    list.push(tokens.slice(start, start + TOKENS_PER_DELTA).join(""));
  return list;
}
