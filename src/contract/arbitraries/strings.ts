import fc from "fast-check";
import type { Schema } from "../../core/document.ts";

/** Stands for the text that only one key sends. Each key has one of the same length: `CANARY0`, `CANARY1` and so on. */
export const CANARY = "CANARY_";

/** Texts that often cause errors in programs. */
const ODD = [
  "",
  " ",
  "0",
  "null",
  "__proto__",
  "constructor",
  "toString",
  "../..",
  "%",
  "%zz",
  "a/b?c#d",
  "line\r\nbreak: x",
  "\u0000",
  "\ud800",
  "\u202e\ufeff",
  "😀".repeat(20),
  "x".repeat(5000),
  "{{x}}<script>",
  "9007199254740993",
];

const TIMES = [
  "1969-12-31T23:59:59Z",
  "2026-03-02T12:00:00Z",
  "2026-03-02T12:00:00.123456789+05:30",
  "9999-12-31T23:59:59Z",
  "0000-01-01T00:00:00Z",
  "2016-12-31T23:59:60Z",
];

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  "date-time": fc.oneof(
    fc.constantFrom(...TIMES),
    fc
      .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
  uri: fc.oneof(fc.webUrl(), fc.constantFrom("urn:a:b", "data:,x", "https://tools.tidewater.example/mcp")),
  "uri-reference": fc.oneof(fc.webUrl(), fc.webPath(), fc.constantFrom("#", "?a=b")),
  duration: fc.constantFrom("PT1S", "P1D", "PT36H", "P1Y2M3DT4H5M6S", "P4W", "PT0S", "P99999Y"),
};

/** Texts that fit a schema of the type string. */
export function generateStrings({
  format,
  pattern,
  minLength = 0,
  maxLength = Infinity,
}: Schema): fc.Arbitrary<string> {
  const fits = (text: string) => {
    const length = [...text].length; // JSON Schema counts characters (validation, section 6.3.1).
    return length >= (minLength as number) && length <= (maxLength as number);
  };
  if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern, "u"), { size: "small" }).filter(fits);
  const formatted = FORMATS[format as string];
  if (formatted) return formatted.filter(fits);
  const odd = ODD.filter(fits);
  return fc.oneof(
    { weight: 4, arbitrary: text(minLength as number, maxLength as number) },
    ...(odd.length > 0 ? [fc.constantFrom(...odd)] : []),
    ...(fits(CANARY) ? [{ weight: 3, arbitrary: fc.constant(CANARY) }] : []),
  );
}

function text(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, minLength + 12));
  return fc.string({ unit: fc.constantFrom(...'aZ09_- é/%"\\'), minLength, maxLength: most });
}
