import { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { MockRequest } from "../../../src/mock/exchange/types.ts";
import { writeResponse } from "../../../src/mock/http/fetch.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { createPace } from "../../../src/mock/http/pace.ts";
import { type SendOptions, send } from "../../../src/mock/http/send.ts";
import { addWaits, createWaits, drawLatency, pause } from "../../../src/mock/stages/latency.ts";

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
  const take = (randomSeed: number) => Array.from({ length: 20 }, createWaits([10, 99], () => randomSeed) ?? (() => 0));
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

/** Where a latency comes from. The numbers differ in their digits, so that a total shows what is missing. */
const SOURCES = { server: [1, 10], fault: [100, 1000], reply: [10_000, 100_000] } as const;
type Source = keyof typeof SOURCES;
const FORMS = ["none", "latency", "events", "both", "ranges"] as const;

/** The latencies of a source, as a fault and a reply name them. */
function latencies(source: Source, form: (typeof FORMS)[number]) {
  const [latency, event] = SOURCES[source];
  const toRange = (least: number) => (form === "ranges" ? [least, 2 * least] : least);
  return {
    ...(["latency", "both", "ranges"].includes(form) && { latency_ms: toRange(latency) }),
    ...(["events", "both", "ranges"].includes(form) && { event_latency_ms: toRange(event) }),
  };
}

/** A response that is read at once, and neither has a connection nor takes time. */
function openResponse() {
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }) as Socket;
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  return response;
}

const shared = createServerMock();
const START = '{"agent_id":"ag_0197c3d0","inputs":"When is low water?","stream":true}';
const operation_id = "conversations.startStream";
let keys = 0;

function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Resolves to the milliseconds that a response with three events takes. */
async function measure(
  hasPort: boolean,
  forms: Record<Source, (typeof FORMS)[number]>,
  mock = shared,
): Promise<number> {
  keys += 1;
  const headers = { authorization: `Bearer latency-${keys}`, "content-type": "application/json" };
  const post = (url: string, body: string): MockRequest => ({ method: "POST", url, headers, body: Buffer.from(body) });
  const fault = { operation_id, ...latencies("fault", forms.fault) };
  if (forms.fault !== "none") await mock.request(post("/_mock/faults", JSON.stringify(fault)));
  const events = [{ data: 1 }, { data: 2 }, { data: 3 }];
  const reply = { match: { operation_id }, unchecked: true, events, ...latencies("reply", forms.reply) };
  await mock.request(post("/_mock/replies", JSON.stringify(reply)));
  const result = await mock.request(post("/v1/conversations", START));
  const { latency_ms: latency = 0, event_latency_ms: eventLatency = 0 } = latencies("server", forms.server);
  const options = { latency, eventLatency, keepAlive: 2 ** 30, streams: new Set(), countDelayed() {} };
  const started = Date.now();
  const request = new Request("http://mock.test/");
  const pace = createPace();
  const sent = hasPort
    ? send(result, openResponse(), { ...options, pace } as SendOptions)
    : writeResponse(result, request, pace).then((response) => response.text());
  let isSent = false;
  void Promise.resolve(sent).finally(() => {
    isSent = true;
  });
  while (!isSent) {
    await vi.advanceTimersToNextTimerAsync();
    await new Promise(setImmediate);
  }
  return Date.now() - started;
}

test("waits of ranges are the same in another run", async () => {
  useFakeTimers();
  const forms = { server: "ranges", fault: "ranges", reply: "ranges" } as const;
  expect(await measure(true, forms, createServerMock({ randomSeed: 5 }))).toBe(
    await measure(true, forms, createServerMock({ randomSeed: 5 })),
  );
});

describe.each([true, false])("the latencies of two sources are added, with a port: %s", (hasPort) => {
  test.each(FORMS)("of which that of a fault is %s", async (fault) => {
    useFakeTimers();
    for (const reply of FORMS)
      for (const server of hasPort ? FORMS : (["none"] as const)) {
        const forms = { fault, reply, server };
        const sums = Object.entries(forms).map(([source, form]) => {
          const { latency_ms = 0, event_latency_ms = 0 } = latencies(source as Source, form);
          const [latency = [], event = []] = [latency_ms, event_latency_ms].map((each) => [each].flat());
          // There is no wait before the first of the three events.
          return [latency.at(0)! + 2 * event.at(0)!, latency.at(-1)! + 2 * event.at(-1)!] as const;
        });
        const [least, most] = [0, 1].map((end) => sums.reduce((sum, each) => sum + each[end]!, 0));
        const total = await measure(hasPort, forms);
        const isWithin = least! <= total && total <= most!;
        expect({ ...forms, total, least, most, isWithin }).toMatchObject({ isWithin: true });
      }
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
  await expect(listen(createServerMock(), { port: 0, ...options })).rejects.toThrow(message);
});
