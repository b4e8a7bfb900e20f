import type { Judge, JudgeOptionsOutput, JudgeRegressionOutput, Judgment } from "../../../../generated/mock-types.ts";
import { choose, hash } from "../../lib/hash.ts";
import { toText } from "../shared/message-text.ts";

type JsonMap = Readonly<Record<string, unknown>>;

/** Generates a verdict on the last message, always the same for the same judge, messages and properties. */
export function judgeMessages(
  { id, output }: Pick<Judge, "id" | "output">,
  messages: readonly JsonMap[],
  properties: JsonMap,
): Judgment {
  const text = messageText(messages.at(-1));
  if (text === "" && output.type === "REGRESSION")
    return {
      analysis: `There is no text to judge: ${descriptionText(output.min_description)}`,
      answer: output.min ?? 0,
    };
  return output.type === "REGRESSION" ? scoreVerdict(id, output, text, properties) : labelVerdict(id, output, text);
}

/** Scores the share of the expected facts that the text states; without any, a hash decides. */
function scoreVerdict(id: string, output: JudgeRegressionOutput, text: string, properties: JsonMap): Judgment {
  const { min = 0, max = 1, min_description, max_description } = output;
  const expected = typeof properties.expected === "string" ? extractFacts(properties.expected) : [];
  const stated = new Set(extractFacts(text));
  const missing = expected.filter((fact) => !stated.has(fact));
  const fraction = expected.length === 0 ? (hash(`${id} ${text}`) % 101) / 100 : 1 - missing.length / expected.length;
  const analysis =
    expected.length === 0
      ? `With nothing to compare it to, the answer lies between these: ${descriptionText(min_description)} ${descriptionText(max_description)}`
      : missing.length === 0
        ? `The answer states ${expected.join(", ")}, as expected.`
        : `The answer should state ${expected.join(", ")} but leaves out ${missing.join(", ")}.`;
  // Rounding must not exceed the scale.
  const rounded = Math.round((min + fraction * (max - min)) * 1000) / 1000;
  return { analysis, answer: Math.min(max, Math.max(min, rounded)) };
}

/** Picks the label whose description shares the most words with the text. */
function labelVerdict(id: string, { options }: JudgeOptionsOutput, text: string): Judgment {
  const words = new Set(splitWords(text));
  const scored = options.map((option) => {
    const own = new Set(splitWords(`${option.value} ${option.description}`));
    return { ...option, shared: [...own].filter((word) => words.has(word)).length };
  });
  const maxShared = scored.reduce((max, { shared }) => Math.max(max, shared), 0);
  const best = scored.filter(({ shared }) => shared === maxShared);
  const { value, description } = choose(best, `${id} ${text}`);
  return { analysis: `The label ${value} fits best: ${descriptionText(description)}`, answer: value };
}

/** The times and numbers in a text or, if there are none, its longer words. */
function extractFacts(text: string): string[] {
  const numbers = text.match(/\d+(?:[.:,]\d+)*/g);
  return [...new Set(numbers ?? splitWords(text))];
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

function messageText(message: JsonMap | undefined): string {
  if (!message) return "";
  const { content } = message;
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return toText(content.filter((chunk) => typeof chunk === "object" && chunk !== null));
  // Messages may have any structure.
  return JSON.stringify(message);
}

function descriptionText(text: string): string {
  return text === "" ? "(it has no description)." : text;
}
