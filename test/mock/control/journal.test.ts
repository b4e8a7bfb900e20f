import { expect, test } from "vitest";
import { createJournal, type JournalEntry } from "../../../src/mock/control/journal.ts";
import { session } from "../session.ts";

function entry(number: number, more: Partial<JournalEntry> = {}): JournalEntry {
  const request_id = `req_${number}`;
  const at = "2026-03-02T12:00:00Z";
  return {
    request_id,
    at,
    method: "GET",
    url: "/v1/models",
    operation_id: "models.list",
    status: 200,
    violations: [],
    ...more,
  };
}

const ids = (entries: readonly JournalEntry[]) => entries.map(({ request_id }) => request_id);

test("the journal keeps the last 1,000 requests of a sandbox", () => {
  const journal = createJournal(10);
  for (let number = 0; number < 1005; number++) journal.add("a", entry(number));
  const { entries, next } = journal.find("a", { limit: 1000 });
  expect([entries.length, entries[0]!.request_id, next]).toEqual([1000, "req_5", undefined]);
});

test("the journal keeps fewer requests if their texts are long", () => {
  const journal = createJournal(10);
  for (let number = 0; number < 1000; number++) journal.add("a", entry(number, { url: "/".padEnd(2000, "x") }));
  const { entries } = journal.find("a", { limit: 1000 });
  expect(entries).toHaveLength(125);
  expect(entries.at(-1)!.request_id).toBe("req_999");
});

test("one sandbox does not push out the requests of another", () => {
  const journal = createJournal(10);
  journal.add("a", entry(0));
  for (let number = 0; number < 5000; number++) journal.add("b", entry(number));
  expect(ids(journal.find("a", {}).entries)).toEqual(["req_0"]);
});

test("the journal forgets the sandbox that came first when there are too many", () => {
  const journal = createJournal(2);
  for (const id of ["a", "b", "c"]) journal.add(id, entry(1));
  expect(["a", "b", "c"].map((id) => journal.find(id, {}).entries.length)).toEqual([0, 1, 1]);
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
  const logged: JournalEntry[] = [];
  const { send } = session({ onRequest: (logEntry) => logged.push(logEntry) });
  const name = "x".repeat(1_000_000);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ name: "Guide", model: "aurora-large", [name]: 1 });
  const response = await send(`/v1/agents?${name}`, { method: "POST", headers, body });
  const text = await response.text();
  expect([response.status, text.length < 65_536]).toEqual([422, true]);
  expect(JSON.parse(text).errors[0]).toMatchObject({ pointer: expect.stringMatching(/^\/body\/x+…x+$/) });
  expect(JSON.stringify(logged).length).toBeLessThan(10_000);
  expect(JSON.stringify((await read(send, {})).body).length).toBeLessThan(10_000);
  for (const path of [`/v1/${name}`, `/v1/agents/${name}`, `/v1/agents/pages?page_token=${name}`])
    expect([path.slice(0, 20), (await (await send(path)).text()).length < 65_536]).toEqual([path.slice(0, 20), true]);
  const accept = await send("/v1/models", { headers: { accept: `text/${name}` } });
  expect([accept.status, (await accept.text()).length < 65_536]).toEqual([406, true]);
});
