import { describe, expect, test } from "vitest";
import { examples } from "../../generated/examples.ts";
import {
  AbortError,
  ConnectionError,
  type ConversationAppend,
  type ConversationResponse,
  type ConversationStart,
  Platform,
  PlatformError,
  type ResponseStream,
  ServerError,
  StreamError,
} from "../../src/client/index.ts";
import { resolve, type Schema } from "../../src/core/document.ts";
import { createMock } from "../../src/mock/index.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { catchRejection, collect, type StubResponse, stubClient } from "./stub-client.ts";

const bookBerth = defined(examples.berthQuestion.tools?.[0]);
const tides = { type: "connector" as const, connector_id: examples.tidesConnector.id };
const low = "When is low water at Harbor Point on 2 March?";

/** Two clients, whose sandboxes have the same initial data and generate the same ids and texts. */
function twins(): [Platform, Platform] {
  const { fetch } = createMock();
  return [new Platform({ apiKey: "streams", fetch }), new Platform({ apiKey: "plain", fetch })];
}

/** The response without the fields that no event has. */
function withoutMissing({ guardrails: _, ...response }: ConversationResponse) {
  return { ...response, outputs: response.outputs.map(withoutEnd) };
}

function withoutEnd({ completed_at: _, ...entry }: ConversationResponse["outputs"][number]) {
  return entry;
}

type Start = ConversationStart & { stream?: false };
type Append = ConversationAppend & { stream?: false };

const starts: [name: string, body: Start, types: string[]][] = [
  ["a message", { inputs: "Hello!", model: "aurora-small" }, ["message.output"]],
  ["an empty message", { inputs: low, completion_args: { max_tokens: 0 } }, ["message.output"]],
  ["a tool run", { inputs: low, agent_id: "ag_0197c3d0" }, ["tool.execution", "message.output"]],
  ["a handoff", { inputs: low, agent_id: "ag_0197c3d1" }, ["agent.handoff", "tool.execution", "message.output"]],
  ["a function call", { inputs: "Book a berth, please.", tools: [bookBerth] }, ["function.call"]],
  [
    "a call that waits for confirmation",
    { inputs: low, tools: [{ ...tides, tool_configuration: { requires_confirmation: ["get_tides"] } }] },
    ["function.call"],
  ],
  [
    "a message of several chunks",
    { inputs: "Draw the harbor.", tools: [{ type: "image_generation" }] },
    ["tool.execution", "message.output"],
  ],
  ["JSON", { inputs: low, completion_args: { response_format: { type: "json_object" } } }, ["message.output"]],
];

test.each(starts)(
  "the final response of a started stream with %s is that of the plain call, and has the stored entries",
  async (_, body, types) => {
    const [streams, plain] = twins();
    const want = await plain.conversations.start(body);
    expect(want.outputs.map(({ type }) => type)).toEqual(types);
    const response = await streams.conversations.startStream(body).finalResponse();
    expect(response).toEqual(withoutMissing(want));
    const { entries } = await streams.conversations.getHistory(response.conversation_id);
    expect(entries.slice(-types.length).map(withoutEnd)).toEqual(response.outputs);
    expect(
      await twins()[0]
        .conversations.start({ ...body, stream: true })
        .finalResponse(),
    ).toEqual(withoutMissing(want));
  },
);

type Indexes = { output_index?: number; content_index?: number };
const indexes = (data: unknown) => [(data as Indexes).output_index ?? 0, (data as Indexes).content_index ?? 0] as const;

test.each(starts)("entries and chunks keep the order of their indexes in a stream with %s", async (_, body) => {
  const events = await collect(twins()[0].conversations.startStream(body));
  const between = events.slice(1, -1).sort((a, b) => {
    const [[entry, chunk], [otherEntry, otherChunk]] = [indexes(a.data), indexes(b.data)];
    return otherEntry - entry || otherChunk - chunk;
  });
  const reversed = [...events.slice(0, 1), ...between, ...events.slice(-1)];
  const { stream } = streamOf(reversed.map(({ event, data }) => frame(event!, data)));
  expect(await stream.finalResponse()).toEqual(await twins()[0].conversations.startStream(body).finalResponse());
});

