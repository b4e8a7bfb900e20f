import { expect, test } from "vitest";
import { assignViolations, readViolations } from "../../src/interface/violations.ts";

const FIELDS = ["path.agent_id", "query.page_size", "query.sort.field", "header.Last-Event-ID", "body"];

test.each([
  ["/query/page_size", "query.page_size", "/query/page_size is wrong"],
  ["/query/sort.field", "query.sort.field", "/query/sort.field is wrong"],
  ["/path/agent_id", "path.agent_id", "/path/agent_id is wrong"],
  ["/header/last-event-id", "header.Last-Event-ID", "/header/last-event-id is wrong"],
  ["/query/page_size/0", "query.page_size", "/query/page_size/0 is wrong"],
  ["/body/name", "body", "Line 2: /body/name is wrong"],
  ["/body/metadata/a~1b", "body", "Line 3: /body/metadata/a~1b is wrong"],
  ["/body", "body", "Line 1: /body is wrong"],
  ["/query/unknown", "", "/query/unknown is wrong"],
  ["", "", " is wrong"],
])("a violation at %j belongs to the field %j", (pointer, field, message) => {
  const body = '{\n  "name": 1,\n  "metadata": { "a/b": 1 }\n}';
  expect(assignViolations([{ pointer, detail: "is wrong" }], FIELDS, body)).toEqual({ [field]: [message] });
});

test("a violation of an empty body has no line", () => {
  const violations = [{ pointer: "/body", detail: "is required" }];
  expect(assignViolations(violations, FIELDS, " ")).toEqual({ body: ["/body is required"] });
});

test("a field has all of its violations", () => {
  const violations = ["is short", "is odd"].map((detail) => ({ pointer: "/path/agent_id", detail }));
  expect(assignViolations(violations, FIELDS, "")).toEqual({
    "path.agent_id": ["/path/agent_id is short", "/path/agent_id is odd"],
  });
});

test.each([[null], ["a page of a proxy"], [{ errors: "none" }], [{ errors: [null, { pointer: 1 }] }]])(
  "violationsOf finds none in %j",
  (problem) => {
    expect(readViolations(problem)).toEqual([]);
  },
);
