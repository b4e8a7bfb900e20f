import { expect, test } from "vitest";
import { type ConversationEvent, fromReadableStream, Platform, PlatformError } from "../../src/client/index.ts";
import { createMock } from "../../src/mock/index.ts";
import { catchRejection, collect, stubClient } from "./stub-client.ts";

const inputs = "Grüße! When is low water at Harbor Point? 🌊";

const start = (apiKey: string) =>
  new Platform({ apiKey, fetch: createMock().fetch }).conversations.startStream({ inputs, agent_id: "ag_0197c3d0" });

/** A stream of the bytes, `size` at a time. */
function divide(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream({
    pull(controller) {
      if (position >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(position, position + size));
      position += size;
    },
  });
}

test("the bytes of a stream are lines of JSON, which are read in chunks of any size", async () => {
  const want = await collect(start("a"));
  const bytes = new Uint8Array(await new Response(start("b").toReadableStream()).arrayBuffer());
  expect(new TextDecoder().decode(bytes)).toBe([...want, null].map((event) => `${JSON.stringify(event)}\n`).join(""));
  for (const size of [1, 2, 3, 7, 1000, bytes.length])
    expect(await collect(fromReadableStream<ConversationEvent>(divide(bytes, size)))).toEqual(want);
});

test.each([
  ["ends within an event", '{"event":"a"}\n{"event":'],
  ["ends between events", '{"event":"a"}\n'],
])("a stream that %s is an error, after the events before", async (_, text) => {
  const bytes = new TextEncoder().encode(text);
  const events: unknown[] = [];
  const read = async () => {
    for await (const event of fromReadableStream(divide(bytes, 4))) events.push(event);
  };
  expect(await catchRejection(read())).toEqual(new PlatformError("The stream was cut off before its end."));
  expect(events).toEqual([{ event: "a" }]);
});

test("a response without a body is a stream that was cut off", async () => {
  const read = collect(fromReadableStream(new Response(null, { status: 204 }).body));
  expect(await catchRejection(read)).toEqual(new PlatformError("The stream was cut off before its end."));
});

test("an error of the stream is one of its bytes", async () => {
  const { client } = stubClient([new Response("", { status: 500 })]);
  const bytes = client.conversations.startStream({ inputs }).toReadableStream();
  expect((await catchRejection(collect(fromReadableStream(bytes)))).name).toBe("ServerError");
});

test("leaving the loop cancels the stream, and with it the request", async () => {
  const { client, requests } = stubClient([
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode("event: a\ndata: {}\n\n")),
      }),
      { headers: { "content-type": "text/event-stream" } },
    ),
  ]);
  const events = fromReadableStream(client.conversations.startStream({ inputs }).toReadableStream());
  for await (const event of events) {
    expect(event).toEqual({ event: "a", data: {} });
    break;
  }
  await expect.poll(() => requests[0]?.signal.aborted).toBe(true);
});

test("no request is sent before the bytes are read", async () => {
  const { client, requests } = stubClient([]);
  client.conversations.startStream({ inputs }).toReadableStream();
  await new Promise((resolve) => setImmediate(resolve));
  expect(requests).toEqual([]);
});

test("a line that is not JSON is a PlatformError", async () => {
  const page = new Response("<p>Bad gateway</p>\n").body!;
  const error = await catchRejection(collect(fromReadableStream(page)));
  expect(error).toBeInstanceOf(PlatformError);
  expect(error).toMatchObject({ message: "A line of the stream is not JSON.", cause: expect.any(SyntaxError) });
});
