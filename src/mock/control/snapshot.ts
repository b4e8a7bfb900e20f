import { rowValidators as controlRowValidators } from "../../../generated/control/validators.ts";
import { rowValidators as areaRowValidators } from "../../../generated/validators.ts";
import type { Validate } from "../../core/generated-types.ts";
import { escapeSegment } from "../../core/json-pointer.ts";
import type { RowViolation } from "../areas/area-data.ts";
import { tasks } from "../areas/areas.ts";
import { areaData, rowOrigins, seedLists } from "../areas/data.ts";
import type { AreaTables } from "../areas/tables.ts";
import { refuseInvalid, type Violation } from "../exchange/problems.ts";
import { toViolations } from "../exchange/violations.ts";
import { collect, convertEach } from "../lib/collect.ts";
import type { Controller, Tables } from "../sandboxes/control-tables.ts";
import { decodeId } from "../state/ids.ts";
import { createSandbox, type Snapshot, type TableDefinitions } from "../state/sandbox.ts";

const validators: Readonly<Record<string, Validate>> = { ...areaRowValidators, ...controlRowValidators };

/** Maximum number of violations reported for a snapshot. */
const MAX_VIOLATIONS = 20;

/**
 * Checks the rows of a snapshot that matches its schema: against the schema of their table, for keys that occur twice, and
 * for rows that they need. Throws a 422 with the violations.
 */
export async function checkSnapshot(snapshot: Snapshot, tables: Tables): Promise<void> {
  const errors = await collect(snapshotChecks(snapshot, tables), MAX_VIOLATIONS);
  refuseInvalid(errors, "Restore a snapshot as it was returned.");
}

/** Checks of up to a tenth of a second, each of which finds violations. They have to be read before the next check. */
export type Checks<Result = void> = Generator<Iterable<Violation>, Result>;

/** Checks the rows of a snapshot, with pointers into the body of a request. */
export function* snapshotChecks(snapshot: Snapshot, tables: Tables): Checks {
  const areValid = yield* areFulfilled(rowChecks(snapshot, tables));
  // Only rows that are valid can be compared with each other.
  if (areValid) yield* consistencyChecks(createSandbox(tables, "", snapshot).sandbox);
}

export function* areFulfilled(checks: Iterable<Iterable<Violation>>): Checks<boolean> {
  let areValid = true;
  for (const check of checks)
    yield convertEach(check, (violation) => {
      areValid = false;
      return violation;
    });
  return areValid;
}

/**
 * Finds violations of rules that a schema can't express and handlers rely on: a row contradicts neither itself nor another,
 * and the rows that it needs exist. No operation removes those, so handlers do not check that they exist.
 */
function* consistencyChecks(sandbox: Controller["sandbox"]): Checks {
  for (const [table, origin] of rowOrigins) {
    const { length } = sandbox[table].all(); // A sandbox creates its tables on first use.
    const isWrong = "list" in origin && seedLists.get(origin.list)?.exactlyOne && length !== 1;
    yield isWrong ? [{ pointer: `/body/tables/${table}`, detail: "must have exactly one row", code: "invalid" }] : [];
  }
  for (const { checkRows, checkRow = {} } of areaData) {
    if (checkRows) yield convertEach(checkRows(sandbox), toViolation);
    for (const [name, check] of Object.entries(checkRow)) {
      const table = name as keyof AreaTables; // It is one of the area's tables.
      for (const [index, row] of sandbox[table].all().entries()) {
        const violation = check?.(row);
        yield violation ? [toViolation({ table, index, ...violation })] : [];
      }
    }
  }
}

function toViolation({ table, index, field, detail }: RowViolation): Violation {
  return { pointer: `/body/tables/${table}/${index}/${field}`, detail, code: "invalid" };
}

/** Ids beyond a snapshot's count that its rows may have. A text that only looks like an id rarely has such a number. */
const MAX_AHEAD = 1_000_000;

/**
 * The count of a valid snapshot, or the number of the highest id that its rows have, so that no id is assigned twice:
 * a changed snapshot may have a lower count, or rows of another one. A snapshot as it was returned has no such id.
 */
export function usedCount({ random_seed, count, tables: toRows }: Snapshot, tables: TableDefinitions): number {
  let used = count;
  for (const [table, rows] of Object.entries(toRows)) {
    const definition = tables[table]!;
    for (const row of rows) {
      const key = definition.key(row);
      if (definition.seed.has(key)) continue;
      const number = table === "tasks" ? Number(key) : (decodeId(random_seed, key) ?? 0);
      if (number <= count + MAX_AHEAD) used = Math.max(used, number);
    }
  }
  return used;
}

function* rowChecks(snapshot: Snapshot, tables: TableDefinitions): Checks {
  for (const [table, rows] of Object.entries(snapshot.tables)) {
    const pointer = `/body/tables/${escapeSegment(table)}`;
    const definition = Object.hasOwn(tables, table) ? tables[table] : undefined;
    if (!definition) {
      yield [{ pointer, detail: "is not a table of this mock", code: "invalid" }];
      continue;
    }
    const { key } = definition;
    const seen = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const place = `${pointer}/${index}`;
      const violations = rowViolations(table, row, place);
      yield violations;
      // Only a valid row has a key.
      if (violations.length > 0) continue;
      const same = seen.get(key(row));
      if (same !== undefined) yield [{ pointer: place, detail: `has the same key as row ${same}`, code: "invalid" }];
      else seen.set(key(row), index);
    }
  }
}

/** Returns true if a value matches the schema of the rows of a table. */
export function isRow(table: string, row: unknown): boolean {
  return validators[table]!(row) && (table !== "tasks" || Object.hasOwn(tasks, (row as { name: string }).name));
}

function rowViolations(table: string, row: unknown, pointer: string): readonly Violation[] {
  const validate = validators[table]!;
  if (!validate(row)) return toViolations(validate.errors, pointer);
  return isRow(table, row)
    ? []
    : [{ pointer: `${pointer}/name`, detail: "is not a task of this mock", code: "invalid" }];
}
