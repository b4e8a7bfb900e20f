import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type OperationId, operations } from "../../../generated/operations.ts";
import type { SeedData } from "../../../generated/seed-data.ts";
import { defaultSeed, type Seed, type SeedLists } from "../../../src/mock/areas/seed.ts";
import { toResource } from "../../../src/mock/areas/seeded.ts";
import { seedViolations } from "../../../src/mock/control/seed-violations.ts";
import { RECORDED_LISTS } from "../../../src/mock/proxy/recorded-lists.ts";
import { distinctSeed } from "../distinct-seed.ts";
import { sendJson } from "../json.ts";
import { exampleSession, session } from "../session.ts";

/** Parses a seed, and removes the notice that the file is generated. */
function parse(text: string) {
  const { "x-generated": _notice, ...seed } = JSON.parse(text);
  return seed;
}

const text = readFileSync(new URL("../../../generated/seed.json", import.meta.url), "utf8");
describe("generated/seed.json", () => {
  test("has only resources that the document describes, and valid internal data in `_mock`", () => {
    expect(seedViolations(parse(text))).toEqual([]);
  });

  test("is what a new sandbox returns as its seed", async () => {
    const { body } = await sendJson(exampleSession(), "GET", "/_mock/seed");
    // Resource by resource: a difference in the whole text would be a megabyte long.
    expect(Object.keys(body)).toEqual(Object.keys(parse(text)));
    for (const [list, entries] of Object.entries<readonly object[]>(parse(text)))
      expect(body[list].map((entry: object) => JSON.stringify(entry))).toEqual(
        entries.map((entry) => JSON.stringify(entry)),
      );
  });

  test("has the lists that the type for users of the package declares", () => {
    // This does not compile if a list is missing in the seed, or its resources have another type.
    const declared: SeedData = defaultSeed;
    const names: readonly (keyof SeedData)[] = Object.keys(declared) as (keyof SeedLists)[];
    expect(names).toEqual(Object.keys(parse(text)));
  });

  test("has a line for each resource", () => {
    const lists = Object.values<readonly unknown[]>(parse(text));
    const resources = text.split("\n").filter((line) => line.startsWith("    {"));
    expect(resources).toHaveLength(lists.flat().length);
  });
});

const seeds: [name: string, seed: Seed][] = [
  ["the built-in seed", parse(text)],
  ["a seed without equal fields", distinctSeed],
];

describe.each(seeds)("a sandbox with %s", (_, seed) => {
  /** Queries for the fields that the listed paths show only on request. */
  const queries: Readonly<Record<string, string>> = {
    executions: "?include_search_keys=true",
    batch_jobs: "?inline=true",
  };
  /** The operation of each list that returns one of its resources, and the field of the response with it. */
  const readers = Object.entries(RECORDED_LISTS).flatMap(([list, { shows }]) =>
    Object.entries(shows)
      .filter(([, pointers]) => pointers.length === 1)
      .map(([id, [pointer = ""]]) => ({ list, ...operations[id as OperationId], field: pointer.slice(1) }))
      .filter(({ method, path, parameters }) => method === "GET" && path.endsWith("}") && parameters.path.length === 1)
      // The heartbeats of a deployment's workers move with the clock.
      .filter(() => list !== "deployments"),
  );

  test.each(readers)("returns $list as they are in the seed", async ({ list, path, field }) => {
    const mock = session();
    expect((await sendJson(mock, "POST", "/_mock/seed", seed)).status).toBe(204);
    const entries = seed[list as keyof SeedLists] as unknown as readonly Record<string, unknown>[];
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const id = String(entry.id ?? entry.execution_id ?? entry.schedule_id);
      const url = path.replace(/\{.*\}/, encodeURIComponent(id)) + (queries[list] ?? "");
      // Only their creator can see private prompts and skills.
      const caller = typeof entry.createdBy === "string" ? mock.as(`user.${entry.createdBy}`) : mock;
      const { status, body } = await sendJson(caller, "GET", url);
      expect({ status, body: field ? body[field] : body }).toEqual({ status: 200, body: toResource(entry) });
    }
  });

  test("has an operation that returns one of its resources for most lists", () => {
    expect(readers.map(({ list }) => list)).toEqual(
      expect.arrayContaining(["agents", "workflows", "workflow_registrations", "executions", "batch_jobs"]),
    );
  });
});
