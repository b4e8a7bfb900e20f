import { expect, test } from "vitest";
import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { createLoader } from "../../../src/mock/sandboxes/loader.ts";
import { createMemoryBudget } from "../../../src/mock/sandboxes/memory-budget.ts";
import { CapacityError } from "../../../src/mock/state/capacity-error.ts";
import { rowBytes } from "../../../src/mock/state/row-bytes.ts";
import type { StoredState } from "../../../src/mock/stores/store.ts";

test("a sandbox for which there is no room leaves nothing in the budget", async () => {
  const memory = createMemoryBudget({ maxSandboxMb: 1, maxMemoryMb: 1 }, () => false);
  // In memory, the row needs far more than its characters.
  const text = `{"id":"a","items":[${Array(20_000).fill("{}").join(",")}]}`;
  const row = JSON.parse(text);
  const state = {
    position: { randomSeed: 0, clock: 0, setAt: 0, count: 0 },
    version: 1,
    origin: 1,
    isWhole: true,
    changes: [{ table: "faults", key: "a", after: { row, place: 1, bytes: rowBytes(row) } }],
  } as unknown as StoredState;
  const store = {
    async load(_id: string, onRead?: (characters: number) => void) {
      onRead?.(text.length);
      return state;
    },
  };
  const { load } = createLoader(tables, store, memory);
  for (let attempt = 1; attempt <= 3; attempt += 1) await expect(load("full")).rejects.toThrow(CapacityError);
  expect(memory.findShortage(999_000, 0)).toBeUndefined();
});
