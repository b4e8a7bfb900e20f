import { seedStateValidator, seedValidators } from "../../../generated/validators.ts";
import type { EntryValidators, Validate } from "../../core/generated-types.ts";
import { isJsonObject } from "../../core/json-object.ts";
import { escapeSegment, splitPointer } from "../../core/json-pointer.ts";
import { listNearMisses } from "../../core/near-misses.ts";
import { rowOrigins } from "../areas/data.ts";
import { defaultSeed, type Seed, type SeedState } from "../areas/seed.ts";
import { toResource } from "../areas/seeded.ts";
import type { AreaTables } from "../areas/tables.ts";
import type { Violation } from "../exchange/problems.ts";
import { toViolations } from "../exchange/violations.ts";
import { convertEach, flatten } from "../lib/collect.ts";
import { type Tables, tablesWith } from "../sandboxes/control-tables.ts";
import { createSandbox, type Snapshot, type TableDefinitions } from "../state/sandbox.ts";
import { entryChecks, readKeys } from "./seed-entries.ts";
import { referenceChecks } from "./seed-references.ts";
import { PREPARED_LISTS, preparedChecks, preparedFormChecks } from "./seed-replies.ts";
import { areFulfilled, type Checks, snapshotChecks } from "./snapshot.ts";

/** Checks the resources of a value that should be a seed, with pointers into it. */
export function* resourceChecks(value: unknown): Checks {
  const hasForm = yield* areFulfilled(formChecks(value));
  if (!hasForm) return;
  const seed = withDefaults(value as Seed); // Its form is valid.
  yield* entryChecks(seed);
  yield* referenceChecks(seed);
}

/** Checks the rest of a seed with defaults whose resources are valid: its rows in tables, replies, faults and turns. */
export function* tableChecks(seed: Seed, tables: Tables): Checks {
  const snapshot = { random_seed: 1, clock: 0, count: 0, tables: toRows(tables) };
  const checks = snapshotChecks(snapshot, tables);
  const inSeedOnly = convertEach(checks, (check) => convertEach(check, (each) => inSeed(each, seed, tables)));
  const areConsistent = yield* areFulfilled(inSeedOnly);
  if (areConsistent) yield* preparedChecks(seed, createSandbox(tables, "", snapshot).sandbox);
}

/** Finds the violations of a value that should be a seed, with pointers into it. */
export function seedViolations(value: unknown): Violation[] {
  const violations = [...flatten(resourceChecks(value))];
  if (violations.length > 0) return violations;
  const seed = withDefaults(value as Seed); // Its resources are valid.
  return [...flatten(tableChecks(seed, tablesWith(seed)))];
}

/** Lists of resources that no operation creates and every sandbox needs. */
export const SEED_DEFAULTS = {
  organizations: defaultSeed.organizations ?? [],
  workspaces: defaultSeed.workspaces ?? [],
  users: defaultSeed.users ?? [],
  models: defaultSeed.models?.filter(({ TYPE }) => TYPE === "base") ?? [],
};

/** Adds the built-in base models, and the built-in organization with its workspace and users, unless the seed has its own. */
export function withDefaults(seed: Seed): Seed {
  const { models, ...organization } = SEED_DEFAULTS;
  const hasOwn = Object.keys(organization).some((list) => Object.hasOwn(seed, list));
  return { ...(hasOwn ? {} : organization), models, ...seed };
}

function* formChecks(value: unknown): Checks {
  if (!isJsonObject(value))
    return void (yield [{ pointer: "", detail: "must be an object with lists of resources", code: "type" }]);
  for (const [name, list] of Object.entries(value)) {
    const pointer = `/${escapeSegment(name)}`;
    const validators = Object.hasOwn(seedValidators, name) ? seedValidators[name] : undefined;
    if (name === "_mock") yield* stateChecks(list);
    else if (!validators) {
      // A copy of generated/seed.json has it.
      if (name !== "x-generated") yield [unknown(pointer, "list", name, [...Object.keys(seedValidators), "_mock"])];
    } else if (!Array.isArray(list)) yield [{ pointer, detail: "must be an array", code: "type" }];
    else for (const [index, entry] of list.entries()) yield invalidEntry(validators, entry, `${pointer}/${index}`);
  }
}

const STATE_FIELDS: readonly (keyof SeedState)[] = ["random_seed", "now", "count", "tasks", "commits", "missing"];

function* stateChecks(state: unknown): Checks {
  if (!isJsonObject(state)) return void (yield invalid(seedStateValidator, state, "/_mock", STATE_FIELDS));
  const { replies, faults, turns, ...others } = state;
  yield invalid(seedStateValidator, others, "/_mock", [...STATE_FIELDS, ...PREPARED_LISTS]);
  yield* preparedFormChecks({ replies, faults, turns });
}

function* invalidEntry(validators: EntryValidators, entry: unknown, pointer: string): Generator<Violation> {
  if (!isJsonObject(entry)) return yield { pointer, detail: "must be an object", code: "type" };
  yield* invalid(validators.resource, toResource(entry), pointer, [...validators.fields, "_mock"]);
  if (entry._mock !== undefined)
    yield* invalid(validators.internal, entry._mock, `${pointer}/_mock`, validators.internalFields);
}

/** Returns the violations of a validator. Those of unknown fields suggest known ones. */
function invalid(validate: Validate, value: unknown, pointer: string, fields: readonly string[]): readonly Violation[] {
  if (validate(value)) return [];
  return toViolations(validate.errors, pointer).map((violation) => {
    const [name, ...rest] = splitPointer(violation.pointer.slice(pointer.length));
    const isUnknown = violation.code === "additionalProperties" && rest.length === 0;
    return isUnknown && name !== undefined ? unknown(violation.pointer, "property", name, fields) : violation;
  });
}

function unknown(pointer: string, what: string, name: string, known: readonly string[]): Violation {
  const similar = listNearMisses(name, known);
  const hint = similar ? `; did you mean ${similar}?` : "";
  return { pointer, detail: `is not a known ${what}${hint}`, code: "additionalProperties" };
}

/** Converts a violation of a row to one of the seed that the row was made from. */
function inSeed({ pointer, detail, code }: Violation, seed: Seed, tables: TableDefinitions): Violation {
  const [, , , table = "", row = "", ...fields] = pointer.split("/");
  const path = fields.map((field) => `/${field}`).join("");
  const origin = rowOrigins.get(table as keyof AreaTables);
  if (!origin) return { pointer: `/_mock/${table}/${row}${path}`, detail, code }; // The tasks belong to no area.
  if ("list" in origin) {
    // The field of a row is one of the resource, or next to it.
    const [field, ...rest] = fields;
    const place = field === origin.resource && rest.length > 0 ? rest.map((part) => `/${part}`).join("") : path;
    return { pointer: `/${origin.list}${row && `/${row}`}${place}`, detail, code };
  }
  const rows = [...(tables[table]?.seed.values() ?? [])];
  const owner = origin.owner?.(rows[Number(row)]?.row ?? {}, (name, key) => tables[name]?.seed.get(key)?.row);
  const index = owner === undefined ? -1 : readKeys(seed, origin.partsOf).indexOf(owner);
  return {
    pointer: `/${origin.partsOf}${index < 0 ? "" : `/${index}`}`,
    detail: `${path} ${detail}`.trim(),
    code,
  };
}

export function toRows(tables: TableDefinitions): Snapshot["tables"] {
  const rows = Object.entries(tables).map(([name, { seed }]) => [name, Array.from(seed.values(), ({ row }) => row)]);
  return Object.fromEntries(rows);
}
