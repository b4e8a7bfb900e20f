import type { Move } from "../../core/document.ts";
import { cases, findKeys, type OperationCase } from "../cases.ts";
import type { ReceivedResponse } from "../requests/send.ts";
import { asNotes, type Finding, finding } from "./findings.ts";
import { disorderOf, readOrder, toTime } from "./order.ts";
import { type Keys, keysOf, type Schema, schemaAt } from "./violations.ts";
import { subschemas } from "./write-only.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A part of a response, with a schema that describes it. */
interface Part {
  readonly keys: Keys;
  readonly value: unknown;
  readonly pointer: string;
}

/** Returns what is wrong with the relations in a JSON response. `seconds` is the time that it took. */
export function relationFindings(
  { responses }: OperationCase,
  received: ReceivedResponse,
  sent?: unknown,
  seconds = 0,
): Finding[] {
  const { status, mediaType, value } = received;
  const response = responses.find((each) => each.status === status && each.mediaType === mediaType);
  if (response?.pointer === undefined || value === undefined) return [];
  return [...relationsIn(response.pointer, value, "/body", sent), ...waitFindings(value, sent, seconds)];
}

/**
 * Returns the parts of a value that are valid by themselves and contradict each other, or the body that was sent: lists in
 * another order than described, positions, sums, times of the end, durations, and ids of parts. `schema` is a pointer to
 * the schema of the value.
 */
export function relationsIn(schema: string, whole: unknown, at: string, sent?: unknown): Finding[] {
  const found = [...partsOf(keysOf(schema), whole, at)].flatMap((part) => [
    ...listFindings(part, sent),
    ...sumFindings(part),
    ...totalFindings(part, sent),
    ...endFindings(part),
    ...durationFindings(part),
    ...partFindings(part),
    ...equalFindings(part),
    ...countFindings(part),
  ]);
  // The variants of a union describe the same part again.
  return [...new Map(found.map((each) => [`${each.pointer} ${each.expected}`, each])).values()];
}

function* partsOf(place: Keys, value: unknown, pointer: string): Generator<Part> {
  const keys = findKeys(place);
  yield { keys, value, pointer };
  if (typeof value !== "object" || value === null) return;
  for (const names of subschemas(schemaAt(keys))) {
    const [keyword, name] = names;
    const below = [...keys, ...names];
    if (keyword === "items" || keyword === "additionalProperties")
      for (const [at, part] of Object.entries(value)) yield* partsOf(below, part, `${pointer}/${at}`);
    else if (keyword !== "properties") yield* partsOf(below, value, pointer);
    else if (Object.hasOwn(value, name!)) yield* partsOf(below, (value as Fields)[name!], `${pointer}/${name}`);
  }
}

const describe = (schema: unknown): string => String((schema as Schema | undefined)?.description ?? "");

/** A list has the described order and number of items, and each item that has its position has the right one. */
function listFindings({ keys, value, pointer }: Part, sent: unknown): Finding[] {
  if (!Array.isArray(value)) return [];
  const schema = schemaAt(keys);
  const description = describe(schema);
  const order = readOrder(description);
  const inputs = (sent as Fields | undefined)?.input;
  const count =
    /^One \w+ for each text or chat/.test(description) && inputs !== undefined ? countOf(inputs) : undefined;
  const item = schema.items === undefined ? {} : schemaAt(findKeys([...keys, "items"]));
  const { index } = Object(item.properties) as Record<string, Schema | undefined>;
  const { event_id } = Object(item.properties ?? firstVariant(item)?.properties) as Record<string, Schema | undefined>;
  const gap = /\bcounted from 1 without gaps\b/.test(describe(event_id))
    ? value.findIndex((each: Fields | null, at) => each?.event_id !== at + 1)
    : -1;
  const misplaced = /^Position among/.test(describe(index))
    ? value.findIndex((each: Fields | null, at) => each?.index !== undefined && each.index !== at)
    : -1;
  return [
    ...(order ? disorderOf(value, order, pointer) : []),
    ...(count !== undefined && value.length !== count
      ? [finding(pointer, `${count} items, one for each input`, value.length)]
      : []),
    ...(gap >= 0
      ? [finding(`${pointer}/${gap}/event_id`, `${gap + 1}, because there are no gaps`, value[gap]?.event_id)]
      : []),
    ...(misplaced >= 0
      ? [finding(`${pointer}/${misplaced}/index`, `${misplaced}, the position of the item`, value[misplaced].index)]
      : []),
  ];
}

