import { expect, test } from "vitest";
import { createJournal, type Journal } from "../../../src/mock/control/journal.ts";
import {
  createEntry,
  type JournalEntry,
  type RawEntry,
  type RequestDetails,
  type RequestSummary,
  toJournalEntry,
} from "../../../src/mock/control/journal-entry.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { parseJson } from "../../../src/mock/lib/parse-json.ts";
import { session } from "../session.ts";

function entryOf(number: number, more: Partial<RequestSummary> = {}, details: Partial<RequestDetails> = {}): RawEntry {
  const summary: RequestSummary = {
    request_id: `req_${number}`,
    at: "2026-03-02T12:00:00Z",
    method: "GET",
    url: "/v1/models",
    operation_id: "models.list",
    status: 200,
    violations: [],
    reason: null,
    notes: [],
    used: [],
    ...more,
  };
  return createEntry(summary, { headers: {}, responseHeaders: {}, durationMs: 0, ...details });
}

const ids = (journal: Journal, sandboxId: string) =>
  journal.list(sandboxId).map(({ entry: { summary } }) => summary.request_id);

test("the journal keeps the last 1,000 requests of a sandbox", () => {
  const journal = createJournal({ maxSandboxes: 10 });
  for (let number = 0; number < 1005; number++) journal.add("a", entryOf(number));
  expect([ids(journal, "a").length, ids(journal, "a")[0]]).toEqual([1000, "req_5"]);
});

test("the journal keeps fewer requests if their texts are long", () => {
  const journal = createJournal({ maxSandboxes: 10 });
  for (let number = 0; number < 1000; number++) journal.add("a", entryOf(number, { url: "/".padEnd(2000, "x") }));
  expect(ids(journal, "a")).toHaveLength(125);
  expect(ids(journal, "a").at(-1)).toBe("req_999");
});

test("the journal drops headers and bodies before it drops requests", () => {
  const journal = createJournal({ maxSandboxes: 10 });
  const long = "x".repeat(9980);
  for (let number = 0; number < 100; number++)
    journal.add("a", entryOf(number, { url: "/" }, { headers: { note: long }, responseBody: "{}" }));
  const found = journal
    .list("a")
    .map(({ entry: { headers, truncated, characters } }) => [headers, truncated, characters]);
  expect(found).toHaveLength(100);
  expect(found.filter(([headers]) => headers)).toHaveLength(25);
  expect(found[0]).toEqual([undefined, ["headers", "response.headers", "response.body"], 1]);
  expect(found.at(-1)).toMatchObject([{ note: long }, undefined, 9987]);
});

test("one sandbox does not push out the requests of another", () => {
  const journal = createJournal({ maxSandboxes: 10 });
  journal.add("a", entryOf(0));
  for (let number = 0; number < 5000; number++) journal.add("b", entryOf(number));
  expect(ids(journal, "a")).toEqual(["req_0"]);
});

test("the journal forgets the sandbox unused longest when there are too many", () => {
  const journal = createJournal({ maxSandboxes: 2 });
  for (const id of ["a", "b", "a", "c"]) journal.add(id, entryOf(1));
  expect(["a", "b", "c"].map((id) => journal.list(id).length)).toEqual([2, 0, 1]);
});

async function read(send: ReturnType<typeof session>["send"], query: Record<string, string>) {
  const response = await send(`/_mock/journal?${new URLSearchParams(query)}`);
  return { status: response.status, body: await response.json() };
}

test("the journal is read in pages, and filtered by operation, path and status", async () => {
  const { send } = session();
  for (const path of ["/v1/models", "/v1/agents/ag_0197c3d0", "/v1/agents/ag_unknown", "/v1/birds", "/v1/models"])
    await send(path);
  const urls = async (query: Record<string, string>) =>
    (await read(send, query)).body.requests.map(({ url }: JournalEntry) => url);
  expect(await urls({ operation_id: "agents.get" })).toEqual(["/v1/agents/ag_0197c3d0", "/v1/agents/ag_unknown"]);
  expect(await urls({ path: "/v1/a" })).toHaveLength(2);
  expect(await urls({ status: "404" })).toEqual(["/v1/agents/ag_unknown", "/v1/birds"]);

  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await read(send, { limit: "2", ...(cursor ? { cursor } : {}) });
    seen.push(...page.body.requests.map(({ url }: JournalEntry) => url));
    cursor = page.body.next_cursor;
  }
  expect(seen).toEqual(["/v1/models", "/v1/agents/ag_0197c3d0", "/v1/agents/ag_unknown", "/v1/birds", "/v1/models"]);
});

test("a cursor of other filters is refused", async () => {
  const { send } = session();
  for (let number = 0; number < 3; number++) await send("/v1/models");
  const { body } = await read(send, { limit: "1" });
  expect(await read(send, { limit: "1", status: "200", cursor: body.next_cursor })).toMatchObject({
    status: 400,
    body: { code: "MALFORMED_CURSOR" },
  });
});

