import { describe, expect, test } from "vitest";
import { rowValidators as controlRowValidators } from "../../../generated/control/validators.ts";
import { rowValidators } from "../../../generated/validators.ts";
import { tables } from "../../../src/mock/sandboxes/control-tables.ts";
import { defined } from "../../defined.ts";
import { callEverything } from "../everything.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";
import { busy, changed, restore, withRows } from "./busy-snapshot.ts";

describe("a snapshot", () => {
  test("has rows in every table that a test can change, and each table has a validator", () => {
    expect(Object.keys(busy.tables).filter((name) => defined(busy.tables[name]).length === 0)).toEqual([]);
    expect(Object.keys({ ...rowValidators, ...controlRowValidators }).sort()).toEqual(Object.keys(tables).sort());
  });

  test("is accepted and returned again as it was, however busy the sandbox was", async () => {
    const other = session({ randomSeed: 7 });
    expect(await restore(other, busy)).toEqual({ status: 204, body: undefined });
    const { body } = await sendJson(other, "GET", "/_mock/snapshot");
    expect(body).toEqual(busy);
  });

  test("is accepted after everything was called, deletions among it", async () => {
    const own = session();
    await callEverything(own);
    const { body } = await sendJson(own, "GET", "/_mock/snapshot");
    expect(await restore(own, body)).toEqual({ status: 204, body: undefined });
    expect((await sendJson(own, "GET", "/_mock/snapshot")).body).toEqual(body);
  });

  test.each<[string, unknown, string]>([
    ["a clock after the year 9999", { ...busy, clock: 8_640_000_000_000_000 }, "/body/clock"],
    ["a count that leaves no room for ids", { ...busy, count: Number.MAX_SAFE_INTEGER + 1 }, "/body/count"],
    ["an unknown table", { ...busy, tables: { "a/b": [] } }, "/body/tables/a~1b"],
    ["a table of an object's prototype", { ...busy, tables: { constructor: [{}] } }, "/body/tables/constructor"],
    ["a row without fields", { ...busy, tables: { agents: [{}] } }, "/body/tables/agents/0/id"],
    ["an unknown field", withRows("agents", changed({ color: "red" })), "/body/tables/agents/0/color"],
    ["a fault with a status below 400", withRows("faults", changed({ status: 99 })), "/body/tables/faults/0/status"],
    [
      "a header with line breaks",
      withRows("faults", changed({ retry_after: "1\r\nx: y" })),
      "/body/tables/faults/0/retry_after",
    ],
    [
      "a media type with line breaks",
      withRows("files", changed({ mediaType: "text/plain\r\nx: y" })),
      "/body/tables/files/0/mediaType",
    ],
    ["a task at no time", withRows("tasks", changed({ at: "x" })), "/body/tables/tasks/0/at"],
    ["a task after the year 9999", withRows("tasks", changed({ at: 1e300 })), "/body/tables/tasks/0/at"],
    ["an unknown task", withRows("tasks", changed({ name: "toString" })), "/body/tables/tasks/0/name"],
    [
      "a row twice",
      withRows("judges", (rows) => [...rows, rows[0]]),
      `/body/tables/judges/${defined(busy.tables.judges).length}`,
    ],
    [
      "a conversation with two ids",
      withRows("conversations", changed({ id: "conv_other" })),
      "/body/tables/conversations/0/conversation/id",
    ],
    ["an agent without its versions", withRows("agentVersions", () => []), "/body/tables/agents/0/versions"],
    ["a run without its events", withRows("runEvents", () => []), "/body/tables/runs/0/events/0"],
    ["an event without its run", withRows("runs", () => []), "/body/tables/runEvents/0/run_id"],
    ["a feed without its length", withRows("feedLength", () => []), "/body/tables/runEvents/0/feed/sequence"],
    ["a run without its workflow", withRows("workflows", () => []), "/body/tables/runs/0/workflow_id"],
    ["a run that ends before it starts", withRows("runs", changed({ end: 0 })), "/body/tables/runs/0/end"],
    [
      "a schedule in an unknown time zone",
      withRows("schedules", (rows) => [
        { ...rows[0], schedule: { ...Object(defined(rows[0]).schedule), time_zone_name: "x" } },
      ]),
      "/body/tables/schedules/0/schedule/time_zone_name",
    ],
    [
      "an event that a run repeats",
      withRows("runs", ([row]) => [{ ...row, events: ["1", "1"] }]),
      "/body/tables/runs/0/events/1",
    ],
    [
      "1,001 running workers of a deployment",
      withRows("deploymentWorkers", ([row]) =>
        Array.from({ length: 1001 }, (_, index) => ({ ...row, number: index + 1, ended_at: null })),
      ),
      "/body/tables/deploymentWorkers/1000/ended_at",
    ],
    ["a fine-tuned model without its properties", withRows("fineTunings", () => []), "/body/tables/models/"],
  ])("with %s is refused and changes nothing", async (_what, snapshot, pointer) => {
    const own = session();
    await sendJson(own, "POST", "/v1/agents", { name: "Greeter", model: "aurora-small" });
    const before = await sendJson(own, "GET", "/_mock/snapshot");
    const { status, body } = await restore(own, snapshot);
    expect(status).toBe(422);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContainEqual(
      expect.stringContaining(pointer),
    );
    expect(await sendJson(own, "GET", "/_mock/snapshot")).toEqual(before);
  });

  test("with a great many wrong rows is refused with a short problem", async () => {
    const { status, body } = await restore(session(), { ...busy, tables: { agents: new Array(10_000).fill({}) } });
    expect(status).toBe(422);
    expect(body.errors).toHaveLength(20);
  });
});