/** The first variant of a union. */
function firstVariant({ oneOf }: Schema): Schema | undefined {
  const [first] = (oneOf ?? []) as { $ref?: string }[];
  return first?.$ref === undefined ? undefined : schemaAt(first.$ref.slice(2).split("/"));
}

/** A list of messages is one chat. */
const countOf = (inputs: unknown): number =>
  Array.isArray(inputs) && !Object.hasOwn(Object(inputs[0]), "role") ? inputs.length : 1;

/** A number that is described as a sum is that of the fields named there: the total of the prompt and completion tokens. */
function sumFindings({ keys, value, pointer }: Part): Finding[] {
  const fields = value as Fields;
  return Object.entries(Object(schemaAt(keys).properties) as Record<string, Schema>).flatMap(([name, schema]) => {
    const description = describe(schema);
    const total = fields?.[name];
    if (!description.startsWith("Sum of") || typeof total !== "number") return [];
    const unit = name.slice(name.lastIndexOf("_"));
    const parts = Object.keys(fields).filter(
      (other) => other.endsWith(unit) && description.includes(other.slice(0, -unit.length)),
    );
    const sum = parts.reduce((before, part) => before + Number(fields[part] ?? 0), 0);
    return sum === total ? [] : [finding(`${pointer}/${name}`, `${sum}, the sum of ${parts.join(", ")}`, total)];
  });
}

/** A total is the number of the items that were sent: `total_requests` of `requests`. */
function totalFindings({ value, pointer }: Part, sent: unknown): Finding[] {
  return Object.entries(Object(value) as Fields).flatMap(([name, total]) => {
    const items = Object(sent)[name.replace(/^total_/, "")];
    if (!name.startsWith("total_") || typeof total !== "number" || !Array.isArray(items)) return [];
    return total === items.length ? [] : [finding(`${pointer}/${name}`, `${items.length}, as were sent`, total)];
  });
}

/** A part that has an id is the one to which the field beside it refers: `workflow_id` to `workflow`. */
function partFindings({ value, pointer }: Part): Finding[] {
  const fields = Object(value) as Fields;
  return Object.entries(fields).flatMap(([name, part]) => {
    const [id, found] = [fields[`${name}_id`], (Object(part) as Fields).id];
    if (typeof id !== "string" || found === undefined || found === id) return [];
    return [finding(`${pointer}/${name}/id`, `${JSON.stringify(id)}, the \`${name}_id\` beside it`, found)];
  });
}

/** A field that is described as the same value as another one is. */
function equalFindings({ keys, value, pointer }: Part): Finding[] {
  const fields = Object(value) as Fields;
  return Object.entries(Object(schemaAt(keys).properties) as Record<string, Schema>).flatMap(([name, schema]) => {
    const [, other] = /^Same value as `(\w+)`/.exec(describe(schema)) ?? [];
    if (other === undefined || fields[name] === undefined || fields[other] === undefined) return [];
    if (fields[name] === fields[other] || toTime(fields[name]) === toTime(fields[other])) return [];
    return [finding(`${pointer}/${name}`, `${JSON.stringify(fields[other])}, as in \`${other}\``, fields[name])];
  });
}

