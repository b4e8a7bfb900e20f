import { describe, expect, test } from "vitest";
import { rowBytes } from "../../../src/mock/state/row-bytes.ts";
import type { Change, Position } from "../../../src/mock/state/sandbox.ts";
import { defineTable } from "../../../src/mock/state/table.ts";
import type { Task } from "../../../src/mock/state/tasks.ts";
import type { Commit, SandboxStore, StoredState } from "../../../src/mock/stores/store.ts";
import { defined } from "../../defined.ts";

/** The tables of the stores under test. */
export const definitions = {
  tasks: defineTable<Task>(({ id }) => id),
  ships: defineTable<{ name: string; crew: number }>(
    ({ name }) => name,
    [
      { name: "Alma", crew: 3 },
      { name: "Birk", crew: 5 },
    ],
  ),
};

export const A = "00000000000000aa";
export const B = "00000000000000ab";

export const START: Position = { randomSeed: 1, clock: 1000, count: 0, nextPlace: 2, requests: 1, setAt: 0 };

export function ship(name: string, crew: number, place: number): Change {
  const row = { name, crew };
  return { table: "ships", key: name, after: { row, place, bytes: rowBytes(row) } };
}

export function noShip(name: string): Change {
  return { table: "ships", key: name };
}

/** Commits, and returns the version; fails if the store does not keep it. */
export async function keep(store: SandboxStore, id: string, commit: Partial<Commit>): Promise<number> {
  const result = await store.commit(id, { version: 0, position: START, changes: [], ...commit });
  if (!result.isKept) throw new Error(`The store has another version: ${JSON.stringify(result.state)}`);
  return result.version;
}

/** Commits, and returns the store's own state; fails if the store keeps the commit. */
async function refuse(store: SandboxStore, id: string, commit: Partial<Commit>): Promise<StoredState | undefined> {
  const result = await store.commit(id, { version: 0, position: START, changes: [], ...commit });
  if (result.isKept) throw new Error(`The store has kept it as version ${result.version}.`);
  return result.state;
}

export async function load(store: SandboxStore, id: string): Promise<StoredState> {
  const state = await store.load(id);
  if (!state) throw new Error(`The store has no sandbox ${id}.`);
  return { ...state, changes: parsed(state.changes) };
}

/** Parses the rows, so that they can be compared. */
export function parsed(changes: readonly Change[]): Change[] {
  return changes.map((change) => {
    const { after } = change;
    return after ? { ...change, after: { row: after.row, place: after.place, bytes: after.bytes } } : change;
  });
}

/** Rows by table and key, and null for each tombstone. A store may give changes that follow on `known`. */
function rowsIn(state: StoredState, known?: StoredState): ReadonlyMap<string, unknown> {
  const changes = parsed([...(state.isWhole ? [] : (known?.changes ?? [])), ...state.changes]);
  return new Map(changes.map(({ table, key, after }) => [JSON.stringify([table, key]), after ?? null]));
}

function toRows(changes: readonly Change[]): ReadonlyMap<string, unknown> {
  return rowsIn({ version: 0, origin: 0, position: START, isWhole: true, changes });
}

export async function listIds(store: SandboxStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of store.ids()) ids.push(id);
  return ids.sort();
}

/** An empty store with these definitions, and the function that removes it. */
export type OpenStore = () => Promise<{ readonly store: SandboxStore; close(): Promise<void> }>;

