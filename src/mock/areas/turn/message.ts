import type { MessageOutputContent } from "../../../../generated/mock-types.ts";
import { answerTo } from "../../lib/text-generation/text-generation.ts";
import { toText } from "../shared/message-text.ts";
import type { Entry } from "./entries.ts";
import { mergeSettings, newEntry, readAuthor, type TurnContext } from "./turn-context.ts";

/** Generates the text of the message that ends the turn. */
export function writeText(turn: TurnContext): { text: string; finishReason: "stop" | "length" } {
  const { request, question, sinceQuestion, responder, toolRuns } = turn;
  const denied = (request.decisions ?? []).filter(({ allowed }) => !allowed).map(({ call }) => call.name);
  if (denied.length > 0 && toolRuns.length === 0)
    return { text: `You did not allow ${denied.join(" and ")} to run, so I can't tell.`, finishReason: "stop" };
  const results = sinceQuestion.flatMap((entry) => (entry.type === "function.result" ? [entry.result] : []));
  const { max_tokens, response_format, stop, random_seed } = mergeSettings(turn);
  const { text, finishReason } = answerTo(results.at(-1) ?? question.text, {
    randomSeed: random_seed ?? responder.model,
    maxTokens: max_tokens,
    responseFormat: response_format,
    stop,
    checks: turn.sandbox.checks,
  });
  return { text: continuePrefix(request.entries.at(-1), text), finishReason };
}

/** Creates the entry for the message. Files and references from tools follow a text, unless the format is JSON. */
export function messageEntry(turn: TurnContext, content: MessageOutputContent): Entry {
  const isPlainText = (mergeSettings(turn).response_format?.type ?? "text") === "text";
  const chunks = isPlainText ? turn.toolRuns.flatMap((run) => run.chunks) : [];
  return {
    ...newEntry(turn, "message.output", "msg_"),
    role: "assistant",
    content:
      typeof content !== "string" || chunks.length === 0 ? content : [{ type: "text", text: content }, ...chunks],
    ...readAuthor(turn),
  };
}

/** If the last input is a prefix, continues it with the part of the answer after the prefix's last two words. */
function continuePrefix(last: Entry | undefined, answer: string): string {
  if (last?.type !== "message.input" || !last.prefix) return answer;
  const prefix = toText(last.content);
  const overlap = prefix.trim().split(/\s+/).slice(-2).join(" ");
  const at = overlap === "" ? -1 : answer.indexOf(overlap);
  const rest = at < 0 ? answer : answer.slice(at + overlap.length).trimStart();
  return prefix === "" || /\s$/.test(prefix) ? prefix + rest : `${prefix} ${rest}`;
}
