import type { components } from "../../../../generated/mock-types.ts";
import type { Sandbox } from "../tables.ts";
import type { Entry } from "./entries.ts";
import { checkGuardrails, type GuardrailResult, isBlocked } from "./guardrails.ts";
import { handOff } from "./handoffs.ts";
import { messageEntry, writeText } from "./message.ts";
import { callTool, runAllowedCalls } from "./tool-calls.ts";
import { startTurn, type TurnContext, type TurnRequest } from "./turn-context.ts";
import { measureUsage } from "./usage.ts";

export interface Turn {
  readonly outputs: readonly Entry[];
  readonly usage: components["schemas"]["ConversationUsage"];
  readonly guardrails: GuardrailResult[] | null;
  /** `length` if `max_tokens` truncated the message, `error` if a guardrail blocked the turn. */
  readonly finishReason: "stop" | "length" | "tool_calls" | "error";
}

/**
 * Simulates how a model or agent handles a question. The same conversation always gets the same turn. For each
 * question, at most one function is called: the one whose description shares the most words with the question. No
 * function runs twice with the same arguments. An agent hands off if the name or description of another agent shares a
 * word with the question.
 */
export function takeTurn(sandbox: Sandbox, request: TurnRequest): Turn {
  const turn = startTurn(sandbox, request);
  const { guardrails } = request.responder;
  const question = turn.question.text;
  if (isBlocked(checkGuardrails(guardrails, question))) return finish(turn, "error", question);
  runAllowedCalls(turn);
  if (!hasCalledFunction(turn)) {
    if (handOff(turn)) return finish(turn, "stop", question);
    if (callTool(turn)) return finish(turn, "tool_calls", question);
  }
  const { text, finishReason } = writeText(turn);
  const message = messageEntry(turn, text);
  if (isBlocked(checkGuardrails(guardrails, text))) return finish(turn, "error", text);
  turn.outputs.push(message);
  return finish(turn, finishReason, `${question}\n${text}`);
}

/** Returns true if a function has been called since the question. Then the answer comes next. */
function hasCalledFunction({ request, sinceQuestion }: TurnContext): boolean {
  const isCall = ({ type }: { type: string }) => type.startsWith("function.") || type === "tool.execution";
  return (request.decisions ?? []).length > 0 || sinceQuestion.some(isCall);
}

function finish(turn: TurnContext, finishReason: Turn["finishReason"], checkedText: string): Turn {
  const guardrails = checkGuardrails(turn.request.responder.guardrails, checkedText);
  return { outputs: turn.outputs, usage: measureUsage(turn), guardrails, finishReason };
}
