import { operations } from "../../../generated/operations.ts";
import { suggestion } from "../../core/near-misses.ts";

/** Explains that no operation of the API has an id; undefined if one has it. */
export function unknownOperation(id: string): string | undefined {
  if (Object.hasOwn(operations, id)) return undefined;
  return `There is no operation ${id}. ${suggestion(id, Object.keys(operations)) ?? "The reference lists the operations with their ids."}`;
}
