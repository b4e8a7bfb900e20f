/** Schemas that only combine fields of an object, such as `required` in a variant, and their wording. */
import type { Schema } from "../core/document.ts";

const KEYWORDS = ["title", "description", "type", "required", "properties", "not"];
/** Keywords of a field in a variant for which there is no wording. */
const CONDITIONS = ["const", "enum", "properties", "not"];

/** True if the schema only combines fields of the object, which have these names. */
export function isCombination(schema: Schema, names: Set<string>): boolean {
  const { required, not } = schema as { required?: string[]; not?: Schema };
  const properties = Object.entries(schema.properties ?? {});
  return (
    Object.keys(schema).every((keyword) => KEYWORDS.includes(keyword)) &&
    (required !== undefined || not !== undefined) &&
    (not === undefined || isCombination(not, names)) &&
    properties.every(([name, property]) => names.has(name) && !CONDITIONS.some((keyword) => keyword in property))
  );
}

const conjunction = new Intl.ListFormat("en");

/** Describes combinations of which an object needs one: "Exactly one of `a` and `b` is required." */
export function describeChoice(count: "exactly" | "at least", combinations: Schema[]): string {
  const names = combinations.map((combination) => {
    const forbidden = namesIn(combination.not).map((name) => `no ${name}`);
    return [...namesIn(combination), ...forbidden].join(" with ");
  });
  return `${count === "exactly" ? "Exactly" : "At least"} one of ${conjunction.format(names)} is required.`;
}

/** Describes required fields: "`a` and `b` are required." */
export function describeRequired(names: string[]): string {
  return `${conjunction.format(names.map(code))} ${names.length === 1 ? "is" : "are"} required.`;
}

/** Describes fields that are not allowed together: "`a` and `b` cannot be combined." */
export function describeExclusion(excluded: Schema): string {
  const names = namesIn(excluded);
  return `${conjunction.format(names)} ${names.length === 1 ? "is not allowed" : "cannot be combined"}.`;
}

function namesIn(schema: Schema | undefined): string[] {
  return (schema?.required ?? []).map(code);
}

function code(name: string): string {
  return `\`${name}\``;
}