test("a long name that a caller has sent is shortened in the response, the journal and the log", async () => {
  const logged: RequestSummary[] = [];
  const { send } = session({ onRequest: (summary) => logged.push(summary) });
  const name = "x".repeat(1_000_000);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ name: "Guide", model: "aurora-large", [name]: 1 });
  const response = await send(`/v1/agents?${name}`, { method: "POST", headers, body });
  const text = await response.text();
  expect([response.status, text.length < 65_536]).toEqual([422, true]);
  expect(JSON.parse(text).errors[0]).toMatchObject({ pointer: expect.stringMatching(/^\/body\/x+…x+$/) });
  expect(JSON.stringify(logged).length).toBeLessThan(10_000);
  const [entry] = (await read(send, {})).body.requests;
  expect([entry.body, entry.truncated]).toEqual([`(${body.length} bytes. It is too long for the journal.)`, ["body"]]);
  expect(JSON.stringify({ ...entry, body: null }).length).toBeLessThan(10_000);
  for (const path of [`/v1/${name}`, `/v1/agents/${name}`, `/v1/agents/pages?page_token=${name}`])
    expect([path.slice(0, 20), (await (await send(path)).text()).length < 65_536]).toEqual([path.slice(0, 20), true]);
  const accept = await send("/v1/models", { headers: { accept: `text/${name}` } });
  expect([accept.status, (await accept.text()).length < 65_536]).toEqual([406, true]);
});

test("all journals share a budget: the largest drop their oldest bodies, then requests, and the rest remains as it is", () => {
  const journal = createJournal({ maxSandboxes: 10, maxMegabytes: 0.1 });
  const details = { responseBody: "x".repeat(9000) };
  journal.add("small", entryOf(0, {}, details));
  for (let number = 0; number < 20; number++) journal.add("large", entryOf(number, {}, details));
  const bodies = (id: string) => journal.list(id).map(({ entry: { responseBody } }) => responseBody !== undefined);
  expect(bodies("small")).toEqual([true]);
  expect(bodies("large")).toHaveLength(20);
  expect(bodies("large").filter(Boolean).length).toBeLessThan(10);
  expect(bodies("large").at(-1)).toBe(true);
  expect(bodies("large")[0]).toBe(false);
  for (let number = 20; number < 500; number++) journal.add("large", entryOf(number));
  expect(journal.list("large").length).toBeLessThan(200);
  expect(journal.list("large").length + journal.countDropped("large")).toBe(500);
  expect(bodies("small")).toEqual([true]);
});

test("a journal that is cleared or dropped leaves its part of the budget to the others", () => {
  const journal = createJournal({ maxSandboxes: 2, maxMegabytes: 0.03 });
  const details = { responseBody: "x".repeat(9000) };
  const add = (id: string) => journal.add(id, entryOf(0, {}, details));
  for (let round = 0; round < 50; round++) {
    for (const id of ["a", "b", "c"]) add(id);
    journal.clear("c");
  }
  add("d");
  expect(journal.list("d").at(-1)?.entry.responseBody).toBe(details.responseBody);
});

test("a journal that was dropped and is cleared has dropped nothing", () => {
  const journal = createJournal({ maxSandboxes: 1, maxMegabytes: 1 });
  for (const id of ["a", "a", "b"]) journal.add(id, entryOf(0, {}, {}));
  expect(journal.countDropped("a")).toBe(2);
  journal.clear("a");
  expect(journal.countDropped("a")).toBe(0);
});

test("with maxJournalMb, the oldest bodies of the largest sandboxes are dropped", async () => {
  const countDropped = async (maxJournalMb?: number) => {
    const mock = createServerMock({ maxJournalMb });
    const send = async (key: string, path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      return (await mock.fetch(`http://mock.test${path}`, { ...init, headers })).json();
    };
    const body = JSON.stringify({ name: "scout", model: "aurora-small", instructions: "x".repeat(5000) });
    const keys = Array.from({ length: 10 }, (_, index) => `key-${index}`);
    for (const key of keys)
      for (let count = 0; count < 20; count++) await send(key, "/v1/agents", { method: "POST", body });
    const journals = await Promise.all(keys.map((key) => send(key, "/_mock/journal")));
    const requests = (journals as { requests: JournalEntry[] }[]).flatMap((journal) => journal.requests);
    return requests.filter(({ truncated }) => truncated.includes("body")).length;
  };
  expect(await countDropped()).toBe(0);
  expect(await countDropped(1)).toBeGreaterThan(100);
});

test.each([0, -1, Number.NaN])("maxJournalMb %d is an error", (maxJournalMb) => {
  expect(() => createServerMock({ maxJournalMb })).toThrow(`maxJournalMb is ${maxJournalMb}. Use a number above 0.`);
});

test.each([
  ["JSON", '{ "client_secret": "0123456789", "name": "Guide" }', true, { client_secret: "****", name: "Guide" }],
  ["a JSON text", '"Guide"', true, "Guide"],
  ["a text", '{"client_secret": "0123456789", ', false, "(32 bytes. The body is not valid JSON: it ends too early.)"],
  ["a longer masked text", '{"secret": ["", "", ""]}', true, { secret: ["****", "****", "****"] }],
])("an entry with %s is the same whenever it is read, and keeps its size", (_, text, isJson, body) => {
  const bytes = new TextEncoder().encode(text);
  const entry = entryOf(1, {}, { body: bytes, json: parseJson(bytes) });
  const { characters, isJson: found } = entry;
  expect(found).toBe(isJson);
  expect([1, 2, 3].map(() => toJournalEntry(entry).body)).toEqual([body, body, body]);
  if (isJson) expect(entry.body?.length).toBeLessThanOrEqual(text.length);
  expect(entry.characters).toBe(characters);
});

test("the journal does not keep a secret that it has masked", () => {
  const text = JSON.stringify({ client_secret: "0123456789" });
  const bytes = new TextEncoder().encode(text);
  const entry = entryOf(1, {}, { body: bytes, json: parseJson(bytes) });
  toJournalEntry(entry);
  expect(entry.body).toBe('{"client_secret":"****"}');
});
