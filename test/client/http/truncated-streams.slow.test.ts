import { expect, test } from "vitest";
import { ConnectionError, StreamError } from "../../../src/client/index.ts";
import { defined } from "../../defined.ts";
import { collect } from "../stub-client.ts";
import {
  closeConnection,
  createTestClient,
  end,
  type Handler,
  readUntilError,
  resetConnection,
  startServer,
  streamEvents,
} from "./server.ts";

/** Short, since each of its bytes is one request of some tests, with characters of several bytes. */
const value = [
  'event: conversation.response.started\ndata: {"n":1}\n\n',
  'event: message.output.delta\nid: é\ndata: {"content":\ndata: "⚓"}\n\n',
  "event: conversation.response.done\ndata: {}\n\n",
].join("");
const bytes = new TextEncoder().encode(value);
const count = value.split("\n\n").length - 1;
const inputs = { inputs: "And high water?", model: "aurora-large" } as const;

/** Calls `run` for each number, 16 at a time. */
async function each(numbers: number[], run: (number: number) => Promise<void>): Promise<void> {
  const left = numbers.values();
  const worker = async () => {
    for (const number of left) await run(number);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** Sends as many bytes of the stream as the `inputs` of the request say. */
function servePrefixes(then: Handler): Handler {
  return (response, request) => {
    const length = Number(JSON.parse(request.body).inputs);
    return streamEvents(length > 0 ? [bytes.subarray(0, length)] : [], then)(response, request);
  };
}

test.each<[string, Handler]>([
  ["ended", end],
  ["disconnected", closeConnection],
  ["reset", resetConnection],
])("a conversation that is %s after any of its bytes fails, and is not retried", async (_, then) => {
  const server = await startServer(servePrefixes(then));
  const { client } = createTestClient(server);
  const lengths = Array.from({ length: bytes.length }, (_, length) => length);
  await each(lengths, async (length) => {
    const { events, error } = await readUntilError(
      client.conversations.startStream({ ...inputs, inputs: String(length) }),
    );
    const rightError = error instanceof StreamError || error instanceof ConnectionError;
    const complete = new TextDecoder().decode(bytes.subarray(0, length)).split("\n\n").length - 1;
    // A reset discards data that the client has not read yet.
    const rightCount = then === resetConnection ? events.length <= complete : events.length === complete;
    expect([length, rightError, rightCount]).toEqual([length, true, true]);
  });
  const sent = server.requests.map(({ body }) => Number(JSON.parse(body).inputs));
  expect(sent.sort((a, b) => a - b)).toEqual(lengths);
});

test.each<[string, Handler]>([
  ["ended", end],
  ["disconnected", closeConnection],
  ["left open", () => {}],
])("a conversation that is %s right after its terminal event succeeds", async (_, then) => {
  const server = await startServer(streamEvents([bytes], then));
  expect(await collect(createTestClient(server).client.conversations.startStream(inputs))).toHaveLength(count);
  await defined(server.requests[0]).closed;
});

test("a truncated conversation is not retried", async () => {
  const server = await startServer(streamEvents([bytes.subarray(0, 80)], closeConnection));
  const { client } = createTestClient(server);
  const { error } = await readUntilError(client.conversations.startStream(inputs, { maxRetries: 5 }));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(server.requests).toHaveLength(1);
});
