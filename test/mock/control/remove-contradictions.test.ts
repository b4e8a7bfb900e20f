import { expect, test } from "vitest";
import { removeContradictions } from "../../../src/mock/control/remove-contradictions.ts";
import { snapshotChecks } from "../../../src/mock/control/snapshot.ts";
import { collect } from "../../../src/mock/lib/collect.ts";
import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { toSnapshot } from "../../../src/mock/stores/stored-snapshot.ts";
import { defined } from "../../defined.ts";
import { createSharedStore } from "../stores/shared-store.ts";
import { A, listIds, START } from "../stores/store-cases.ts";

const seeded = Object.entries(tables).filter(([, { seed }]) => seed.size > 0);

test.each(seeded)("a sandbox that has lost %s keeps what does not need them", async (table, { seed }) => {
  const store = createSharedStore();
  const lost = [...seed.keys()].map((key) => ({ table, key }));
  await store.replace(A, { position: START, changes: [...lost, { table: "unknown", key: "1" }] });
  const lines: string[] = [];
  await removeContradictions(store, tables, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringMatching(/^Removed or reset [1-9]\d* rows of sandbox 00000000000000aa, /)]);
  expect(await listIds(store)).toEqual([A]);
  const state = defined(await store.load(A));
  expect(await collect(snapshotChecks(toSnapshot(state, tables), tables))).toEqual([]);
  expect(state.changes.filter((change) => change.table === "unknown")).toEqual([]);
});
