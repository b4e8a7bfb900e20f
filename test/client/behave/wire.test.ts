import { describe, expect, test } from "vitest";
import { StreamError } from "../../../src/index.ts";
import { clientOf, collect, failureOf, serve, stream } from "./server.ts";

const DONE = 'event: conversation.response.done\ndata: {"n":9}\n\n';
const done = { event: "conversation.response.done", data: { n: 9 } };
const a = { event: "a", data: { text: "tide" } };
const A = 'event: a\ndata: {"text":"tide"}\n\n';

const bytes = (text: string) => [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
const inputs = { inputs: "When is low water?", model: "aurora-large" } as const;

async function startStream(pieces: readonly (string | Uint8Array)[]) {
  const { client } = clientOf(await serve(stream(pieces)));
  return client.conversations.startStream(inputs) as AsyncIterable<{ event: string; id?: string; data: unknown }>;
}

const huge = "x".repeat(5_000_000);
const gulls = { event: "a", data: { text: "🐦 möwe ≈ 海鷗" } };
const GULLS = `event: a\ndata: ${JSON.stringify(gulls.data)}\n\n`;

describe("a stream is read", () => {
  const rows: [string, pieces: (string | Uint8Array)[], events: object[]][] = [
    ["in one piece", [A + DONE], [a, done]],
    ["byte by byte", bytes(A + DONE), [a, done]],
    ["with lines that end with CR LF", [(A + DONE).replaceAll("\n", "\r\n")], [a, done]],
    ["with lines that end with CR LF, byte by byte", bytes((A + DONE).replaceAll("\n", "\r\n")), [a, done]],
    ["with lines that end with CR", [(A + DONE).replaceAll("\n", "\r")], [a, done]],
    ["with lines that end with CR, byte by byte", bytes((A + DONE).replaceAll("\n", "\r")), [a, done]],
    ["cut between CR and LF", ["event: a\r", '\ndata: {"text":"tide"}\r', "\n\r", "\n", DONE], [a, done]],
    ["with CR and LF mixed", ['event: a\rdata: {"text":"tide"}\r', `\r${DONE}`], [a, done]],
    ["with a byte order mark", [`\uFEFF${A}${DONE}`], [a, done]],
    ["with a byte order mark, byte by byte", bytes(`\uFEFF${A}${DONE}`), [a, done]],
    ["with characters of several bytes, cut within them", bytes(GULLS + DONE), [gulls, done]],
    ["with comments and keep-alives", [`: hello\n\n:\n\n:${A}:x\n${A}`, ":\n\n", `:\n${DONE}`], [{ ...a }, done]],
    ["with an event of 5 MB", [`event: a\ndata: "${huge}"\n\n${DONE}`], [{ event: "a", data: huge }, done]],
    ["with data on several lines", [`event: a\ndata: {\ndata: "text":"tide"}\n\n${DONE}`], [a, done]],
    ["without spaces after the colons", [`event:a\ndata:{"text":"tide"}\n\n${DONE}`], [a, done]],
    ["with an event that has no data", [`event: a\n\nevent: a\nid: 4\n\n${A}${DONE}`], [a, done]],
    ["with an event that has no name", [`data: null\n\n${DONE}`], [{ event: "message", data: null }, done]],
    ["with ids", [`id: 4\n${A}${DONE}`], [{ ...a, id: "4" }, done]],
    ["with fields and retry lines of no meaning", [`foo: 1\nretry: soon\n${A}${DONE}`], [a, done]],
    ["with events of an unknown kind", [`event: gull\ndata: [1]\n\n${DONE}`], [{ event: "gull", data: [1] }, done]],
    ["up to its terminal event and no further", [`${A}${DONE}${A}data: no JSON\n\n`], [a, done]],
    [
      "that ends with an error event",
      ['event: conversation.response.error\ndata: {"code":500}\n\n'],
      [{ event: "conversation.response.error", data: { code: 500 } }],
    ],
  ];

  test.each(rows)("%s", async (name, pieces, events) => {
    // The first event of this row stands in a comment.
    const expected = name === "with comments and keep-alives" ? [{ event: "message", data: a.data }, a, done] : events;
    expect(await collect(await startStream(pieces))).toEqual(expected);
  });
});

test("events arrive as soon as they are complete, even when lines end with CR", async () => {
  for (const newline of ["\n", "\r\n", "\r"]) {
    const server = await serve(stream([A.replaceAll("\n", newline)], () => {}));
    const events = clientOf(server).client.conversations.startStream(inputs)[Symbol.asyncIterator]();
    expect(await events.next()).toEqual({ done: false, value: a });
    await events.return?.();
  }
});

test("many events of one packet and many small packets come in order", async () => {
  const numbers = Array.from({ length: 3000 }, (_, n) => n);
  const texts = numbers.map((n) => `event: a\ndata: ${n}\n\n`);
  const pieces = [texts.slice(0, 1000).join(""), ...texts.slice(1000, 1500), texts.slice(1500).join(""), DONE];
  const events = await collect(await startStream(pieces));
  expect(events.map(({ data }) => data)).toEqual([...numbers, { n: 9 }]);
});

describe("a stream fails with a StreamError", () => {
  const rows: [string, text: string, message: RegExp][] = [
    ["if it is empty", "", /ended before conversation\.response\.done or conversation\.response\.error/],
    ["if it ends before the terminal event", A, /ended before/],
    ["if it ends within the terminal event", A + DONE.slice(0, -1), /ended before/],
    ["if it ends within the terminal event, at a CR", A + DONE.slice(0, -2).concat("\r"), /ended before/],
    ["if the terminal event has no data", `${A}event: conversation.response.done\n\n`, /ended before/],
    ["if data is no JSON, and names the event", `${A}event: b\ndata: {"n":\n\n${DONE}`, /sent an event b whose data/],
    ["if data is no JSON, and names its id", `${A}event: b\nid: 7\ndata: oops\n\n${DONE}`, /an event b \(7\) whose/],
    ["if data is empty", `${A}event: b\ndata:\n\n${DONE}`, /sent an event b whose data is not JSON/],
  ];

  test.each(rows)("%s", async (_, text, message) => {
    const { events, error } = await failureOf(await startStream([text]));
    expect(error).toBeInstanceOf(StreamError);
    expect(error).toMatchObject({ message: expect.stringMatching(message), operationId: "conversations.startStream" });
    // What came before the fault is not lost.
    expect(events).toEqual(text ? [a] : []);
  });
});

describe("a success that is no event stream fails with a StreamError, is not sent again and frees its connection", () => {
  const rows: [string, status: number, headers: Record<string, string>, body: string, message: RegExp][] = [
    ["JSON", 200, { "Content-Type": "application/json" }, "{}", /answered 200 with application\/json instead/],
    ["a page", 200, { "Content-Type": "text/html; charset=utf-8" }, "<html>", /answered 200 with text\/html/],
    ["a media type like it", 200, { "Content-Type": "text/event-streams" }, DONE, /text\/event-streams instead/],
    ["no media type", 200, {}, DONE, /answered 200 with no media type/],
    ["nothing", 204, {}, "", /answered 204 with no media type/],
  ];

  test.each(rows)("%s", async (_, status, headers, body, message) => {
    const server = await serve((response) => {
      response.writeHead(status, headers);
      // It never ends, so only the client can close it.
      if (status === 204) response.end();
      else response.write(body);
    });
    const { client } = clientOf(server);
    for (const events of [client.conversations.startStream(inputs), client.workflows.events.stream()]) {
      const { error } = await failureOf<unknown>(events);
      expect(error).toBeInstanceOf(StreamError);
      expect(error).toMatchObject({ message: expect.stringMatching(message) });
      await server.requests.at(-1)!.closed;
    }
    expect(server.requests).toHaveLength(2);
  });
});

test("the media type may have parameters and capitals", async () => {
  const server = await serve((response) => {
    response.writeHead(200, { "Content-Type": "Text/Event-Stream;charset=UTF-8" }).end(DONE);
  });
  expect(await collect(clientOf(server).client.conversations.startStream(inputs))).toEqual([done]);
});
