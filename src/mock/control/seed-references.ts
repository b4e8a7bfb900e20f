import type { Violation } from "../areas/problems.ts";
import type { Seed, SeedLists } from "../areas/seed.ts";
import { nearMisses } from "../lib/near-misses.ts";

/** A field of a resource that names another one. */
interface Reference {
  readonly pointer: string;
  readonly to: keyof SeedLists;
  readonly name: string;
}

/** Lists whose resources no operation deletes. So handlers rely on them, and none can be missing. */
const PERMANENT: readonly (keyof SeedLists)[] = ["organizations", "workflows"];

/** Names that a wrong one is compared with. */
const MAX_COMPARED = 1000;

const alternatives = new Intl.ListFormat("en", { type: "disjunction" });

/** The references of a seed to resources that it does not have, besides those that it declares as missing. */
export function* referenceViolations(seed: Seed): Generator<Violation> {
  const missing = new Set(seed._mock?.missing);
  for (const { pointer, to, name, known } of danglingReferences(seed)) {
    if (missing.has(name) && !PERMANENT.includes(to)) continue;
    const similar = known.size > MAX_COMPARED ? [] : nearMisses(name, [...known]);
    const hint = similar.length > 0 ? `; did you mean ${alternatives.format(similar)}?` : "";
    yield { pointer, detail: `names nothing in ${to}: ${name}${hint}`, code: "reference" };
  }
}

/** Names that resources refer to although nothing has them, sorted. */
export function missingNames(seed: Seed): string[] {
  return [...new Set(Array.from(danglingReferences(seed), ({ name }) => name))].sort();
}

function* danglingReferences(seed: Seed): Generator<Reference & { readonly known: ReadonlySet<string> }> {
  const names = new Map<keyof SeedLists, ReadonlySet<string>>();
  for (const reference of referencesIn(seed)) {
    const { to, name } = reference;
    const known = names.get(to) ?? new Set(NAMES[to]!(seed));
    names.set(to, known);
    if (!known.has(name)) yield { ...reference, known };
  }
}

/** By list, what its resources can be called. */
const NAMES: { readonly [List in keyof SeedLists]?: (seed: SeedLists) => readonly string[] } = {
  organizations: ({ organizations = [] }) => organizations.map(({ id }) => id),
  files: ({ files = [] }) => files.map(({ id }) => id),
  datasets: ({ datasets = [] }) => datasets.map(({ id }) => id),
  connectors: ({ connectors = [] }) => connectors.flatMap(({ id, name }) => [id, name]),
  agents: ({ agents = [] }) => agents.map(({ id }) => id),
  document_libraries: ({ document_libraries = [] }) => document_libraries.map(({ id }) => id),
  workflows: ({ workflows = [] }) => workflows.flatMap(({ id, name }) => [id, name]),
  workflow_registrations: ({ workflow_registrations = [] }) => workflow_registrations.map(({ id }) => id),
  executions: ({ executions = [] }) => executions.map(({ execution_id }) => execution_id),
  deployments: ({ deployments = [] }) => deployments.map(({ name }) => name),
  models: ({ models = [] }) => models.flatMap(({ id, aliases }) => [id, ...aliases]),
};

/** The references of all resources, whose schemas are valid. */
function* referencesIn(seed: Seed): Generator<Reference> {
  yield* references(seed, "workspaces", ({ organization_id }) => [
    ["organization_id", "organizations", organization_id],
  ]);
  yield* references(seed, "dataset_records", ({ dataset_id }) => [["dataset_id", "datasets", dataset_id]]);
  yield* references(seed, "judges", ({ model_name }) => [["model_name", "models", model_name]]);
  yield* references(seed, "agents", ({ model, tools, handoffs }) => [
    ["model", "models", model],
    ...(tools ?? []).flatMap((tool, index): Field[] => {
      if (tool.type === "connector") return [[`tools/${index}/connector_id`, "connectors", tool.connector_id]];
      if (tool.type !== "document_library") return [];
      return tool.library_ids.map((id, place) => [`tools/${index}/library_ids/${place}`, "document_libraries", id]);
    }),
    ...(handoffs ?? []).map((id, index): Field => [`handoffs/${index}`, "agents", id]),
  ]);
  yield* references(seed, "conversations", (conversation) =>
    // The model of an agent is not stored.
    "agent_id" in conversation
      ? [["agent_id", "agents", conversation.agent_id]]
      : [["model", "models", conversation.model]],
  );
  yield* references(seed, "workflow_registrations", ({ workflow_id, deployment_name, _mock }) => [
    ["workflow_id", "workflows", workflow_id],
    ["deployment_name", "deployments", _mock?.deployment_name ?? deployment_name],
  ]);
  yield* references(seed, "schedules", ({ workflow_name, deployment_name, _mock }) => [
    _mock?.workflow_id === undefined
      ? ["workflow_name", "workflows", workflow_name]
      : ["_mock/workflow_id", "workflows", _mock.workflow_id],
    ["_mock/registration_id", "workflow_registrations", _mock?.registration_id],
    ["deployment_name", "deployments", deployment_name],
  ]);
  yield* references(seed, "executions", (execution) => [
    execution.workflow_id
      ? ["workflow_id", "workflows", execution.workflow_id]
      : ["workflow_name", "workflows", execution.workflow_name],
    ["parent_execution_id", "executions", execution.parent_execution_id],
    ["deployment_name", "deployments", execution.deployment_name],
    ["_mock/registration_id", "workflow_registrations", execution._mock?.registration_id],
  ]);
  yield* references(seed, "batch_jobs", ({ model, agent_id, input_files, output_file, error_file }) => [
    ["model", "models", model],
    ["agent_id", "agents", agent_id],
    ...input_files.map((id, index): Field => [`input_files/${index}`, "files", id]),
    ["output_file", "files", output_file],
    ["error_file", "files", error_file],
  ]);
}

/** The path of a field in its resource, the list that it refers to, and its value, if it has one. */
type Field = readonly [path: string, to: keyof SeedLists, name: string | null | undefined];
type Entry<List extends keyof SeedLists> = NonNullable<SeedLists[List]>[number];

function* references<List extends keyof SeedLists>(
  seed: SeedLists,
  list: List,
  fieldsOf: (entry: Entry<List>) => readonly Field[],
): Generator<Reference> {
  const entries: readonly Entry<List>[] = seed[list] ?? [];
  for (const [index, entry] of entries.entries())
    for (const [path, to, name] of fieldsOf(entry))
      if (name !== null && name !== undefined && name !== "") yield { pointer: `/${list}/${index}/${path}`, to, name };
}
