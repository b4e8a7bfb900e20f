import { credentialKey } from "../areas/connectors/state.ts";
import { copiedEvents, type ExecutionSeed, type RunSeed } from "../areas/executions/seed.ts";
import type { Violation } from "../areas/problems.ts";
import type { Seed, SeedLists } from "../areas/seed.ts";

/** The fields that identify a resource in its list, if it has no `id`. */
const KEY_FIELDS: { readonly [List in keyof SeedLists]?: readonly string[] } = {
  schedules: ["schedule_id"],
  executions: ["execution_id"],
  spans: ["trace_id", "span_id"],
  span_evaluations: ["trace_id", "span_id", "evaluation_name", "timestamp"],
};

/** What a schema can't say of the entries of a seed: keys that occur twice, and internal data that contradicts itself. */
export function* entryViolations(seed: Seed): Generator<Violation> {
  for (const list of ["organizations", "workspaces"] as const)
    if (seed[list]?.length !== 1) yield violation(`/${list}`, "must have exactly one item");
  for (const list of listsOf(seed)) yield* repeated(keysOf(seed, list), (key) => key, `/${list}`);
  yield* repeated(seed._mock?.tasks ?? [], ({ id }) => id, "/_mock/tasks");
  yield* agentViolations(seed);
  yield* versionViolations(seed);
  yield* connectorViolations(seed);
  yield* deploymentViolations(seed);
  yield* executionViolations(seed);
}

/** The names of the lists that a seed has. */
function listsOf({ _mock, ...lists }: Seed): (keyof SeedLists)[] {
  return Object.keys(lists).filter((name) => name !== "x-generated") as (keyof SeedLists)[]; // A seed has no others.
}

/** What identifies the resources of a list. */
export function keysOf(seed: SeedLists, list: keyof SeedLists): string[] {
  const fields = KEY_FIELDS[list] ?? ["id"];
  const entries = (seed[list] ?? []) as readonly object[] as readonly Readonly<Record<string, unknown>>[];
  return entries.map((entry) => fields.map((field) => entry[field]).join(" "));
}

function* repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string, pointer: string): Generator<Violation> {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const same = seen.get(keyOf(item));
    if (same === undefined) seen.set(keyOf(item), index);
    else yield violation(`${pointer}/${index}`, `has the same key as ${pointer}/${same}: ${keyOf(item)}`);
  }
}

function* agentViolations({ agents = [] }: SeedLists): Generator<Violation> {
  for (const [index, { id, version, _mock }] of agents.entries()) {
    const pointer = `/agents/${index}/_mock`;
    const { versions = [], aliases = {} } = _mock ?? {};
    const numbers = new Set([version]);
    for (const [place, other] of versions.entries()) {
      if (other.id !== id) yield violation(`${pointer}/versions/${place}/id`, "must be the id of the agent");
      if (numbers.has(other.version)) yield violation(`${pointer}/versions/${place}/version`, "occurs twice");
      numbers.add(other.version);
    }
    for (const [alias, number] of Object.entries(aliases))
      if (!numbers.has(number)) yield violation(`${pointer}/aliases/${alias}`, "is not a version of the agent");
  }
}

function* versionViolations({ prompts = [], skills = [] }: SeedLists): Generator<Violation> {
  for (const [list, entries] of Object.entries({ prompts, skills }))
    for (const [index, { version, _mock }] of entries.entries()) {
      const versions = _mock?.versions ?? [];
      const all = [...versions.map((each) => each.version), version];
      for (const [place, number] of all.entries()) {
        const path = place === versions.length ? "version" : `_mock/versions/${place}/version`;
        if (number !== place + 1)
          yield violation(`/${list}/${index}/${path}`, `must be ${place + 1}: _mock.versions has the earlier ones`);
      }
    }
}

function* connectorViolations({ connectors = [] }: SeedLists): Generator<Violation> {
  for (const [index, { id, _mock }] of connectors.entries()) {
    const { credentials = [], activations = [] } = _mock ?? {};
    yield* repeated(
      credentials,
      (entry) => credentialKey({ connector_id: id, user_id: entry._mock?.user_id ?? null, credential: entry }),
      `/connectors/${index}/_mock/credentials`,
    );
    yield* repeated(
      activations,
      ({ scope, consumer_id }) => `${scope}/${consumer_id}`,
      `/connectors/${index}/_mock/activations`,
    );
  }
}

function* deploymentViolations({ deployments = [] }: SeedLists): Generator<Violation> {
  yield* repeated(deployments, ({ name }) => name, "/deployments");
  for (const [index, { _mock }] of deployments.entries())
    yield* repeated(_mock?.workers ?? [], ({ number }) => String(number), `/deployments/${index}/_mock/workers`);
}

function* executionViolations({ executions = [] }: SeedLists): Generator<Violation> {
  const runs = executions.flatMap((execution, index) => [
    ...(execution._mock?.earlier_runs ?? []).map((run, place) => ({
      run,
      pointer: `/executions/${index}/_mock/earlier_runs/${place}`,
      isFirst: place === 0,
    })),
    { run: execution, pointer: `/executions/${index}`, isFirst: (execution._mock?.earlier_runs ?? []).length === 0 },
  ]);
  const seen = new Map<string, string>();
  for (const { run, pointer, isFirst } of runs) {
    const id = run.run_id ?? run.execution_id;
    const same = seen.get(id);
    if (same !== undefined) yield violation(`${pointer}/run_id`, `is the same as that of ${same}`);
    seen.set(id, pointer);
    yield* runViolations(run, pointer, isFirst);
  }
}

function* runViolations(run: RunSeed | ExecutionSeed, pointer: string, isFirst: boolean): Generator<Violation> {
  const { history = [], events = [], order, sequences, copied = 0 } = run._mock ?? {};
  if (copied > (isFirst ? 0 : history.length))
    yield violation(
      `${pointer}/_mock/copied`,
      isFirst ? "must be 0 for a first run" : "is more than the events of history",
    );
  if (sequences && sequences.length !== events.length)
    yield violation(`${pointer}/_mock/sequences`, "must have as many items as events");
  if (!order) return;
  const count = (...places: readonly string[]) => order.filter((place) => places.includes(place)).length;
  const own = history.length - (isFirst ? 0 : copiedEvents(run));
  if (count("history", "both") !== own || count("feed", "both") !== events.length)
    yield violation(`${pointer}/_mock/order`, "must have as many items as history has own events, and as events");
}

function violation(pointer: string, detail: string): Violation {
  return { pointer, detail, code: "invalid" };
}
