import { describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { type Session, session } from "./session.ts";
import { call, type Input, type Received } from "./transitions/call.ts";
import { entries } from "./transitions/entries.ts";
import type { Entry, Make, Outcome, Request, Walk } from "./transitions/entry.ts";
import { expectRefusal } from "./transitions/outcome.ts";
import { type Row, rows, valuesOf } from "./transitions/rows.ts";
import { doNothing, peek, snapshotOf } from "./transitions/sandbox.ts";
import { fieldOf, isAbout, resolved } from "./transitions/state.ts";

test("every entry has a row", () => {
  const named = Object.entries(entries).flatMap(([id, list]) => list.map((_, number) => `${id} ${number}`));
  const known = rows.map(({ id, number }) => `${id} ${number}`);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

describe.each(rows.map((each) => [`${each.id} ${each.number}`, each] as const))("%s", (_name, each) => {
  const entry = entries[each.id]?.[each.number];
  if (entry) walk(each, entry);
  else
    test("has an entry", () => expect.fail(`test/mock/transitions has no entry for row ${each.number} of ${each.id}`));
});

function walk({ id: operation, row }: Row, entry: Entry): void {
  const { kind, effects = {}, unmet = {} } = entry;
  const { field = "" } = kind ?? {};
  const states = Object.keys(kind?.states ?? { nothing: true });
  const inside = field in (row.from ?? {}) ? [row.from?.[field]].flat().map(String) : states;
  const reachable = inside.filter((state) => !(kind?.unreachable && state in kind.unreachable));
  const makeIn = (state: string): Make => kind?.states[state] ?? (() => "");
  const first = makeIn(reachable[0] ?? "");

  test("is described by its entry, and by nothing else", () => {
    expect.soft(Object.keys(effects)).toEqual(row.effects ?? []);
    expect.soft(Object.keys(row.from ?? {}).length === 0 || field in row.from!).toBe(true);
    expect.soft(entry.made !== undefined).toBe(row.creates !== undefined);
    expect.soft(entry.outside !== undefined).toBe(row.from !== undefined);
    expect.soft(entry.forbidden !== undefined).toBe(row.permission !== undefined);
    expect.soft(entry.stranger !== undefined).toBe(row.creator === true);
    expect.soft(Object.keys(unmet).length > 0).toBe(row.condition !== undefined);
    expect.soft(reachable).not.toEqual([]);
    if (field) expect.soft([...states, ...Object.keys(kind?.unreachable ?? {})].toSorted()).toEqual(everyState());
  });

  test.each(reachable)("from %s", async (state) => {
    const seen = await walked(makeIn(state));
    if (row.from) expect(seen.before!.body).toMatchObject({ ...row.from, [field]: fieldOf(seen.before, field) });
    if (kind?.field) expect(String(fieldOf(seen.before, field))).toBe(state);
    expect(seen.received).toMatchObject({ status: operations[operation].status });

    const to = resolved(row.to ?? {}, seen.input);
    const [subject, id] = row.creates ? [entry.made?.kind, seen.made] : [kind, seen.id];
    if (isAbout(seen.received, to)) expect(seen.received.body).toMatchObject(to);
    seen.of.pass(entry.settle ?? 0);
    if (!subject) return;
    const after = await subject.read(seen.of, id);
    if (row.creates || row.to) expect(after.status).toBe(200);
    if (row.to) expect(after.body).toMatchObject(to);
  });

  const { permission, creator } = row;
  if (permission)
    test.each(reachable)(`from %s needs the permission ${permission}`, async (state) => {
      const code = entry.forbidden ?? "a code in forbidden";
      const { status } = await expectOutcome(makeIn(state), "permissions.", entry.request, code);
      expect(status).toBe(403);
      const of = session();
      const id = await makeIn(state)(of);
      const permitted = await call(of.as(`permissions.${permission}`), operation, await entry.request(of, id));
      expect(permitted.status).toBe(operations[operation].status);
    });

  if (creator)
    test.each(reachable)("from %s is refused to someone who has not created it", async (state) => {
      const code = entry.stranger?.[state] ?? entry.stranger?.any ?? `a code in stranger for ${state}`;
      await expectOutcome(makeIn(state), "user.bob", entry.request, code);
    });

  for (const [name, { make = first, as, request = entry.request, outcome }] of Object.entries(unmet))
    test(`if not "${row.condition}": ${name}`, async () => {
      await expectOutcome(make, as, request, outcome);
    });

  const outside = row.from && kind ? everyState().filter((state) => !inside.includes(state)) : [];
  for (const state of outside.filter((each) => !(kind?.unreachable && each in kind.unreachable)))
    test(`in the state ${state} does what the document says`, async () => {
      const outcome = entry.outside?.[state] ?? entry.outside?.any ?? `an outcome in outside for ${state}`;
      await expectOutcome(makeIn(state), undefined, entry.request, outcome);
    });

  for (const sentence of row.effects ?? [])
    test(sentence, async () => {
      const check = effects[sentence];
      if (!check) expect.fail(`test/mock/transitions has no check for this effect of ${operation}`);
      await check(await walked(first));
    });

  function everyState(): readonly string[] {
    return [...valuesOf(row.resource, field)].toSorted();
  }

  async function walked(make: Make, as?: string, request: Request = entry.request): Promise<Walk & { input: Input }> {
    const of = session();
    const id = await make(of);
    const before = await peek(of, () => kind?.read(of, id));
    const input = await peek(of, () => request(of, id));
    const caller = as === undefined ? of : of.as(as);
    const again = (other = input) => call(caller, operation, other);
    const received = await again();
    const made = row.creates && received.status < 400 ? await peek(of, () => entry.made!.id(received, of, id)) : "";
    return { operation, of, id, before, input, received, made, again };
  }

  /** Expects what comes of a call that the row does not cover. */
  async function expectOutcome(
    make: Make,
    as: string | undefined,
    request: Request,
    outcome: Outcome,
  ): Promise<Received> {
    const seen = await walked(make, as, request);
    if (typeof outcome === "function") await outcome(seen);
    else if (outcome === "unchanged") {
      expect(seen.received.status).toBe(operations[operation].status);
      if (!kind) expect.fail("what has no kind can't be unchanged");
      expect(await kind.read(seen.of, seen.id)).toEqual(await kind.read(await untouched(make), seen.id));
    } else {
      expectRefusal(seen.received, outcome);
      const { tables } = await snapshotOf(seen.of);
      expect(tables).toEqual((await snapshotOf(await untouched(make))).tables);
    }
    return seen.received;
  }

  /** The sandbox as it would be if nobody had sent the request: sandboxes that get the same requests are the same. */
  async function untouched(make: Make): Promise<Session> {
    const of = session();
    await make(of);
    await doNothing(of);
    return of;
  }
}
