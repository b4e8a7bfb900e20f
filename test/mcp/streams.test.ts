/** Streams of a service that never end. */
import { Platform } from "platform-api";
import { afterEach, expect, test, vi } from "vitest";
import { connect, textOf } from "./connection.ts";

afterEach(() => vi.useRealTimers());

/** A stream like those of a client, with an event each time that `wait` resolves. */
function createStream(wait: () => Promise<void>) {
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const state = { left: false };
  let id = 0;
  const iterator = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      await Promise.race([wait(), end]);
      return state.left ? { done: true, value: undefined } : { done: false, value: { event: "tick", id: `${++id}` } };
    },
    async return() {
      state.left = true;
      ended();
      return { done: true, value: undefined };
    },
  };
  return { state, stream: { ...iterator, withResponse: async () => {} } };
}

const inMs = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Why a stream is left, the milliseconds between its events, and how many are read. */
test.each([
  ["two seconds without one", 2500, 0],
  ["30 seconds", 1500, 19],
  ["100 of them", 10, 100],
])("events of workflows are read until %s have passed", async (_, ms, count) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { state, stream } = createStream(inMs(ms));
  const { call } = await connect({ client: { workflows: { events: { stream: () => stream } } } as never });
  const result = call("read_operation", { operation_id: "workflows.events.stream" });
  await vi.advanceTimersByTimeAsync(40_000);
  const { body, next } = (await result).structuredContent as { body: string; next?: unknown };
  expect(JSON.parse(body)).toHaveLength(count);
  expect(next).toEqual(count === 0 ? undefined : { "Last-Event-ID": String(count) });
  expect(state.left).toBe(true);
});

test("an answer without an end is left after 100,000 events", async () => {
  const { state, stream } = createStream(async () => {});
  const { call } = await connect({ client: { conversations: { startStream: () => stream } } as never });
  const body = { agent_id: "ag_0197c3d0", inputs: "Hello" };
  const result = await call("change_operation", { operation_id: "conversations.startStream", body });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toBe("The stream was left after 100000 events without an end.");
  expect(state.left).toBe(true);
});

test("a conversation that fails in mid-sentence is an error", async () => {
  const { call, sandbox } = await connect();
  await sandbox.respondWith({ content: "Low water is at", error: { status: 503 } });
  const body = { model: "aurora-small", inputs: "When is low water?" };
  const result = await call("change_operation", { operation_id: "conversations.startStream", body });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(/^Error of conversations\.startStream, .*\n.* failed with 503/);
});

test.each<[id: string, parameters: object]>([
  ["workflows.events.stream", {}],
  ["workflows.deployments.logs.stream", { name: "harbor" }],
])("%s that fails is an error with the events before it", async (operation_id, parameters) => {
  const events =
    'id: 1\nevent: log\ndata: {"n":1}\n\nevent: error\ndata: {"error":"The log is gone.","reason":"read_error"}\n\n';
  const fetch = async () => new Response(events, { headers: { "content-type": "text/event-stream" } });
  const { call } = await connect({ client: new Platform({ apiKey: "any", fetch }) });
  const result = await call("read_operation", { operation_id, parameters });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(/^Error of .*The log is gone\..*"n": ?1/s);
  expect(result.structuredContent).toMatchObject({ next: { "Last-Event-ID": "1" } });
});
