import { expect, test } from "vitest";
import { ConnectionError, StreamError } from "../../../src/index.ts";
import { document } from "../../document.ts";
import { clientOf, collect, cut, end, failureOf, reset, type Step, serve, stream } from "./server.ts";

const { value } = document.components.examples!.highWaterStream as { value: string };
const bytes = new TextEncoder().encode(value);
const count = value.split("\n\n").length - 1;
const inputs = { inputs: "And high water?", model: "aurora-large" } as const;

/** Runs what a test says for each number, some at a time. */
async function each(numbers: number[], run: (number: number) => Promise<void>): Promise<void> {
  const left = numbers.values();
  const worker = async () => {
    for (const number of left) await run(number);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** Serves as many bytes of the stream as the request's `inputs` say. */
function servePrefixes(then: Step): Step {
  return (response, request) => {
    const length = Number(JSON.parse(request.body).inputs);
    return stream(length > 0 ? [bytes.subarray(0, length)] : [], then)(response, request);
  };
}

test.each<[string, Step]>([
  ["ended", end],
  ["cut", cut],
  ["reset", reset],
])(
  "a conversation that is %s after any of its bytes is an error, and not sent again",
  async (_, then) => {
    const server = await serve(servePrefixes(then));
    const { client } = clientOf(server);
    const lengths = Array.from({ length: bytes.length }, (_, length) => length);
    await each(lengths, async (length) => {
      const { events, error } = await failureOf(
        client.conversations.startStream({ ...inputs, inputs: String(length) }),
      );
      const rightError = error instanceof StreamError || error instanceof ConnectionError;
      const complete = value.slice(0, length).split("\n\n").length - 1;
      // A reset throws away what has not been read yet.
      const rightCount = then === reset ? events.length <= complete : events.length === complete;
      expect([length, rightError, rightCount]).toEqual([length, true, true]);
    });
    const sent = server.requests.map(({ body }) => Number(JSON.parse(body).inputs));
    expect(sent.sort((a, b) => a - b)).toEqual(lengths);
  },
  30_000,
);

test.each<[string, Step]>([
  ["ended", end],
  ["cut", cut],
  ["left open", () => {}],
])("a conversation that is %s right after its terminal event is a success", async (_, then) => {
  const server = await serve(stream([bytes], then));
  expect(await collect(clientOf(server).client.conversations.startStream(inputs))).toHaveLength(count);
  await server.requests[0]!.closed;
});

test("a cut conversation is not sent again even with an idempotency key", async () => {
  const server = await serve(stream([bytes.subarray(0, 300)], cut));
  const { client } = clientOf(server);
  const { error } = await failureOf(client.conversations.startStream(inputs, { idempotencyKey: "key", maxRetries: 5 }));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(server.requests).toHaveLength(1);
});
