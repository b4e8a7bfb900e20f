import { type Context, type Location, type Node, resolveNode } from "./context.ts";

type Path = (string | number)[];

/** Yields every object in a JSON value, with the path to it. */
function* objectsIn(value: unknown, path: Path = []): Generator<[Node, Path]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [value, path];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) yield* objectsIn(item, [...path, key]);
}

/** A number that follows from other values of the same object. `expect` returns undefined if they are not there. */
interface DerivedNumber {
  property: string;
  expect: (object: Node) => number | undefined;
  text: string;
}

const DERIVED_NUMBERS: DerivedNumber[] = [
  {
    property: "completed_requests",
    expect: (job) => job.succeeded_requests + job.failed_requests,
    text: "succeeded_requests + failed_requests",
  },
  {
    property: "total_tokens",
    expect: (usage) => (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0) + (usage.connector_tokens ?? 0),
    text: "the sum of the other tokens",
  },
  { property: "duration_ns", expect: (span) => measureTime(span) * 1e6, text: "end_time - start_time" },
  { property: "total_duration_ms", expect: measureTime, text: "end_time - start_time" },
  { property: "worker_count", expect: ({ workers }) => workers?.length, text: "the number of workers" },
  {
    property: "active_worker_count",
    expect: ({ workers }) => workers?.filter((worker: Node) => worker.is_active).length,
    text: "the number of active workers",
  },
  {
    property: "document_count",
    expect: ({ deployment, index_metrics }) => sumDocuments(index_metrics ?? deployment?.indexes),
    text: "the sum of the indexes",
  },
];

/** Milliseconds between the start and the end; NaN if one of them is missing. */
function measureTime({ start_time, end_time }: Node): number {
  return Date.parse(end_time) - Date.parse(start_time);
}

function sumDocuments(indexes: Node[] | undefined): number | undefined {
  return indexes?.reduce((sum, { document_count }) => sum + (document_count ?? 0), 0);
}

/** Pairs of numbers of an object: the first is not greater than the second. */
const AT_MOST = [
  ["completed_requests", "total_requests"],
  ["active_worker_count", "worker_count"],
  ["available_replicas", "ready_replicas"],
  ["last_run_chunks_count", "total_chunks_count"],
  ["version", "latestVersion"],
  ["min", "max"],
] as const;

/**
 * The numbers of an example add up. The total of a list is the number of its items, or more in an example whose name ends in
 * `FirstPage`.
 */
export function exampleNumbers() {
  return {
    Example(example: Node, ctx: Context) {
      for (const [object, path] of objectsIn(example.value)) {
        const report = (property: string, message: string) =>
          ctx.report({ message, location: ctx.location.child(["value", ...path, property]) });
        for (const { property, expect, text } of DERIVED_NUMBERS) {
          if (typeof object[property] !== "number") continue;
          const expected = expect(object);
          if (expected !== undefined && !Number.isNaN(expected) && object[property] !== expected)
            report(property, `${property} is ${text}, ${expected}.`);
        }
        for (const [smaller, larger] of AT_MOST)
          if (object[smaller] > object[larger]) report(smaller, `${smaller} is at most ${larger}, ${object[larger]}.`);
      }
    },
    Operation(operation: Node, ctx: Context) {
      const { items, total } = operation["x-pagination"] ?? {};
      if (total === undefined) return;
      const examples = operation.responses?.["200"]?.content?.["application/json"]?.examples ?? {};
      for (const [name, example] of Object.entries<Node>(examples)) {
        const { value } = resolveNode(example, ctx).node ?? {};
        const [count, length] = [valueAt(value, total), valueAt(value, items)?.length];
        if (name.endsWith("FirstPage") ? count > length : count === length) continue;
        ctx.report({
          message: `The total of ${name} is ${count}, but it has ${length} items.`,
          location: ctx.location.child(["responses", "200", "content", "application/json", "examples", name]),
        });
      }
    },
  };
}

/** The part of a value at a JSON Pointer without escaped characters. */
function valueAt(value: Node, pointer: string): Node {
  return pointer
    .split("/")
    .slice(1)
    .reduce((part, key) => part?.[key], value);
}

