import type { Move, Transition } from "../../core/document.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { cases, findCase, type OperationCase } from "../cases.ts";
import { document } from "../document.ts";
import { skipIfGuarded } from "../guarded.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { prepare } from "../requests/prepare.ts";
import { type ReceivedResponse, send } from "../requests/send.ts";
import { eventually, findPlace, type Place, readStored } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";
import { listFindings } from "./lists.ts";
import { relationFindings } from "./relations.ts";

type State = Readonly<Record<string, unknown>>;

/** An operation changes the state as `x-transition` says, and not from a state in which it is not allowed. */
export function stateChecks(testCase: OperationCase): Check[] {
  const all = testCase.transitions;
  if (testCase.id.endsWith("Many"))
    return [check(testCase, "changes each resource in the list", true, (session) => checkMany(session, testCase, all))];
  const changes = all.filter(({ creates, deletes, resource }) => {
    return !creates && !deletes && !all.some((other) => other.creates === resource);
  });
  if (!changes.some(({ from, to }) => from || to) || !findPlace(testCase, {})) return [];
  const run: Check["run"] = (session) => checkChange(session, testCase, changes);
  return [check(testCase, "changes the state as x-transition says", true, run)];
}

async function checkChange(
  session: Session,
  testCase: OperationCase,
  transitions: readonly Transition[],
): Promise<Finding[]> {
  skipIfGuarded(session.target, testCase.id, undefined);
  const prepared = await prepare(session, testCase, minimalInput(testCase));
  const { path = {} } = prepared;
  const place = findPlace(testCase, path)!;
  const read = async () => (await readStored(session, place)).value;
  const isAllowed = (value: unknown) => transitions.some(({ from = {} }) => matches(from, value));
  if (!isAllowed(await read())) await reachState(session, testCase, path, allowing(transitions));
  const received = await send(session, testCase, prepared);
  if (received.status !== testCase.successStatus)
    throw new Skipped(`${testCase.id} failed; the server responded ${received.status}: ${received.text}`);
  const changed = await eventually(session, async () =>
    stateOfChange(transitions, prepared, received.value, await read()),
  );
  if (changed.length > 0) return changed;
  const { received: shown, status } = await readStored(session, place);
  const related = followingFindings(place, shown);
  if (related.length > 0) return related;
  const listed = status === 200 || !place.getter ? await listFindings(session, place, {}) : [];
  if (listed.length > 0) return listed;
  // The same again, from the state in which it is now.
  let before = await read();
  if (isAllowed(before) && "409" in testCase.operation.responses) {
    await reachState(session, testCase, path, forbidding(transitions));
    before = await read();
  }
  if (isAllowed(before)) return [];
  const again = await send(session, testCase, prepared);
  const findings = [differenceOfState(transitions, before, await read())].flat();
  const { description = "" } = testCase.operation;
  if (/\bis\s+(already|not)\s+\w+\s+has\s+no\s+effect\b/.test(description) && again.status !== testCase.successStatus)
    return [finding("/status", `${testCase.successStatus}, because a repetition has no effect`, again.status)];
  // The document says in words what a repetition does to a resource that the service is still moving, such as a job that stops.
  const isMoving = transitions.some(({ resource }) => movesOf(resource).some(({ from }) => matches(from, before)));
  const mayRepeat =
    isMoving || !("409" in testCase.operation.responses) || transitions.some(({ condition }) => condition);
  if (mayRepeat || again.status === 409) return findings;
  return [finding("/status", `409, because the state is ${stateText(transitions, before)}`, again.status), ...findings];
}

/** What follows from the new state, such as a time of the end. */
const followingFindings = ({ getter }: Place, shown: ReceivedResponse | undefined): Finding[] =>
  getter && shown ? relationFindings(getter, shown) : [];

/** An operation on a list of ids has a result for each, and the effect of the operation on a single resource. */
async function checkMany(
  session: Session,
  testCase: OperationCase,
  transitions: readonly Transition[],
): Promise<Finding[]> {
  skipIfGuarded(session.target, testCase.id, undefined);
  const single = findCase(testCase.id.replace(/Many$/, ""));
  const { path = {} } = await prepare(session, single, minimalInput(single));
  const place = findPlace(single, path)!;
  const read = async () => (await readStored(session, place)).value;
  const before = await read();
  if (!transitions.some(({ from = {} }) => matches(from, before)))
    await reachState(session, single, path, allowing(transitions));
  const id = (Object(before) as State).id ?? path[place.parameter];
  const [list = ""] = Object.keys(Object(minimalInput(testCase).body));
  const received = await send(session, testCase, { body: { [list]: [id] } });
  if (received.status !== testCase.successStatus)
    throw new Skipped(`${testCase.id} failed; the server responded ${received.status}: ${received.text}`);
  if (!received.text.includes(JSON.stringify(id))) return [finding("/body", `the result for ${id}`, received.text)];
  const unknown = crypto.randomUUID();
  const other = await send(session, testCase, { body: { [list]: [unknown, id] } });
  const outcomes = Object(other.value) as State;
  const { [unknown]: outcome } = Object(outcomes.results) as State;
  // One that is in the state already, and one that does not exist.
  const reported = /\b(already|is not|does not exist)\b[^.]*? reported under `(\w+)`/g;
  for (const [, reason, name = ""] of JSON.stringify(transitions).matchAll(reported)) {
    const named = reason === "does not exist" ? unknown : id;
    if (!JSON.stringify(outcomes[name] ?? []).includes(JSON.stringify(named)))
      return [
        finding(
          `/body/${name}`,
          `also ${named}, which ${reason === "does not exist" ? reason : "is in this state"}`,
          outcomes[name],
        ),
      ];
  }
  if (Object(outcome).status === "success")
    return [finding(`/body/results/${unknown}/status`, "failure, because it does not exist", "success")];
  const changed = await eventually(session, async () => stateOfChange(transitions, {}, undefined, await read()));
  return changed.length > 0 ? changed : followingFindings(place, (await readStored(session, place)).received);
}

