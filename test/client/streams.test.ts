import { describe, expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { runFunctions, streamFunctions } from "../../src/client/functions.ts";
import {
  type EventStream,
  type Platform,
  PlatformError,
  type ResponseStream,
  ServerError,
} from "../../src/client/index.ts";
import { fromReadableStream, iterate } from "../../src/client/readable-stream.ts";
import { createMock } from "../../src/mock/index.ts";
import { readUntilError } from "./http/server.ts";
import { catchRejection, collect, stubClient } from "./stub-client.ts";

const CONVERSATION = [["conversation.response.done"], ["conversation.response.error"]];
/** The successful and the failing ends of all streams. */
const ENDS: Record<string, string[][]> = {
  "audio.speech.create": [["speech.audio.done"], []],
  "conversations.start": CONVERSATION,
  "conversations.startStream": CONVERSATION,
  "conversations.append": CONVERSATION,
  "conversations.appendStream": CONVERSATION,
  "conversations.restart": CONVERSATION,
  "conversations.restartStream": CONVERSATION,
  "workflows.deployments.logs.stream": [[], ["error"]],
  "workflows.events.stream": [[], ["error"]],
};
const rows = Object.entries(ENDS).flatMap(([id, [successes = [], failures = []]]) => [
  ...successes.map((end): [string, string, boolean] => [id, end, false]),
  ...failures.map((end): [string, string, boolean] => [id, end, true]),
]);

type Streams = ResponseStream<{ event: string; data: unknown }, object>;

const DELTA = { event: "tide", id: "1", data: { output_index: 0, content: "Low water is at" } };
const DATA = { code: 503, message: "The model is overloaded.", error: "The log is gone.", reason: "read_error" };

/** A stream with one event and its end, in one chunk or in two, and the events. */
function open(id: string, end: string, isDivided: boolean): { stream: Streams; events: object[] } {
  // The status of the conversation's failure; those of logs have none.
  const { code, ...others } = DATA;
  const events = [DELTA, { event: end, data: end === "error" ? others : { code, ...others } }];
  const frames = events.map(({ event, data, ...more }) => {
    const line = "id" in more ? `id: ${more.id}\n` : "";
    return new TextEncoder().encode(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  });
  const chunks = isDivided ? frames : [new Uint8Array(frames.flatMap((frame) => [...frame]))];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const response = new Response(body, { headers: { "content-type": "text/event-stream", "x-request-id": "req_1" } });
  // Any further request is an error.
  const { client } = stubClient([response], { maxRetries: 2 });
  const { parameters, body: kind } = operations[id as keyof typeof operations];
  const args = [...parameters.path.map(() => "harbor"), ...(kind === "none" ? [] : [{ stream: true }])];
  const [name = "", ...groups] = id.split(".").reverse();
  const group = groups.reduceRight<unknown>((node, key) => (node as Record<string, unknown>)[key], client);
  return { stream: (group as Record<string, (...args: unknown[]) => Streams>)[name]!(...args), events };
}

const READERS: Record<string, (stream: Streams) => AsyncIterable<unknown>[]> = {
  "a loop": (stream) => [stream],
  "toObjectStream()": (stream) => [iterate(stream.toObjectStream())],
  "toReadableStream()": (stream) => [fromReadableStream(stream.toReadableStream())],
  "tee(), one branch after the other": (stream) => stream.tee(),
};

test("the streams of the document, and which of their ends are failures", () => {
  const documented = Object.entries(operations).flatMap(([id, operation]) => {
    const stream = "stream" in operation ? operation.stream : undefined;
    if (!stream) return [];
    const failures: readonly string[] = stream.failures;
    return [[id, [stream.ends.filter((end) => !failures.includes(end)), [...failures]]]];
  });
  expect(Object.fromEntries(documented)).toEqual(ENDS);
});

describe.each(Object.entries(READERS))("in %s", (_, read) => {
  test.each(rows)("%s ends with %s, a failure: %s", async (id, end, isFailure) => {
    for (const isDivided of [false, true]) {
      const { stream, events } = open(id, end, isDivided);
      for (const branch of read(stream)) {
        if (!isFailure) {
          expect(await collect(branch)).toEqual(events);
          continue;
        }
        const { events: before, error } = await readUntilError(branch);
        expect(before).toEqual(events);
        expect(error).toBeInstanceOf(PlatformError);
        expect(error).toBe(await catchRejection(stream.finalResponse()));
        expect(error).toMatchObject(
          end === "error"
            ? { name: "StreamError", operationId: id, message: expect.stringContaining("The log is gone.") }
            : { name: "ServerError", operationId: id, status: 503, body: DATA.message, requestId: "req_1" },
        );
      }
    }
  });
});

test("after its failure a stream has ended, and leaving it at the last event does not hide the failure", async () => {
  const { stream } = open("conversations.startStream", "conversation.response.error", false);
  const reader = stream[Symbol.asyncIterator]();
  await readUntilError({ [Symbol.asyncIterator]: () => reader });
  expect(await reader.next()).toEqual({ done: true, value: undefined });
  const { stream: left } = open("conversations.startStream", "conversation.response.error", false);
  for await (const { event } of left) if (event.endsWith(".error")) break;
  expect(await catchRejection(left.finalResponse())).toBeInstanceOf(ServerError);
});

/** A client of a mock whose next conversation fails in mid-sentence. */
async function createFailing(): Promise<Platform> {
  const sandbox = createMock().sandbox("harbor");
  await sandbox.respondWith({ content: "Low water is at", error: { status: 503 } });
  return sandbox.client({ maxRetries: 0 });
}

const body = { model: "aurora-small", inputs: "When is low water?" };
type Texts = EventStream<{ event: string; data: unknown }>;

test.each<[string, (client: Platform) => Texts]>([
  ["startStream", (client) => client.conversations.startStream(body)],
  ["start with stream: true", (client) => client.conversations.start({ ...body, stream: true })],
  ["streamFunctions", (client) => streamFunctions(client, body, [])],
])("%s throws after half of an answer of the mock", async (_, start) => {
  const { events, error } = await readUntilError(start(await createFailing()));
  const texts = events.flatMap(({ event, data }) =>
    event === "message.output.delta" ? [(data as { content: string }).content] : [],
  );
  expect(texts.join("")).toBe("Low water is at");
  expect(events.at(-1)).toMatchObject({ event: "conversation.response.error", data: { code: 503 } });
  expect(error).toMatchObject({ name: "ServerError", status: 503 });
});

test("runFunctions rejects with the same error", async () => {
  expect(await catchRejection(runFunctions(await createFailing(), body, []))).toMatchObject({ status: 503 });
});
