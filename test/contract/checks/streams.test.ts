import { expect, test } from "vitest";
import { resumeChecks, streamChecks } from "../../../src/contract/checks/streams.ts";
import { checkOf, json, outcome, problem, type SentRequest, stubFetch } from "../stub.ts";

interface Event {
  readonly event: string;
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const eventText = ({ event, id, data }: Event): string =>
  `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

const stream = (events: readonly Event[]): Response =>
  new Response(events.map(eventText).join(""), {
    headers: { "content-type": "text/event-stream", "x-request-id": "req_1" },
  });

const at = (second: number) => `2026-03-02T09:00:0${second}Z`;
const event = (name: string, second: number, data: object = {}): Event => ({
  event: `conversation.response.${name}`,
  data: { type: `conversation.response.${name}`, created_at: at(second), ...data },
});
const started = event("started", 0, { conversation_id: "conv_1" });
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, connector_tokens: null, connectors: null };
const done = event("done", 5, { usage });
const failed = event("error", 5, { message: "The model is overloaded.", code: 503 });
const piece = (content: string, second: number, data: object = {}): Event => ({
  event: "message.output.delta",
  data: {
    type: "message.output.delta",
    id: "msg_1",
    role: "assistant",
    model: "m",
    agent_id: null,
    output_index: 0,
    content_index: 0,
    content,
    created_at: at(second),
    ...data,
  },
});

const check = async (events: readonly Event[], entries?: unknown, body?: object) => {
  const requests = stubFetch(({ method }) =>
    method === "GET" ? (entries === undefined ? problem(404) : json({ entries })) : stream(events),
  );
  const found = await outcome(checkOf(streamChecks, "conversations.startStream"), {
    data: entries === undefined ? "examples" : "own",
    ...body,
  });
  return { found: found.filter((text) => !text.startsWith("note")), requests };
};

test.each<[name: string, events: Event[], found: string[]]>([
  ["is complete", [started, piece("a", 1), piece("b", 1), done], []],
  [
    "has no end",
    [started, piece("a", 1)],
    [
      "/events/1/event: expected one of `conversation.response.done`, `conversation.response.error`, because it is the last event; received message.output.delta",
    ],
  ],
  [
    "fails in mid-sentence",
    [started, piece("a", 1), failed],
    [`/events/2: expected an event that reports no failure; received ${JSON.stringify(failed)}`],
  ],
  [
    "goes on after its end",
    [started, done, piece("a", 5), done],
    [`/events/2: expected no event after \`conversation.response.done\`; received ${JSON.stringify(piece("a", 5))}`],
  ],
  [
    "starts with another event",
    [piece("a", 1), done],
    ["/events/0/event: expected `conversation.response.started`; received message.output.delta"],
  ],
  [
    "starts twice",
    [started, started, done],
    [
      "/events/1/event: expected `conversation.response.started` only as the first event; received conversation.response.started",
    ],
  ],
  [
    "goes back in time",
    [started, piece("a", 3), piece("b", 2), done],
    [`/events/2/data/created_at: expected no less than ${at(3)}, as in the event before; received ${at(2)}`],
  ],
  [
    "goes back to an earlier entry",
    [started, piece("a", 1, { output_index: 1 }), piece("b", 1), done],
    ["/events/2/data/output_index: expected at least 1, as before; received 0"],
  ],
  ["goes on to a later entry", [started, piece("a", 1), piece("b", 1, { output_index: 1, id: "msg_2" }), done], []],
])("a stream that %s is checked", async (_, events, found) => {
  expect((await check(events)).found).toEqual(found);
});

const entry = (step: string, second: number, data: object = {}): Event => ({
  event: `tool.execution.${step}`,
  data: {
    type: `tool.execution.${step}`,
    id: "te_1",
    output_index: 0,
    created_at: at(second),
    name: "web_search",
    model: "m",
    agent_id: null,
    ...(step === "done" ? { info: {} } : { arguments: "{}" }),
    ...data,
  },
});