describe("a snapshot whose count was lowered", () => {
  const creations: [what: string, path: string, body: unknown][] = [
    ["an agent", "/v1/agents", { name: "Greeter", model: "aurora-small" }],
    ["a conversation", "/v1/conversations", { inputs: "When is low water?" }],
    ["an execution", "/v1/workflows/morning-briefing/execute", { input: { harbor: "East Quay", date: "2026-03-02" } }],
    ["a dataset", "/v1/observability/datasets", { name: "Questions", description: "What visitors ask." }],
    ["a fault", "/_mock/faults", { operation_id: "agents.get", status: 503 }],
  ];

  test.each(creations)("assigns no id twice: %s", async (_what, path, body) => {
    const own = session();
    const before = [await sendJson(own, "POST", path, body), await sendJson(own, "POST", path, body)];
    const { body: snapshot } = await sendJson(own, "GET", "/_mock/snapshot");
    expect(await restore(own, { ...snapshot, count: 0 })).toEqual({ status: 204, body: undefined });
    const restored = await sendJson(own, "GET", "/_mock/snapshot");
    expect(restored.body.tables).toEqual(snapshot.tables);
    expect(restored.body.count).toBeLessThanOrEqual(snapshot.count);
    const after = [await sendJson(own, "POST", path, body), await sendJson(own, "POST", path, body)];
    const ids = [...before, ...after].map(
      (made) => made.body.id ?? made.body.conversation_id ?? made.body.execution_id,
    );
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(4);
  });

  test("assigns no id of a task that is due", async () => {
    const own = session();
    const schedule = { input: {}, intervals: [{ every: "PT1H" }] };
    const body = { schedule_id: "hourly", schedule, workflow_identifier: "morning-briefing" };
    expect((await sendJson(own, "POST", "/v1/workflows/schedules", body)).status).toBe(201);
    const { body: snapshot } = await sendJson(own, "GET", "/_mock/snapshot");
    const last = Math.max(...snapshot.tables.tasks.map(({ id }: { id: string }) => Number(id) || 0));
    expect(last).toBeGreaterThan(0);
    await restore(own, { ...snapshot, count: 0 });
    expect((await sendJson(own, "GET", "/_mock/snapshot")).body.count).toBeGreaterThanOrEqual(last);
  });

  test("keeps a count that is not too low", async () => {
    const own = session();
    await restore(own, { ...busy, count: busy.count + 7 });
    expect((await sendJson(own, "GET", "/_mock/snapshot")).body.count).toBe(busy.count + 7);
  });
});

test("a deployment that was last seen in a leap second can be read", async () => {
  const own = session();
  const snapshot = withRows("deployments", (rows) =>
    JSON.parse(JSON.stringify(rows).replaceAll(/"last_seen":"[^"]+"/g, '"last_seen":"2016-12-31T23:59:60Z"')),
  );
  expect(JSON.stringify(snapshot)).toContain("23:59:60Z");
  expect((await restore(own, snapshot)).status).toBe(204);
  expect((await sendJson(own, "GET", "/v1/workflows/deployments")).status).toBe(200);
});
