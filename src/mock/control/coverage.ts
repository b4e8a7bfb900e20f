import type { components } from "../../../generated/control/types.ts";
import { type OperationId, operations } from "../../../generated/operations.ts";
import { documentedStatuses } from "./documented-statuses.ts";

/** The operations and documented responses that requests have called. */
export type Coverage = components["schemas"]["Coverage"];

/** By operation, the number of its responses with each status. The status of a dropped connection is 0. */
export type Counts = Map<string, Map<number, number>>;

export interface Counters {
  add(sandboxId: string, operationId: string, status: number): void;
  /** The counts of a sandbox, or of all. */
  counts(sandboxId?: string): Counts;
  clear(sandboxId: string): void;
}

/** A count takes about 50 bytes. */
const MAX_COUNTS = 100_000;

/**
 * Creates counters that keep at most so many counts: beyond it, those of the least recently used sandbox remain only in the sum
 * of all.
 */
export function createCounters(maxCounts = MAX_COUNTS): Counters {
  /** In order of last use, once many counts are kept. */
  const sandboxes = new Map<string, Counts>();
  let kept = 0;
  const dropped: Counts = new Map();

  function findCounts(sandboxId: string): Counts {
    const counts: Counts = sandboxes.get(sandboxId) ?? new Map();
    if (kept >= maxCounts / 2) sandboxes.delete(sandboxId);
    sandboxes.set(sandboxId, counts);
    return counts;
  }

  function remove(sandboxId: string): Counts {
    const counts = sandboxes.get(sandboxId) ?? new Map();
    sandboxes.delete(sandboxId);
    for (const statuses of counts.values()) kept -= statuses.size;
    return counts;
  }

  return {
    add(sandboxId, operationId, status) {
      kept += addCount(findCounts(sandboxId), operationId, status, 1);
      while (kept > maxCounts && sandboxes.size > 1) addCounts(dropped, remove(sandboxes.keys().next().value!));
    },
    counts(sandboxId) {
      if (sandboxId !== undefined) return sandboxes.get(sandboxId) ?? new Map();
      const all: Counts = new Map();
      for (const counts of [dropped, ...sandboxes.values()]) addCounts(all, counts);
      return all;
    },
    clear: (sandboxId) => void remove(sandboxId),
  };
}

/** Returns the number of counts that did not exist before: 1 or 0. */
function addCount(counts: Counts, operationId: string, status: number, count: number): number {
  let statuses = counts.get(operationId);
  if (!statuses) {
    statuses = new Map();
    counts.set(operationId, statuses);
  }
  const before = statuses.get(status);
  statuses.set(status, (before ?? 0) + count);
  return before === undefined ? 1 : 0;
}

function addCounts(sum: Counts, counts: Counts): void {
  for (const [operationId, statuses] of counts)
    for (const [status, count] of statuses) addCount(sum, operationId, status, count);
}

/**
 * Adds several coverages, such as those of the workers of a test runner, with all operations of the API. Returns one without
 * calls for an empty list.
 *
 * @example
 * const sandboxes = [createMock().sandbox("a"), createMock().sandbox("b")];
 * const coverage = mergeCoverage(await Promise.all(sandboxes.map((sandbox) => sandbox.coverage())));
 */
export function mergeCoverage(coverages: readonly Coverage[]): Coverage {
  const sum: Counts = new Map();
  for (const { operation_id, calls, responses } of coverages.flatMap((coverage) => coverage.operations)) {
    let dropped = calls;
    for (const { status, count } of responses) {
      if (count > 0) addCount(sum, operation_id, status, count);
      dropped -= count;
    }
    if (dropped > 0) addCount(sum, operation_id, 0, dropped);
  }
  return toCoverage(sum);
}

export function toCoverage(counts: Counts): Coverage {
  const all = (Object.keys(operations) as OperationId[]).map((id) => toOperation(id, counts.get(id) ?? new Map()));
  const documented = all.flatMap(({ responses }) => responses.filter((response) => response.documented));
  return {
    called_operations: all.filter(({ calls }) => calls > 0).length,
    documented_operations: all.length,
    called_responses: documented.filter(({ count }) => count > 0).length,
    documented_responses: documented.length,
    operations: all,
  };
}

function toOperation(id: OperationId, counts: ReadonlyMap<number, number>): Coverage["operations"][number] {
  const documented = documentedStatuses(id);
  const sent = [...counts.keys()].filter((status) => status !== 0);
  const statuses = [...new Set([...documented, ...sent])].sort((a, b) => a - b);
  return {
    operation_id: id,
    calls: [...counts.values()].reduce((sum, count) => sum + count, 0),
    responses: statuses.map((status) => ({
      status,
      documented: documented.includes(status),
      count: counts.get(status) ?? 0,
    })),
  };
}