test("the events of an entry come in the order of its steps, and those of another entry may go on", async () => {
  const find = async (...events: Event[]) =>
    (await check([started, ...events, done])).found.filter((text) => text.includes("after `"));
  expect(await find(entry("started", 1), entry("delta", 1), entry("done", 1))).toEqual([]);
  expect(await find(entry("delta", 1), entry("started", 1))).toEqual([
    "/events/2/event: expected no `tool.execution.started` after `delta`; received tool.execution.started",
  ]);
  expect(await find(entry("done", 1), entry("delta", 1))).toEqual([
    "/events/2/event: expected no `tool.execution.delta` after `done`; received tool.execution.delta",
  ]);
  expect(await find(entry("done", 1), entry("started", 1, { id: "te_2" }))).toEqual([]);
});

const message = (content: unknown, id = "msg_1") => ({ id, type: "message.output", content });

test.each<[name: string, entries: unknown, found: string[]]>([
  ["stored as one text", [message("ab")], []],
  ["stored in pieces", [message([{ text: "a" }, { text: "b" }])], []],
  ["stored with an image", [message([{ text: "a" }, { type: "image" }])], []],
  ["stored as another text", [message("ba")], ['/events: expected pieces of the stored `content` "ba"; received ab']],
  [
    "stored as another entry",
    [message("ab", "msg_2")],
    ["/events: expected the entry msg_1, as in conversations.getHistory; received no such entry"],
  ],
  ["not stored", null, ["/status: expected 200 from conversations.getHistory for the conversation; received 200"]],
])("the pieces of a text that is %s are compared with it", async (_, entries, found) => {
  const result = await check([started, piece("a", 1), piece("b", 2), done], entries);
  expect(result.found).toEqual(found);
  expect(result.requests.filter(({ path }) => path === "/v1/conversations/conv_1/history")).toHaveLength(1);
});

test("the pieces are not compared if the stream broke off, or the server stores nothing", async () => {
  const history = async (events: Event[], more: object = {}) =>
    (await check(events, [message("other")], more)).requests.filter(({ path }) => path.endsWith("/history")).length;
  const error = event("error", 5, { message: "Failed.", code: "FAILED" });
  expect(await history([started, piece("a", 1), error])).toBe(0);
  expect(await history([started, piece("a", 1), done], { stateless: true })).toBe(0);
  expect(await history([started, piece("a", 1), done])).toBe(1);
});

test.each([
  ["another status", () => problem(500), /^\/status: expected 200; received 500/],
  ["JSON", () => json({}), /^\/headers\/content-type: expected text\/event-stream; received application\/json$/],
  [
    "violations that stock Prism reports",
    () => {
      const response = stream([started, done]);
      response.headers.set("sl-violations", '[{"location":["request"],"code":"type"}]');
      return response;
    },
    /^\/headers\/sl-violations/,
  ],
])("a response with %s instead of a stream is found", async (_, respond, found) => {
  stubFetch(respond);
  const [first] = await outcome(checkOf(streamChecks, "conversations.startStream"));
  expect(first).toMatch(found);
});

const row = (sequence: number, id: string | undefined = `e${sequence}`): Event => ({
  event: "message",
  ...(id !== "" && { id }),
  data: { broker_sequence: sequence },
});

/** Runs the check of a stream with the rows of a log, against a server that resumes it with other ones. */
async function resume(
  events: readonly Event[],
  resumed: (last: string | undefined, sent: SentRequest) => readonly Event[] | Response,
) {
  const requests = stubFetch((sent) => {
    const last = sent.headers["last-event-id"] ?? sent.query.last_event_id ?? sent.query.start_seq;
    const result = last === undefined ? events : resumed(last, sent);
    return result instanceof Response ? result : stream(result);
  });
  return { found: await outcome(checkOf(resumeChecks, "workflows.events.stream")), requests };
}

const rows = [1, 2, 3, 4].map((sequence) => row(sequence));

test("a stream is resumed in its middle, and goes on with the next event", async () => {
  const { found, requests } = await resume(rows, () => rows.slice(2));
  expect(found).toEqual([]);
  expect(requests.map(({ headers }) => headers["last-event-id"])).toEqual([
    undefined,
    "e2",
    undefined,
    "e2",
    undefined,
    "e2",
    undefined,
  ]);
  expect(requests.map(({ query }) => [query.last_event_id, query.start_seq].filter(Boolean).join(" "))).toEqual([
    "",
    "",
    "e2",
    "e4",
    "3",
    "1",
    "e2 1",
  ]);
});