/** Numbers of parts are not greater than that of the whole, and those of two outcomes together are that of all. */
function countFindings({ value, pointer }: Part): Finding[] {
  const fields = Object(value) as Fields;
  const [total, completed, succeeded, failed] = ["total", "completed", "succeeded", "failed"].map(
    (name) => fields[`${name}_requests`],
  );
  const { worker_count: all, active_worker_count: active, is_active: isActive } = fields;
  const wrong: [name: string, expected: string, isWrong: boolean][] = [
    ["completed_requests", `at most ${total}, the \`total_requests\``, Number(completed) > Number(total)],
    [
      "completed_requests",
      "the succeeded and failed ones",
      Math.abs(Number(succeeded) + Number(failed) - Number(completed)) > 0,
    ],
    [
      "completed_requests",
      `${total}, because the job has the status SUCCESS`,
      fields.status === "SUCCESS" && completed !== total,
    ],
    ["active_worker_count", `at most ${all}, the \`worker_count\``, Number(active) > Number(all)],
    [
      "is_active",
      `${Number(active) > 0}, as in \`active_worker_count\``,
      isActive !== undefined && active !== undefined && isActive !== Number(active) > 0,
    ],
  ];
  return wrong.flatMap(([name, expected, isWrong]) =>
    isWrong ? [finding(`${pointer}/${name}`, expected, fields[name])] : [],
  );
}

/** Names of the times at which something starts, and at which it ends. */
const STARTS = ["start_time", "started_at"];
const ENDS = ["end_time", "completed_at", "finished_at"];

/** The end of something is not before its start, is null in a state that it can still leave, and is set afterward. */
function endFindings({ keys, value, pointer }: Part): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Fields;
  const { properties } = schemaAt(keys) as { properties?: object };
  const end = ENDS.find((name) => Object.hasOwn(properties ?? {}, name) && fields[name] !== undefined);
  if (end === undefined) return [];
  const start = STARTS.map((name) => fields[name]).find((time) => time !== undefined && time !== null);
  const isBefore = fields[end] !== null && start !== undefined && toTime(fields[end]) < toTime(start);
  const isEnded = hasEnded(keys, String(fields.status));
  const expected = isBefore
    ? `a time at or after ${JSON.stringify(start)}, its start`
    : isEnded === true && fields[end] === null
      ? `a time, because the status is ${fields.status}`
      : isEnded === false && fields[end] !== null
        ? `null, because the status is ${fields.status}`
        : undefined;
  return expected === undefined ? [] : [finding(`${pointer}/${end}`, expected, fields[end])];
}

/** Milliseconds by which a duration can differ from times that are shown in seconds. */
const RESOLUTION = 2000;

/** A duration is the time from the start to the end. */
function durationFindings({ value, pointer }: Part): Finding[] {
  const fields = Object(value) as Fields;
  const [start, end] = [STARTS, ENDS].map((names) => toTime(names.map((name) => fields[name]).find(Boolean)));
  return Object.entries(fields).flatMap(([name, duration]) => {
    if (!/_duration_ms$/.test(name) || typeof duration !== "number") return [];
    const expected = end! - start!;
    if (expected < 0 || !(Math.abs(expected - duration) > RESOLUTION)) return [];
    return [finding(`${pointer}/${name}`, `about ${expected}, the time from the start to the end`, duration)];
  });
}

/** False if `x-transition` says what follows the status, true if it says only what precedes it, and otherwise undefined. */
function hasEnded(keys: Keys, status: string): boolean | undefined {
  const name = keys.at(-1);
  const moves = [
    ...((schemaAt(keys)["x-transition"] ?? []) as Move[]),
    ...cases.flatMap(({ transitions }) => transitions).filter(({ resource, deletes }) => resource === name && !deletes),
  ];
  const has = (state: Partial<Fields> | undefined) => [state?.status].flat().includes(status);
  if (moves.some(({ from }) => has(from))) return false;
  return moves.some(({ to }) => has(to)) || undefined;
}

/** A call that waits for the result does not return an execution that is still running before its timeout. */
function waitFindings(body: unknown, sent: unknown, seconds: number): Finding[] {
  const { wait_for_result: waits, timeout_seconds: limit } = Object(sent) as Fields;
  const { status } = Object(body) as Fields;
  if (waits !== true || status !== "RUNNING" || (typeof limit === "number" && seconds >= limit)) return [];
  const findings = [finding("/body/status", "the result, because of `wait_for_result`", status)];
  // Without a timeout, the service sets one.
  return typeof limit === "number" ? findings : asNotes(findings);
}
