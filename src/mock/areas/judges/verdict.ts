import type { components } from "../../../../generated/types.ts";
import { choose, hash } from "../../lib/hash.ts";
import { textOf } from "../message-text.ts";

type Schemas = components["schemas"];
type JsonMap = Readonly<Record<string, unknown>>;

/** A made-up verdict on the last message: always the same for the same judge, messages and properties. */
export function judgeMessages(
  { id, output }: Pick<Schemas["Judge"], "id" | "output">,
  messages: readonly JsonMap[],
  properties: JsonMap,
): Schemas["Judgement"] {
  const text = messageText(messages.at(-1));
  if (text === "" && output.type === "REGRESSION")
    return { analysis: `There is no text to judge: ${clause(output.min_description)}`, answer: output.min ?? 0 };
  return output.type === "REGRESSION" ? score(id, output, text, properties) : label(id, output, text);
}

/** The share of the expected facts that the text states; without any it is made up. */
function score(
  id: string,
  output: Schemas["JudgeRegressionOutput"],
  text: string,
  properties: JsonMap,
): Schemas["Judgement"] {
  const { min = 0, max = 1, min_description, max_description } = output;
  const expected = typeof properties.expected === "string" ? factsOf(properties.expected) : [];
  const stated = new Set(factsOf(text));
  const missing = expected.filter((fact) => !stated.has(fact));
  const share = expected.length === 0 ? (hash(`${id} ${text}`) % 101) / 100 : 1 - missing.length / expected.length;
  const analysis =
    expected.length === 0
      ? `With nothing to compare it to, the answer lies between these: ${clause(min_description)} ${clause(max_description)}`
      : missing.length === 0
        ? `The answer states ${expected.join(", ")}, as expected.`
        : `The answer should state ${expected.join(", ")} but leaves out ${missing.join(", ")}.`;
  // Rounding must not lead out of the scale.
  return { analysis, answer: Math.min(max, Math.max(min, round(min + share * (max - min)))) };
}

/** The label whose description has the most words in common with the text. */
function label(id: string, { options }: Schemas["JudgeOptionsOutput"], text: string): Schemas["Judgement"] {
  const words = new Set(wordsOf(text));
  const common = options.map(({ value, description }) =>
    [...new Set(wordsOf(`${value} ${description}`))].filter((word) => words.has(word)),
  );
  const most = Math.max(...common.map((list) => list.length));
  const { value, description } = choose(
    options.filter((_, index) => common[index]!.length === most),
    `${id} ${text}`,
  );
  return { analysis: `The label ${value} fits best: ${clause(description)}`, answer: value };
}

/** Times and numbers or, where there is none, the longer words. */
function factsOf(text: string): string[] {
  const numbers = text.match(/\d+(?:[.:,]\d+)*/g);
  return [...new Set(numbers ?? wordsOf(text))];
}

/** Long enough to mean something. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

function messageText(message: JsonMap | undefined): string {
  if (!message) return "";
  const { content } = message;
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return textOf(content.filter((chunk) => typeof chunk === "object" && chunk !== null));
  // Any structure is accepted.
  return JSON.stringify(message);
}

function clause(text: string): string {
  return text === "" ? "(it has no description)." : text;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
