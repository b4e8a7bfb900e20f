import type { ConversationUsage } from "../../../../generated/mock-types.ts";
import { countTokens } from "../../lib/text-generation/text-generation.ts";
import { type Entry, entryText } from "./entries.ts";
import type { ScriptedTurn } from "./state.ts";
import type { TurnContext } from "./turn-context.ts";

/** Counts the tokens of a turn, except for the given counts. */
export function measureUsage(
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
  if (!hasRun) return { prompt_tokens, completion_tokens, total_tokens, connector_tokens, connectors: null };
  const runs = new Map<string, number>();
  for (const { name } of toolRuns) runs.set(name, (runs.get(name) ?? 0) + 1);
  const connectors = Object.fromEntries(runs);
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
