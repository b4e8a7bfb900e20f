import type { ConversationUsage } from "../../../../generated/mock-types.ts";
import type { ProblemError } from "../../exchange/problems.ts";
import { countTokens } from "../../lib/text-generation/text-generation.ts";
import { toText } from "../shared/message-text.ts";
import type { Sandbox } from "../tables.ts";
import { type Entry, entryText } from "./entries.ts";
import { checkGuardrails, type GuardrailResult, isBlocked } from "./guardrails.ts";
import { handOff } from "./handoffs.ts";
import { messageEntry, writeText } from "./message.ts";
import { takeScriptedTurn, toFailure } from "./scripted-turn.ts";
import type { ScriptedTurn } from "./state.ts";
import { callTool, requestScriptedCalls, runAllowedCalls, runScriptedTools } from "./tool-calls.ts";
import { startTurn, type TurnContext, type TurnRequest } from "./turn-context.ts";

export interface Turn {
  readonly outputs: readonly Entry[];
  readonly usage: ConversationUsage;
  readonly guardrails: GuardrailResult[] | null;
  /** `length` if `max_tokens` truncated the message, `error` if a guardrail blocked the turn. */
  readonly finishReason: NonNullable<ScriptedTurn["finish_reason"]>;
  /** The failure of the model after the outputs, of a stream. */
  readonly failure?: ProblemError;
}

/**
 * Simulates how a model or agent handles a question: the only place where output is chosen. A scripted turn comes first.
 * Otherwise, output is generated, and the same conversation always gets the same turn. For each question, at most one
 * function is called: the one whose description shares the most words with the question. No function runs twice with the
 * same arguments. An agent hands off if the name or description of another agent shares a word with the question.
 */
export function takeTurn(sandbox: Sandbox, request: TurnRequest): Turn {
  const turn = startTurn(sandbox, request);
  const { guardrails } = request.responder;
  const question = turn.question.text;
  if (isBlocked(checkGuardrails(guardrails, question))) return finish(turn, "error", question);
  runAllowedCalls(turn);
  const mayCallFunction = !hasCalledFunction(turn);
  if (mayCallFunction && handOff(turn)) return finish(turn, "stop", question);
  const scripted = takeScriptedTurn(turn);
  if (scripted) return play(turn, scripted);
  if (mayCallFunction && callTool(turn)) return finish(turn, "tool_calls", question);
  const { text, finishReason } = writeText(turn);
  const message = messageEntry(turn, text);
  if (isBlocked(checkGuardrails(guardrails, text))) return finish(turn, "error", text);
  turn.outputs.push(message);
  return finish(turn, finishReason, `${question}\n${text}`);
}

/** Takes a turn as the script has it. Throws its error, unless a stream sends the outputs before. */
function play(turn: TurnContext, scripted: ScriptedTurn): Turn {
  const { content, function_calls, tool_executions, usage } = scripted;
  const { guardrails } = turn.request.responder;
  const failure = toFailure(scripted);
  const hasOutput = content !== null || function_calls.length + tool_executions.length > 0;
  if (failure && !(hasOutput && turn.request.streaming)) throw failure;
  runScriptedTools(turn, tool_executions);
  const text = toText(content);
  if (content !== null) {
    const message = messageEntry(turn, content);
    if (isBlocked(checkGuardrails(guardrails, text))) return finish(turn, "error", text, usage);
    turn.outputs.push(message);
  }
  requestScriptedCalls(turn, function_calls);
  const finishReason = scripted.finish_reason ?? (function_calls.length > 0 ? "tool_calls" : "stop");
  const checkedText = content === null ? turn.question.text : `${turn.question.text}\n${text}`;
  return { ...finish(turn, finishReason, checkedText, usage), ...(failure && { failure }) };
}

/** Returns true if a function has been called since the question. Then the answer comes next. */
function hasCalledFunction({ request, sinceQuestion }: TurnContext): boolean {
  const isCall = ({ type }: { type: string }) => type.startsWith("function.") || type === "tool.execution";
  return (request.decisions ?? []).length > 0 || sinceQuestion.some(isCall);
}

function finish(
  turn: TurnContext,
  finishReason: Turn["finishReason"],
  checkedText: string,
  usage?: ScriptedTurn["usage"],
): Turn {
  const guardrails = checkGuardrails(turn.request.responder.guardrails, checkedText);
  return { outputs: turn.outputs, usage: measureUsage(turn, usage), guardrails, finishReason };
}

/** Counts the tokens of a turn, except for the given counts. */
function measureUsage(
  { request, responder, outputs, toolRuns }: TurnContext,
  given: ScriptedTurn["usage"] = {},
): ConversationUsage {
  const prompt_tokens =
    given.prompt_tokens ??
    request.promptTokens ??
    countTokens([responder.instructions, ...request.entries.map(entryText)]);
  const completion_tokens = given.completion_tokens ?? countOutputs(outputs, request.counted);
  const hasRun = toolRuns.length > 0;
  const connector_tokens = given.connector_tokens ?? (hasRun ? countTokens(toolRuns.map(({ text }) => text)) : null);
  const total_tokens = prompt_tokens + completion_tokens + (connector_tokens ?? 0);
  const runs = new Map<string, number>();
  for (const { name } of toolRuns) runs.set(name, (runs.get(name) ?? 0) + 1);
  const connectors = hasRun ? Object.fromEntries(runs) : null;
  return { prompt_tokens, completion_tokens, total_tokens, connector_tokens, connectors };
}

/** Counts a long text that several choices repeat only once. */
function countOutputs(outputs: readonly Entry[], counted = new Map<string, number>()): number {
  let total = 0;
  for (const text of outputs.map(entryText)) {
    const tokens = counted.get(text) ?? countTokens(text);
    counted.set(text, tokens);
    total += tokens;
  }
  return total;
}
