import type { ClassifierTarget } from "../../../../generated/mock-types.ts";
import { hash, toKey } from "../../lib/hash.ts";

/** Keywords for the labels of the seed's classifier. For any other label, the keyword is the label itself. */
const KEYWORDS: ReadonlyMap<string, RegExp> = new Map([
  ["tides", /\b(tides?|(low|high) water|ebb|water levels?)\b/gi],
  ["berths", /\b(berths?|moor(ing|ings)?|docks?|quay|slip)\b/gi],
  ["weather", /\b(weather|wind(y)?|rain(y)?|storms?|fog|forecast|temperature)\b/gi],
]);

/**
 * Scores how well each label fits the text, in hundredths. The scores add up to 1 if exactly one label applies, and are
 * independent if several can apply.
 */
export function labelScores({ name, labels, loss_function }: ClassifierTarget, text: string): Record<string, number> {
  const key = toKey(text);
  const weights = labels.map((label) => {
    const noise = 1 + (hash(`${name}\n${label}\n${key}`) % 2);
    const matches = text.match(KEYWORDS.get(label) ?? toPattern(label)) ?? [];
    return noise + 96 * matches.length;
  });
  const hundredths = loss_function === "multi_class" ? weights.map((each) => Math.min(each, 99)) : toShares(weights);
  return Object.fromEntries(labels.map((label, index) => [label, hundredths[index]! / 100]));
}

/** Returns the shares of the sum in hundredths. The greatest one makes up for rounding, so that they add up to 100. */
function toShares(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const hundredths = weights.map((weight) => Math.round((100 * weight) / sum));
  const remainder = 100 - hundredths.reduce((total, each) => total + each, 0);
  const best = weights.indexOf(weights.reduce((max, weight) => Math.max(max, weight), 0));
  return hundredths.map((each, index) => (index === best ? each + remainder : each));
}

/**
 * Returns a pattern for the words of a label, whatever separates them. It needs linear time: a separator contains no letter
 * of the label, and one before the first word is a single character, so that no run of separators is searched twice.
 */
function toPattern(label: string): RegExp {
  const letters = new Set(label.match(/(?!\w)[\p{L}\p{N}]/gu));
  const separator = letters.size === 0 ? "\\W" : `[^\\w${[...letters].join("")}]`;
  const source = label.replaceAll(/[^\p{L}\p{N}]+/gu, (run, at) =>
    at === 0 && run.length < label.length ? separator : `${separator}+`,
  );
  return new RegExp(source, "gi");
}
