import { describe, expect, test } from "vitest";
import type { Entry } from "../../../src/mock/dashboard/journal.ts";
import {
  changedFields,
  compare,
  describeValues,
  idFieldOf,
  idOf,
  nameOf,
  stateOf,
} from "../../../src/mock/dashboard/resources.ts";
import { listTaken, readState } from "../../../src/mock/dashboard/states.ts";
import { defined } from "../../defined.ts";

describe("the changes since a mark", () => {
  const before = { agents: [{ id: "a", name: "Guide" }, { id: "b" }], prompts: [{ id: "p" }] };

  test("are what was added, changed and deleted, in each list", () => {
    const after = { agents: [{ id: "a", name: "Pilot" }, { id: "c" }], skills: [{ id: "s" }] };
    expect(compare(before, after).map(({ list, id, kind }) => [list, id, kind])).toEqual([
      ["agents", "a", "changed"],
      ["agents", "c", "added"],
      ["agents", "b", "deleted"],
      ["prompts", "p", "deleted"],
      ["skills", "s", "added"],
    ]);
  });

  test("are none if nothing has changed", () => {
    expect(compare(before, structuredClone(before))).toEqual([]);
  });

  test("name the fields that differ, with both values", () => {
    const [change] = compare(
      { agents: [{ id: "a", name: "Guide", old: 1 }] },
      { agents: [{ id: "a", name: "Pilot" }] },
    );
    expect(changedFields(defined(change))).toEqual([
      { name: "name", before: "Guide", after: "Pilot" },
      { name: "old", before: 1, after: undefined },
    ]);
  });

  test.each([
    [
      "deployments",
      { _mock: 1, last_heartbeat: 1, workers: [{ updated_at: 1 }] },
      { _mock: 2, last_heartbeat: 2, workers: [{ updated_at: 2 }] },
      [],
    ],
    ["deployments", { workers: [{ is_active: true }] }, { workers: [{ is_active: false }] }, ["workers.0.is_active"]],
    ["connectors", { name: "a", tools: null }, { name: "b", tools: [] }, ["name"]],
    ["agents", { updated_at: 1, tools: [] }, { updated_at: 2, tools: ["search"] }, ["updated_at", "tools.0"]],
    ["agents", { metadata: null }, { metadata: { _mock: 1 } }, ["metadata"]],
    ["agents", { metadata: {} }, { metadata: { _mock: 1 } }, ["metadata._mock"]],
  ])("in %s, from %j to %j, are in these fields: %j", (list, before, after, names) => {
    expect(changedFields({ list, id: "a", kind: "changed", before, after }).map(({ name }) => name)).toEqual(names);
  });

  const long = "x".repeat(300);
  test.each([
    [['"Guide"', "none"], "Guide", undefined],
    [[`… ${"x".repeat(40)}1"`, `… ${"x".repeat(40)}2"`], `${long}1`, `${long}2`],
    [[`"1${"x".repeat(198)} …`, `"2${"x".repeat(198)} …`], `1${long}`, `2${long}`],
  ])("are in both texts: %j", (texts, before, after) => {
    expect(describeValues({ name: "name", before, after })).toEqual(texts);
  });
});

test.each([
  [{ id: "a", name: "Guide", status: "RUNNING" }, "id", "a", "Guide", "RUNNING"],
  [{ schedule_id: "s", paused: true, workflow_name: "briefing" }, "schedule_id", "s", "briefing", "paused"],
  [{ execution_id: "e", workflow_id: "w", status: "FAILED" }, "execution_id", "e", "", "FAILED"],
  [{ id: "m", archived: true }, "id", "m", "", "archived"],
  [{ id: "c", active: false, title: "Tides" }, "id", "c", "Tides", "inactive"],
  [{ id: "u", email: "mara@harbor.example" }, "id", "u", "mara@harbor.example", ""],
  [{ name: "no id" }, "id", '{"name":"no id"}', "no id", ""],
])("the id, name and state of %j", (resource, idField, id, name, state) => {
  expect([idFieldOf(resource), idOf(resource), nameOf(resource), stateOf(resource)]).toEqual([
    idField,
    id,
    name,
    state,
  ]);
});

describe("the states of a resource", () => {
  test.each([
    [{ status: "RUNNING" }, "status", "RUNNING"],
    [{ paused: false }, "paused", "paused: false"],
    [{ spec: { status: { rollout_status: "PENDING" } } }, "rollout_status", "PENDING"],
    [{ _mock: { status: "RUNNING" } }, "status", null],
    [{ status: null }, "status", null],
  ])("of %j in %s: %s", (resource, field, expected) => {
    expect(readState(resource, field) ?? null).toBe(expected);
  });

  const entry = (number: number, operation_id: string, body: unknown, events: unknown[] = []) =>
    ({ number, request: { operation_id, response: { body, events: events.map((data) => ({ data })) } } }) as Entry;

  test("are those that responses and events have shown, each change once", () => {
    const entries = [
      entry(1, "batch.jobs.create", { id: "j", status: "QUEUED" }),
      entry(2, "batch.jobs.get", { id: "other", status: "FAILED" }),
      entry(3, "batch.jobs.list", { data: [{ id: "j", status: "RUNNING" }] }),
      entry(4, "batch.jobs.get", { id: "j", status: "RUNNING" }),
      entry(5, "events.stream", null, [{ job: { id: "j", status: "SUCCESS" } }]),
    ];
    expect(listTaken(entries, "id", "j", "status")).toEqual([
      { from: "QUEUED", to: "RUNNING", number: 3, operation: "batch.jobs.list" },
      { from: "RUNNING", to: "SUCCESS", number: 5, operation: "events.stream" },
    ]);
  });
});
