import { afterEach, describe, expect, test, vi } from "vitest";
import { addWaits, createWaits, drawLatency, pause } from "../../../src/mock/server/latency.ts";
import { listen } from "../../../src/mock/server/listen.ts";
import { createMock } from "../../../src/mock/server/mock.ts";
import { sendJson } from "../json.ts";
import { session } from "../session.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets all timers end at once, and returns the milliseconds for which they were set. */
function recordTimers(): number[] {
  const waited: number[] = [];
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((done: () => void, milliseconds = 0) => {
    waited.push(milliseconds);
    queueMicrotask(done);
    return 0;
  }) as typeof setTimeout);
  return waited;
}

test.each([
  [7, 0.5, 7],
  [[5, 5], 0.9, 5],
  [[5, 8], 0, 5],
  [[5, 8], 0.5, 7],
  [[5, 8], 0.9999, 8],
])("of %j and the random number %d, the latency is %d", (latency, random, expected) => {
  expect(drawLatency(latency, () => random)).toBe(expected);
});

test("a number or an empty range takes no random number", () => {
  const random = vi.fn(() => 0);
  drawLatency(7, random);
  drawLatency([7, 7], random);
  expect(random).not.toHaveBeenCalled();
});

test("waits are the same for the same seed, and in their range", () => {
  const take = (seed: number) => Array.from({ length: 20 }, createWaits([10, 99], () => seed) ?? (() => 0));
  expect(take(1)).toEqual(take(1));
  expect(take(1)).not.toEqual(take(2));
  expect(new Set(take(1)).size).toBeGreaterThan(10);
  for (const wait of take(3)) expect(wait >= 10 && wait <= 99).toBe(true);
});

test("waits of two sources are added, if there are two", () => {
  const [one, two] = [() => 1, () => 2];
  expect([addWaits(one, two)?.(), addWaits(one, undefined)?.(), addWaits(undefined, two)?.()]).toEqual([3, 1, 2]);
  expect(
    addWaits(
      undefined,
      createWaits(0, () => 1),
    ),
  ).toBeUndefined();
});

test("a pause ends when its signal is aborted", async () => {
  const gone = new AbortController();
  const paused = pause(3_600_000, gone.signal);
  gone.abort();
  expect(await paused).toBeUndefined();
  expect(pause(3_600_000, gone.signal)).toBeUndefined();
});

describe("without a port, waits", () => {
  const START = { agent_id: "ag_0197c3d0", inputs: "When is low water?", stream: true };

  async function run() {
    const own = session({ seed: 5 });
    const match = { operation_id: "conversations.startStream" };
    const fault = { ...match, latency_ms: [1, 1000], event_latency_ms: [1, 100] };
    expect((await sendJson(own, "POST", "/_mock/faults", fault)).status).toBe(201);
    const reply = { match, times: 1, latency_ms: [2000, 3000], event_latency_ms: 1000 };
    const { body: example } = await sendJson(own, "POST", "/_mock/replies", {
      ...reply,
      unchecked: true,
      events: [{ data: 1 }, { data: 2 }, { data: 3 }],
    });
    expect(example).toMatchObject({ latency_ms: [2000, 3000], event_latency_ms: 1000 });
    const waited = recordTimers();
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(START) };
    const text = await (await own.send("/v1/conversations", init)).text();
    const found = [...waited];
    vi.restoreAllMocks();
    return { text, waited: found };
  }

  test("of a fault and a reply are added, and repeated in another run", async () => {
    const { text, waited } = await run();
    expect(text).toBe("data: 1\n\ndata: 2\n\ndata: 3\n\n");
    const [latency, ...between] = waited.filter((milliseconds) => milliseconds > 0);
    expect(latency).toBeGreaterThan(2000);
    expect(latency).toBeLessThanOrEqual(4000);
    expect(between).toHaveLength(2);
    for (const wait of between) expect(wait > 1000 && wait <= 1100).toBe(true);
    expect((await run()).waited).toEqual(waited);
  });
});

test.each<[options: object, message: string]>([
  [{ latency: [200, 50] }, "latency is [200,50]. Use milliseconds, such as 50 or [50, 200]."],
  [{ latency: "50-200" }, 'latency is "50-200".'],
  [{ latency: { least: 1 } }, 'latency is {"least":1}.'],
  [{ latency: [1] }, "latency is [1]."],
  [{ latency: [1, 2, 3] }, "latency is [1,2,3]."],
  [{ latency: -1 }, "latency is -1."],
  [{ eventLatency: Number.NaN }, "eventLatency is null."],
])("a server with the options %j does not start", async (options, message) => {
  await expect(listen(createMock(), { port: 0, ...options })).rejects.toThrow(message);
});
