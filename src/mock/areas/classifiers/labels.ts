import type { components } from "../../../../generated/types.ts";
import { hash } from "../../lib/hash.ts";

type Target = components["schemas"]["ClassifierTarget"];

/** Keywords for the labels of the seed's classifier. For any other label, the keyword is the label itself. */
const KEYWORDS: Readonly<Record<string, RegExp>> = {
  tides: /\b(tides?|(low|high) water|ebb|water levels?)\b/gi,
  berths: /\b(berths?|moor(ing|ings)?|docks?|quay|slip)\b/gi,
  weather: /\b(weather|wind(y)?|rain(y)?|storms?|fog|forecast|temperature)\b/gi,
};

/**
 * Scores how well each label fits the text, in hundredths. The scores add up to 1 if exactly one label applies, and are
 * independent if several can apply.
 */
export function labelScores({ name, labels, loss_function }: Target, text: string): Record<string, number> {
  const weights = labels.map((label) => {
    const noise = 1 + (hash(`${name}\n${label}\n${text}`) % 2);
    return noise + 96 * countMatches(KEYWORDS[label] ?? toPattern(label), text);
  });
  if (loss_function === "multi_class")
    return toScores(
      labels,
      weights.map((weight) => Math.min(weight, 99)),
    );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const hundredths = weights.map((weight) => Math.round((100 * weight) / sum));
  const remainder = 100 - hundredths.reduce((total, each) => total + each, 0);
  const best = weights.indexOf(Math.max(...weights));
  return toScores(
    labels,
    hundredths.map((each, index) => (index === best ? each + remainder : each)),
  );
}

function countMatches(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function toPattern(label: string): RegExp {
  return new RegExp(label.replaceAll(/[^\p{L}\p{N}]+/gu, "\\W+"), "gi");
}

function toScores(labels: readonly string[], hundredths: readonly number[]): Record<string, number> {
  return Object.fromEntries(labels.map((label, index) => [label, hundredths[index]! / 100]));
}
