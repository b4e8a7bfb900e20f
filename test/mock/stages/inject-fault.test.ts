import { describe, expect, test, vi } from "vitest";
import { cases } from "../../../src/contract/cases.ts";
import { createPatternChecks } from "../../../src/core/patterns/pattern-checks.ts";
import { receive } from "../../../src/mock/exchange/received-request.ts";
import type { InjectedFault } from "../../../src/mock/sandboxes/control-tables.ts";
import { injectFault } from "../../../src/mock/stages/inject-fault.ts";
import { defineTable } from "../../../src/mock/state/table.ts";
import { violationsOf } from "../../document.ts";
import { examplePath } from "../example-path.ts";
import { sendJson } from "../json.ts";
import { type Session, session } from "../session.ts";
import { createTable } from "../state/create-table.ts";

const withErrors = cases.flatMap((subject) => {
  const pointer = subject.responses.find(({ status }) => status === 422)?.pointer;
  return pointer === undefined ? [] : [{ ...subject, schema: pointer }];
});

test.each(withErrors)("an injected 422 of $id is one that the document has", async (subject) => {
  const own = session();
  const { id, path, method, body, schema } = subject;
  await sendJson(own, "POST", "/_mock/faults", { operation_id: id, status: 422 });
  const response = await own.send(examplePath(subject), {
    method: method.toUpperCase(),
    headers: { "content-type": "application/json", ...(path.includes("#") ? { accept: "text/event-stream" } : {}) },
    ...(body ? { body: JSON.stringify(Object.values(body.examples)[0]) } : {}),
  });
  const problem = await response.json();
  expect([response.status, violationsOf(schema, problem)]).toEqual([422, []]);
  expect(problem).toMatchObject({
    code: "INJECTED_FAULT",
    errors: [{ pointer: body ? "/body" : "/query", code: "invalid" }],
  });
});

const NOTHING: InjectedFault = {
  id: "f1",
  operation_id: "*",
  match: {},
  probability: 1,
  remaining: null,
  latency_ms: null,
  event_latency_ms: null,
  status: null,
  retry_after: null,
  drop: false,
  cut_after_bytes: null,
  cut_after_events: null,
};

/** A sandbox with faults, and a function that sends a request of an operation to it. */
function setUp(...given: Partial<InjectedFault>[]) {
  const definition = defineTable<InjectedFault>(({ id }) => id);
  const faults = createTable(definition);
  given.forEach((fault, index) => {
    faults.put({ ...NOTHING, id: `f${index}`, ...fault });
  });
  const random = vi.fn(() => 0);
  const send = (operationId: string) =>
    injectFault(
      { faults, checks: createPatternChecks(), random, use: () => {} },
      operationId,
      receive({ method: "GET", url: "/", headers: {} }),
    );
  return { faults, send, random };
}

test("without a fault for it, a request goes on", () => {
  const { faults, send } = setUp({ operation_id: "ships.get", status: 500, remaining: 1 });
  expect(send("ships.list")).toBeUndefined();
  expect(faults.all()).toMatchObject([{ remaining: 1 }]);
});

test("a random number, which changes later ids, is taken only for a fault whose conditions are met and that is uncertain", () => {
  const { send, random } = setUp(
    // The last is tried first.
    { operation_id: "ships.list", probability: 0.5 },
    { operation_id: "ships.list", status: 500 },
    { operation_id: "ships.get", probability: 0.5 },
    { match: { method: "POST" }, probability: 0.5 },
    { operation_id: "ships.sink", probability: 0.5 },
  );
  expect(send("ships.list")?.result?.status).toBe(500);
  expect(random).not.toHaveBeenCalled();
  send("ships.sink");
  expect(random).toHaveBeenCalledOnce();
});

