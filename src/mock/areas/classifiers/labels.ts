import type { components } from "../../../../generated/types.ts";
import { hash } from "../../lib/hash.ts";

type Target = components["schemas"]["ClassifierTarget"];

/** Words that speak for the labels of the seed's classifier; for any other label it is the label itself. */
const signs: Readonly<Record<string, RegExp>> = {
  tides: /\b(tides?|(low|high) water|ebb|water levels?)\b/gi,
  berths: /\b(berths?|moor(ing|ings)?|docks?|quay|slip)\b/gi,
  weather: /\b(weather|wind(y)?|rain(y)?|storms?|fog|forecast|temperature)\b/gi,
};

/**
 * How well each label fits the text, in hundredths: they add up to 1 if exactly one label applies, and stand for
 * themselves if several can.
 */
export function labelScores({ name, labels, loss_function }: Target, text: string): Record<string, number> {
  const weights = labels.map((label) => {
    const small = 1 + (hash(`${name}\n${label}\n${text}`) % 2);
    return small + 96 * countOf(signs[label] ?? wordOf(label), text);
  });
  if (loss_function === "multi_class")
    return scoresOf(
      labels,
      weights.map((weight) => Math.min(weight, 99)),
    );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const hundredths = weights.map((weight) => Math.round((100 * weight) / sum));
  const rest = 100 - hundredths.reduce((total, each) => total + each, 0);
  const best = weights.indexOf(Math.max(...weights));
  return scoresOf(
    labels,
    hundredths.map((each, index) => (index === best ? each + rest : each)),
  );
}

function countOf(sign: RegExp, text: string): number {
  return text.match(sign)?.length ?? 0;
}

function wordOf(label: string): RegExp {
  return new RegExp(label.replaceAll(/[^\p{L}\p{N}]+/gu, "\\W+"), "gi");
}

function scoresOf(labels: readonly string[], hundredths: readonly number[]): Record<string, number> {
  return Object.fromEntries(labels.map((label, index) => [label, hundredths[index]! / 100]));
}
