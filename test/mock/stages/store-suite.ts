import type { EventSourceMessage } from "eventsource-parser/stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import type { Mock, MockOptions, Store } from "../../../src/mock/http/public-types.ts";
import type { SandboxStore } from "../../../src/mock/stores/store.ts";
import { callEverything } from "../everything.ts";
import { type Received, readEvents, type Send, sender, TOKEN, toRequest } from "./store-client.ts";

/** Storage for the sandboxes of the mocks of a test; empty at first. */
interface Place {
  open(): Store | Promise<Store>;
  remove(): void | Promise<void>;
}

interface Kind {
  /** True if a store keeps its data when it is closed and opened again. */
  readonly isDurable: boolean;
  /** True if it can be open several times at once. */
  readonly isShared: boolean;
  createPlace(): Place | Promise<Place>;
}

const AGENTS = "/v1/agents";
const STREAM = "/v1/workflows/events/stream?workflow_exec_id=*";
const EXECUTE = "/v1/workflows/morning-briefing/execute";
const newAgent = { name: "Greeter", model: "aurora-small" };

/** The responses to a request for each operation, with refused requests and moves of the clock in between. */
async function readResponses(mock: Pick<Mock, "fetch">): Promise<string[]> {
  const others: Promise<Received>[] = [];
  const requests = sender(mock);
  const responses = await callEverything({
    async send(path, init) {
      await others.at(-1);
      const { headers, ...rest } = toRequest(TOKEN);
      return mock.fetch(`http://mock.test${path}`, { ...rest, ...init, headers: { ...headers, ...init?.headers } });
    },
    pass(seconds) {
      const moved = requests("POST", "/_mock/clock", { advance_ms: seconds * 1000 });
      others.push(
        moved,
        moved.then(() => requests("GET", "/v1/birds")),
      );
    },
  });
  for (const { headers, text } of await Promise.all(others)) responses.push(`${headers.get("x-request-id")} ${text}`);
  return responses;
}

let inMemory: Promise<string[]> | undefined;

/** Expects the same responses as those of a mock in memory, and reports only the first difference. */
async function expectSameResponses(mock: Pick<Mock, "fetch">): Promise<void> {
  inMemory ??= readResponses(createServerMock());
  const [found, expected] = [await readResponses(mock), await inMemory];
  expect(expected.length).toBeGreaterThan(100);
  const index = expected.findIndex((text, at) => text !== found[at]);
  expect(found[index]).toBe(expected[index]);
  expect(found.length).toBe(expected.length);
}

