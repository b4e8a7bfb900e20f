import { getEventListeners } from "node:events";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { AbortError, type Platform, PlatformError, StreamError, TimeoutError } from "../../../src/client/index.ts";
import { defined } from "../../defined.ts";
import { collect, stubClient } from "../stub-client.ts";
import { createTestClient, end, readUntilError, slowClock, stall, startServer, streamEvents } from "./server.ts";

const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;
const A = "event: a\ndata: 1\n\n";
const B = "event: b\ndata: 2\n\n";
const DONE = "event: conversation.response.done\ndata: 3\n\n";
const names = (events: { event: string }[]) => events.map(({ event }) => event);

beforeEach(slowClock);

/** A client of a server whose stream sends a text and then stalls. */
async function stalledStream(text: string) {
  const server = await startServer(streamEvents([text], stall));
  return { server, client: createTestClient(server).client };
}

describe("the request is aborted and its connection closed", () => {
  test("when the loop ends early", async () => {
    const { server, client } = await stalledStream(A + B);
    for await (const event of client.conversations.startStream(inputs)) {
      expect(event.event).toBe("a");
      break;
    }
    await defined(server.requests[0]).closed;
  });

  test("when the loop throws", async () => {
    const { server, client } = await stalledStream(A);
    const read = async () => {
      for await (const _ of client.conversations.startStream(inputs)) throw new RangeError("mine");
    };
    await expect(read()).rejects.toThrow(new RangeError("mine"));
    await defined(server.requests[0]).closed;
  });

  test("when return() is called while next() delays", async () => {
    const { server, client } = await stalledStream(A);
    const events = client.conversations.startStream(inputs)[Symbol.asyncIterator]();
    await events.next();
    const next = events.next();
    expect(await events.return?.()).toEqual({ done: true, value: undefined });
    expect(await next).toEqual({ done: true, value: undefined });
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await defined(server.requests[0]).closed;
  });

  test("when the ReadableStream is cancelled while a read delays", async () => {
    const { server, client } = await stalledStream(A);
    const reader = client.conversations.startStream(inputs).toObjectStream().getReader();
    await reader.read();
    const next = reader.read();
    await reader.cancel();
    expect(await next).toEqual({ done: true, value: undefined });
    await defined(server.requests[0]).closed;
  });

  test("when both iterables of tee() are left, and not before", async () => {
    const { server, client } = await stalledStream(A + B);
    const [left, right] = client.conversations.startStream(inputs).tee();
    for await (const _ of left) break;
    const seen: string[] = [];
    for await (const { event } of right) {
      seen.push(event);
      if (seen.length === 2) break;
    }
    expect(seen).toEqual(["a", "b"]);
    await defined(server.requests[0]).closed;
  });

  test("when a stream that can be resumed is left, and it is not resumed", async () => {
    const server = await startServer(streamEvents([`id: 1\n${A}`], stall));
    for await (const _ of createTestClient(server).client.workflows.events.stream()) break;
    await defined(server.requests[0]).closed;
    expect(server.requests).toHaveLength(1);
  });

  test("when the stream is left during the delay before it is resumed", async () => {
    const server = await startServer(streamEvents([`retry: 60000\nid: 1\n${A}`], end));
    const { client, delays } = createTestClient(server);
    const events = client.workflows.events.stream()[Symbol.asyncIterator]();
    await events.next();
    const next = events.next();
    await expect.poll(() => delays).toEqual([60_000]);
    await events.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  test("when the data of an event is not JSON", async () => {
    const { server, client } = await stalledStream(`${A}data: {\n\n`);
    const { events, error } = await readUntilError(client.conversations.startStream(inputs));
    expect(error).toBeInstanceOf(StreamError);
    expect(names(events)).toEqual(["a"]);
    await defined(server.requests[0]).closed;
  });
});

describe("the caller's signal", () => {
  test.each([
    ["before the headers", stall, []],
    ["before the first event", streamEvents([": hello\n\n"], stall), []],
    ["between events", streamEvents([A], stall), ["a"]],
  ] as const)("aborts a stream %s with an AbortError", async (_, handler, expected) => {
    const server = await startServer(handler);
    const controller = new AbortController();
    const failed = readUntilError(
      createTestClient(server).client.conversations.startStream(inputs, { signal: controller.signal }),
    );
    await expect.poll(() => server.requests).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    setTimeout(() => controller.abort("enough"), 200);
    const { events, error } = await failed;
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ cause: "enough" });
    expect(names(events)).toEqual(expected);
    await defined(server.requests[0]).closed;
  });

  test("discards events that have arrived but were not read", async () => {
    const { server, client } = await stalledStream(A + B + DONE);
    const controller = new AbortController();
    const seen: string[] = [];
    const read = async () => {
      for await (const { event } of client.conversations.startStream(inputs, { signal: controller.signal })) {
        seen.push(event);
        controller.abort();
      }
    };
    await expect(read()).rejects.toBeInstanceOf(AbortError);
    expect(seen).toEqual(["a"]);
    await defined(server.requests[0]).closed;
  });

  type Open = (client: Platform, signal: AbortSignal) => unknown;
  const kinds: [string, Open][] = [
    ["stream", (client, signal) => client.conversations.startStream(inputs, { signal })],
    [
      "body of asResponse()",
      async (client, signal) => (await client.agents.get("ag_1", { signal }).asResponse()).body!,
    ],
    [
      "body of client.api",
      async ({ api }, signal) => (await api.GET("/v1/agents", { signal, parseAs: "stream" })).data!,
    ],
    ["call", async (client, signal) => [await client.agents.get("ag_1", { signal })]],
  ];
  const ends: Record<string, (controller: ReadableStreamDefaultController, abort: () => void) => void> = {
    "read to its end": (controller) => controller.close(),
    "that breaks off": (controller) => controller.error(new Error("cut")),
    "that is aborted": (_, abort) => abort(),
    "that is left": () => {},
  };

  test.each(kinds)("has no listener left after each end of a %s", async (kind, open) => {
    for (const [name, end] of Object.entries(ends)) {
      const isLeft = name === "that is left";
      // A call can only be aborted.
      if (isLeft && kind === "call") continue;
      const caller = new AbortController();
      const count = () => getEventListeners(caller.signal, "abort").length;
      const counts: number[] = [];
      const pull = (controller: ReadableStreamDefaultController) => {
        if (counts.push(count()) === 1) controller.enqueue(new TextEncoder().encode(A));
        else end(controller, () => caller.abort());
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const headers = { "content-type": "text/event-stream" };
      const { client } = stubClient([new Response(body, { headers })]);
      const read = async () => {
        for await (const _ of (await open(client, caller.signal)) as never[]) if (isLeft) break;
      };
      await read().catch(() => {});
      await new Promise(setImmediate);
      expect([name, counts[0], count()]).toEqual([name, 1, 0]);
    }
  });
});

describe("idleTimeoutMs", () => {
  test.each([
    ["before the headers", stall, []],
    ["before the first event", streamEvents([], stall), []],
    ["between events", streamEvents([A], stall), ["a"]],
    ["in an event", streamEvents([A, "event: b\n"], stall), ["a"]],
  ] as const)("%s is a TimeoutError for a POST, which is not retried", async (_, handler, expected) => {
    const server = await startServer(handler);
    const stream = createTestClient(server).client.conversations.startStream(inputs, { idleTimeoutMs: 150 });
    const { events, error } = await readUntilError(stream);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(names(events)).toEqual(expected);
    await defined(server.requests[0]).closed;
    expect(server.requests).toHaveLength(1);
  });

  test("restarts at each comment", async () => {
    const comments: string[] = Array.from({ length: 12 }, () => ":\n");
    const server = await startServer(async (response, request) => {
      await streamEvents([A], async () => {
        for (const comment of comments) {
          await new Promise((resolve) => setTimeout(resolve, 25));
          response.write(comment);
        }
        response.end(DONE);
      })(response, request);
    });
    const events = createTestClient(server).client.conversations.startStream(inputs, { idleTimeoutMs: 200 });
    expect(await collect(events)).toHaveLength(2);
  });

  test("does not count the time that the caller takes", async () => {
    const server = await startServer(streamEvents([A, B, DONE]));
    const seen: string[] = [];
    const events = createTestClient(server).client.conversations.startStream(inputs, { idleTimeoutMs: 100 });
    for await (const { event } of events) {
      seen.push(event);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(seen).toEqual(["a", "b", "conversation.response.done"]);
  });

  test("does not count the time before the caller reads, once there is a response", async () => {
    const server = await startServer(streamEvents([A, B, DONE]));
    const stream = createTestClient(server).client.conversations.startStream(inputs, { idleTimeoutMs: 100 });
    const { data } = await stream.withResponse();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await collect(data)).toHaveLength(3);
  });

  test("works with a fetch that ignores the signal", async () => {
    const cancelled = vi.fn();
    const { client } = createTestClient(
      { url: "http://api.test" },
      {
        fetch: async () => {
          const body = new ReadableStream({ cancel: cancelled });
          return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
        },
      },
    );
    const { error } = await readUntilError(client.conversations.startStream(inputs, { idleTimeoutMs: 20 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe("a stream can be read once", () => {
  test("in any of the three ways", async () => {
    const server = await startServer(streamEvents([A, DONE]));
    const events = createTestClient(server).client.conversations.startStream(inputs);
    expect(await collect(events)).toHaveLength(2);
    for (const again of [() => events.tee(), () => events.toObjectStream(), () => events[Symbol.asyncIterator]()]) {
      expect(again).toThrow(PlatformError);
      expect(again).toThrow("A stream is read once, also by finalResponse(); see tee().");
    }
    expect(server.requests).toHaveLength(1);
  });

  test("and the request is sent by the first read", async () => {
    const server = await startServer(streamEvents([A, DONE]));
    const { client } = createTestClient(server);
    client.conversations.startStream(inputs);
    const reader = client.conversations.startStream(inputs).toObjectStream().getReader();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests).toHaveLength(0);
    expect((await reader.read()).value).toEqual({ event: "a", data: 1 });
    expect(server.requests).toHaveLength(1);
    await reader.cancel();
  });

  test("with overlapping calls of next()", async () => {
    const server = await startServer(streamEvents([A + B, A, B + DONE]));
    const events = createTestClient(server).client.conversations.startStream(inputs)[Symbol.asyncIterator]();
    const results = await Promise.all(Array.from({ length: 7 }, () => events.next()));
    expect(results.map(({ value }) => (value as { event?: string } | undefined)?.event)).toEqual([
      "a",
      "b",
      "a",
      "b",
      "conversation.response.done",
      undefined,
      undefined,
    ]);
  });
});

describe("conversions", () => {
  test("toObjectStream() has the events and the error", async () => {
    const server = await startServer(streamEvents([A + B, DONE]), streamEvents([A]));
    const { client } = createTestClient(server);
    const events = client.conversations.startStream(inputs).toObjectStream() as unknown as AsyncIterable<{
      event: string;
    }>;
    expect(names(await collect(events))).toEqual(["a", "b", "conversation.response.done"]);
    const broken = client.conversations.startStream(inputs).toObjectStream() as unknown as AsyncIterable<unknown>;
    expect(await readUntilError(broken)).toMatchObject({ events: [{ event: "a" }], error: { name: "StreamError" } });
  });

  test("both iterables of tee() have all events and the error", async () => {
    const server = await startServer(streamEvents([A + B, DONE]), streamEvents([A]));
    const { client } = createTestClient(server);
    const both = await Promise.all(client.conversations.startStream(inputs).tee().map(collect));
    expect(both.map(names)).toEqual(Array(2).fill(["a", "b", "conversation.response.done"]));
    const broken = await Promise.all(client.conversations.startStream(inputs).tee().map(readUntilError));
    for (const { events, error } of broken) expect([events.length, (error as Error).name]).toEqual([1, "StreamError"]);
    expect(server.requests).toHaveLength(2);
  });
});
