import { operations } from "../../../generated/operations.ts";
import { nearMisses } from "../lib/near-misses.ts";

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/** Says which id may have been meant by one that no operation of the API has; undefined if an operation has it. */
export function unknownOperation(id: string): string | undefined {
  if (Object.hasOwn(operations, id)) return undefined;
  const similar = nearMisses(id, Object.keys(operations));
  const hint =
    similar.length > 0
      ? `Did you mean ${alternatives.format(similar)}?`
      : "The reference has the operations and their ids.";
  return `There is no operation ${id}. ${hint}`;
}
