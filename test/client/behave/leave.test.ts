import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { AbortError, PlatformError, TimeoutError } from "../../../src/index.ts";
import { clientOf, collect, end, fail, failureOf, hang, serve, stream } from "./server.ts";

const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;
const A = "event: a\ndata: 1\n\n";
const B = "event: b\ndata: 2\n\n";
const DONE = "event: conversation.response.done\ndata: 3\n\n";
const names = (events: { event: string }[]) => events.map(({ event }) => event);

/** A stream that says something and then falls silent. */
async function silent(text: string) {
  const server = await serve(stream([text], hang));
  return { server, client: clientOf(server).client };
}

describe("the request ends, and the server sees it,", () => {
  test("when the reader leaves the loop", async () => {
    const { server, client } = await silent(A + B);
    for await (const event of client.conversations.startStream(inputs)) {
      expect(event.event).toBe("a");
      break;
    }
    await server.requests[0]!.closed;
  });

  test("when the reader's loop throws", async () => {
    const { server, client } = await silent(A);
    const read = async () => {
      for await (const _ of client.conversations.startStream(inputs)) throw new RangeError("mine");
    };
    await expect(read()).rejects.toThrow(new RangeError("mine"));
    await server.requests[0]!.closed;
  });

  test("when return() comes while the next event is awaited", async () => {
    const { server, client } = await silent(A);
    const events = client.conversations.startStream(inputs)[Symbol.asyncIterator]();
    await events.next();
    const next = events.next();
    expect(await events.return?.()).toEqual({ done: true, value: undefined });
    expect(await next).toEqual({ done: true, value: undefined });
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await server.requests[0]!.closed;
  });

  test("when the ReadableStream is cancelled while the next event is awaited", async () => {
    const { server, client } = await silent(A);
    const reader = client.conversations.startStream(inputs).toReadableStream().getReader();
    await reader.read();
    const next = reader.read();
    await reader.cancel();
    expect(await next).toEqual({ done: true, value: undefined });
    await server.requests[0]!.closed;
  });

  test("when both readers of tee() leave, and not before", async () => {
    const { server, client } = await silent(A + B);
    const [left, right] = client.conversations.startStream(inputs).tee();
    for await (const _ of left) break;
    const seen: string[] = [];
    for await (const { event } of right) {
      seen.push(event);
      if (seen.length === 2) break;
    }
    expect(seen).toEqual(["a", "b"]);
    await server.requests[0]!.closed;
  });

  test("when a stream that can be resumed is left, which then is not resumed", async () => {
    const server = await serve(stream([`id: 1\n${A}`], hang));
    for await (const _ of clientOf(server).client.workflows.events.stream()) break;
    await server.requests[0]!.closed;
    expect(server.requests).toHaveLength(1);
  });

  test("when it is left during the wait before resuming", async () => {
    const server = await serve(stream([`retry: 60000\nid: 1\n${A}`], end));
    const { client, waits } = clientOf(server);
    const events = client.workflows.events.stream()[Symbol.asyncIterator]();
    await events.next();
    const next = events.next();
    await vi.waitFor(() => expect(waits).toEqual([60_000]));
    await events.return?.();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  test("when the data of an event is no JSON", async () => {
    const { server, client } = await silent(`${A}data: {\n\n`);
    await failureOf(client.conversations.startStream(inputs));
    await server.requests[0]!.closed;
  });
});

describe("the caller's signal", () => {
  test.each([
    ["before the headers", hang, []],
    ["before the first event", stream([": hello\n\n"], hang), []],
    ["between events", stream([A], hang), ["a"]],
  ] as const)("ends a stream %s with an AbortError", async (_, step, expected) => {
    const server = await serve(step);
    const controller = new AbortController();
    const failed = failureOf(clientOf(server).client.conversations.startStream(inputs, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await new Promise((resolve) => setImmediate(resolve));
    setTimeout(() => controller.abort("enough"), 30);
    const { events, error } = await failed;
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ cause: "enough" });
    expect(names(events)).toEqual(expected);
    await server.requests[0]!.closed;
  });

  test("keeps back events that have arrived", async () => {
    const { server, client } = await silent(A + B + DONE);
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
    await server.requests[0]!.closed;
  });

  test("keeps no listeners of calls and streams that are over", async () => {
    const server = await serve(fail(500), stream([A, DONE]));
    const { client } = clientOf(server);
    const { signal } = new AbortController();
    await expect(client.agents.get("ag_1", { signal, maxRetries: 0 })).rejects.toBeInstanceOf(Error);
    for (let n = 0; n < 20; n++) await collect(client.conversations.startStream(inputs, { signal }));
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });
});

describe("silence", () => {
  test.each([
    ["before the headers", hang, []],
    ["before the first event", stream([], hang), []],
    ["between events", stream([A], hang), ["a"]],
    ["within an event", stream([A, "event: b\n"], hang), ["a"]],
  ] as const)("%s is a TimeoutError for a POST, which is not sent again", async (_, step, expected) => {
    const server = await serve(step);
    const stream = clientOf(server).client.conversations.startStream(inputs, { idleTimeoutMs: 150 });
    const { events, error } = await failureOf(stream);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(names(events)).toEqual(expected);
    await server.requests[0]!.closed;
    expect(server.requests).toHaveLength(1);
  });

  test("is broken by comments", async () => {
    const comments: string[] = Array.from({ length: 12 }, () => ":\n");
    const server = await serve(async (response, request) => {
      await stream([A], async () => {
        for (const comment of comments) {
          await new Promise((resolve) => setTimeout(resolve, 25));
          response.write(comment);
        }
        response.end(DONE);
      })(response, request);
    });
    const events = clientOf(server).client.conversations.startStream(inputs, { idleTimeoutMs: 200 });
    expect(await collect(events)).toHaveLength(2);
  });

  test("of the reader is no silence of the stream", async () => {
    const server = await serve(stream([A, B, DONE]));
    const seen: string[] = [];
    const events = clientOf(server).client.conversations.startStream(inputs, { idleTimeoutMs: 100 });
    for await (const { event } of events) {
      seen.push(event);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(seen).toEqual(["a", "b", "conversation.response.done"]);
  });

  test("of a fetch that heeds no signal is noticed too", async () => {
    const cancelled = vi.fn();
    const { client } = clientOf(
      { url: "http://api.test" },
      {
        fetch: async () => {
          const body = new ReadableStream({ cancel: cancelled });
          return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
        },
      },
    );
    const { error } = await failureOf(client.conversations.startStream(inputs, { idleTimeoutMs: 20 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe("a stream is read once", () => {
  test("whichever way it is read", async () => {
    const server = await serve(stream([A, DONE]));
    const events = clientOf(server).client.conversations.startStream(inputs);
    expect(await collect(events)).toHaveLength(2);
    for (const again of [() => events.tee(), () => events.toReadableStream(), () => events[Symbol.asyncIterator]()]) {
      expect(again).toThrow(PlatformError);
      expect(again).toThrow("This stream was read already. Call again, or use tee().");
    }
    expect(server.requests).toHaveLength(1);
  });

  test("and not sent before", async () => {
    const server = await serve(stream([A, DONE]));
    const { client } = clientOf(server);
    client.conversations.startStream(inputs);
    const reader = client.conversations.startStream(inputs).toReadableStream().getReader();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests).toHaveLength(0);
    expect((await reader.read()).value).toEqual({ event: "a", data: 1 });
    expect(server.requests).toHaveLength(1);
    await reader.cancel();
  });

  test("with calls of next() that don't wait for one another", async () => {
    const server = await serve(stream([A + B, A, B + DONE]));
    const events = clientOf(server).client.conversations.startStream(inputs)[Symbol.asyncIterator]();
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

describe("two ways to read", () => {
  test("toReadableStream() gives the events, and their failure", async () => {
    const server = await serve(stream([A + B, DONE]), stream([A]));
    const { client } = clientOf(server);
    const events = client.conversations.startStream(inputs).toReadableStream() as unknown as AsyncIterable<{
      event: string;
    }>;
    expect(names(await collect(events))).toEqual(["a", "b", "conversation.response.done"]);
    const broken = client.conversations.startStream(inputs).toReadableStream() as unknown as AsyncIterable<unknown>;
    expect(await failureOf(broken)).toMatchObject({ events: [{ event: "a" }], error: { name: "StreamError" } });
  });

  test("tee() gives all events to both, and their failure", async () => {
    const server = await serve(stream([A + B, DONE]), stream([A]));
    const { client } = clientOf(server);
    const both = await Promise.all(client.conversations.startStream(inputs).tee().map(collect));
    expect(both.map(names)).toEqual(Array(2).fill(["a", "b", "conversation.response.done"]));
    const broken = await Promise.all(client.conversations.startStream(inputs).tee().map(failureOf));
    for (const { events, error } of broken) expect([events.length, (error as Error).name]).toEqual([1, "StreamError"]);
    expect(server.requests).toHaveLength(2);
  });
});