/** The cases that every store must pass. */
export function describeStore(name: string, open: OpenStore): void {
  async function withStore(use: (store: SandboxStore) => Promise<void>): Promise<void> {
    const { store, close } = await open();
    try {
      await use(store);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    test("has nothing of a sandbox that was never committed", () =>
      withStore(async (store) => {
        expect(await store.load(A)).toBeUndefined();
        expect(await listIds(store)).toEqual([]);
      }));

    test("loads what was committed, with places", () =>
      withStore(async (store) => {
        const position = {
          randomSeed: 4_294_967_295,
          clock: -62_167_219_200_000,
          count: 7,
          nextPlace: 9,
          requests: 3,
          setAt: 0,
        };
        const changes = [ship("Cora", 1, 3), ship("Alma", 9, 0)];
        const version = await keep(store, A, { position, changes });
        const state = await load(store, A);
        expect(state).toMatchObject({ version, origin: version, position, isWhole: true });
        expect(rowsIn(state)).toEqual(toRows(changes));
        expect(await listIds(store)).toEqual([A]);
      }));

    test("has the latest of each row and position, and keeps the origin", () =>
      withStore(async (store) => {
        const origin = await keep(store, A, { changes: [ship("Cora", 1, 2), ship("Dora", 1, 3)] });
        const position = { ...START, clock: 5000, requests: 2, setAt: 0 };
        const version = await keep(store, A, { version: origin, position, changes: [ship("Cora", 2, 2)] });
        expect(version).toBeGreaterThan(origin);
        const state = await load(store, A);
        expect(state).toMatchObject({ version, origin, position });
        expect(rowsIn(state)).toEqual(toRows([ship("Cora", 2, 2), ship("Dora", 1, 3)]));
      }));

    test("orders rows by place", () =>
      withStore(async (store) => {
        const places = [12, 3, 100, 0, 2, 20];
        await keep(store, A, { changes: places.map((place) => ship(`Ship ${200 - place}`, 1, place)) });
        const { changes } = await load(store, A);
        expect(changes.map(({ after }) => after?.place)).toEqual([0, 2, 3, 12, 20, 100]);
      }));

    test("keeps 5,000 rows of one commit", () =>
      withStore(async (store) => {
        const changes = Array.from({ length: 5000 }, (_, place) => ship(`Ship ${place}`, place, place));
        await keep(store, A, { changes });
        expect((await load(store, A)).changes).toEqual(changes);
      }));

    test("keeps a row of the seed deleted, and nothing of another deleted row", () =>
      withStore(async (store) => {
        const first = await keep(store, A, { changes: [ship("Cora", 1, 2), ship("Alma", 0, 0), noShip("Birk")] });
        expect(rowsIn(await load(store, A))).toEqual(toRows([ship("Cora", 1, 2), ship("Alma", 0, 0), noShip("Birk")]));
        const second = await keep(store, A, { version: first, changes: [noShip("Cora"), noShip("Alma")] });
        expect(rowsIn(await load(store, A))).toEqual(toRows([noShip("Alma"), noShip("Birk")]));
        await keep(store, A, { version: second, changes: [ship("Birk", 8, 3), noShip("Dora")] });
        expect(rowsIn(await load(store, A))).toEqual(toRows([noShip("Alma"), ship("Birk", 8, 3)]));
      }));

    test("keeps nothing of a commit to an older version, and returns what is new", () =>
      withStore(async (store) => {
        const old = await keep(store, A, { changes: [ship("Cora", 1, 2), ship("Dora", 1, 3)] });
        const known = await load(store, A);
        const position = { ...START, count: 5, nextPlace: 6, requests: 2, setAt: 0 };
        const changes = [ship("Edda", 2, 4), noShip("Cora"), noShip("Alma")];
        const version = await keep(store, A, { version: old, position, changes });
        const expected = toRows([ship("Dora", 1, 3), ship("Edda", 2, 4), noShip("Alma")]);

        const stale = { position: { ...START, clock: 9999 }, changes: [ship("Finn", 1, 4), noShip("Dora")] };
        const state = defined(await refuse(store, A, { ...stale, version: old }));
        expect(state).toMatchObject({ version, origin: old, position });
        const rows = new Map(rowsIn(state, known));
        // Changes since a version have the deletion of every row, a whole state only of the seed's.
        if (!state.isWhole) rows.delete('["ships","Cora"]');
        expect(rows).toEqual(expected);

        const asNew = defined(await refuse(store, A, stale));
        expect(asNew).toMatchObject({ version, position });
        expect(rowsIn(asNew)).toEqual(expected);
        expect(rowsIn(await load(store, A))).toEqual(expected);
      }));

    test("replaces a whole sandbox", () =>
      withStore(async (store) => {
        const first = await keep(store, A, { changes: [ship("Cora", 1, 2), noShip("Alma")] });
        const position = { randomSeed: 2, clock: 0, count: 1, nextPlace: 3, requests: 0, setAt: 0 };
        const version = await store.replace(A, { position, changes: [ship("Dora", 4, 2), noShip("Birk")] });
        expect(version).toBeGreaterThan(first);
        const state = await load(store, A);
        expect(state).toMatchObject({ version, origin: version, position, isWhole: true });
        expect(rowsIn(state)).toEqual(toRows([ship("Dora", 4, 2), noShip("Birk")]));
        const instead = defined(await refuse(store, A, { version: first, changes: [ship("Edda", 1, 3)] }));
        expect(instead).toMatchObject({ version, origin: version, position, isWhole: true });
        expect(rowsIn(instead)).toEqual(rowsIn(state));
        await keep(store, A, { version, changes: [ship("Edda", 1, 3)] });
        expect(rowsIn(await load(store, A)).size).toBe(3);
      }));

    test("replaces a sandbox of which it has nothing", () =>
      withStore(async (store) => {
        const version = await store.replace(A, { position: START, changes: [ship("Dora", 4, 2)] });
        expect(await load(store, A)).toMatchObject({ version, origin: version, position: START });
        expect(await listIds(store)).toEqual([A]);
      }));

    test("forgets a sandbox, and never uses its versions again", () =>
      withStore(async (store) => {
        const used = new Set<number>();
        for (let round = 0; round < 20; round += 1) {
          const first = await keep(store, A, { changes: [ship("Cora", round, 2)] });
          const second = await keep(store, A, { version: first, changes: [noShip("Alma")] });
          const third = await store.replace(A, { position: START, changes: [] });
          for (const version of [first, second, third]) used.add(version);
          await store.forget(A);
          expect(await store.load(A)).toBeUndefined();
          expect(await refuse(store, A, { version: third, changes: [ship("Dora", 1, 3)] })).toBeUndefined();
        }
        expect(used.size).toBe(60);
        expect(await listIds(store)).toEqual([]);
        await store.forget(A);
        expect(await store.load(A)).toBeUndefined();
      }));

    test("keeps a position without rows", () =>
      withStore(async (store) => {
        const first = await keep(store, A, {});
        expect(await load(store, A)).toMatchObject({ version: first, position: START, changes: [] });
        const position = { ...START, clock: 2000, requests: 2, setAt: 0 };
        const second = await keep(store, A, { version: first, position });
        expect(second).toBeGreaterThan(first);
        expect(await load(store, A)).toMatchObject({ version: second, origin: first, position, changes: [] });
        expect(await refuse(store, A, { version: first })).toMatchObject({ version: second, position });
        expect(await listIds(store)).toEqual([A]);
      }));

    test("leaves the version as it is if nothing has changed", () =>
      withStore(async (store) => {
        const version = await keep(store, A, { changes: [ship("Cora", 1, 2)] });
        expect(await keep(store, A, { version })).toBe(version);
        expect(await load(store, A)).toMatchObject({ version, origin: version });
      }));

    test("keeps sandboxes apart", () =>
      withStore(async (store) => {
        const inA = await keep(store, A, { changes: [ship("Cora", 1, 2), noShip("Alma")] });
        const inB = await keep(store, B, { position: { ...START, randomSeed: 2 }, changes: [ship("Cora", 2, 2)] });
        expect(await listIds(store)).toEqual([A, B]);
        expect(rowsIn(await load(store, A))).toEqual(toRows([ship("Cora", 1, 2), noShip("Alma")]));
        await store.forget(A);
        expect(await store.load(A)).toBeUndefined();
        const kept = await load(store, B);
        expect(kept).toMatchObject({ version: inB, position: { randomSeed: 2 } });
        expect(rowsIn(kept)).toEqual(toRows([ship("Cora", 2, 2)]));
        await store.replace(A, { position: START, changes: [] });
        await keep(store, B, { version: inB, changes: [ship("Dora", 2, 3)] });
        expect((await load(store, A)).changes).toEqual([]);
        expect(await refuse(store, A, { version: inA })).toMatchObject({ changes: [] });
      }));

    test("keeps rows whose keys are any texts", () =>
      withStore(async (store) => {
        const keys = ["", " ", "\n", "\r\n", ...`0 -1 { } {a} [ " ' \\ / : ! ~ * %00`.split(" ")];
        keys.push("\0", "a\0", "a\0b", "\u0001", "\x7f", "\x80", "\xff", "\u2028", "\uffff", "é", "e\u0301", "🚢");
        keys.push("\ud83d", "\udea2", "\udea2\ud83d", "\ufffd");
        keys.push(..."__proto__ constructor toString undefined null".split(" "));
        keys.push(A, B, `${A}/ships/Cora`, '["ships","Cora"]', "ships", "x".repeat(8000), `${"x".repeat(8000)}y`);
        const changes = keys.map(
          (key, place): Change => ({
            table: "ships",
            key,
            after: { row: { name: key }, place, bytes: rowBytes({ name: key }) },
          }),
        );
        const version = await keep(store, A, { changes });
        expect((await load(store, A)).changes).toEqual(changes);
        const [, ...rest] = keys;
        await keep(store, A, { version, changes: rest.map((key) => noShip(key)) });
        expect((await load(store, A)).changes).toEqual(changes.slice(0, 1));
      }));

    test("does not mix rows of tables that have the same key", () =>
      withStore(async (store) => {
        const task: Task = { id: "Alma", at: 5, name: "sail", data: {} };
        const changes: Change[] = [
          { table: "tasks", key: "Alma", after: { row: task, place: 2, bytes: rowBytes(task) } },
          { table: "ships", key: "Alma" },
        ];
        const version = await keep(store, A, { changes });
        expect(rowsIn(await load(store, A))).toEqual(toRows(changes));
        await keep(store, A, { version, changes: [{ table: "tasks", key: "Alma" }] });
        expect((await load(store, A)).changes).toEqual([{ table: "ships", key: "Alma" }]);
      }));
  });
}
