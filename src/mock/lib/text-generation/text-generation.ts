import type { ChatResponseFormat } from "../../../../generated/mock-types.ts";
import { createPatternChecks, type PatternChecks } from "../../../core/patterns/pattern-checks.ts";
import { hash } from "../hash.ts";
import { jsonOfSchema } from "./json-of-schema.ts";
import { findSubject, type Subject } from "./subject.ts";
import { tideAnswer } from "./tides.ts";

interface AnswerOptions {
  /** A different random seed may give a different answer. */
  randomSeed?: number | string | null | undefined;
  maxTokens?: number | null | undefined;
  responseFormat?: ChatResponseFormat | null | undefined;
  /** The answer ends before the first of these texts. */
  stop?: string | string[] | null | undefined;
  /** The checks of the request, for the patterns of the requested format. */
  checks?: PatternChecks;
}

interface Answer {
  text: string;
  /** `length` if `maxTokens` cut the text short. */
  finishReason: "stop" | "length";
}

/**
 * Generates an answer, always the same for the same arguments: about tides as in the document's examples, otherwise one
 * to three sentences that name the subject of the input, or JSON in the requested format.
 */
export function answerTo(inputText: string, options: AnswerOptions = {}): Answer {
  const { randomSeed, maxTokens, responseFormat, stop, checks = createPatternChecks() } = options;
  const subject = findSubject(inputText);
  const sentences = sentencesFor(inputText, subject, randomSeed ?? "");
  const full = formatted(sentences, subject, responseFormat ?? { type: "text" }, checks);
  const text = beforeAnyOf(full, [stop ?? []].flat());
  if (typeof maxTokens !== "number") return { text, finishReason: "stop" };
  const tokens = deltas(text);
  if (tokens.length <= maxTokens) return { text, finishReason: "stop" };
  return { text: tokens.slice(0, maxTokens).join(""), finishReason: "length" };
}

/** Generates arguments that match the parameters of a function tool, always the same for the same input. */
export function argumentsFor(
  parametersSchema: unknown,
  inputText: string,
  checks = createPatternChecks(),
): Record<string, unknown> {
  const subject = findSubject(inputText);
  const value = jsonOfSchema(parametersSchema, { subject, answer: inputText.slice(0, 500), checks });
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** Splits a text into tokens, each with the space before it. Joined, they are the text again. */
export function deltas(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Characters whose tokens are counted; the rest is estimated. */
const MAX_COUNTED = 1_000_000;

/** Number of tokens: about one for each short word and each punctuation mark. */
export function countTokens(texts: string | readonly string[]): number {
  let count = 0;
  let characters = 0;
  let left = MAX_COUNTED;
  for (const text of [texts].flat()) {
    characters += text.length;
    // Counting with deltas(text) would make a list of millions for a long text.
    for (const _ of text.slice(0, left).matchAll(TOKEN)) count++;
    left = Math.max(0, left - text.length);
  }
  return left > 0 ? count : Math.round((count * characters) / MAX_COUNTED);
}

const TOKEN = /\s*(?:[\p{L}\p{N}\p{M}]{1,10}|\S)|\s+$/gu;

function formatted(sentences: string, subject: Subject, format: ChatResponseFormat, checks: PatternChecks): string {
  switch (format.type) {
    case "json_schema":
      return JSON.stringify(jsonOfSchema(format.json_schema?.schema ?? {}, { subject, answer: sentences, checks }));
    case "json_object":
      return JSON.stringify({ answer: sentences });
    default:
      return sentences;
  }
}

function sentencesFor(input: string, subject: Subject, randomSeed: number | string): string {
  const tides = tideAnswer(input.slice(-2000), subject);
  if (tides !== undefined) return tides;
  // The result of the function call in the document's examples.
  const berth = /"berth":\s*"(\w{1,9})"/.exec(input)?.[1];
  if (berth !== undefined) return `You have berth ${berth} for the night.`;
  const key = hash(`${randomSeed} ${subject.key}`);
  const { phrase } = subject;
  const sentences = [
    [
      `This is a made-up answer about "${phrase}".`,
      `You asked about "${phrase}".`,
      `There is little to say about "${phrase}".`,
    ],
    ["", " Most visitors find that it depends on the tide.", " The harbor desk can tell you more in person."],
    ["", " Ask again if you need more detail.", " Please check the notice board before you leave."],
  ];
  return sentences.map((alternatives, index) => alternatives[(key >>> (8 * index)) % 3]).join("");
}

function beforeAnyOf(text: string, stops: string[]): string {
  let end = text.length;
  for (const stop of stops) {
    const index = stop === "" ? -1 : text.indexOf(stop);
    if (index >= 0) end = Math.min(end, index);
  }
  return text.slice(0, end);
}