/** Calls the operation on the same resource that leads to a wanted state, if there is one, such as to pause before to resume. */
export async function reachState(
  session: Session,
  testCase: OperationCase,
  path: NonNullable<Input["path"]>,
  isWanted: (to: State) => boolean,
): Promise<void> {
  const [, prefix] = /^(.*\/\{\w+\})/.exec(testCase.path) ?? [];
  const leading = cases.find(
    (other) => other.path.startsWith(`${prefix}/`) && other.transitions.some(({ to }) => to && isWanted(to)),
  );
  if (!leading) return;
  skipIfGuarded(session.target, leading.id, undefined);
  await send(session, leading, { ...minimalInput(leading), path });
}

/** True for a state from which one of the transitions is allowed. */
const allowing = (transitions: readonly Transition[]) => (to: State) =>
  transitions.some(({ from }) => from && matches(from, { ...from, ...to }) && contains(to, from));

/** True for a state from which none of the transitions is allowed, such as after the end. */
const forbidding = (transitions: readonly Transition[]) => (to: State) =>
  transitions.every(({ from }) => from && !matches(from, to));

const contains = (to: State, from: State): boolean => Object.keys(from).some((name) => name in to);

/** The findings about a state that has changed, although it must not. */
const differenceOfState = ([transition]: readonly Transition[], before: unknown, after: unknown): Finding[] =>
  Object.keys(transition?.from ?? {}).flatMap((name) => {
    const [old, now] = [before, after].map((value) => JSON.stringify(stateIn(value, name)));
    return old === now ? [] : [finding(`/body/${name}`, `still ${old}`, now)];
  });

const stateText = ([transition]: readonly Transition[], value: unknown): string =>
  Object.keys(transition?.from ?? {})
    .map((name) => `\`${name}: ${JSON.stringify(stateIn(value, name))}\``)
    .join(", ");

/** Returns a field of a resource, which can be that of a part, such as the managed part of a deployment. */
export function stateIn(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const holder = [value, ...Object.values(value)].find((part) => Object.hasOwn(Object(part), name));
  return (holder as State | undefined)?.[name];
}

/** The changes of state that the service makes by itself. */
export const movesOf = (schema: string): readonly Move[] =>
  (document.components.schemas[schema]?.["x-transition"] ?? []) as Move[];

/** The finding about the state of a new resource; none if it is as `x-transition` says. */
export function stateFindings(testCase: OperationCase, sent: Input, returned: unknown, value: unknown): Finding[] {
  return stateOfChange(
    testCase.transitions.filter(({ creates }) => creates),
    sent,
    returned,
    value,
  );
}

/** One of the transitions must have led to the state. Those with a condition can't be told apart. */
function stateOfChange(transitions: readonly Transition[], sent: Input, returned: unknown, value: unknown): Finding[] {
  const goals = transitions.map(({ to = {}, creates, resource }) => ({
    to: Object.fromEntries(Object.entries(to).map(([name, goal]) => [name, evaluate(goal, sent, returned)])),
    moves: movesOf(creates ?? resource),
  }));
  // A state to which the service moves by itself may come later.
  const comes = ({ to, moves }: (typeof goals)[number]) =>
    moves.some((move) => matches(move.from, value) && matches(move.to, { ...move.to, ...to }) && contains(move.to, to));
  if (goals.length === 0 || goals.some((goal) => reaches(goal.to, goal.moves, value) || comes(goal))) return [];
  const { to } = goals[0]!;
  return Object.entries(to)
    .filter(([name, goal]) => !matches({ [name]: goal }, value))
    .map(([name, goal]) =>
      finding(`/body/${name}`, `${JSON.stringify(goal)}, as x-transition says`, stateIn(value, name)),
    );
}

/** True if the state is the goal, or one to which the service moves from there by itself. */
function reaches(to: State, moves: readonly Move[], value: unknown, depth = 0): boolean {
  if (matches(to, value)) return true;
  return (
    depth < 5 &&
    moves.some(
      (move) =>
        Object.keys(move.from).every((name) => name in to) &&
        matches(move.from, to) &&
        reaches({ ...to, ...move.to }, moves, value, depth + 1),
    )
  );
}

/** A list of values means any of them. A resource may lack the field, as in a listing. */
function matches(state: State, value: unknown): boolean {
  return Object.entries(state).every(([name, wanted]) => {
    const found = stateIn(value, name);
    return found === undefined || [wanted].flat().some((each) => JSON.stringify(each) === JSON.stringify(found));
  });
}

/** Evaluates a runtime expression, such as `$request.body#/version` (OpenAPI 3.1.0, section 4.8.20.3). */
function evaluate(goal: unknown, sent: Input, returned: unknown): unknown {
  const [, from, pointer] = /^\$(request|response)\.body#(.*)$/.exec(String(goal)) ?? [];
  if (pointer === undefined) return goal;
  return valueAt(from === "request" ? sent.body : returned, pointer);
}