test("an entry was created at its first event, and has what its events say, with their texts joined", async () => {
  const entry = { role: "assistant", model: "aurora-small" };
  const message = (content_index: number, content: string, created_at: string) =>
    frame("message.output.delta", { output_index: 0, id: "msg_1", ...entry, content_index, content, created_at });
  const called = (part: string, created_at: string) =>
    frame("function.call.delta", { output_index: 1, id: "call_1", name: "book", arguments: part, created_at });
  const { stream } = streamOf([
    STARTED,
    message(0, "Low ", "06:00"),
    called('{"date":', "06:01"),
    message(0, "water", "06:02"),
    message(1, "High ", "06:03"),
    called('"2 March"}', "06:04"),
    message(1, "water", "06:05"),
    DONE,
  ]);
  const content = ["Low water", "High water"].map((text) => ({ type: "text", text }));
  const shared = { object: "entry" };
  expect((await stream.finalResponse()).outputs).toEqual([
    { ...shared, type: "message.output", id: "msg_1", ...entry, content, created_at: "06:00" },
    {
      ...shared,
      type: "function.call",
      id: "call_1",
      name: "book",
      arguments: '{"date":"2 March"}',
      created_at: "06:01",
    },
  ]);
});

test("these streams have every event of a stream that succeeds", async () => {
  const [client] = twins();
  const seen = new Set<string>();
  for (const [, body] of starts) for await (const { event } of client.conversations.startStream(body)) seen.add(event);
  const { oneOf } = document.components.schemas.ConversationEvent as { oneOf: Schema[] };
  const documented = oneOf.map(
    (reference) => (resolve(document, reference).properties as Record<string, Schema> | undefined)?.event?.const,
  );
  const others = [undefined, "conversation.response.error"];
  expect([...seen].sort()).toEqual(documented.filter((event) => !others.includes(event as string)).sort());
});

test("the final response of an append and of a restart is that of the plain call", async () => {
  const [streams, plain] = twins();
  const id = "conv_0197c3e1";
  const entryId = defined(examples.lowWaterHistory.entries[0]?.id);
  const body: Append = { inputs: "And high water after that?" };
  const appended = await plain.conversations.append(id, body);
  expect(await streams.conversations.appendStream(id, body).finalResponse()).toEqual(withoutMissing(appended));
  const again = { from_entry_id: entryId, ...body };
  const restarted = await plain.conversations.restart(id, again);
  expect(restarted.conversation_id).not.toBe(id);
  expect(await streams.conversations.restartStream(id, again).finalResponse()).toEqual(withoutMissing(restarted));
});

test.each(["mp3", "wav"] as const)("the final response of %s speech is that of the plain call", async (format) => {
  const [streams, plain] = twins();
  const body = { input: "Low water is at 06:12. ".repeat(20), response_format: format };
  const stream = streams.audio.speech.create({ ...body, stream: true });
  const want = await plain.audio.speech.create({ ...body, stream: false });
  expect(want.audio_data.length).toBeGreaterThan(20_000);
  expect(await stream.finalResponse()).toEqual(want);
});

test("an event of an unknown kind adds an entry only if it has the index of one", async () => {
  const { stream } = streamOf([
    STARTED,
    frame("keepalive", null),
    frame("notice", { text: "slow" }),
    frame("thought.output.delta", { output_index: 1, id: "t_1", mood: "calm" }),
    DONE,
  ]);
  expect(await stream.finalResponse()).toEqual({
    object: "conversation.response",
    conversation_id: "conv_1",
    outputs: [{ object: "entry", type: "thought.output", id: "t_1", mood: "calm" }],
    usage: {},
  });
});

const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const STARTED = frame("conversation.response.started", { type: "", conversation_id: "conv_1" });
const DELTA = frame("message.output.delta", { output_index: 0, content_index: 0, role: "assistant", content: "06:12" });
const DONE = frame("conversation.response.done", { type: "", usage: {} });
const FINAL = { conversation_id: "conv_1", outputs: [{ content: "06:12" }], usage: {} };

const eventsOf = (text: string | ReadableStream) =>
  new Response(text, { headers: { "content-type": "text/event-stream", "x-request-id": "req_1" } });

function streamOf(
  events: string[],
  ...more: StubResponse[]
): { stream: ResponseStream<{ event: string; data: unknown }, ConversationResponse> } {
  const { client } = stubClient([eventsOf(events.join("")), ...more], { maxRetries: 0 });
  return { stream: client.conversations.startStream({ inputs: low }) };
}

test("the final response is available while the stream is read in another way, and afterwards", async () => {
  const { stream: read } = streamOf([STARTED, DELTA, DONE]);
  for await (const { event } of read)
    if (event === "conversation.response.done") expect(await read.finalResponse()).toMatchObject(FINAL);
  expect(await read.finalResponse()).toMatchObject(FINAL);

  const { stream: passed } = streamOf([STARTED, DELTA, DONE]);
  const body = passed.toReadableStream();
  const final = passed.finalResponse();
  expect(await new Response(body).text()).toContain("06:12");
  expect(await final).toMatchObject(FINAL);

  const { stream: connected } = streamOf([STARTED, DELTA, DONE]);
  expect(await (await connected.withResponse()).data.finalResponse()).toMatchObject(FINAL);
});

