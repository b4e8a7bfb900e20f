import { expect, test } from "vitest";
import { createPatternChecks } from "../../../src/core/patterns/pattern-checks.ts";
import {
  compileMatch,
  describeMismatches,
  isMatch,
  type MatchableRequest,
  type RequestMatch,
} from "../../../src/mock/control/request-match.ts";

function request(more: Partial<MatchableRequest> = {}): MatchableRequest {
  const query = new URLSearchParams("tag=a&tag=b&name=Low%20water");
  return {
    operationId: "agents.create",
    method: "POST",
    path: "/v1/agents",
    queryValues: (name) => query.getAll(name),
    headers: { accept: "application/json" },
    body: () => ({ name: "Guide", tools: [{ type: "web_search" }], nothing: null }),
    isKnown: () => true,
    ...more,
  };
}

function mismatches(match: RequestMatch, of = request()) {
  const found = compileMatch(match, createPatternChecks())(of);
  return describeMismatches(found).map((each, index) => ({ ...each, isChecked: found[index]?.isChecked }));
}

function matches(match: RequestMatch, of = request()) {
  return isMatch(match, of, createPatternChecks());
}

test.each<[RequestMatch]>([
  [{}],
  [{ operation_id: "*" }],
  [{ operation_id: "agents.create", method: "POST", path: "/v1/*" }],
  [{ query: { tag: "b", name: "Low water" } }],
  [{ headers: { Accept: "application/json" } }],
  [{ query: { tag: { value: "b" }, name: { schema: { pattern: "^Low" } } } }],
  [{ query: { tag: { schema: { const: "b" } } } }],
  [{ headers: { Accept: { schema: { enum: ["application/json"] } } } }],
  [{ body: [{ pointer: "", schema: { required: ["name"] } }] }],
  [{ body: [{ pointer: "/tools", value: [{ type: "web_search" }] }] }],
  [{ body: [{ pointer: "/nothing", value: null }] }],
  [{ body: [{ pointer: "/tools/0", schema: { properties: { type: { enum: ["web_search"] } } } }] }],
])("%j holds", (match) => {
  expect(mismatches(match)).toEqual([]);
  expect(matches(match)).toBe(true);
});

test.each<[RequestMatch, pointer: string, detail: string]>([
  [{ operation_id: "agents.get" }, "/operation_id", "The operation is agents.create, not agents.get."],
  [{ method: "PUT" }, "/method", "The method is POST, not PUT."],
  [{ path: "/v1/agents/*" }, "/path", "The path is /v1/agents, not /v1/agents/*."],
  [{ query: { tag: "c" } }, "/query/tag", 'The query parameter tag is "a", "b", not "c".'],
  [{ query: { "a/b": "c" } }, "/query/a~1b", 'The query parameter a/b is missing, not "c".'],
  [
    { query: { tag: { schema: { pattern: "c" } } } },
    "/query/tag",
    'The query parameter tag must match the pattern c. It is "a", "b".',
  ],
  [{ query: { page: { schema: {} } } }, "/query/page", "The query parameter page is missing."],
  [{ headers: { accept: { value: "*/*" } } }, "/headers/accept", 'The header accept is "application/json", not "*/*".'],
  [
    { headers: { accept: { schema: { maxLength: 3 } } } },
    "/headers/accept",
    'The header accept must have at most 3 characters. It is "application/json".',
  ],
  [{ headers: { Accept: "*/*" } }, "/headers/Accept", 'The header accept is "application/json", not "*/*".'],
  [{ headers: { "X-Trace": "1" } }, "/headers/X-Trace", 'The header x-trace is missing, not "1".'],
  [{ body: [{ pointer: "/name", value: "Pilot" }] }, "/body/0", '/name is "Guide", not "Pilot".'],
  [{ body: [{ pointer: "/model", value: null }] }, "/body/0", "/model is missing."],
  [
    { body: [{ pointer: "", value: {} }] },
    "/body/0",
    expect.stringMatching(/^The body is \{"name":"Guide",.*\}, not \{\}\.$/),
  ],
  [
    { body: [{ pointer: "/name", schema: { maxLength: 3 } }] },
    "/body/0",
    '/name must have at most 3 characters. It is "Guide".',
  ],
  [{ body: [{ pointer: "", schema: { required: ["model"] } }] }, "/body/0", "/model is required. It is missing."],
])("%j does not hold", (match, pointer, detail) => {
  expect(mismatches(match)).toEqual([{ pointer, detail, isChecked: true }]);
  expect(matches(match)).toBe(false);
});

test("every condition that does not hold is listed", () => {
  const match = { method: "GET", path: "/v2/**", body: [{ pointer: "/name", value: 1 }] };
  expect(mismatches(match).map(({ pointer }) => pointer)).toEqual(["/method", "/path", "/body/0"]);
});

test("a condition on what is not known does not hold", () => {
  const match = { headers: { accept: "application/json" }, body: [{ pointer: "/name", value: "Guide" }] };
  expect(mismatches(match, request({ headers: undefined, isKnown: () => false }))).toEqual([
    { pointer: "/headers/accept", detail: "The journal does not have the headers.", isChecked: false },
    { pointer: "/body/0", detail: "The journal does not have the whole body.", isChecked: false },
  ]);
});

test("a body is not read without need", () => {
  const body = () => {
    throw new Error("The body was read.");
  };
  expect(matches({ method: "POST" }, request({ body }))).toBe(true);
});
