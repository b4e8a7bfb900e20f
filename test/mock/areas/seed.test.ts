import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaultSeed, type SeedLists } from "../../../src/mock/areas/seed.ts";
import { resourceOf } from "../../../src/mock/areas/seeded.ts";
import { seedViolations } from "../../../src/mock/control/seed-violations.ts";
import type { SeedData } from "../../../src/mock/server/types.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

/** Parses a seed, and removes the notice that the file is generated. */
function parse(text: string) {
  const { "x-generated": _notice, ...seed } = JSON.parse(text);
  return seed;
}

const text = readFileSync(new URL("../../../generated/seed.json", import.meta.url), "utf8");
describe("generated/seed.json", () => {
  test("has only resources that the document describes, and valid internal data in `_mock`", () => {
    expect([...seedViolations(parse(text))]).toEqual([]);
  });

  test("is what a new sandbox returns as its seed", async () => {
    const { body } = await sendJson(session(), "GET", "/_mock/seed");
    // Resource by resource: a difference in the whole text would be a megabyte long.
    expect(Object.keys(body)).toEqual(Object.keys(parse(text)));
    for (const [list, entries] of Object.entries<readonly object[]>(parse(text)))
      expect(body[list].map((entry: object) => JSON.stringify(entry))).toEqual(
        entries.map((entry) => JSON.stringify(entry)),
      );
  });

  test("has the lists that the type for users of the package declares", () => {
    // This does not compile if a list is missing there, or its resources are of another type.
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

describe("a sandbox", () => {
  const operations: [keyof SeedLists, (id: string) => string, string | undefined][] = [
    ["datasets", (id) => `/v1/observability/datasets/${id}`, undefined],
    ["judges", (id) => `/v1/observability/judges/${id}`, undefined],
    ["agents", (id) => `/v1/agents/${id}`, undefined],
    ["conversations", (id) => `/v1/conversations/${id}`, undefined],
    ["prompts", (id) => `/v2/prompts/${id}`, undefined],
    ["skills", (id) => `/v2/skills/${id}`, undefined],
    ["workflows", (id) => `/v1/workflows/${id}`, "workflow"],
    ["workflow_registrations", (id) => `/v1/workflows/registrations/${id}`, "workflow_registration"],
    ["executions", (id) => `/v1/workflows/executions/${id}?include_search_keys=true`, undefined],
    ["schedules", (id) => `/v1/workflows/schedules/${id}`, undefined],
    ["models", (id) => `/v1/models/${id}`, undefined],
    ["batch_jobs", (id) => `/v1/batch/jobs/${id}?inline=true`, undefined],
  ];

  test.each(operations)("returns %s as they are in the seed", async (list, pathOf, field) => {
    const mock = session();
    for (const entry of (defaultSeed[list] ?? []) as readonly object[] as readonly Record<string, unknown>[]) {
      const id = String(entry.id ?? entry.execution_id ?? entry.schedule_id);
      const { status, body } = await sendJson(mock, "GET", pathOf(encodeURIComponent(id)));
      expect({ status, body: field ? body[field] : body }).toEqual({ status: 200, body: resourceOf(entry) });
    }
  });
});
