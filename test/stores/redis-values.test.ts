import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { openStore } from "../../src/mock/http/open-store.ts";
import type { Store } from "../../src/mock/http/public-types.ts";
import { defined } from "../defined.ts";
import { type Send, sender } from "../mock/stages/store-client.ts";
import { type RedisServer, startRedis } from "./redis-server.ts";

const AGENTS = "/v1/agents";
const newAgent = { name: "Greeter", model: "aurora-small" };
const EXECUTE = "/v1/workflows/morning-briefing/execute";

let server: RedisServer;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startRedis();
  client = createClient({ url: server.url });
  await client.connect();
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

let stores: Store[];
let log: string[];
let send: Send;
/** Opens a mock that has no sandbox in memory. */
async function open(): Promise<Send> {
  const store = await openStore(server.url, { log: (line) => log.push(line) });
  stores.push(store);
  return sender(createServerMock({ store, log: (line) => log.push(line) }));
}
beforeEach(async () => {
  await client.flushAll();
  [stores, log] = [[], []];
  send = await open();
  for (const name of ["A", "B"]) await send("POST", AGENTS, { ...newAgent, name });
  await send("POST", EXECUTE, { execution_id: "run" });
});
afterEach(async () => {
  for (const store of stores) await store.close();
});

/** Name of the only key with this end. */
const keyOf = async (end: string) => defined((await client.keys(`*${end}`))[0]);

/** The field of a row of this table that is not in the seed. */
async function fieldIn(table: string): Promise<string> {
  return defined((await client.hKeys(await keyOf(":rows"))).find((field) => field.startsWith(`["${table}"`)));
}

async function setField(hash: string, field: string, value: string): Promise<string> {
  await client.hSet(await keyOf(hash), field, value);
  return field;
}

const setRow = (table: string, value: string) => async () => setField(":rows", await fieldIn(table), value);
const setState = (field: string, value: string) => () => setField(":state", field, value);
const NOT_READ = [
  "{",
  "",
  '{"id":"a',
  '{"id":"a\\',
  "{}",
  "[]",
  "7",
  "null",
  '"text"',
  '{"id":1}',
  '{"name":"A"}',
  "\ud83d",
];

const STACK = /\n\s+at |\.ts:\d|user_script/;
const REQUESTS = [
  ["GET", "/v1/agents/pages?page_size=1000"],
  ["GET", "/v1/workflows/executions/run"],
  ["GET", "/v1/workflows/executions/none"],
  ["GET", "/_mock/snapshot"],
  ["GET", "/_mock/seed"],
  ["POST", AGENTS, newAgent],
  ["POST", "/_mock/clock", { advance_ms: 600_000 }],
] as const;

interface Case {
  readonly harm: () => Promise<string>;
  readonly end: string;
}
const cases: Record<string, Case> = {
  ...Object.fromEntries(
    ["agents", "agentVersions", "executions", "tasks"].flatMap((table) =>
      NOT_READ.map((text) => [`a row of ${table} is ${text}`, { harm: setRow(table, `2 ${text}`), end: ":rows" }]),
    ),
  ),
  "a row has no place": { harm: setRow("agents", "{}"), end: ":rows" },
  "a row has a place that is no number": { harm: setRow("agents", "x {}"), end: ":rows" },
  "a field is not JSON": { harm: () => setField(":rows", "agents", "2 {}"), end: ":rows" },
  "a field names no row": { harm: () => setField(":rows", '["agents"]', "2 {}"), end: ":rows" },
  "a field names no table": { harm: () => setField(":rows", '["birds","a"]', "2 {}"), end: ":rows" },
  "a field names a property of all objects": {
    harm: () => setField(":rows", '["__proto__","a"]', "2 {}"),
    end: ":rows",
  },
  "the position is not JSON": { harm: setState("position", "["), end: ":state" },
  "the position is too short": { harm: setState("position", "[1,2]"), end: ":state" },
  "the position has a text": { harm: setState("position", '[1,2,3,4,5,"6"]'), end: ":state" },
  "the version is a text": { harm: setState("version", "first"), end: ":state" },
  "the version is empty": { harm: setState("version", ""), end: ":state" },
  "the origin is a text": { harm: setState("origin", "first"), end: ":state" },
  ...Object.fromEntries(
    ["version", "origin", "position"].map((field) => [
      `the ${field} is missing`,
      {
        harm: async () => {
          await client.hDel(await keyOf(":state"), field);
          return field;
        },
        end: ":state",
      },
    ]),
  ),
  ...Object.fromEntries(
    [":state", ":rows", ":log", ":commits"].flatMap((end) =>
      (["a text", "a set"] as const).map((type) => [
        `the key ${end} is ${type}`,
        {
          harm: async () => {
            const key = await keyOf(end);
            await client.del(key);
            await (type === "a text" ? client.set(key, "text") : client.sAdd(key, "member"));
            return key;
          },
          end,
        },
      ]),
    ),
  ),
};

test.each(Object.entries(cases))(
  "%s: a 500 that names the key, without a stack trace",
  async (_name, { harm, end }) => {
    const key = await keyOf(end);
    const place = await harm();

    async function findFailures(by: Send): Promise<string[]> {
      const failures: string[] = [];
      for (const [method, path, body] of REQUESTS) {
        const { status, json, text } = await by(method, path, body);
        expect(text).not.toMatch(STACK);
        if (status !== 500) continue;
        expect(json).toMatchObject({ code: "STORAGE_FAILED", detail: expect.stringContaining(key) });
        if (place !== key) expect(json.detail).toContain(place);
        failures.push(path);
      }
      return failures;
    }

    const other = await open();
    if (end === ":rows" || end === ":state") expect(await findFailures(other)).toContain("/_mock/snapshot");
    else expect(await findFailures(other)).toContain(AGENTS);
    // This one has the sandbox in memory. It reads only what others have changed, and writes what its requests change.
    await findFailures(send);
    expect(log.join("\n")).not.toMatch(STACK);
    expect(await other("POST", "/_mock/reset")).toMatchObject({ status: 204 });
    for (const by of [other, send]) {
      expect(await by("POST", AGENTS, newAgent)).toMatchObject({ status: 200 });
      expect(await by("GET", "/_mock/snapshot")).toMatchObject({ status: 200 });
    }
  },
);
