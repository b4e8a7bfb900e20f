import { type OperationId, operations } from "../../../generated/operations.ts";
import { validators } from "../lib/validators.ts";

/** Returns the statuses that the document has for an operation, in ascending order. */
export function documentedStatuses(id: OperationId): number[] {
  const statuses = new Set([operations[id].status, ...Object.keys(validators[id].responses).map(Number)]);
  return [...statuses].sort((a, b) => a - b);
}
