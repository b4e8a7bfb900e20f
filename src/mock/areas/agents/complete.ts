import type { components } from "../../../../generated/mock-types.ts";
import { argumentsText, toText } from "../message-text.ts";
import { unprocessable } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import { tokenUsage } from "../token-usage.ts";
import type { Entry } from "../turn/entries.ts";
import { findAgent, showAgent } from "../turn/find-agent.ts";
import { checkEntries, checkPrefix } from "../turn/limits.ts";
import { checkModels } from "../turn/references.ts";
import { agentResponder, type Responder } from "../turn/responder.ts";
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
  return completeAs(sandbox, agentResponder({ ...agent, handoffs: null }), body);
}

/** Generates a completion with a model, without an agent. */
export function completeWithModel(sandbox: Sandbox, model: string, chat: Chat): Completion {
  checkChat(chat);
  const noSettings = { instructions: "", tools: [], guardrails: [], completion_args: {} };
  return completeAs(sandbox, { agent: undefined, model, ...noSettings }, chat);
}

function completeAs(sandbox: Sandbox, defaults: Responder, chat: Chat): Completion {
  const { tools: functions, guardrails, n } = chat;
  const responder = {
    ...defaults,
    guardrails: guardrails ?? defaults.guardrails,
    // Functions come first because the first of several equally relevant tools is used.
    tools: [...(functions ?? []), ...defaults.tools.map(withoutConfirmation)],
  };
  checkModels(sandbox, responder);
  const completion_args = readSettings(chat);
  const entries = chat.messages.flatMap((message) => toEntries(sandbox, message));
  const seed = completion_args.random_seed ?? defaults.completion_args.random_seed ?? 0;
  const request = { responder, entries, completion_args, handoffs: "client" as const, counted: new Map() };
  const first = takeTurn(sandbox, request);
  const { prompt_tokens } = first.usage;
  const others = Array.from({ length: (n ?? 1) - 1 }, (_, index) =>
    takeTurn(sandbox, {
      ...request,
      completion_args: { ...completion_args, random_seed: seed + index + 1 },
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

function checkChat(chat: Chat): void {
  refuseStream(chat);
  checkMessages(chat.messages);
}

/** Throws a 422 if there are too many messages and calls, or a prefix is too long. */
function checkMessages(messages: readonly Schemas["ChatMessage"][]): void {
  let count = messages.length;
  for (const [index, message] of messages.entries()) {
    if (message.role !== "assistant") continue;
    count += message.tool_calls?.length ?? 0;
    if (message.prefix) checkPrefix(`/body/messages/${index}/content`, message.content);
  }
  checkEntries("/body/messages", count);
}

/** Throws a 422 if the body requests a stream: JSON instead of a stream would break the client's parser. */
function refuseStream({ stream }: Chat): void {
  if (stream)
    unprocessable(
      "/body/stream",
      "This operation does not stream. Send stream: false, or use conversations.startStream to receive the response while it is generated.",
      "STREAMING_NOT_SUPPORTED",
    );
}

function readSettings(body: Chat): Schemas["CompletionArgs"] {
  const { stop, max_tokens, random_seed, response_format, tool_choice } = body;
  return {
    ...(stop == null ? {} : { stop }),
    ...(max_tokens == null ? {} : { max_tokens }),
    ...(random_seed == null ? {} : { random_seed }),
    ...(response_format == null ? {} : { response_format }),
    ...(tool_choice === undefined ? {} : { tool_choice }),
  };
}

function withoutConfirmation(tool: Schemas["Tool"]): Schemas["Tool"] {
  if (tool.type === "function") return tool;
  const { exclude, requires_confirmation, ...rest } = tool.tool_configuration ?? {};
  return { ...tool, tool_configuration: { ...rest, exclude: [...(exclude ?? []), ...(requires_confirmation ?? [])] } };
}

/** Converts a chat message to entries of a conversation. */
function toEntries(sandbox: Sandbox, message: Schemas["ChatMessage"]): Entry[] {
  const now = sandbox.time();
  const shared = { object: "entry" as const, id: "", created_at: now, completed_at: now };
  const author = { agent_id: null, model: null };
  const content = toText(message.content);
  switch (message.role) {
    case "tool": {
      const tool_call_id = message.tool_call_id ?? "";
      return [{ ...shared, type: "function.result", tool_call_id, result: content }];
    }
    case "assistant": {
      if (message.prefix) return [{ ...shared, type: "message.input", role: "assistant", content, prefix: true }];
      const calls = (message.tool_calls ?? []).map(
        (call): Entry => ({
          ...shared,
          type: "function.call",
          tool_call_id: call.id ?? "",
          name: call.function.name,
          arguments: argumentsText(call.function.arguments),
          confirmation_status: null,
          ...author,
        }),
      );
      return [{ ...shared, type: "message.output", role: "assistant", content, ...author }, ...calls];
    }
    default:
      return [{ ...shared, type: "message.input", role: "user", content, prefix: false }];
  }
}

function toChoice({ outputs, finishReason }: Turn, index: number): Choice {
  const calls = outputs.flatMap((entry) => (entry.type === "function.call" ? [entry] : []));
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
  return content.flatMap((chunk) => (chunk.type === "tool_reference" ? [] : [chunk]));
}
