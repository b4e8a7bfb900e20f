import { operations } from "../../../generated/operations.ts";
import { nearMisses } from "../lib/near-misses.ts";

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/** What is wrong with an id that no operation of the API has; undefined if one has it. */
export function unknownOperation(id: string): string | undefined {
  if (Object.hasOwn(operations, id)) return undefined;
  return `There is no operation ${id}. ${suggestion(id, Object.keys(operations)) ?? "The reference has the operations and their ids."}`;
}

/** A question after the known names that somebody may have meant; undefined if none is similar. */
export function suggestion(unknown: string, known: readonly string[]): string | undefined {
  const similar = nearMisses(unknown, known);
  return similar.length > 0 ? `Did you mean ${alternatives.format(similar)}?` : undefined;
}
