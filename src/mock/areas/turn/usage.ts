import type { components } from "../../../../generated/mock-types.ts";
import { countTokens } from "../../lib/text-generation/text-generation.ts";
import { entryText } from "./entries.ts";
import type { TurnContext } from "./turn-context.ts";

export function measureUsage({
  request,
  responder,
  outputs,
  toolRuns,
}: TurnContext): components["schemas"]["ConversationUsage"] {
  const prompt_tokens =
    request.promptTokens ?? countTokens([responder.instructions, ...request.entries.map(entryText)]);
  const completion_tokens = countTokens(outputs.map(entryText));
  const connector_tokens = countTokens(toolRuns.map(({ text }) => text));
  const total_tokens = prompt_tokens + completion_tokens + connector_tokens;
  if (toolRuns.length === 0)
    return { prompt_tokens, completion_tokens, total_tokens, connector_tokens: null, connectors: null };
  const runs = new Map<string, number>();
  for (const { name } of toolRuns) runs.set(name, (runs.get(name) ?? 0) + 1);
  const connectors = Object.fromEntries(runs);
  return { prompt_tokens, completion_tokens, total_tokens, connector_tokens, connectors };
}
