import { expect, test } from "vitest";
import { createSandboxes } from "../../../src/mock/control/sandboxes.ts";
import type { SandboxStore } from "../../../src/mock/sandbox/store.ts";
import { createMock } from "../../../src/mock/server/mock.ts";
import type { Mock, MockOptions } from "../../../src/mock/server/types.ts";

/** Sends a request with a key, and returns the status and the JSON of the response. Requests arrive in this order. */
function sender(mock: Mock) {
  return async (key: string, method: string, url: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await mock.request({
      method,
      url,
      headers,
      body: body === undefined ? body : Buffer.from(JSON.stringify(body)),
    });
    return {
      status: response.status,
      body: response.body === undefined ? undefined : JSON.parse(String(response.body)),
    };
  };
}

const HOUR = 3_600_000;

async function mockWithBusySchedule() {
  const mock = createMock();
  const send = sender(mock);
  const schedule = { input: {}, intervals: [{ every: "PT2S" }] };
  const made = await send("busy", "POST", "/v1/workflows/schedules", {
    schedule,
    workflow_identifier: "morning-briefing",
  });
  expect(made.status).toBe(201);
  return { mock, send };
}

test("while a clock is moved, other sandboxes are served, and its own requests wait", async () => {
  const { send } = await mockWithBusySchedule();
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  const moved = send("busy", "POST", "/_mock/clock", { advance_ms: HOUR });
  const own = send("busy", "GET", "/_mock/clock");
  const others = Array.from({ length: 5 }, () => send("other", "GET", "/v1/models").then(note("other")));
  await Promise.all([moved.then(note("moved")), own.then(note("own")), ...others]);
  expect(order.slice(0, 5)).toEqual(["other", "other", "other", "other", "other"]);
  expect((await own).body).toEqual((await moved).body);
});

test("two moves of one clock happen one after the other", async () => {
  const { send } = await mockWithBusySchedule();
  const moves = [
    send("busy", "POST", "/_mock/clock", { advance_ms: HOUR }),
    send("busy", "POST", "/_mock/clock", { advance_ms: HOUR }),
  ];
  const [first, second] = await Promise.all(moves);
  expect(Date.parse(second!.body.now) - Date.parse(first!.body.now)).toBe(HOUR);
});

test("a move in slices and a move at once leave the same sandbox", async () => {
  const [sliced, whole] = await Promise.all([mockWithBusySchedule(), mockWithBusySchedule()]);
  await sliced.send("busy", "POST", "/_mock/clock", { advance_ms: HOUR });
  whole.mock.moveClock("busy", HOUR);
  expect(await sliced.send("busy", "GET", "/_mock/snapshot")).toEqual(
    await whole.send("busy", "GET", "/_mock/snapshot"),
  );
});

function limitedMock(options: MockOptions = {}) {
  const warnings: string[] = [];
  const mock = createMock({ maxSandboxes: 3, log: (line) => warnings.push(line), ...options });
  return { send: sender(mock), warnings };
}

test("beyond the maximum, the sandbox unused longest is dropped, with a warning", async () => {
  const { send, warnings } = limitedMock();
  const create = (key: string) => send(key, "POST", "/v1/agents", { name: "Guide", model: "aurora-large" });
  const count = async (key: string) => (await send(key, "GET", "/v1/agents/pages")).body.data.length;
  for (const key of ["a", "b", "c"]) await create(key);
  expect(await count("a")).toBe(3);
  await create("d");
  expect(warnings).toEqual([expect.stringMatching(/^Dropped the sandbox [0-9a-f]{16}, which was unused longest: 3 /)]);
  expect([await count("a"), await count("c"), await count("d")]).toEqual([3, 3, 3]);
  expect(await count("b")).toBe(2);
});

test("keys whose requests open no sandbox leave nothing behind", async () => {
  const { send, warnings } = limitedMock();
  for (let number = 0; number < 10; number++) expect((await send(`k${number}`, "GET", "/v1/birds")).status).toBe(404);
  expect(warnings).toEqual([]);
});

test("a timer that fails, as on a full disk, is a line in the log and nothing more", async () => {
  const lines: string[] = [];
  const store: SandboxStore = {
    sandboxes: new Map(),
    append: () => {
      throw new Error("no space left on device");
    },
    replace() {},
    close() {},
  };
  const sandboxes = createSandboxes({
    initial: { seed: 1, clock: 0 },
    speed: 1_000_000,
    maxSandboxes: 10,
    store,
    log: (line) => lines.push(line),
  });
  const { sandbox } = sandboxes.open("full");
  sandbox.later(1000, "executions.quiet", {});
  const gone = new AbortController();
  const waiting = sandbox.change(gone.signal);
  await expect.poll(() => lines).toEqual([expect.stringMatching(/executions\.quiet failed: .*no space left/)]);
  gone.abort();
  await waiting;
});

test("a sandbox says when another one takes its place", () => {
  const initial = { seed: 1, clock: 0 };
  const sandboxes = createSandboxes({ initial, speed: 1, maxSandboxes: 10, store: undefined, log: () => {} });
  const [first, other] = [sandboxes.open("a"), sandboxes.open("b")];
  const signals = [sandboxes.replaced(first), sandboxes.replaced(first), sandboxes.replaced(other)];
  sandboxes.replace("a", initial);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  expect(sandboxes.replaced(sandboxes.open("a")).aborted).toBe(false);
});
