import { describe, expect, test } from "vitest";
import { StreamError } from "../../../src/client/index.ts";
import { defined } from "../../defined.ts";
import { collect } from "../stub-client.ts";
import { createTestClient, readUntilError, startServer, streamEvents } from "./server.ts";

const DONE = 'event: conversation.response.done\ndata: {"n":9}\n\n';
const done = { event: "conversation.response.done", data: { n: 9 } };
const a = { event: "a", data: { text: "tide" } };
const A = 'event: a\ndata: {"text":"tide"}\n\n';

const bytes = (text: string) => [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;

async function startStream(chunks: readonly (string | Uint8Array)[]) {
  const { client } = createTestClient(await startServer(streamEvents(chunks)));
  return client.conversations.startStream(inputs) as AsyncIterable<{ event: string; id?: string; data: unknown }>;
}

const huge = "x".repeat(5_000_000);
const gulls = { event: "a", data: { text: "🐦 möwe ≈ 海鷗" } };
const GULLS = `event: a\ndata: ${JSON.stringify(gulls.data)}\n\n`;

describe("a stream is parsed", () => {
  const rows: [string, chunks: (string | Uint8Array)[], events: object[]][] = [
    ["in one chunk", [A + DONE], [a, done]],
    ["byte by byte", bytes(A + DONE), [a, done]],
    ["with lines that end with CR LF", [(A + DONE).replaceAll("\n", "\r\n")], [a, done]],
    ["with lines that end with CR LF, byte by byte", bytes((A + DONE).replaceAll("\n", "\r\n")), [a, done]],
    ["with lines that end with CR", [(A + DONE).replaceAll("\n", "\r")], [a, done]],
    ["with lines that end with CR, byte by byte", bytes((A + DONE).replaceAll("\n", "\r")), [a, done]],
    ["split between CR and LF", ["event: a\r", '\ndata: {"text":"tide"}\r', "\n\r", "\n", DONE], [a, done]],
    ["with CR and LF mixed", ['event: a\rdata: {"text":"tide"}\r', `\r${DONE}`], [a, done]],
    ["with a byte order mark", [`\uFEFF${A}${DONE}`], [a, done]],
    ["with a byte order mark, byte by byte", bytes(`\uFEFF${A}${DONE}`), [a, done]],
    ["with characters of several bytes, split within them", bytes(GULLS + DONE), [gulls, done]],
    ["with comments and keep-alives", [`: hello\n\n:\n\n:${A}:x\n${A}`, ":\n\n", `:\n${DONE}`], [{ ...a }, done]],
    ["with an event of 5 MB", [`event: a\ndata: "${huge}"\n\n${DONE}`], [{ event: "a", data: huge }, done]],
    ["with data on several lines", [`event: a\ndata: {\ndata: "text":"tide"}\n\n${DONE}`], [a, done]],
    ["without spaces after the colons", [`event:a\ndata:{"text":"tide"}\n\n${DONE}`], [a, done]],
    ["with an event that has no data", [`event: a\n\nevent: a\nid: 4\n\n${A}${DONE}`], [a, done]],
    ["with an event that has no name", [`data: null\n\n${DONE}`], [{ event: "message", data: null }, done]],
    ["with ids", [`id: 4\n${A}${DONE}`], [{ ...a, id: "4" }, done]],
    ["with unknown fields and an invalid retry line", [`foo: 1\nretry: soon\n${A}${DONE}`], [a, done]],
    ["with events of an unknown name", [`event: gull\ndata: [1]\n\n${DONE}`], [{ event: "gull", data: [1] }, done]],
    ["up to its terminal event", [`${A}${DONE}${A}data: not JSON\n\n`], [a, done]],
  ];

  test.each(rows)("%s", async (name, chunks, events) => {
    // The name of the first event in this row is part of a comment.
    const expected = name === "with comments and keep-alives" ? [{ event: "message", data: a.data }, a, done] : events;
    expect(await collect(await startStream(chunks))).toEqual(expected);
  });
});

test("events arrive as soon as they are complete, even when lines end with CR", async () => {
  for (const newline of ["\n", "\r\n", "\r"]) {
    const server = await startServer(streamEvents([A.replaceAll("\n", newline)], () => {}));
    const events = createTestClient(server).client.conversations.startStream(inputs)[Symbol.asyncIterator]();
    expect(await events.next()).toEqual({ done: false, value: a });
    await events.return?.();
  }
});

test("many events in one chunk and in many small chunks arrive in order", async () => {
  const numbers = Array.from({ length: 3000 }, (_, n) => n);
  const texts = numbers.map((n) => `event: a\ndata: ${n}\n\n`);
  const chunks = [texts.slice(0, 1000).join(""), ...texts.slice(1000, 1500), texts.slice(1500).join(""), DONE];
  const events = await collect(await startStream(chunks));
  expect(events.map(({ data }) => data)).toEqual([...numbers, { n: 9 }]);
});

describe("a stream fails with a StreamError", () => {
  const rows: [string, text: string, message: RegExp][] = [
    ["if it is empty", "", /ended before conversation\.response\.done or conversation\.response\.error/],
    ["if it ends before the terminal event", A, /ended before/],
    ["if it ends in the terminal event", A + DONE.slice(0, -1), /ended before/],
    ["if it ends in the terminal event, after a CR", A + DONE.slice(0, -2).concat("\r"), /ended before/],
    ["if the terminal event has no data", `${A}event: conversation.response.done\n\n`, /ended before/],
    [
      "if data is not JSON, and the message names the event",
      `${A}event: b\ndata: {"n":\n\n${DONE}`,
      /received an event b whose data/,
    ],
    [
      "if data is not JSON, and the message contains its id",
      `${A}event: b\nid: 7\ndata: oops\n\n${DONE}`,
      /an event b \(7\) whose/,
    ],
    ["if data is empty", `${A}event: b\ndata:\n\n${DONE}`, /received an event b whose data is not JSON/],
  ];

  test.each(rows)("%s", async (_, text, message) => {
    const { events, error } = await readUntilError(await startStream([text]));
    expect(error).toBeInstanceOf(StreamError);
    expect(error).toMatchObject({ message: expect.stringMatching(message), operationId: "conversations.startStream" });
    // The events before the error are not lost.
    expect(events).toEqual(text ? [a] : []);
  });
});

describe("a successful response that is not an event stream is a StreamError without a retry, and its connection is released", () => {
  const rows: [string, status: number, headers: Record<string, string>, body: string, message: RegExp][] = [
    [
      "JSON",
      200,
      { "Content-Type": "application/json" },
      "{}",
      /received a 200 response \(application\/json\) instead of an event stream/,
    ],
    [
      "an HTML page",
      200,
      { "Content-Type": "text/html; charset=utf-8" },
      "<html>",
      /received a 200 response \(text\/html/,
    ],
    ["a similar media type", 200, { "Content-Type": "text/event-streams" }, DONE, /\(text\/event-streams\) instead/],
    ["no Content-Type", 200, {}, DONE, /received a 200 response \(no Content-Type\)/],
    ["a 204", 204, {}, "", /received a 204 response \(no Content-Type\)/],
  ];

  test.each(rows)("%s", async (_, status, headers, body, message) => {
    const server = await startServer((response) => {
      response.writeHead(status, headers);
      // The body never ends, so only the client can close the connection.
      if (status === 204) response.end();
      else response.write(body);
    });
    const { client } = createTestClient(server);
    for (const events of [client.conversations.startStream(inputs), client.workflows.events.stream()]) {
      const { error } = await readUntilError<unknown>(events);
      expect(error).toBeInstanceOf(StreamError);
      expect(error).toMatchObject({ message: expect.stringMatching(message) });
      await defined(server.requests.at(-1)).closed;
    }
    expect(server.requests).toHaveLength(2);
  });
});

test("the media type may have parameters and uppercase letters", async () => {
  const server = await startServer((response) => {
    response.writeHead(200, { "Content-Type": "Text/Event-Stream;charset=UTF-8" }).end(DONE);
  });
  expect(await collect(createTestClient(server).client.conversations.startStream(inputs))).toEqual([done]);
});
