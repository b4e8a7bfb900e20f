import ts from "typescript";
import { describe, expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { listChecks } from "../../../src/contract/checks/checks.ts";
import { explainViolations } from "../../../src/contract/checks/violations.ts";
import { pointerTo } from "../../../src/contract/document.ts";
import { defined } from "../../defined.ts";
import { listKinds, type Select, valuesOf, withoutRow } from "../../kinds.ts";

const readBody = (id: string) => {
  const { pointer, examples } = defined(findCase(id).responses.find(({ status }) => status === 200));
  return { pointer: pointer!, example: Object.values(examples)[0] as Record<string, unknown> };
};

describe("what differs from a schema", () => {
  const { pointer, example } = readBody("agents.get");

  test.each([
    ["name", 12, "a string"],
    ["object", "model", "the value `agent`"],
    ["created_at", "today", "a date-time"],
    ["version", 1.5, "an integer"],
    ["tools", "none", "an array"],
    ["description", [], "a string or null"],
  ])("%s is %j", (field, value, expected) => {
    const body = JSON.parse(JSON.stringify({ ...example, [field]: value }));
    expect(explainViolations(pointer, body)).toEqual([{ pointer: `/${field}`, expected, received: value }]);
  });

  test("a property that is missing is named", () => {
    const { name: _, ...body } = example;
    const expected = "the property `name`";
    expect(explainViolations(pointer, body)).toEqual([{ pointer: "/name", expected, received: undefined }]);
  });

  test("a value that is as documented has no violation", () => {
    expect(explainViolations(pointer, example)).toEqual([]);
  });
});

describe("what differs from a union", () => {
  const event = defined(findCase("conversations.startStream").responses[0]?.eventPointer);
  const started = { type: "conversation.response.started", created_at: "2026-03-02T09:06:00Z", conversation_id: "c" };

  test("only the variant that its discriminator names is described", () => {
    const value = {
      event: "conversation.response.started",
      data: { ...started, created_at: 5, conversation_id: undefined },
    };
    expect(explainViolations(event, JSON.parse(JSON.stringify(value)))).toEqual([
      { pointer: "/data/conversation_id", expected: "the property `conversation_id`", received: undefined },
      { pointer: "/data/created_at", expected: "a string", received: 5 },
    ]);
  });

  test.each([
    ["unknown", { protocol: "unknown" }, "one of `mcp`, `http`"],
    ["missing", {}, "the property `protocol`: one of `mcp`, `http`"],
  ])("a discriminator that is %s is described by its values", (_, named: { protocol?: string }, expected) => {
    const found = explainViolations(pointerTo("components", "schemas", "Connector"), named);
    expect(found).toEqual([{ pointer: "/protocol", expected, received: named.protocol }]);
  });

  test("a kind that the document does not describe is described as such", () => {
    expect(explainViolations(event, { event: "unknown", data: started })).toEqual([]);
    expect(explainViolations(event, { event: "unknown" })).toEqual([
      { pointer: "/data", expected: "the property `data`", received: undefined },
    ]);
  });

  test("only the variant of the value's type is described, in each item of an array", () => {
    const { pointer, example } = readBody("workflows.executions.getHistory");
    const [first, second] = example.events as Record<string, unknown>[];
    const events = [first, { ...second, event_id: "2" }];
    expect(explainViolations(pointer, { events })).toEqual([
      { pointer: "/events/1/event_id", expected: "an integer", received: "2" },
    ]);
  });
});

/** A schema, a value with a violation, the violation, a similar valid value, and where the violation is. */
const VIOLATIONS: [schema: string, value: unknown, expected: string, valid: unknown, at?: string][] = [
  ["Problem/properties/code", "failed", "a string that matches `^[A-Z][A-Z0-9_]*$`", "FAILED"],
  ["Problem/properties/status", 399, "a number of at least 400", 400],
  ["Problem/properties/status", 600, "a number of at most 599", 599],
  ["Problem/properties/type", "a b", "a URI reference", "/a/b"],
  ["Dataset/properties/id", "12", "a UUID", "3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10"],
  ["DatasetExport/properties/file_url", "/file", "a URI", "https://api.example.com/file"],
  ["ScheduleInterval/properties/every", "1 h", "a duration", "PT1H"],
  ["SelectedPrompt/properties/version", 2 ** 31, "the format `int32`", 2 ** 31 - 1],
  ["DatasetCreate/properties/name", "Tide", "a string of at least 5 characters", "Tides"],
  ["ConnectorCreateBase/properties/name", "a".repeat(65), "a string of at most 64 characters", "a".repeat(64)],
  [
    "UnprocessableProblem/allOf/1/properties/errors",
    [],
    "an array of at least 1 item",
    [{ pointer: "", detail: "", code: "a" }],
  ],
  ["Agent/properties/handoffs", "ag_1", "an array or null", null],
  ["JudgeRegressionOutputInput/properties/max", 0, "a number greater than 0", 0.5],
  ["OtherTool/properties/type", "function", "a value that must NOT be valid", "tide_table"],
  ["WorkflowSelection/properties/workflow_ids", Array(101).fill("a"), "an array of at most 100 items", ["a"]],
  [
    "SkillAsset",
    { textContent: "a", rawContent: "YQ==", isExecutable: false },
    "a value of only one variant",
    { textContent: "a", isExecutable: false },
  ],
  ["Violation", { pointer: "", detail: "" }, "the property `code`", { pointer: "", detail: "", code: "a" }, "/code"],
  ["AgentUpdate", { mood: "good" }, "no such property", { name: "Scout" }, "/mood"],
  ["MessageOutputContent", 5, "a string or an array", "text"],
];
const described: string[] = [];

test.each(VIOLATIONS)("a value of %s: %j is not %s", (schema, value, expected, valid, at = "") => {
  const pointer = pointerTo("components", "schemas", ...schema.split("/"));
  expect(explainViolations(pointer, value)).toMatchObject([{ pointer: at, expected }]);
  expect(explainViolations(pointer, valid)).toEqual([]);
  described.push(expected);
});

test("each kind of violation is described", () => {
  const file = "src/contract/checks/violations.ts";
  const inReturn: Select = (node) =>
    ts.isReturnStatement(node) && node.expression && /^[`"]an? /.test(node.expression.getText())
      ? [node.expression]
      : undefined;
  const kinds = [...listKinds([file], valuesOf("expected")), ...listKinds([file], inReturn)];
  expect(kinds).not.toEqual([]);
  expect(withoutRow(kinds, described)).toEqual([]);
});

test("a stream is checked by its own operation, not also by the one that responds with JSON", () => {
  const listStreamChecks = (id: string) =>
    listChecks(findCase(id), { prefer: "all" }).filter(({ name }) => /event-stream|a stream/.test(name)).length;
  expect(listStreamChecks("conversations.start")).toBe(0);
  expect(listStreamChecks("conversations.startStream")).toBeGreaterThan(0);
  expect(listStreamChecks("audio.speech.create")).toBeGreaterThan(0);
});
