import type { JsonMap } from "../../../../generated/mock-types.ts";
import { canonicalJson } from "../../../core/canonical-json.ts";
import { isJsonObject } from "../../../core/json-object.ts";
import { valueIn } from "../../../core/json-pointer.ts";
import { unprocessable } from "../../exchange/problems.ts";

type Metadata = JsonMap | null | undefined;

/**
 * Parses a metadata filter: a JSON object whose entries must all be in a resource's metadata. Throws a 422 that names
 * the query parameter if the text is not a JSON object.
 */
export function metadataFilter(text: string | undefined, name = "metadata"): (metadata: Metadata) => boolean {
  const entries = text === undefined ? [] : readEntries(text, name);
  return (metadata) => entries.every(([name, value]) => canonicalJson(valueIn(metadata, [name])) === value);
}

/** Returns the entries of a JSON object, with each value in canonical form. */
function readEntries(text: string, parameter: string): [string, string | undefined][] {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return Object.entries(value).map(([name, part]) => [name, canonicalJson(part)]);
  } catch {
    // The text is not JSON, or is nested too deeply to serialize.
  }
  return unprocessable(`/query/${parameter}`, `${parameter} must be a JSON object, such as {"desk":"harbor"}.`);
}

/** Returns a test of whether a resource has all of these tags. */
export function tagFilter(wanted: readonly string[] = []): (tags: readonly string[]) => boolean {
  return (tags) => {
    const own = new Set(wanted.length > 0 ? tags : []);
    return wanted.every((tag) => own.has(tag));
  };
}

/** Returns a test of whether a text contains the search text, ignoring case. Without a search text, all texts pass. */
export function textFilter(search: string | undefined): (...texts: readonly (string | null | undefined)[]) => boolean {
  const wanted = search?.toLowerCase();
  return (...texts) => wanted === undefined || texts.some((text) => text?.toLowerCase().includes(wanted));
}