/** Pairs of times of an object: the first is not later than the second. */
const TIMES = [
  ["created_at", "started_at"],
  ["created_at", "updated_at"],
  ["created_at", "modified_at"],
  ["created_at", "completed_at"],
  ["created_at", "deleted_at"],
  ["created_at", "deployed_at"],
  ["created_at", "last_checked_at"],
  ["created_at", "last_heartbeat"],
  ["created_at", "last_run_time"],
  ["started_at", "completed_at"],
  ["started_at", "finished_at"],
  ["scheduled_at", "started_at"],
  ["start_at", "end_at"],
  ["start_time", "end_time"],
  ["from_timestamp", "to_timestamp"],
  ["createdAt", "versionCreatedAt"],
  ["createdAt", "updatedAt"],
  ["versionCreatedAt", "updatedAt"],
] as const;

/** Times by which every list that has them is sorted, earliest first. */
const SORTED = ["event_time", "event_timestamp", "scheduled_at"];

/** The times of an example are in order. */
export function exampleTimes() {
  return {
    Example(example: Node, ctx: Context) {
      for (const [object, path] of objectsIn(example.value)) {
        const report = (property: string, message: string) =>
          ctx.report({ message, location: ctx.location.child(["value", ...path, property]) });
        for (const [earlier, later] of TIMES)
          if (toTime(object[earlier]) > toTime(object[later])) report(later, `${later} is before ${earlier}.`);
        for (const [property, list] of Object.entries<Node>(object))
          for (const name of Array.isArray(list) ? SORTED : [])
            if (list.some((item: Node, index: number) => toTime(list[index - 1]?.[name]) > toTime(item?.[name])))
              report(property, `The items are not sorted by ${name}, earliest first.`);
      }
    },
  };
}

/** A number to compare with others of the same property; NaN if there is no time. */
function toTime(value: unknown): number {
  return typeof value === "number" ? value : Date.parse(String(value));
}

/** Properties that identify what an object shows, each with another property of the objects that show it. */
const IDENTIFIERS = [
  ["id", "id"],
  ["conversation_id", "outputs"],
  ["conversation_id", "entries"],
  ["execution_id", "workflow_name"],
  ["execution_id", "started_at"],
  // A history identifies its execution only there.
  ["root_execution_id", "run_id"],
  ["run_id", "workflow_name"],
  ["schedule_id", "cron_expressions"],
  ["schedule_id", "calendars"],
  ["schedule_id", "schedule"],
  ["tool_call_id", "arguments"],
  ["name", "server"],
] as const;

/**
 * Properties and path parameters whose value identifies something that the document shows. Files, document libraries and
 * fine-tuning jobs are missing, because no operation creates or returns them.
 */
const REFERENCES = new Set(
  `agent_id next_agent_id previous_agent_id handoffs author_id base_revision down_revision up_revision base_run_id
  chain_run_id connector_id connector_id_or_name continued_run_id conversation_id conversation_ids creator_id customer_id
  dataset_id dataset_record_ids deployment_id execution_id execution_ids first_execution_run_id from_entry_id job_id
  judge_id model_id new_execution_run_id organization_id owner_id parent_execution_id parent_workflow_exec_id prompt_id
  root root_execution_id root_workflow_exec_id run_id schedule_id skill_id tool_call_id user_id workflow_exec_id
  workflow_id workflow_ids workflow_registration_id workflow_run_id workspace_id`.split(/\s+/),
);

/** Ids of nothing, in examples of requests that fail. */
const UNKNOWN = /unknown|^00000000-0000-4000-8000-000000000000$/;

/** Each id in an example identifies something that an example of the same document shows. */
export function exampleReferences() {
  const shown = new Set<unknown>();
  const found: { id: string; property: string; location: Location }[] = [];
  const collect = (property: string, value: unknown, location: Location) => {
    if (!REFERENCES.has(property)) return;
    for (const id of [value].flat()) if (typeof id === "string" && id !== "") found.push({ id, property, location });
  };
  return {
    Example(example: Node, ctx: Context) {
      for (const [object, path] of objectsIn(example.value)) {
        for (const [property, companion] of IDENTIFIERS) if (companion in object) shown.add(object[property]);
        for (const [property, value] of Object.entries(object))
          collect(property, value, ctx.location.child(["value", ...path, property]));
      }
    },
    Parameter(parameter: Node, ctx: Context) {
      if (parameter.in === "path") collect(parameter.name, parameter.example, ctx.location.child("example"));
    },
    Root: {
      leave(_root: Node, ctx: Context) {
        for (const { id, property, location } of found)
          if (!shown.has(id) && !UNKNOWN.test(id))
            ctx.report({ message: `No example shows what ${property} ${id} identifies.`, location });
      },
    },
  };
}
