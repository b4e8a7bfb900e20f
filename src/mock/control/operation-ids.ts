import { operations } from "../../../generated/operations.ts";
import { listNearMisses } from "../lib/near-misses.ts";

/** Explains that no operation of the API has an id; undefined if one has it. */
export function unknownOperation(id: string): string | undefined {
  if (Object.hasOwn(operations, id)) return undefined;
  return `There is no operation ${id}. ${suggestion(id, Object.keys(operations)) ?? "The reference lists the operations with their ids."}`;
}

/** A question that names similar known names; undefined if there are none. */
export function suggestion(unknown: string, known: readonly string[]): string | undefined {
  const similar = listNearMisses(unknown, known);
  return similar && `Did you mean ${similar}?`;
}
