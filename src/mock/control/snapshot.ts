import { rowValidators as controlRowValidators } from "../../../generated/control/validators.ts";
import { rowValidators as areaRowValidators, type Validate } from "../../../generated/validators.ts";
import { tasks } from "../areas/index.ts";
import { fail, type Violation } from "../areas/problems.ts";
import { violationsOf } from "../areas/violations.ts";
import { createSandbox, type Snapshot, type TableDefinitions } from "../sandbox/sandbox.ts";
import { inconsistencies } from "./consistency.ts";
import { tables } from "./state.ts";

const validators: Readonly<Record<string, Validate>> = { ...areaRowValidators, ...controlRowValidators };

/** Maximum number of violations reported for a snapshot. */
const MAX_VIOLATIONS = 20;

/**
 * Checks the rows of a snapshot that matches its schema: against the schema of their table, for keys that occur twice, and
 * for rows that they need. Throws a 422 that lists what is wrong.
 */
export function checkSnapshot(snapshot: Snapshot): void {
  let errors = first(invalidRows(snapshot));
  // Only rows that are valid can be compared with each other.
  if (errors.length === 0) errors = first(inconsistencies(createSandbox(tables, "", snapshot).sandbox));
  if (errors.length === 0) return;
  const [{ pointer, detail }] = errors as [Violation];
  fail(422, "VALIDATION_ERROR", `${pointer} ${detail}. Restore a snapshot as it was returned.`, { errors });
}

/** The first violations; the rest, which could be millions, is not looked for. */
function first(violations: Iterable<Violation>): Violation[] {
  const found: Violation[] = [];
  for (const violation of violations) {
    found.push(violation);
    if (found.length === MAX_VIOLATIONS) break;
  }
  return found;
}

function* invalidRows(snapshot: Snapshot): Generator<Violation> {
  for (const [table, rows] of Object.entries(snapshot.tables)) {
    const pointer = `/body/tables/${table.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (!Object.hasOwn(tables, table)) {
      yield { pointer, detail: "is not a table of this mock", code: "invalid" };
      continue;
    }
    const { key } = (tables as TableDefinitions)[table]!;
    const seen = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const place = `${pointer}/${index}`;
      const violations = rowViolations(table, row, place);
      yield* violations;
      // Only a valid row has a key.
      if (violations.length > 0) continue;
      const same = seen.get(key(row));
      if (same !== undefined) yield { pointer: place, detail: `has the same key as row ${same}`, code: "invalid" };
      else seen.set(key(row), index);
    }
  }
}

function rowViolations(table: string, row: unknown, pointer: string): Violation[] {
  const validate = validators[table]!;
  if (!validate(row)) return violationsOf(validate.errors, pointer);
  if (table !== "tasks") return [];
  const { name } = row as { name: string }; // It is a valid task.
  return Object.hasOwn(tasks, name)
    ? []
    : [{ pointer: `${pointer}/name`, detail: "is not a task of this mock", code: "invalid" }];
}
