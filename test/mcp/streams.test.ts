/** Streams of a service that never end. */
import { afterEach, expect, test, vi } from "vitest";
import { stubClient } from "../client/stub-client.ts";
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

/** A stream, the data of its failing last event, and the text of the result. */
const FAILURES: [id: string, body: object | undefined, event: string, data: object, text: RegExp][] = [
  [
    "conversations.startStream",
    { agent_id: "ag_0197c3d0", inputs: "Hello" },
    "conversation.response.error",
    { code: 503, message: "The model is overloaded." },
    /^Error of conversations\.startStream, .*\n.* failed with 503.*The model is overloaded\./,
  ],
  [
    "workflows.events.stream",
    undefined,
    "error",
    { reason: "read_error", error: "The log is gone." },
    /^Error of workflows\.events\.stream, .*\n.* ended with error: \{"reason":"read_error","error":"The log is gone\."\}/,
  ],
];

test.each(FAILURES)("%s is an error if it ends with a failure", async (operation_id, body, event, data, text) => {
  const frames = `event: tide\nid: 1\ndata: {}\n\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const { client } = stubClient([new Response(frames, { headers: { "content-type": "text/event-stream" } })]);
  const { call } = await connect({ client });
  const result = await call(body ? "change_operation" : "read_operation", { operation_id, ...(body && { body }) });
  expect(result.isError).toBe(true);
  expect(textOf(result)).toMatch(text);
});
