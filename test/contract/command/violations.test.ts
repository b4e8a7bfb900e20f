import { describe, expect, test } from "vitest";
import { findCase } from "../../../src/contract/cases.ts";
import { listChecks } from "../../../src/contract/checks/checks.ts";
import { explainViolations } from "../../../src/contract/checks/violations.ts";
import { pointerTo } from "../../../src/contract/document.ts";
import { defined } from "../../defined.ts";

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

test("a stream is checked by its own operation, not also by the one that responds with JSON", () => {
  const listStreamChecks = (id: string) =>
    listChecks(findCase(id), { prefer: "all" }).filter(({ name }) => /event-stream|a stream/.test(name)).length;
  expect(listStreamChecks("conversations.start")).toBe(0);
  expect(listStreamChecks("conversations.startStream")).toBeGreaterThan(0);
  expect(listStreamChecks("audio.speech.create")).toBeGreaterThan(0);
});