describe("a fault", () => {
  test("is for a number of requests, and the newest comes first", () => {
    const { faults, send } = setUp(
      { operation_id: "*", status: 503 },
      { operation_id: "ships.list", status: 500, remaining: 2 },
    );
    const statuses = ["ships.list", "ships.get", "ships.list", "ships.list"].map((id) => send(id)?.result?.status);
    expect(statuses).toEqual([500, 503, 500, 503]);
    expect(faults.all()).toMatchObject([{ status: 503, remaining: null }]);
  });

  test.each([
    [401, "UNAUTHENTICATED", {}],
    [429, "RATE_LIMITED", { "x-ratelimit-remaining": "0" }],
    [500, "INTERNAL_ERROR", {}],
    [503, "UNAVAILABLE", {}],
    [418, "INJECTED_FAULT", {}],
  ])("with the status %i is a problem with the code %s", (status, code, headers) => {
    expect(setUp({ status }).send("ships.list")?.result).toEqual({
      status,
      headers,
      problem: expect.objectContaining({
        status,
        code,
        detail: `A fault was injected for ships.list: status ${status}.`,
      }),
    });
  });

  test("can say when to retry", () => {
    const fault = setUp({ status: 429, retry_after: 0 }).send("ships.list");
    expect(fault?.result?.headers).toEqual({ "retry-after": "0", "x-ratelimit-remaining": "0" });
  });

  test("can drop the connection, whatever its status", () => {
    expect(setUp({ drop: true, status: 500 }).send("ships.list")).toEqual({
      result: { status: 0 },
      transportFault: { latency: 0, drop: true, cutAfterBytes: null, cutAfterEvents: null },
    });
  });

  test("can delay or cut the handler's response", () => {
    expect(setUp({ latency_ms: 5, cut_after_bytes: 0, cut_after_events: 2 }).send("ships.list")).toEqual({
      transportFault: { latency: 5, drop: false, cutAfterBytes: 0, cutAfterEvents: 2 },
    });
  });
});

describe("a fault with conditions", () => {
  const create = (own: Session, name: string) =>
    sendJson(own, "POST", "/v1/agents", { name, model: "aurora-small" }).then(({ status }) => status);

  test("is for requests that meet them", async () => {
    const own = session();
    const match = { method: "POST", path: "/v1/*", body: [{ pointer: "/name", schema: { pattern: "^G" } }] };
    await sendJson(own, "POST", "/_mock/faults", { operation_id: "*", match, times: 2, status: 503 });
    expect(await create(own, "Pilot")).toBe(200);
    expect((await own.send("/v1/models")).status).toBe(200);
    expect([await create(own, "Guide"), await create(own, "Gull"), await create(own, "Guide")]).toEqual([
      503, 503, 200,
    ]);
  });

  test("is for a share of them, which is the same in every run", async () => {
    const run = async (randomSeed: number) => {
      const own = session({ randomSeed });
      const fault = { operation_id: "models.list", probability: 0.5, times: null, status: 503 };
      await sendJson(own, "POST", "/_mock/faults", fault);
      const statuses: number[] = [];
      for (let number = 0; number < 40; number++) statuses.push((await own.send("/v1/models")).status);
      return statuses;
    };
    const first = await run(1);
    const failed = first.filter((status) => status === 503).length;
    expect(failed).toBeGreaterThan(10);
    expect(failed).toBeLessThan(30);
    expect(await run(1)).toEqual(first);
    expect(await run(2)).not.toEqual(first);
  });

  test("is still pending if chance decides against it, and the next fault is tried", async () => {
    const own = session();
    const never = { operation_id: "models.list", probability: 0, status: 503 };
    await sendJson(own, "POST", "/_mock/faults", never);
    await sendJson(own, "POST", "/_mock/faults", { operation_id: "models.list", status: 429 });
    expect((await own.send("/v1/models")).status).toBe(429);
    const { body } = await sendJson(own, "GET", "/_mock/faults");
    expect(body.faults).toMatchObject([{ ...never, match: {}, remaining: 1 }]);
  });

  test.each([
    [{ match: { operation_id: "models.lst" } }, "/body/match/operation_id"],
    [{ match: { pth: "/v1" } }, "/body/match/pth"],
    [{ probability: 1.5 }, "/body/probability"],
    [{ status: undefined, probability: 0.5 }, "/body"],
  ])("%j is refused", async (more, pointer) => {
    const body = { operation_id: "*", status: 503, ...more };
    const refused = await sendJson(session(), "POST", "/_mock/faults", body);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });
});
