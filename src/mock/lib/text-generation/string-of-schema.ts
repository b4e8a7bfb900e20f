import RandExp from "randexp";
import { hash } from "../hash.ts";
import { linearRegexp } from "../linear-regexp.ts";
import { numberAt, type Schema } from "./schema.ts";
import { type Subject, TODAY } from "./subject.ts";

// The package's types describe a default export; what Node.js imports by default is the class itself.
const Generator = RandExp as unknown as typeof RandExp.default;
const MAX_LENGTH = 10_000;
/** How often `*` and `+` repeat at most, beyond what the pattern requires. */
const MAX_EXTRA_REPEATS = 3;
/** Repetitions and characters are chosen alike: this keeps `{1,255}` short and lets `[a-z]` be any letter. */
const MAX_ALTERNATIVES = 26;
/** RE2 refuses long repetitions, but not `\Qa{1000000000}\E`, which it reads as a quotation and RandExp does not. */
const MAX_CHOICES = 5000;

/** A string of the schema's format, pattern or length. Without these it is the text. */
export function stringOfSchema(schema: Schema, text: string, subject: Subject): string {
  const { format, pattern } = schema;
  if (typeof format === "string" && Object.hasOwn(FORMATS, format)) return FORMATS[format]!(subject);
  if (typeof pattern === "string") return matching(pattern, [text, TODAY, "06:12"]);
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
function matching(pattern: string, candidates: readonly [string, ...string[]]): string {
  try {
    const matches = linearRegexp(pattern);
    return candidates.find(matches) ?? [sampleOf(pattern, candidates[0])].find(matches) ?? candidates[0];
  } catch {
    // Not a regular expression, or one with features such as lookahead that RE2 doesn't have.
    return candidates[0];
  }
}

/** A text made from a pattern, always the same for the same seed. Throws if the text would be very long. */
function sampleOf(pattern: string, seed: string): string {
  const generator = new Generator(pattern);
  generator.max = MAX_EXTRA_REPEATS;
  let choices = 0;
  generator.randInt = (least, most) => {
    if (++choices > MAX_CHOICES || least > MAX_CHOICES) throw new RangeError("The text is too long.");
    return least + (hash(`${seed} ${choices}`) % Math.min(most - least + 1, MAX_ALTERNATIVES));
  };
  // By default it chooses from ASCII only.
  for (const character of pattern) generator.defaultRange.add(character.codePointAt(0)!);
  return generator.gen();
}