/** Describes the behavior of a mock with any store. */
export function describeMockWith(name: string, { isDurable, isShared, createPlace }: Kind): void {
  describe(`a mock that keeps its sandboxes ${name}`, () => {
    let place: Place;
    let stores: Store[];
    let log: string[];
    let mock: Mock;
    let send: Send;

    async function start(options: MockOptions = {}): Promise<Mock> {
      const store = await place.open();
      stores.push(store);
      return createServerMock({ store, log: (line) => log.push(line), ...options });
    }

    async function close(): Promise<void> {
      for (const store of stores.splice(0)) await store.close();
    }

    /** Continues with a new mock on the same stores, as after a restart; with the same mock if the stores are not durable. */
    async function restart(options?: MockOptions): Promise<void> {
      if (!isDurable) return;
      await close();
      mock = await start(options);
      send = sender(mock);
    }

    /** Another mock on the same store, as in another process; the same mock if the store can be open only once. */
    async function another(): Promise<Mock> {
      return isShared ? start() : mock;
    }

    beforeEach(async () => {
      place = await createPlace();
      stores = [];
      log = [];
      mock = await start();
      send = sender(mock);
    });

    afterEach(async () => {
      await close();
      await place.remove();
      expect(log).toEqual([]);
    });

    async function create(body: object = newAgent): Promise<string> {
      const { status, json } = await send("POST", AGENTS, body);
      expect(status).toBe(200);
      return json.id;
    }

    async function listNames(token = TOKEN): Promise<string[]> {
      const { json } = await send("GET", `${AGENTS}/pages?page_size=1000`, undefined, token);
      return json.data.map((agent: { name: string }) => agent.name);
    }

    test("has what was created, changed and deleted, in the same order", async () => {
      const seeded = await listNames();
      const ids = [await create({ ...newAgent, name: "A" }), await create({ ...newAgent, name: "B" }), await create()];
      await restart();
      expect(await listNames()).toEqual(["Greeter", "B", "A", ...seeded]);
      expect(await send("PATCH", `${AGENTS}/${ids[1]}`, { name: "C" })).toMatchObject({ status: 200 });
      expect(await send("DELETE", `${AGENTS}/${ids[0]}`)).toMatchObject({ status: 204 });
      expect(await send("DELETE", `${AGENTS}/ag_0197c3d0`)).toMatchObject({ status: 204 });
      const rest = seeded.filter((name) => name !== "Scout");
      expect(await listNames()).toEqual(["Greeter", "C", ...rest]);
      const changed = (await send("GET", `${AGENTS}/${ids[1]}`)).json;
      expect(changed).toMatchObject({ name: "C", versions: [0, 1] });
      await restart();
      expect(await listNames()).toEqual(["Greeter", "C", ...rest]);
      expect((await send("GET", `${AGENTS}/${ids[1]}`)).json).toEqual(changed);
      for (const id of [ids[0], "ag_0197c3d0"])
        expect(await send("GET", `${AGENTS}/${id}`)).toMatchObject({ status: 404 });
    });

    test("keeps the order of rows when one of them changes", async () => {
      const path = "/v1/observability/datasets";
      const listed = async () =>
        (await send("GET", path)).json.datasets.results.map(({ name }: { name: string }) => name);
      const before = await listed();
      expect(before).toEqual(["Tide questions", "Current questions"]);
      await send("PATCH", `${path}/c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35`, { description: "Changed" });
      expect(await listed()).toEqual(before);
      await restart();
      expect(await listed()).toEqual(before);
    });

    test("continues with the next ids, of resources and of requests", async () => {
      const requestIds: (string | null)[] = [];
      const agentIds: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const created = await send("POST", AGENTS, newAgent);
        agentIds.push(created.json.id);
        const invalid = await send("POST", AGENTS, {});
        const unknown = await send("GET", "/v1/birds");
        const control = await send("GET", "/_mock/clock");
        const cleared = await send("DELETE", "/_mock/journal");
        expect([invalid, unknown, control, cleared].map(({ status }) => status)).toEqual([422, 404, 200, 204]);
        for (const { headers } of [created, invalid, unknown, control, cleared])
          requestIds.push(headers.get("x-request-id"));
        await restart();
      }
      expect(new Set(agentIds).size).toBe(3);
      expect(requestIds).toEqual(requestIds.map((_, index) => `req_${(index + 1).toString(16).padStart(8, "0")}`));
    });

    test("opens no sandbox for requests that are refused before they get to one", async () => {
      for (const token of ["", "unknown"])
        expect((await send("GET", "/v1/birds", undefined, token)).headers.get("x-request-id")).toBe("req_00000000");
      expect(await send("GET", "/_mock/files/00000000000000aa/ships")).toMatchObject({ status: 404 });
      const ids = [];
      const store = stores[0] as SandboxStore; // There is no other kind.
      for await (const id of store.ids()) ids.push(id);
      expect(ids).toEqual([]);
    });

    test("continues at the time to which the clock was moved", async () => {
      await send("POST", "/_mock/clock", { advance_ms: 5_000_000 });
      const before = (await send("GET", AGENTS)).headers;
      const { json } = await send("GET", "/_mock/clock");
      expect(Date.parse(json.now)).toBe(Date.parse("2026-03-02T12:00:00Z") + 5_001_000);
      await restart();
      expect((await send("GET", "/_mock/clock")).json).toEqual(json);
      expect(before.get("x-request-id")).toBe("req_00000002");
    });

    test("has the state after a reset or a restored snapshot", async () => {
      const id = await create();
      const snapshot = (await send("GET", "/_mock/snapshot")).json;
      expect(await send("POST", "/_mock/reset")).toMatchObject({ status: 204 });
      await restart();
      expect(await send("GET", `${AGENTS}/${id}`)).toMatchObject({ status: 404 });
      expect(await send("PUT", "/_mock/snapshot", snapshot)).toMatchObject({ status: 204 });
      await restart();
      expect((await send("GET", "/_mock/snapshot")).json).toEqual(snapshot);
      expect(await create()).not.toBe(id);
      expect(await send("POST", "/_mock/reset", { random_seed: 7, now: "2027-01-01T00:00:00Z" })).toMatchObject({
        status: 204,
      });
      await restart();
      expect((await send("GET", "/_mock/snapshot")).json).toEqual({
        random_seed: 7,
        clock: Date.parse("2027-01-01T00:00:00Z"),
        count: 0,
        tables: {},
      });
    });

    test("runs a task when it is due, once", async () => {
      await send("POST", EXECUTE, { execution_id: "run" });
      await restart();
      await send("POST", "/_mock/clock", { advance_ms: 600_000 });
      const before = (await send("GET", "/v1/workflows/executions/run")).json;
      expect(before).toMatchObject({ status: "COMPLETED" });
      const history = (await send("GET", "/v1/workflows/executions/run/history")).json;
      await restart();
      await send("POST", "/_mock/clock", { advance_ms: 600_000 });
      expect((await send("GET", "/v1/workflows/executions/run")).json).toEqual(before);
      expect((await send("GET", "/v1/workflows/executions/run/history")).json).toEqual(history);
    });

    test("injects a fault as often as it was asked to", async () => {
      await send("POST", "/_mock/faults", { operation_id: "models.list", status: 503, times: 3 });
      const other = sender(await another());
      await other("GET", AGENTS);
      const readStatus = async (by: Send) => (await by("GET", "/v1/models")).status;
      expect(await Promise.all([readStatus(send), readStatus(other)])).toEqual([503, 503]);
      await restart();
      expect([await readStatus(send), await readStatus(send)]).toEqual([503, 200]);
      expect((await send("GET", "/_mock/faults")).json).toEqual({ faults: [] });
    });

    test("uses each scripted turn once, also if two requests are handled at once", async () => {
      const turns = ["1", "2", "3"].map((content) => ({ content }));
      await send("POST", "/_mock/turns", { turns });
      const other = sender(await another());
      // Now both have the turns in memory.
      await other("GET", AGENTS);
      const ask = async (by: Send) =>
        (await by("POST", "/v1/conversations", { inputs: "Hi" })).json.outputs[0].content as string;
      expect((await Promise.all([ask(send), ask(other)])).toSorted()).toEqual(["1", "2"]);
      await restart();
      expect(await ask(send)).toBe("3");
      expect((await send("GET", "/_mock/turns")).json).toEqual({ turns: [] });
    });

    test("drops the connection of one request if a fault says so, and not of two at once", async () => {
      await send("POST", "/_mock/faults", { operation_id: "models.list", drop: true });
      const other = sender(await another());
      // Now both have the fault in memory.
      await other("GET", AGENTS);
      const results = await Promise.allSettled([send("GET", "/v1/models"), other("GET", "/v1/models")]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    });

    test("serves a file to anybody, also if its sandbox was not used yet", async () => {
      const dataset = "/v1/observability/datasets/c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35";
      const { file_url } = (await send("GET", `${dataset}/exports/to-jsonl`)).json;
      const path = file_url.slice("http://mock.test".length);
      const before = await send("GET", path, undefined, "");
      expect(before).toMatchObject({ status: 200, text: expect.stringMatching(/^\{.*\}\n$/s) });
      await restart();
      const other = sender(await another());
      for (const by of [send, other]) expect((await by("GET", path, undefined, "")).text).toBe(before.text);
    });

    test("tells a stream what happens, and continues it", async () => {
      const other = await another();
      const stream = readEvents(mock, STREAM);
      const first = await stream.next();
      await sender(other)("POST", EXECUTE, { execution_id: "live" });
      const seen: EventSourceMessage[] = [];
      for await (const event of stream) {
        seen.push(event);
        if (event.data.includes('"workflow_exec_id":"live"')) break;
      }
      expect(first.value.id).toBe("1");
      await restart();
      const resumed = readEvents(await another(), `${STREAM}&last_event_id=${seen.at(-2)?.id}`);
      expect((await resumed.next()).value).toEqual(seen.at(-1));
      await resumed.return(undefined);
    });

    test("ends the streams of a sandbox that is reset, and keeps nothing of it", async () => {
      await send("POST", EXECUTE, { execution_id: "old" });
      const stream = readEvents(mock, "/v1/workflows/events/stream?workflow_exec_id=old");
      expect((await stream.next()).done).toBe(false);
      await sender(await another())("POST", "/_mock/reset");
      const rest = [];
      for await (const { data } of stream) rest.push(data);
      expect(rest.join()).not.toContain("WORKFLOW_EXECUTION_COMPLETED");
      await restart();
      expect((await send("GET", "/_mock/snapshot")).json).toMatchObject({ tables: {} });
    });

    test("keeps the sandboxes of different keys apart, whatever the keys are", async () => {
      const long = "k".repeat(8000);
      const punctuation = "w._-+/:=";
      const tokens = ["a", "A", "a.", "a/", "a:b", "a=", "constructor", "__proto__", punctuation, long, `${long}l`];
      for (const token of tokens) await send("POST", AGENTS, { ...newAgent, name: `Of ${token.slice(-20)}` }, token);
      await restart();
      for (const token of tokens) expect((await listNames(token))[0]).toBe(`Of ${token.slice(-20)}`);
      expect(new Set(await Promise.all(tokens.map(async (token) => (await listNames(token)).length))).size).toBe(1);
      // A token has no such characters, so they can't be in the name of a sandbox.
      for (const token of ["{", "}", "a{b}", "*", "a b", "\u00e9"])
        expect(await send("GET", AGENTS, undefined, token)).toMatchObject({ status: 401 });
    });

    test("keeps rows of different names apart, whatever the names are", async () => {
      const names = ["a", "a\0", "a\0b", "\0", "{", "}", "}{", "a/b", "a b", "tasks/1", "null", "__proto__", '"', "\\"];
      names.push("\ud83c\udf0a", "\ufffd", "\u00e9", "e\u0301", "\u{10ffff}".repeat(256));
      for (const execution_id of names)
        expect(await send("POST", EXECUTE, { execution_id, input: { is: execution_id } })).toMatchObject({
          status: 200,
        });
      for (const execution_id of names)
        expect(await send("POST", EXECUTE, { execution_id })).toMatchObject({ status: 409 });
      await restart();
      for (const execution_id of names)
        expect(await send("POST", EXECUTE, { execution_id })).toMatchObject({ status: 409 });
      const { tables } = (await send("GET", "/_mock/snapshot")).json;
      const started = tables.executions.slice(-names.length);
      expect(started).toMatchObject(names.map((execution_id) => ({ execution_id })));
    });

    if (isDurable)
      test("finds a sandbox again that it has dropped from memory", async () => {
        await restart({ maxSandboxes: 2 });
        const keys = ["a", "b", "c", "d"];
        for (const key of keys) await send("POST", AGENTS, { ...newAgent, name: `Of ${key}` }, key);
        for (const key of keys) expect((await listNames(key))[0]).toBe(`Of ${key}`);
      });

    if (isDurable && !isShared)
      test("gives the same responses as one in memory if it is opened again and again", async () => {
        let count = 0;
        const reopened: Pick<Mock, "fetch"> = {
          async fetch(input, init) {
            count += 1;
            if (count % 10 === 0) await restart();
            return mock.fetch(input, init);
          },
        };
        await expectSameResponses(reopened);
        expect(count).toBeGreaterThan(100);
      });

    if (isShared)
      test("gives the same responses as one in memory if each request goes to another process", async () => {
        const mocks = [mock, await start(), await start()];
        let count = 0;
        const balanced: Pick<Mock, "fetch"> = {
          fetch(input, init) {
            count += 1;
            return mocks[count % mocks.length]!.fetch(input, init);
          },
        };
        await expectSameResponses(balanced);
        expect(count).toBeGreaterThan(100);
      });
  });
}