test("the final response has what the server sent, whatever the program does with the events", async () => {
  const { stream } = streamOf([STARTED, DELTA, DONE]);
  for await (const event of stream) {
    Object.assign(event.data as object, { content: "changed", usage: undefined });
    event.event = "changed";
  }
  expect(await stream.finalResponse()).toMatchObject(FINAL);
});

test("after a reconnection before the first event, the final response is complete", async () => {
  const busy = new Response("", { status: 429, headers: { "retry-after": "0" } });
  const { client, requests } = stubClient([busy, eventsOf(STARTED + DELTA + DONE)], { maxRetries: 1 });
  expect(await client.conversations.startStream({ inputs: low }).finalResponse()).toMatchObject(FINAL);
  expect(requests).toHaveLength(2);
});

test("a broken stream has no final response, and is not sent again", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
  const { client, requests } = stubClient([eventsOf(broken)], { maxRetries: 2 });
  const stream = client.conversations.startStream({ inputs: low });
  expect(await catchRejection(stream.finalResponse())).toBeInstanceOf(ConnectionError);
  expect(requests).toHaveLength(1);
});

test("a truncated stream has no final response", async () => {
  const { stream } = streamOf([STARTED, DELTA]);
  const error = await catchRejection(stream.finalResponse());
  expect(error).toBeInstanceOf(StreamError);
  expect(error.message).toContain("ended before conversation.response.done");
  const { stream: read } = streamOf([STARTED, DELTA]);
  expect(await catchRejection(collect(read))).toBeInstanceOf(StreamError);
  expect(await catchRejection(read.finalResponse())).toBeInstanceOf(StreamError);
});

test("a stream that ends with an error rejects like the plain call", async () => {
  const last = frame("conversation.response.error", { message: "The model is overloaded.", code: 503 });
  const { stream } = streamOf([STARTED, DELTA, last]);
  const error = await catchRejection<ServerError>(stream.finalResponse());
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ status: 503, requestId: "req_1", body: "The model is overloaded." });
});

/** The answer arrives in one part, so that everything has arrived with the first event, or stalls after the first event. */
const ARRIVALS = [
  ["has arrived", [STARTED, DELTA, DONE].join("")],
  ["stalls", STARTED],
] as const;

describe.each(ARRIVALS)("a stream whose rest %s", (_, text) => {
  const open = (options = {}) => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
    const { client } = stubClient([eventsOf(body)]);
    return client.conversations.startStream({ inputs: low }, options);
  };

  test("has no final response if it is left", async () => {
    const stream = open();
    for await (const _event of stream) break;
    expect(await catchRejection(stream.finalResponse())).toEqual(
      new PlatformError("The stream was left before its end."),
    );
  });

  test("has no final response if it is aborted, even if nobody reads on", async () => {
    const controller = new AbortController();
    const stream = open({ signal: controller.signal });
    await stream[Symbol.asyncIterator]().next();
    const final = stream.finalResponse();
    controller.abort();
    expect(await catchRejection(final)).toBeInstanceOf(AbortError);
  });
});

test("a stream that is left after its last event has a final response", async () => {
  const { stream } = streamOf([STARTED, DELTA, DONE]);
  for await (const { event } of stream) if (event === "conversation.response.done") break;
  expect(await stream.finalResponse()).toMatchObject(FINAL);
});

test("a stream that is disposed of before it is read sends no request", async () => {
  const { client, requests } = stubClient([]);
  const stream = client.conversations.startStream({ inputs: low });
  await stream[Symbol.asyncDispose]();
  const once = new PlatformError("A stream is read once, also by finalResponse(); see tee().");
  for (const read of [() => collect(stream), () => stream.finalResponse(), () => stream.withResponse()])
    expect(await catchRejection(read())).toEqual(once);
  expect(requests).toEqual([]);
});

test("an aborted stream and one that was never sent reject", async () => {
  const controller = new AbortController();
  const stalled = new ReadableStream({ start: (source) => source.enqueue(new TextEncoder().encode(STARTED)) });
  const { client } = stubClient([eventsOf(stalled)]);
  const stream = client.conversations.startStream({ inputs: low }, { signal: controller.signal });
  const final = catchRejection(stream.finalResponse());
  controller.abort();
  expect(await final).toBeInstanceOf(AbortError);
  expect(await catchRejection(client.conversations.appendStream("..", {}).finalResponse())).toBeInstanceOf(
    PlatformError,
  );
});
