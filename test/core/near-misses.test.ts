import fc from "fast-check";
import { expect, test } from "vitest";
import { nearMisses } from "../../src/core/near-misses.ts";

const known = [
  "agents.create",
  "agents.delete",
  "agents.versions.list",
  "prompts.versions.list",
  "observability.judges.create",
];

test.each<[string, string[]]>([
  ["agents.craete", ["agents.create"]],
  ["agent.delete", ["agents.delete"]],
  ["Agents.Create", ["agents.create"]],
  ["agents.c", []],
  ["versions.list", ["agents.versions.list", "prompts.versions.list"]],
  ["agnts.versions.list", ["agents.versions.list"]],
  ["judges.create", ["observability.judges.create"]],
  ["judges.created", ["observability.judges.create"]],
  ["list", []],
  ["", []],
])("%s may mean %j", (unknown, expected) => {
  expect(nearMisses(unknown, known)).toEqual(expected);
});

test("a long name has none, and is none", () => {
  expect(nearMisses("x".repeat(10_000_000), known)).toEqual([]);
  expect(nearMisses("x".repeat(101), ["x".repeat(101)])).toEqual([]);
  expect(nearMisses("x".repeat(100), ["x".repeat(100), "x".repeat(101)])).toEqual(["x".repeat(100)]);
});

test("the endings of a name with many parts are none", () => {
  expect(nearMisses("h.i.j", ["a.b.c.d.e.f.g.h.i.j"])).toEqual(["a.b.c.d.e.f.g.h.i.j"]);
  expect(nearMisses("i.j.k", ["a.b.c.d.e.f.g.h.i.j.k"])).toEqual([]);
});

/** The Levenshtein distance, from its definition. */
function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  return 1 + Math.min(distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1)));
}

test("names are similar if few characters differ", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(name, name, (unknown, other) => {
      expect(nearMisses(unknown, [other])).toEqual(distance(unknown, other) <= 2 ? [other] : []);
    }),
    { numRuns: 500 },
  );
});

test("there are at most three suggestions, the most similar first", () => {
  expect(nearMisses("abcd", ["abxx", "abcx", "axcx", "abcd", "xbcd"])).toEqual(["abcd", "abcx", "xbcd"]);
});
