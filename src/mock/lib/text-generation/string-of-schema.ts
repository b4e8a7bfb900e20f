import RandExp from "randexp";
import type { PatternChecks } from "../../../core/patterns/pattern-checks.ts";
import { hash } from "../hash.ts";
import { numberAt, type Schema } from "./schema.ts";
import { type Subject, TODAY } from "./subject.ts";

// A model's output has to match the patterns of the caller's schema, and re2js only matches texts. RandExp also makes them.
// The package's types describe a default export, but Node.js imports the class itself by default.
const Generator = RandExp as unknown as typeof RandExp.default;
const MAX_LENGTH = 10_000;
/** Maximum repetitions of `*` and `+` beyond those that the pattern requires. */
const MAX_EXTRA_REPEATS = 3;
/** Repetitions and characters are chosen in the same way: this keeps `{1,255}` short, and `[a-z]` can be any letter. */
const MAX_ALTERNATIVES = 26;
/** RE2 allows counts up to 1,000, and several of them side by side. */
const MAX_CHOICES = 5000;
/** Work of choosing a character. */
const CHOOSING = 50;

/** A string of the schema's format, pattern or length. Without these it is the text. */
export function stringOfSchema(
  schema: Schema,
  text: string,
  { subject, checks }: { readonly subject: Subject; readonly checks: PatternChecks },
): string {
  const { format, pattern } = schema;
  if (typeof format === "string" && Object.hasOwn(FORMATS, format)) return FORMATS[format]!(subject);
  if (typeof pattern === "string") return matching(pattern, [text, TODAY, "06:12"], checks);
  const minLength = Math.min(numberAt(schema, "minLength") ?? 0, MAX_LENGTH);
  return text.padEnd(minLength, ".").slice(0, numberAt(schema, "maxLength") ?? MAX_LENGTH);
}

const FORMATS: Record<string, (subject: Subject) => string> = {
  date: ({ date }) => date ?? TODAY,
  "date-time": ({ date }) => `${date ?? TODAY}T09:00:00Z`,
  time: () => "09:00:00Z",
  duration: () => "PT15M",
  email: () => "mara@tidewater.example",
  hostname: () => "tidewater.example",
  ipv4: () => "192.0.2.1",
  ipv6: () => "2001:db8::1",
  uri: () => "https://tidewater.example/harbor-point",
  uuid: () => "c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533",
};

/** The first candidate that matches the pattern, or one made from it; the first of all if the pattern can't be kept. */
function matching(pattern: string, candidates: readonly [string, ...string[]], checks: PatternChecks): string {
  // Every text will do for a pattern that is not supported.
  const matches = (text: string) => checks.matches(pattern, text) ?? true;
  try {
    return candidates.find(matches) ?? [generateSample(pattern, candidates[0], checks)].find(matches) ?? candidates[0];
  } catch {
    // Not a regular expression, or one that takes too much work.
    return candidates[0];
  }
}

/** A text made from a pattern, always the same for the same random seed. Throws if the text would be very long. */
function generateSample(pattern: string, randomSeed: string, checks: PatternChecks): string {
  const generator = new Generator(pattern);
  generator.max = MAX_EXTRA_REPEATS;
  const key = hash(randomSeed);
  let choices = 0;
  generator.randInt = (least, most) => {
    if (++choices > MAX_CHOICES || least > MAX_CHOICES) throw new RangeError("The text is too long.");
    checks.spend(CHOOSING);
    return least + (hash(`${key} ${choices}`) % Math.min(most - least + 1, MAX_ALTERNATIVES));
  };
  // By default it chooses from ASCII only.
  for (const character of pattern) generator.defaultRange.add(character.codePointAt(0)!);
  return generator.gen();
}
