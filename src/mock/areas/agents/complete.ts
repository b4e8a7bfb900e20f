import type { components } from "../../../../generated/mock-types.ts";
import { unprocessable } from "../../exchange/problems.ts";
import { argumentsText, toText } from "../shared/message-text.ts";
import { tokenUsage } from "../shared/token-usage.ts";
import type { Sandbox } from "../tables.ts";
import { inputEntries } from "../turn/entries.ts";
import { findAgent, showAgent } from "../turn/find-agent.ts";
import { checkEntries, checkPrefix } from "../turn/limits.ts";
import { checkModels } from "../turn/references.ts";
import { type Responder, toResponder } from "../turn/responder.ts";
import { type Turn, takeTurn } from "../turn/turn.ts";

type Schemas = components["schemas"];
type Completion = Schemas["AgentCompletion"];
type Choice = Schemas["AgentCompletionChoice"];
/** The messages and settings of a completion. */
export type Chat = Omit<Schemas["AgentCompletionCreate"], "agent_id">;

/**
 * Generates a completion with the agent's active version. It does not hand off or use tools that require confirmation,
 * because no conversation is stored to continue later.
 */
export function complete(sandbox: Sandbox, body: Schemas["AgentCompletionCreate"]): Completion {
  checkChat(body);
  const agent = showAgent(sandbox, findAgent(sandbox, body.agent_id));
  return completeAs(sandbox, toResponder({ ...agent, handoffs: null }), body);
}

/** Generates a completion with a model, without an agent. */
export function completeWithModel(sandbox: Sandbox, model: string, chat: Chat): Completion {
  checkChat(chat);
  const noSettings = { instructions: "", tools: [], guardrails: [], completion_args: {} };
  return completeAs(sandbox, { agent: undefined, model, ...noSettings }, chat);
}

function completeAs(sandbox: Sandbox, defaults: Responder, chat: Chat): Completion {
  const { messages, tools: functions, guardrails, n, ...completion_args } = chat;
  const responder = {
    ...defaults,
    guardrails: guardrails ?? defaults.guardrails,
    // Functions come first because the first of several equally relevant tools is used.
    tools: [...(functions ?? []), ...defaults.tools.map(withoutConfirmation)],
  };
  checkModels(sandbox, responder);
  const entries = inputEntries(messages.flatMap(toInputs), { newId: () => "", time: () => sandbox.time() });
  const randomSeed = completion_args.random_seed ?? defaults.completion_args.random_seed ?? 0;
  const request = { responder, entries, completion_args, handoffs: "client" as const, counted: new Map() };
  const first = takeTurn(sandbox, request);
  const { prompt_tokens } = first.usage;
  const others = Array.from({ length: (n ?? 1) - 1 }, (_, index) =>
    takeTurn(sandbox, {
      ...request,
      completion_args: { ...completion_args, random_seed: randomSeed + index + 1 },
      promptTokens: prompt_tokens,
    }),
  );
  const turns = [first, ...others];
  const completion_tokens = turns.reduce((total, { usage }) => total + usage.completion_tokens, 0);
  return {
    id: sandbox.newId("cmpl_"),
    object: "chat.completion",
    model: defaults.model,
    created: Math.floor(sandbox.now() / 1000),
    usage: tokenUsage(prompt_tokens, completion_tokens),
    choices: turns.map(toChoice),
  };
}

/** Throws a 422 if the body requests a stream, if there are too many messages and calls, or if a prefix is too long. */
function checkChat({ stream, messages }: Chat): void {
  // JSON instead of a stream would break the client's parser.
  if (stream)
    unprocessable(
      "/body/stream",
      "This operation does not stream. Send stream: false, or use conversations.startStream to receive the response while it is generated.",
      "STREAMING_NOT_SUPPORTED",
    );
  let count = messages.length;
  for (const [index, message] of messages.entries()) {
    if (message.role !== "assistant") continue;
    count += message.tool_calls?.length ?? 0;
    if (message.prefix) checkPrefix(`/body/messages/${index}/content`, message.content);
  }
  checkEntries("/body/messages", count);
}

function withoutConfirmation(tool: Schemas["Tool"]): Schemas["Tool"] {
  if (tool.type === "function") return tool;
  const { exclude, requires_confirmation, ...rest } = tool.tool_configuration ?? {};
  return { ...tool, tool_configuration: { ...rest, exclude: [...(exclude ?? []), ...(requires_confirmation ?? [])] } };
}

/** Converts a chat message to inputs of a conversation. They are not stored, and have no ids. */
function toInputs(message: Schemas["ChatMessage"]): Schemas["ConversationInput"][] {
  const content = toText(message.content);
  if (message.role === "tool")
    return [{ type: "function.result", tool_call_id: message.tool_call_id ?? "", result: content }];
  if (message.role !== "assistant") return [{ role: "user", content }];
  if (message.prefix) return [{ role: "assistant", content, prefix: true }];
  const calls = (message.tool_calls ?? []).map(({ id = "", function: { name, arguments: args } }) => ({
    type: "function.call" as const,
    tool_call_id: id,
    name,
    arguments: argumentsText(args),
  }));
  return [{ type: "message.output", content }, ...calls];
}

function toChoice({ outputs, finishReason }: Turn, index: number): Choice {
  const calls = outputs.filter((entry) => entry.type === "function.call");
  const answer = outputs.findLast((entry) => entry.type === "message.output");
  return {
    index,
    message: {
      role: "assistant",
      content: answer?.type === "message.output" ? withoutReferences(answer.content) : null,
      tool_calls:
        calls.length === 0
          ? null
          : calls.map(({ tool_call_id, name, arguments: args }, position) => ({
              id: tool_call_id,
              type: "function",
              function: { name, arguments: args },
              index: position,
            })),
      prefix: false,
    },
    finish_reason: finishReason,
  };
}

/** Removes references to sources, which chat messages can't have. */
function withoutReferences(content: Schemas["MessageOutputContent"]): string | Schemas["ContentChunk"][] {
  if (typeof content === "string") return content;
  return content.filter((chunk) => chunk.type !== "tool_reference");
}
