import {
  type EntryValidators,
  seedStateValidator,
  seedValidators,
  type Validate,
} from "../../../generated/validators.ts";
import type { Violation } from "../areas/problems.ts";
import { defaultSeed, type Seed, type SeedLists, type SeedState } from "../areas/seed.ts";
import { resourceOf } from "../areas/seeded.ts";
import { violationsOf } from "../areas/violations.ts";
import { isJsonObject } from "../lib/json-object.ts";
import { nearMisses } from "../lib/near-misses.ts";
import type { Snapshot, TableDefinitions } from "../sandbox/sandbox.ts";
import { tablesWith } from "../sandboxes/state.ts";
import { entryViolations, keysOf } from "./seed-entries.ts";
import { referenceViolations } from "./seed-references.ts";
import { snapshotViolations } from "./snapshot.ts";

/** What is wrong with a value that should be a seed, with pointers into it. */
export function* seedViolations(value: unknown): Generator<Violation> {
  let isValid = true;
  for (const violation of formViolations(value)) {
    isValid = false;
    yield violation;
  }
  if (!isValid) return;
  const seed = withDefaults(value as Seed); // Its form is valid.
  for (const violation of [...entryViolations(seed), ...referenceViolations(seed)]) {
    isValid = false;
    yield violation;
  }
  if (!isValid) return;
  const tables = tablesWith(seed);
  for (const violation of snapshotViolations({ seed: 1, clock: 0, count: 0, tables: rowsOf(tables) }, tables))
    yield inSeed(violation, seed, tables);
}

/** The lists with resources that no operation creates and without which a sandbox is of no use. */
export const SEED_DEFAULTS = {
  organizations: defaultSeed.organizations ?? [],
  workspaces: defaultSeed.workspaces ?? [],
  users: defaultSeed.users ?? [],
  models: defaultSeed.models?.filter(({ TYPE }) => TYPE === "base") ?? [],
};

/** The seed with the built-in base models, and the built-in organization with its workspace and users, unless it has own ones. */
export function withDefaults(seed: Seed): Seed {
  const { models, ...organization } = SEED_DEFAULTS;
  const hasOwn = Object.keys(organization).some((list) => Object.hasOwn(seed, list));
  return { ...(hasOwn ? {} : organization), models, ...seed };
}

function* formViolations(value: unknown): Generator<Violation> {
  if (!isJsonObject(value))
    return yield { pointer: "", detail: "must be an object with lists of resources", code: "type" };
  for (const [name, list] of Object.entries(value)) {
    const pointer = `/${escaped(name)}`;
    const validators = Object.hasOwn(seedValidators, name) ? seedValidators[name] : undefined;
    if (name === "_mock") yield* invalid(seedStateValidator, list, pointer, STATE_FIELDS);
    else if (!validators) {
      // A copy of generated/seed.json has it.
      if (name !== "x-generated") yield unknown(pointer, "list", name, [...Object.keys(seedValidators), "_mock"]);
    } else if (!Array.isArray(list)) yield { pointer, detail: "must be an array", code: "type" };
    else for (const [index, entry] of list.entries()) yield* invalidEntry(validators, entry, `${pointer}/${index}`);
  }
}

const STATE_FIELDS: readonly (keyof SeedState)[] = ["seed", "now", "count", "tasks", "commits", "missing"];

function* invalidEntry(validators: EntryValidators, entry: unknown, pointer: string): Generator<Violation> {
  if (!isJsonObject(entry)) return yield { pointer, detail: "must be an object", code: "type" };
  yield* invalid(validators.resource, resourceOf(entry), pointer, [...validators.fields, "_mock"]);
  if (entry._mock !== undefined)
    yield* invalid(validators.internal, entry._mock, `${pointer}/_mock`, validators.internalFields);
}

/** The violations of a validator, of which those of unknown fields suggest known ones. */
function invalid(validate: Validate, value: unknown, pointer: string, fields: readonly string[]): readonly Violation[] {
  if (validate(value)) return [];
  return violationsOf(validate.errors, pointer).map((violation) => {
    const [name, ...rest] = violation.pointer.slice(pointer.length + 1).split("/");
    const isUnknown = violation.code === "additionalProperties" && rest.length === 0;
    return isUnknown && name !== undefined
      ? unknown(violation.pointer, "property", unescaped(name), fields)
      : violation;
  });
}

function unknown(pointer: string, what: string, name: string, known: readonly string[]): Violation {
  const similar = nearMisses(name, known);
  const hint = similar.length > 0 ? `; did you mean ${alternatives.format(similar)}?` : "";
  return { pointer, detail: `is not a known ${what}${hint}`, code: "additionalProperties" };
}

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/** A property name as part of a JSON Pointer (RFC 6901 section 3), and back. */
const escaped = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1");
const unescaped = (part: string) => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** By table, the list of its rows: each from the resource in the same place, unless they are in `NESTED`. */
const LISTS: Readonly<Record<string, keyof SeedLists>> = {
  datasetRecords: "dataset_records",
  datasetImports: "dataset_import_tasks",
  registrations: "workflow_registrations",
  libraries: "document_libraries",
  batchJobs: "batch_jobs",
  searchDeployments: "search_index_deployments",
  ingestionConfigurations: "ingestion_configurations",
  spanEvaluations: "span_evaluations",
};

const NESTED: Readonly<Record<string, keyof SeedLists>> = {
  agentVersions: "agents",
  connectorServers: "connectors",
  connectorCredentials: "connectors",
  connectorActivations: "connectors",
  executions: "executions",
  runs: "executions",
  runEvents: "executions",
  feedLength: "executions",
  deploymentWorkers: "deployments",
  deploymentLogs: "deployments",
  commits: "deployments",
  fineTunings: "models",
};

/** What a violation of a row is in the seed that the row was made of. */
function inSeed({ pointer, detail, code }: Violation, seed: Seed, tables: TableDefinitions): Violation {
  const [, , , table = "", row = "", ...fields] = pointer.split("/");
  const path = fields.map((field) => `/${field}`).join("");
  if (table === "tasks") return { pointer: `/_mock/tasks/${row}${path}`, detail, code };
  const list = NESTED[table];
  if (list === undefined) {
    // The field of a row is one of the resource, or next to it.
    const place = path.replace(/^\/(schedule|conversation|judge|task|job)(?=\/)/, "");
    return { pointer: `/${LISTS[table] ?? table}${row && `/${row}`}${place}`, detail, code };
  }
  const rows = [...(tables[table]?.seed.values() ?? [])];
  return {
    pointer: `/${list}${ownerOf(seed, list, rows[Number(row)]?.row ?? {}, tables)}`,
    detail: `${path} ${detail}`.trim(),
    code,
  };
}
/** The pointer to the resource that a row belongs to; empty if it says of none. */
function ownerOf(seed: Seed, list: keyof SeedLists, row: unknown, tables: TableDefinitions): string {
  const { agent_id, connector_id, deployment_id, model_id, execution_id, run_id } = row as Record<string, unknown>;
  const run = tables.runs?.seed.get(String(run_id))?.row;
  const id = agent_id ?? connector_id ?? deployment_id ?? model_id ?? execution_id ?? run?.execution_id;
  const index = keysOf(seed, list).indexOf(String(id));
  return index < 0 ? "" : `/${index}`;
}

/** The rows of tables as a snapshot has them. */
export function rowsOf(tables: TableDefinitions): Snapshot["tables"] {
  const rows = Object.entries(tables).map(([name, { seed }]) => [name, Array.from(seed.values(), ({ row }) => row)]);
  return Object.fromEntries(rows);
}
