import { describe, expect, test } from "vitest";
import document from "../../../generated/openapi.json" with { type: "json" };
import type { Document } from "../../../src/core/document.ts";
import type { JournalEntry } from "../../../src/mock/dashboard/control.ts";
import { listCopies, readPath } from "../../../src/mock/dashboard/copies.ts";

const entry: JournalEntry = {
  request_id: "req_00000001",
  at: "2026-03-02T12:00:00Z",
  method: "PATCH",
  url: "/v1/agents/ag%2F1?dry_run=true",
  path: "/v1/agents/ag%2F1",
  query: { dry_run: "true" },
  headers: { host: "127.0.0.1:4010", authorization: "Bearer ****", accept: "application/json" },
  body: { name: "It's", "a/b~c": 1 },
  operation_id: "agents.update",
  status: 429,
  violations: [],
  reason: null,
  notes: [],
  used: [],
  response: { headers: { "retry-after": "2" }, body: { code: "RATE_LIMITED" }, events: [] },
  truncated: [],
};

const copies = (changes: Partial<JournalEntry> = {}, loaded = document as unknown as Document | undefined) =>
  Object.fromEntries(listCopies({ ...entry, ...changes }, "http://127.0.0.1:4010", loaded));

describe("a recorded request is copied", () => {
  test("as curl, with its headers and without the key", () => {
    expect(copies().curl).toBe(`curl -X PATCH \\
  "http://127.0.0.1:4010/v1/agents/ag%2F1?dry_run=true" \\
  -H "Authorization: Bearer $PLATFORM_API_KEY" \\
  -H "accept: application/json" \\
  --json @- <<'JSON'
{"name": "It's", "a/b~c": 1}
JSON`);
  });

  test("as curl, of which the shell runs nothing", () => {
    const headers = { "idempotency-key": 'a"$(reboot)`reboot`\\{HOME}' };
    const { curl } = copies({ method: "GET", url: "/v1/agents/1;reboot$(reboot)", headers, body: null });
    expect(curl).toContain('"http://127.0.0.1:4010/v1/agents/1;reboot\\$(reboot)"');
    expect(curl).toContain('-H "idempotency-key: a\\"\\$(reboot)\\`reboot\\`\\\\{HOME}"');
  });

  test("as TypeScript, with the decoded id and the address of the mock", () => {
    expect(copies().TypeScript).toContain('const client = new Platform({ baseUrl: "http://127.0.0.1:4010" });');
    expect(copies().TypeScript).toContain('client.agents.update("ag/1", {');
  });

  test("as a reply that sends the same response, in the JSON that the form takes", () => {
    expect(JSON.parse(String(copies().reply))).toEqual({
      match: { operation_id: "agents.update", path: "/v1/agents/ag%2F1" },
      status: 429,
      headers: { "retry-after": "2" },
      body: { code: "RATE_LIMITED" },
    });
  });

  test("as a reply with events, if the response was a stream", () => {
    const response = { headers: {}, body: null, events: [{ event: "done", data: {} }] };
    expect(JSON.parse(String(copies({ response }).reply)).events).toEqual([{ event: "done", data: {} }]);
  });

  test("as an assertion about its path, its query and each field of its body", () => {
    expect(copies().assertion).toBe(`const found = await sandbox.search({
  operation_id: "agents.update",
  path: "/v1/agents/ag%2F1",
  query: { dry_run: "true" },
  body: [
    { pointer: "/name", value: "It's" },
    { pointer: "/a~1b~0c", value: 1 },
  ],
});
expect(found).toMatchObject({ count: 1, near_misses: [] });`);
  });

  test("only as curl, if no operation has its path", () => {
    expect(Object.keys(copies({ operation_id: null }))).toEqual(["curl"]);
  });

  test("without TypeScript, until the document is loaded", () => {
    const names = listCopies(entry, "http://127.0.0.1:4010", undefined).map(([name]) => name);
    expect(names).toEqual(["curl", "reply", "assertion"]);
  });
});

test.each([
  ["accept", "text/event-stream", ["curl"]],
  ["last-event-id", "17-0", ["curl", "TypeScript"]],
  ["x-trace", "harbor-7", ["curl", "TypeScript"]],
  ["content-type", "application/merge-patch+json", ["curl"]],
  // The client chooses its own.
  ["idempotency-key", "key-of-once", ["curl"]],
  // The browser or Node.js adds them.
  ["user-agent", "harbor-display/2", []],
  ["accept-language", "*", []],
  ["sec-ch-ua-platform", "Harbor OS", []],
  ["origin", "http://harbor.example", []],
  ["accept-encoding", "gzip, zstd", []],
  ["content-length", "1234567", []],
  ["dashboardusercontextauth", "****", []],
])("the header %s: %s is in these copies: %j", (name, value, expected) => {
  const changes = {
    operation_id: "workflows.events.stream",
    method: "GET",
    path: "/v1/workflows/events/stream",
    body: null,
  };
  const found = Object.entries(copies({ ...changes, query: {}, headers: { [name]: value } }));
  expect(found.flatMap(([copy, code]) => (code.includes(value) ? [copy] : []))).toEqual(expected);
});

test("a copy in TypeScript passes headers after the body or the query", () => {
  const headers = { ...entry.headers, "x-trace": "harbor-7" };
  const list = { operation_id: "agents.list", method: "GET", path: "/v1/agents/pages", query: {}, body: null };
  expect(copies({ headers }).TypeScript).toMatch(/"It's"[\s\S]*headers: \{ "x-trace": "harbor-7" \}/);
  expect(copies({ ...list, headers }).TypeScript).toMatch(
    /\.list\(\s*undefined,\s*\{\s*headers: \{ "x-trace": "harbor-7" \}/,
  );
});

test("the parameters of a path are found by the template, also in the variant for streams", () => {
  const template = "/v1/conversations/{conversation_id}/restart#stream";
  expect(readPath(template, "/v1/conversations/conv_1/restart")).toEqual({ conversation_id: "conv_1" });
});
