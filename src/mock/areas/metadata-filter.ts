import type { components } from "../../../generated/types.ts";
import { unprocessable } from "./problems.ts";

type Metadata = components["schemas"]["JsonMap"] | null | undefined;

/**
 * Whether labels have all entries of the filter, the text of a JSON object in the query parameter of this name; 422 for
 * any other text.
 */
export function metadataFilter(text: string | undefined, name = "metadata"): (metadata: Metadata) => boolean {
  const wanted = text === undefined ? [] : readEntries(text, name);
  return (metadata) => wanted.every(([name, value]) => canonicalJson(metadata?.[name]) === value);
}

/** The entries of a JSON object, with their values in canonical form. */
function readEntries(text: string, parameter: string): [string, string | undefined][] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return Object.entries(value).map(([name, part]) => [name, canonicalJson(part)]);
  } catch {
    // Not JSON at all, or nested so deeply that nobody can have labels like it.
  }
  return unprocessable(`/query/${parameter}`, `${parameter} must be a JSON object, such as {"desk":"harbor"}.`);
}

/** JSON with the names of each object in alphabetical order: the same text for values that are equal as JSON. */
export function canonicalJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
