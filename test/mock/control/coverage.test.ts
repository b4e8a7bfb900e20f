import { describe, expect, test } from "vitest";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import { createCounters, mergeCoverage, toCoverage } from "../../../src/mock/control/coverage.ts";
import { createMock } from "../../../src/mock/testing/create-mock.ts";
import { defined } from "../../defined.ts";

/** The responses of each operation in the document itself. */
const DOCUMENTED = new Map(
  Object.values(openapi.paths).flatMap((path) =>
    Object.values(path as Record<string, { operationId?: string; responses?: object }>).flatMap(
      ({ operationId, responses = {} }) =>
        operationId === undefined ? [] : [[operationId, Object.keys(responses).map(Number)] as const],
    ),
  ),
);

function open(key = "coverage", mock = createMock()) {
  const sandbox = mock.sandbox(key);
  const headers = { authorization: `Bearer ${key}` };
  const get = async (path: string) => (await mock.fetch(`http://mock.test${path}`, { headers })).status;
  const read = async (operationId: string, options: { all?: boolean } = {}) => {
    const { operations } = await sandbox.coverage(options);
    const { calls, responses } = defined(operations.find(({ operation_id }) => operation_id === operationId));
    const counts = responses.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]);
    return { calls, ...Object.fromEntries(counts) };
  };
  return { mock, sandbox, get, read };
}

test("the coverage has the operations and statuses of the document, in its order", async () => {
  const coverage = await open().sandbox.coverage();
  expect(coverage.operations.map(({ operation_id }) => operation_id)).toEqual([...DOCUMENTED.keys()]);
  for (const { operation_id, responses } of coverage.operations)
    expect([operation_id, responses.map(({ status }) => status)]).toEqual([operation_id, DOCUMENTED.get(operation_id)]);
  expect(coverage).toMatchObject({
    called_operations: 0,
    documented_operations: DOCUMENTED.size,
    called_responses: 0,
    documented_responses: [...DOCUMENTED.values()].flat().length,
  });
});

describe("the coverage counts", () => {
  test("successes, errors, refused requests, replies and faults", async () => {
    const { sandbox, get, read } = open();
    expect(await get("/v1/agents/ag_0197c3d0")).toBe(200);
    expect(await get("/v1/agents/ag_none")).toBe(404);
    await sandbox.reply({ match: { operation_id: "agents.get" }, status: 404 });
    expect(await get("/v1/agents/ag_0197c3d0")).toBe(404);
    await sandbox.fault({ operation_id: "agents.get", status: 503 });
    expect(await get("/v1/agents/ag_0197c3d0")).toBe(503);
    expect(await read("agents.get")).toEqual({ calls: 4, 200: 1, 404: 2, 503: 1 });
    // Refused before it enters the sandbox.
    expect(await get("/v1/users/me")).toBe(401);
    expect(await read("users.me.get")).toEqual({ calls: 1, 401: 1 });
    const { called_operations, called_responses } = await sandbox.coverage();
    expect([called_operations, called_responses]).toEqual([2, 4]);
  });

  test("a response that the document does not have apart from the others", async () => {
    const { sandbox, get } = open();
    await sandbox.reply({ match: { operation_id: "models.list" }, status: 418, unchecked: true });
    expect(await get("/v1/models")).toBe(418);
    const { operations, ...counts } = await sandbox.coverage({ called: true });
    expect(counts).toMatchObject({ called_operations: 1, called_responses: 0 });
    expect(operations.map(({ operation_id }) => operation_id)).toEqual(["models.list"]);
    expect(operations[0]?.responses).toContainEqual({ status: 418, documented: false, count: 1 });
  });

  test("a dropped connection as a call without a response", async () => {
    const { sandbox, get, read } = open();
    await sandbox.fault({ operation_id: "models.list", drop: true });
    await get("/v1/models").catch(() => {});
    expect(await read("models.list")).toEqual({ calls: 1 });
  });

  test("requests that the journal has dropped, and those before a reset, a seed and a snapshot", async () => {
    const { sandbox, get, read } = open();
    await get("/v1/models");
    await sandbox.clearRequests();
    await sandbox.reset();
    await sandbox.seed({});
    await sandbox.restore(await sandbox.snapshot());
    for (let number = 0; number < 1001; number++) await get("/v1/models");
    expect((await sandbox.missingRequests()).dropped).toBeGreaterThan(0);
    expect(await read("models.list")).toEqual({ calls: 1002, 200: 1002 });
  });

  test("the requests of a key or of all keys, until they are cleared", async () => {
    const mock = createMock();
    const [first, second] = [open("first", mock), open("second", mock)];
    await first.get("/v1/models");
    await second.get("/v1/models");
    expect(await first.read("models.list")).toEqual({ calls: 1, 200: 1 });
    expect(await first.read("models.list", { all: true })).toEqual({ calls: 2, 200: 2 });
    await first.sandbox.clearCoverage();
    expect(await first.read("models.list")).toEqual({ calls: 0 });
    expect(await first.read("models.list", { all: true })).toEqual({ calls: 1, 200: 1 });
    await second.sandbox.clearCoverage();
    expect(await first.read("models.list", { all: true })).toEqual({ calls: 0 });
  });
});

test("beyond the limit, the counts of the least recently used sandbox remain in those of all", () => {
  const counters = createCounters(4);
  for (const [id, status] of [
    ["a", 200],
    ["b", 200],
    ["b", 404],
    ["a", 200],
    ["c", 200],
    ["c", 404],
  ] as const)
    counters.add(id, "models.list", status);
  const countsOf = (id?: string) => [...(counters.counts(id).get("models.list") ?? [])];
  expect(countsOf("a")).toEqual([[200, 2]]);
  expect(countsOf("b")).toEqual([]);
  expect(countsOf("c")).toEqual([
    [200, 1],
    [404, 1],
  ]);
  expect(countsOf()).toEqual([
    [200, 4],
    [404, 2],
  ]);
  // There is room for one more.
  counters.clear("a");
  counters.add("d", "models.list", 200);
  counters.add("d", "models.list", 404);
  expect(countsOf("c")).toHaveLength(2);
  // What was dropped stays in the sum: nobody's key can clear it.
  for (const id of ["b", "c", "d"]) counters.clear(id);
  expect(countsOf()).not.toEqual([]);
});

test("mergeCoverage adds coverages, also those without the operations that were not called", async () => {
  const [first, second] = [open("a"), open("b")];
  await first.get("/v1/models");
  await second.get("/v1/models");
  await second.get("/v1/agents/ag_none");
  await second.sandbox.fault({ operation_id: "models.list", drop: true });
  await second.get("/v1/models").catch(() => {});
  const merged = mergeCoverage([await first.sandbox.coverage(), await second.sandbox.coverage({ called: true })]);
  expect(merged).toEqual(
    toCoverage(
      new Map([
        [
          "models.list",
          new Map([
            [200, 2],
            [0, 1],
          ]),
        ],
        ["agents.get", new Map([[404, 1]])],
      ]),
    ),
  );
});
