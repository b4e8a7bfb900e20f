import { expect, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import { document } from "../document.ts";
import { listCalls, listParameterCalls } from "./calls.ts";

const calls = listCalls(document);
const find = (name: string) => calls.find((call) => call.name === name);

test("listCalls has a call of each operation, and each has an API key of its own", () => {
  const ids = [...listOperations(document)].map(({ operation }) => operation.operationId);
  expect(calls.map(({ name }) => name).filter((name) => !name.includes(", "))).toEqual(ids);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length);
});

test("a call has the whole example of the body, also an optional one", () => {
  expect(find("workflows.schedules.pause")?.steps).toEqual([
    {
      operationId: "workflows.schedules.pause",
      parameters: { schedule_id: "morning-briefing-daily" },
      body: { note: expect.any(String) },
    },
  ]);
  expect(Object.keys(find("agents.create")?.steps[0]?.body as object)).toContain("completion_args");
});

test("a call that iterates over pages begins with the first page, and has one item in each", () => {
  expect(find("conversations.list, pages")).toMatchObject({ response: "pages", limit: 2 });
  expect(find("conversations.list, pages")?.steps[0]?.parameters).toEqual({ page: 0, page_size: 1 });
  expect(find("users.me.organizations.list, pages")?.steps[0]?.parameters).toEqual({ offset: 0, limit: 1 });
});

test("an operation whose response is JSON or a stream has a call of its own for each", () => {
  expect(find("conversations.start, stream")).toBe(undefined);
  expect(find("audio.speech.create")).toMatchObject({ response: "json" });
  const stream = find("audio.speech.create, stream");
  expect(stream).toMatchObject({ response: "events", suffix: "stream" });
  expect(stream?.steps[0]?.body).toMatchObject({ stream: true });
});

test("a call of a stream reads one event if the stream does not end, and otherwise all", () => {
  expect(find("workflows.events.stream")).toMatchObject({ response: "events", limit: 1 });
  expect(find("conversations.startStream")).toMatchObject({ response: "events", limit: 1000 });
});

test("calls with all parameters have those of the query, and one more for pages", () => {
  const parameterCalls = listParameterCalls(document);
  const find = (name: string) => parameterCalls.find((call) => call.name === name);
  expect(find("agents.get, parameters")?.steps[0]?.parameters).toMatchObject({ agent_version: expect.anything() });
  expect(find("workflows.runs.list, pages with parameters")).toMatchObject({
    suffix: "pages",
    ignoresResponse: true,
    steps: [{ parameters: { status: expect.any(Array) } }],
  });
  expect(find("workflows.events.stream, parameters")).toBeUndefined();
});

test("each operation with pages has a call that iterates over them", () => {
  const paged = [...listOperations(document)].filter(({ operation }) => operation["x-pagination"]?.size);
  const names = calls.filter(({ response }) => response === "pages").map(({ operationId }) => operationId);
  expect(names).toEqual(paged.map(({ operation }) => operation.operationId));
  expect(find("observability.spans.search, pages")?.steps[0]?.body).toHaveProperty("search_expression");
});
