import { describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { defined } from "../defined.ts";
import { type Session, session } from "./session.ts";
import { type ApiResponse, call, type RequestParts } from "./transitions/call.ts";
import type { Outcome, RequestBuilder, Setup, TransitionCase, TransitionContext } from "./transitions/case.ts";
import { cases, moveCases } from "./transitions/cases.ts";
import { expectError } from "./transitions/expectations.ts";
import { hasFields, readField, resolveExpressions } from "./transitions/fields.ts";
import { listValues, moves, rows, type TransitionRow } from "./transitions/rows.ts";
import { inspect, sendUnrelatedRequest, takeSnapshot } from "./transitions/sandbox.ts";

/** A row of the document, its test case, and the states from which the document defines the transition. */
interface Transition extends TransitionRow {
  readonly case: TransitionCase;
  /** The field of the resource whose value is the state; empty if the row depends on none. */
  readonly field: string;
  /** All states that the document allows for the transition. */
  readonly from: readonly string[];
  /** Those in which a request can find the resource. */
  readonly reachable: readonly string[];
}

test("every test case belongs to a row of the document", () => {
  const names = Object.entries(cases).flatMap(([id, list]) => list.map((_, number) => `${id} ${number}`));
  const documented = rows.map(({ id, number }) => `${id} ${number}`);
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});

/**
 * The operations other than GET that neither create nor delete anything nor change a state of something: they read, compute,
 * or set fields that are no state.
 */
const WITHOUT_TRANSITION = [
  "observability.datasets.update",
  "observability.spans.search",
  "observability.spans.aggregate",
  "observability.spans.evaluations.aggregate",
  "observability.spans.evaluations.search",
  "observability.spans.evaluations.searchLatest",
  "observability.judges.update",
  "observability.judges.judgeLive",
  "connectors.tools.call",
  "agents.complete",
  "workflows.update",
  "workflows.executions.query",
  "workflows.schedules.update",
  "models.update",
  "classifiers.moderate",
  "classifiers.moderateChat",
  "classifiers.classify",
  "classifiers.classifyChat",
  "retrieval.ingestionConfigurations.updateRunInfo",
  "audio.speech.create",
];

test("every other operation that is not a GET has rows", () => {
  const changing = Object.entries(operations).filter(([, { method }]) => method !== "GET");
  const documented = new Set<string>(rows.map(({ id }) => id));
  expect(changing.map(([id]) => id).filter((id) => !documented.has(id))).toEqual(WITHOUT_TRANSITION);
});

test("every operation whose verb is delete says what it deletes", () => {
  const deleting = Object.keys(operations).filter((id) => id.endsWith(".delete"));
  const documented = rows.flatMap(({ id, row }) => (row.deletes ? [id] : []));
  expect(documented).toEqual(deleting);
});

describe.each(rows.map((row) => [`${row.id} ${row.number}`, row] as const))("%s", (_name, row) => {
  const transitionCase = cases[row.id]?.[row.number];
  if (!transitionCase) {
    test("has a test case", () =>
      expect.fail(`test/mock/transitions has no test case for row ${row.number} of ${row.id}`));
    return;
  }
  const transition = toTransition(row, transitionCase);
  testCompleteness(transition);
  testAllowedStates(transition);
  testAuthorization(transition);
  testCondition(transition);
  testOtherStates(transition);
  testEffects(transition);
});

function toTransition(documented: TransitionRow, transitionCase: TransitionCase): Transition {
  const { row } = documented;
  const { resource } = transitionCase;
  const { field = "" } = resource ?? {};
  const states = Object.keys(resource?.states ?? { nothing: true });
  const from = field in (row.from ?? {}) ? [row.from?.[field]].flat().map(String) : states;
  const reachable = from.filter((state) => !isUnreachable(transitionCase, state));
  return { ...documented, case: transitionCase, field, from, reachable };
}

function isUnreachable({ resource }: TransitionCase, state: string): boolean {
  return resource?.unreachable !== undefined && state in resource.unreachable;
}

function setupFor({ resource }: TransitionCase, state: string): Setup {
  return resource?.states[state] ?? (() => "");
}

function defaultSetup({ case: transitionCase, reachable }: Transition): Setup {
  return setupFor(transitionCase, reachable[0] ?? "");
}

function allStates({ row, field }: Transition): string[] {
  return [...listValues(row.resource, field)].toSorted();
}

function testCompleteness(transition: Transition): void {
  const { row, field, reachable, case: transitionCase } = transition;
  const { resource, effects = {}, conditionNotMet = {} } = transitionCase;

  test("has a test case with exactly the parts that the row has", () => {
    expect.soft(Object.keys(effects)).toEqual(row.effects ?? []);
    expect.soft(Object.keys(row.from ?? {}).length === 0 || field in defined(row.from)).toBe(true);
    expect.soft(transitionCase.created !== undefined).toBe(row.creates !== undefined);
    expect.soft(transitionCase.fromOtherStates !== undefined).toBe(row.from !== undefined);
    expect.soft(transitionCase.withoutPermission !== undefined).toBe(row.permission !== undefined);
    expect.soft(transitionCase.notCreator !== undefined).toBe(row.creator === true);
    expect.soft(Object.keys(conditionNotMet).length > 0).toBe(row.condition !== undefined);
    expect.soft(reachable).not.toEqual([]);
    if (!field) return;
    const states = [...Object.keys(resource?.states ?? {}), ...Object.keys(resource?.unreachable ?? {})];
    expect.soft(states.toSorted()).toEqual(allStates(transition));
  });
}

function testAllowedStates(transition: Transition): void {
  const { id: operation, row, field, reachable, case: transitionCase } = transition;
  const { resource, created, settlingTime = 0 } = transitionCase;

  test.each(reachable)("from %s", async (state) => {
    const context = await perform(transition, setupFor(transitionCase, state));
    const { mock, before, response } = context;
    if (row.from) expect(before?.body).toMatchObject({ ...row.from, [field]: readField(before, field) });
    if (resource?.field) expect(String(readField(before, field))).toBe(state);
    expect(response).toMatchObject({ status: operations[operation].status });

    const to = resolveExpressions(row.to ?? {}, context.request, response);
    const [changed, id] = row.creates ? [created?.resource, context.createdId] : [resource, context.id];
    if (hasFields(response, to)) expect(response.body).toMatchObject(to);
    mock.pass(settlingTime);
    if (!changed) return;
    const after = await changed.read(mock, id);
    if (row.deletes) {
      expect([after.status, (await context.repeat()).status]).toEqual([404, 404]);
      return;
    }
    if (row.creates || row.to) expect(after.status).toBe(200);
    if (row.to) expect(after.body).toMatchObject(to);
  });
}

function testAuthorization(transition: Transition): void {
  const { id: operation, row, reachable, case: transitionCase } = transition;
  const { permission, creator } = row;

  if (permission)
    test.each(reachable)(`from %s requires the permission ${permission}`, async (state) => {
      const setup = setupFor(transitionCase, state);
      const code = transitionCase.withoutPermission ?? "a code in withoutPermission";
      const { status } = await expectOutcome(transition, code, { setup, as: "permissions." });
      expect(status).toBe(403);
      const mock = session();
      const id = await setup(mock);
      const request = await transitionCase.request(mock, id);
      const permitted = await call(mock.as(`permissions.${permission}`), operation, request);
      expect(permitted.status).toBe(operations[operation].status);
    });

  if (creator)
    test.each(reachable)("from %s is refused to a caller who is not the creator", async (state) => {
      const codes = transitionCase.notCreator;
      const code = codes?.[state] ?? codes?.any ?? `a code in notCreator for ${state}`;
      await expectOutcome(transition, code, { setup: setupFor(transitionCase, state), as: "user.bob" });
    });
}

function testCondition(transition: Transition): void {
  for (const [name, { outcome, ...options }] of Object.entries(transition.case.conditionNotMet ?? {}))
    test(`if not "${transition.row.condition}": ${name}`, async () => {
      await expectOutcome(transition, outcome, options);
    });
}

function testOtherStates(transition: Transition): void {
  const { row, from, case: transitionCase } = transition;
  if (!row.from || !transitionCase.resource) return;
  const others = allStates(transition).filter((state) => !from.includes(state));
  for (const state of others.filter((other) => !isUnreachable(transitionCase, other)))
    test(`from the other state ${state}`, async () => {
      const outcomes = transitionCase.fromOtherStates;
      const outcome = outcomes?.[state] ?? outcomes?.any ?? `an outcome in fromOtherStates for ${state}`;
      await expectOutcome(transition, outcome, { setup: setupFor(transitionCase, state) });
    });
}

function testEffects(transition: Transition): void {
  for (const sentence of transition.row.effects ?? [])
    test(sentence, async () => {
      const check = transition.case.effects?.[sentence];
      if (!check) expect.fail(`test/mock/transitions has no check for this effect of ${transition.id}`);
      await check(await perform(transition, defaultSetup(transition)));
    });
}

/** Sets up a sandbox and calls the operation. */
async function perform(
  { id: operation, row, case: { resource, created, request: defaultBuilder } }: Transition,
  setup: Setup,
  as?: string,
  buildRequest: RequestBuilder = defaultBuilder,
): Promise<TransitionContext & { request: RequestParts }> {
  const mock = session();
  const id = await setup(mock);
  const before = await inspect(mock, () => resource?.read(mock, id));
  const request = await inspect(mock, () => buildRequest(mock, id));
  const caller = as === undefined ? mock : mock.as(as);
  const repeat = (parts = request) => call(caller, operation, parts);
  const response = await repeat();
  const hasCreated = row.creates !== undefined && response.status < 400;
  const createdId = hasCreated ? await inspect(mock, () => created!.id(response, mock, id)) : "";
  return { operation, mock, id, before, request, response, createdId, repeat };
}

interface CallOptions {
  readonly setup?: Setup;
  readonly as?: string;
  readonly request?: RequestBuilder;
}

/** Checks the outcome of a call that the row does not cover. */
async function expectOutcome(
  transition: Transition,
  outcome: Outcome,
  { setup = defaultSetup(transition), as, request }: CallOptions,
): Promise<ApiResponse> {
  const context = await perform(transition, setup, as, request);
  const { mock, id, response } = context;
  if (typeof outcome === "function") await outcome(context);
  else if (outcome === "unchanged") {
    const { resource } = transition.case;
    expect(response.status).toBe(operations[transition.id].status);
    if (!resource) expect.fail('The outcome "unchanged" requires a resource');
    expect(await resource.read(mock, id)).toEqual(await resource.read(await sandboxWithoutCall(setup), id));
  } else {
    expectError(response, outcome);
    const { tables } = await takeSnapshot(mock);
    expect(tables).toEqual((await takeSnapshot(await sandboxWithoutCall(setup))).tables);
  }
  return response;
}

test("every change by the service has a test case, and the other way round", () => {
  const documented = moves.map(({ schema, move }) => [schema, move.condition]);
  const tested = Object.entries(moveCases).flatMap(([schema, list]) => Object.keys(list).map((name) => [schema, name]));
  expect(tested.toSorted()).toEqual(documented.toSorted());
});

test.each(moves.map(({ schema, move }) => [schema, move.condition, move] as const))(
  "a %s changes by itself: %s",
  async (schema, condition, move) => {
    const { resource, setup, interval = 1 } = defined(moveCases[schema]?.[condition]);
    const [[field, from] = []] = Object.entries(move.from);
    const mock = session();
    const id = await setup(mock);
    const seen: unknown[] = [];
    for (let look = 0; look < 30 && seen.at(-1) !== move.to[field!]; look++) {
      const state = readField(await inspect(mock, () => resource.read(mock, id)), field!);
      if (state !== seen.at(-1)) seen.push(state);
      mock.pass(interval);
    }
    expect(seen.at(-1)).toBe(move.to[field!]);
    expect([from].flat()).toContain(seen.at(-2));
  },
);

/** The sandbox without the tested request. Sandboxes that receive the same requests are equal. */
async function sandboxWithoutCall(setup: Setup): Promise<Session> {
  const mock = session();
  await setup(mock);
  await sendUnrelatedRequest(mock);
  return mock;
}
