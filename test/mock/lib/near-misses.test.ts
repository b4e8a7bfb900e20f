import { expect, test } from "vitest";
import { nearMisses } from "../../../src/mock/lib/near-misses.ts";

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

test("a long name has none", () => {
  expect(nearMisses("x".repeat(10_000_000), known)).toEqual([]);
});

test("there are at most three suggestions, the most similar first", () => {
  expect(nearMisses("abcd", ["abxx", "abcx", "axcx", "abcd", "xbcd"])).toEqual(["abcd", "abcx", "xbcd"]);
});
