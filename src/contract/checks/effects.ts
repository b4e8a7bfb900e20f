import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { cases, findCase, type OperationCase } from "../cases.ts";
import { skipIfGuarded } from "../guarded.ts";
import { minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { send } from "../requests/send.ts";
import { eventually, findPlace, type Json, type Place, readStored } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { clockFindings } from "./clock.ts";
import { type Finding, finding } from "./findings.ts";
import { reachState, stateIn } from "./states.ts";

/** What an operation has changed: the resource and its history, before and after. */
interface Change {
  readonly before: Json;
  readonly after: Json;
  /** Number of events in the history. */
  readonly events: readonly [before: number, after: number];
}

/** A sentence of the document about an effect, with the field that it names, and the finding if the effect is missing. */
interface Effect {
  readonly pattern: RegExp;
  find(field: string, change: Change): Finding | undefined;
}

const EFFECTS: readonly Effect[] = [
  {
    pattern: /`(\w+)` changes\b/,
    find: (field, { before, after }) =>
      isDeepStrictEqual(before[field], after[field])
        ? finding(`/body/${field}`, `another value than ${before[field]}`, after[field])
        : undefined,
  },
  {
    pattern: /\.\s+`(\w+)` is set(?! to)\b/,
    find: (field, { after }) =>
      (after[field] ?? null) === null
        ? finding(`/body/${field}`, "a value, which the operation sets", after[field])
        : undefined,
  },
  {
    pattern: /`(\w+)` stays null\b/,
    find: (field, { after }) =>
      (after[field] ?? null) === null ? undefined : finding(`/body/${field}`, "still null", after[field]),
  },
  {
    pattern: /\bsets `spec\.(\w+)` to the current time\b/,
    find: (field, { before, after }) => {
      const [old, now] = [before, after].map((value) => (Object(stateIn(value, "spec")) as Json)[field] ?? null);
      return now === null || now === old ? finding(`/body/spec/${field}`, "the current time", now) : undefined;
    },
  },
  {
    pattern: /\badded to the end of the \w+'s `(\w+)`/,
    find: (field, { before, after }) => {
      const [old = [], now = []] = [before, after].map((value) => value[field]) as unknown[][];
      const isAdded = now.length > 0 && !old.some((each) => isDeepStrictEqual(idOf(each), idOf(now.at(-1))));
      return isAdded ? undefined : finding(`/body/${field}`, "something new at the end", now);
    },
  },
  {
    pattern: /\bis recorded in the (history)\b/,
    find: (field, { events: [before, after] }) =>
      after > before ? undefined : finding(`/body/${field}`, `more than ${before} events`, after),
  },
];

/** Milliseconds after which a time has another value. */
const RESOLUTION = 1100;

const idOf = (value: unknown): unknown => (Object(value) as Json).execution_id;

/** An operation on a resource has the effects that the document describes in words, also in a state of which it says so. */
export function effectChecks(testCase: OperationCase): Check[] {
  const { operation, path, transitions } = testCase;
  const text = [operation.description, ...transitions.flatMap(({ effects = [] }) => effects)].join(" ");
  const effects = EFFECTS.flatMap(({ pattern, find }) => {
    const [, field] = pattern.exec(text) ?? [];
    return field === undefined ? [] : [(change: Change) => find(field, change) ?? []];
  });
  const [, flag] = /\b(?:stays|even if the \w+ is) (stopped|paused)\b/.exec(text) ?? [];
  if (path.includes("#") || testCase.method === "get" || !findPlace(testCase, {})) return [];
  if (effects.length === 0 && flag === undefined) return [];
  return [
    check(testCase, "has the effects that the document describes", true, async (session) => {
      let found = await checkEffects(session, testCase, effects);
      if (found.length > 0) {
        // A time may be shown in seconds.
        await setTimeout(RESOLUTION);
        found = await checkEffects(session, testCase, effects);
      }
      return found.length > 0 || flag === undefined ? found : checkEffects(session, testCase, effects, flag);
    }),
  ];
}

/** With a flag, in the state in which it is true. */
async function checkEffects(
  session: Session,
  testCase: OperationCase,
  effects: readonly ((change: Change) => Finding | readonly Finding[])[],
  flag?: string,
): Promise<Finding[]> {
  skipIfGuarded(session.target, testCase.id, undefined);
  const prepared = await prepare(session, testCase, minimalInput(testCase));
  const place = findPlace(testCase, prepared.path ?? {})!;
  const read = async () => Object((await readStored(session, place)).value) as Json;
  if (flag !== undefined) {
    await reachState(session, testCase, place.path, (to) => to[flag] === true);
    const isReached = await eventually(session, async () => (stateIn(await read(), flag) === true ? [] : [flag]));
    if (isReached.length > 0) throw new Skipped(`no operation led to the state \`${flag}\``);
  }
  const before = await read();
  const past = await countEvents(session, place);
  const received = await send(session, testCase, prepared);
  if (received.status !== testCase.successStatus)
    throw new Skipped(`${testCase.id} failed; the server responded ${received.status}: ${received.text}`);
  const compare = async () => {
    const after = await read();
    const events = [past, await countEvents(session, place)] as const;
    const isLost = flag !== undefined && stateIn(after, flag) !== true;
    return [
      ...effects.flatMap((find) => find({ before, after, events })),
      ...(isLost ? [finding(`/body/${flag}`, "still true", stateIn(after, flag))] : []),
    ];
  };
  const found = await eventually(session, compare);
  if (found.length > 0) return found;
  const after = await read();
  return [
    ...(await startedFindings(session, before, after)),
    ...(await clockFindings(session, testCase, received, after, /^end_time$/)),
  ];
}

/** The execution that a schedule has started runs the same workflow. */
async function startedFindings(session: Session, { recent_executions: old }: Json, after: Json): Promise<Finding[]> {
  const { recent_executions: recent, workflow_name: name } = after;
  const id = Array.isArray(recent) ? idOf(recent.at(-1)) : undefined;
  if (id === undefined || isDeepStrictEqual(idOf([old].flat().at(-1)), id)) return [];
  const received = await send(session, findCase("workflows.executions.get"), { path: { execution_id: id } });
  const execution = Object(received.value) as Json;
  if (received.status !== 200) return [finding("/status", `200 for the started execution ${id}`, received.status)];
  return execution.workflow_name === name
    ? []
    : [finding("/body/workflow_name", `${name}, the workflow of the schedule`, execution.workflow_name)];
}

/** The number of events in the history of a resource; 0 if it has none. */
async function countEvents(session: Session, { getter, path }: Place): Promise<number> {
  const history = cases.find((other) => other.method === "get" && other.path === `${getter?.path}/history`);
  if (!history) return 0;
  const { events = [] } = Object((await send(session, history, { path })).value) as { events?: unknown[] };
  return events.length;
}
