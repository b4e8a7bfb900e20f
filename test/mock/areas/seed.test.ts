import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { WorkflowExecution } from "../../../generated/types.ts";
import { createTables } from "../../../src/mock/areas/data.ts";
import { toRunRows } from "../../../src/mock/areas/executions/to-rows.ts";
import { scheduleTasks } from "../../../src/mock/areas/schedules/seed.ts";
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

describe("a seed", () => {
  test("requires no `_mock` in its resources, and none of its lists", () => {
    const bare = Object.entries<readonly object[]>(defaultSeed as Record<string, readonly object[]>).map(
      ([name, list]) => [name, list.map(resourceOf)],
    );
    const full = sizesOf(createTables(defaultSeed));
    const sizes = sizesOf(createTables(Object.fromEntries(bare)));
    for (const name of ["agents", "conversations", "connectors", "executions", "deployments", "models", "schedules"])
      expect({ name, size: sizes[name] }).toEqual({ name, size: full[name] });
    expect(Object.values(sizesOf(createTables({}))).filter((size) => size > 0)).toEqual([1]); // The length of the event feed.
  });

  const execution: WorkflowExecution = {
    workflow_name: "night-watch",
    workflow_id: null,
    execution_id: "night-watch-1",
    root_execution_id: "night-watch-1",
    parent_execution_id: null,
    run_id: null,
    deployment_name: null,
    user_id: null,
    status: "COMPLETED",
    start_time: "2026-03-02T02:00:00Z",
    end_time: "2026-03-02T02:01:00Z",
    total_duration_ms: 60_000,
    result: "all quiet",
  };

  test.each([
    ["COMPLETED", "WORKFLOW_EXECUTION_COMPLETED"],
    ["FAILED", "WORKFLOW_EXECUTION_FAILED"],
    ["CANCELED", "WORKFLOW_EXECUTION_CANCELED"],
    ["TERMINATED", "WORKFLOW_EXECUTION_TERMINATED"],
    ["TIMED_OUT", "WORKFLOW_EXECUTION_TIMED_OUT"],
  ] as const)(
    "with an execution that is %s and has no `_mock` creates a history of its start and end",
    (status, end) => {
      const { runs, events } = toRunRows({ executions: [{ ...execution, status }] });
      expect(runs).toMatchObject([
        { execution_id: "night-watch-1", status, start: Date.parse("2026-03-02T02:00:00Z") },
      ]);
      expect(events.map(({ at, history }) => [new Date(at).toISOString(), history?.event_type])).toEqual([
        ["2026-03-02T02:00:00.000Z", "WORKFLOW_EXECUTION_STARTED"],
        ["2026-03-02T02:01:00.000Z", end],
      ]);
    },
  );

  test("with a running execution that has no `_mock` creates only its start", () => {
    const { runs, events } = toRunRows({ executions: [{ ...execution, status: "RUNNING", end_time: null }] });
    expect(runs).toMatchObject([{ status: "RUNNING", end: null, run_id: "night-watch-1" }]);
    expect(events.map(({ history }) => history?.event_type)).toEqual(["WORKFLOW_EXECUTION_STARTED"]);
  });

  test("with a run after a reset shares the events of the run before the reset point", () => {
    const [first, second] = toRunRows(defaultSeed).runs.filter(({ execution_id }) =>
      execution_id.endsWith("rehearsal-3"),
    );
    expect(second!.events.slice(0, 2)).toEqual(first!.events.slice(0, 2));
    expect(second).toMatchObject({ continued_run_id: first!.run_id, first_run_id: first!.run_id });
  });

  test("with a schedule starts an execution at the first of its future_executions, unless it is paused", () => {
    const [schedule] = defaultSeed.schedules!;
    const at = Date.parse(schedule!.future_executions![0]!.scheduled_at);
    expect(scheduleTasks({ schedules: [schedule!] })).toMatchObject([{ at, name: "schedules.fire" }]);
    expect(scheduleTasks({ schedules: [{ ...schedule!, paused: true }] })).toEqual([]);
    expect(scheduleTasks({ schedules: [{ ...schedule!, future_executions: [] }] })).toEqual([]);
  });
});

function sizesOf(tables: Record<string, { readonly seed: ReadonlyMap<string, unknown> }>): Record<string, number> {
  return Object.fromEntries(Object.entries(tables).map(([name, { seed }]) => [name, seed.size]));
}
