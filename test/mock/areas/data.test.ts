import { expect, test } from "vitest";
import { createTables } from "../../../src/mock/areas/data.ts";
import { defaultSeed } from "../../../src/mock/areas/seed.ts";
import { toResource } from "../../../src/mock/areas/seeded.ts";

test("a seed requires no `_mock` in its resources, and none of its lists", () => {
  const bare = Object.entries<readonly object[]>(defaultSeed as Record<string, readonly object[]>).map(
    ([name, list]) => [name, list.map(toResource)],
  );
  const full = measureSizes(createTables(defaultSeed));
  const sizes = measureSizes(createTables(Object.fromEntries(bare)));
  for (const name of ["agents", "conversations", "connectors", "executions", "deployments", "models", "schedules"])
    expect({ name, size: sizes[name] }).toEqual({ name, size: full[name] });
  expect(Object.values(measureSizes(createTables({}))).filter((size) => size > 0)).toEqual([1]); // The length of the event feed.
});

function measureSizes(tables: Record<string, { readonly seed: ReadonlyMap<string, unknown> }>): Record<string, number> {
  return Object.fromEntries(Object.entries(tables).map(([name, { seed }]) => [name, seed.size]));
}
