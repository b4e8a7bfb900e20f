import { beforeEach, describe, expect, test } from "vitest";
import { AbortError, AuthenticationError, PlatformError, StreamError } from "../../../src/client/index.ts";
import { fromReadableStream, iterate } from "../../../src/client/readable-stream.ts";
import { defined } from "../../defined.ts";
import { catchRejection, collect } from "../stub-client.ts";
import {
  closeConnection,
  collectToError,
  createTestClient,
  end,
  type Handler,
  respond,
  respondWithProblem,
  slowClock,
  stall,
  startServer,
  streamEvents,
} from "./server.ts";

beforeEach(slowClock);

const events = [1, 2].map((n) => `id: ${n}\ndata: {"n":${n}}\n\n`);
const last = "event: error\ndata: {}\n\n";

/** Sends the events with a header, and then runs `then`. */
function sendAll(then: Handler = end): Handler {
  return (response, request) => {
    response.setHeader("X-Request-Id", "r_1");
    return streamEvents([...events, last], then)(response, request);
  };
}

async function start(...handlers: Handler[]) {
  const server = await startServer(...handlers);
  return { server, stream: createTestClient(server).client.workflows.events.stream() };
}

type EventStream = Awaited<ReturnType<typeof start>>["stream"];

const readIds = (read: readonly object[]) => read.map((event) => (event as { id?: string }).id);

describe("withResponse of a stream", () => {
  test("resolves to the response and the stream, which has all events", async () => {
    const { server, stream } = await start(sendAll());
    const { data, response } = await stream.withResponse();
    expect([response.status, response.headers.get("x-request-id")]).toEqual([200, "r_1"]);
    expect(readIds(await collectToError(data))).toEqual(["1", "2", undefined]);
    expect(server.requests).toHaveLength(1);
  });

  test("resolves before there is an event, and can be called twice", async () => {
    const { server, stream } = await start(streamEvents([": nothing yet\n\n"], stall));
    const [first, second] = await Promise.all([stream.withResponse(), stream.withResponse()]);
    expect(second.response).toBe(first.response);
    await stream[Symbol.asyncDispose]();
    await defined(server.requests[0]).closed;
    expect(server.requests).toHaveLength(1);
  });

  test("retries like every call, and resolves to the response of the success", async () => {
    const { server, stream } = await start(respondWithProblem(503), sendAll());
    expect((await stream.withResponse()).response.status).toBe(200);
    expect(await collectToError(stream)).toHaveLength(3);
    expect(server.requests).toHaveLength(2);
  });

  test("leaves a stream that is resumed", async () => {
    const { server, stream } = await start(
      streamEvents([defined(events[0])], closeConnection),
      streamEvents([defined(events[1]), last]),
    );
    const { data } = await stream.withResponse();
    expect(readIds(await collectToError(data))).toEqual(["1", "2", undefined]);
    expect(server.requests.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, "1"]);
  });

  test.each<[string, Handler, new (...args: never[]) => Error]>([
    ["an error status", respondWithProblem(401), AuthenticationError],
    ["a response that is no stream", respond(200, {}), StreamError],
  ])("rejects for %s", async (_, handler, error) => {
    const { stream } = await start(handler);
    expect(await catchRejection(stream.withResponse())).toBeInstanceOf(error);
  });

  test("leaves no empty stream when it fails: reading rejects with the same error", async () => {
    const readers: ((stream: EventStream) => Promise<unknown>)[] = [
      collect,
      (stream) => collect(iterate(stream.toObjectStream())),
      (stream) => collect(fromReadableStream(stream.toReadableStream())),
      (stream) => collect(stream.tee()[0]),
      (stream) => stream.withResponse(),
    ];
    for (const read of readers) {
      const { server, stream } = await start(respondWithProblem(401));
      const error = await catchRejection(stream.withResponse());
      expect(await catchRejection(read(stream))).toBe(error);
      expect(server.requests).toHaveLength(1);
    }
  });

  test("rejects once the stream has been read", async () => {
    const { stream } = await start(sendAll());
    await collectToError(stream);
    expect(await catchRejection(stream.withResponse())).toBeInstanceOf(PlatformError);
  });

  test("can be followed by tee()", async () => {
    const { stream } = await start(sendAll());
    const [one, two] = (await stream.withResponse()).data.tee();
    expect(readIds(await collectToError(one))).toEqual(["1", "2", undefined]);
    expect(readIds(await collectToError(two))).toEqual(["1", "2", undefined]);
  });
});

describe("await using", () => {
  test("ends the request at the end of the block", async () => {
    const { server, stream } = await start(streamEvents(events, stall));
    {
      await using disposed = stream;
      const iterator = disposed[Symbol.asyncIterator]();
      expect(readIds([defined((await iterator.next()).value)])).toEqual(["1"]);
    }
    await defined(server.requests[0]).closed;
    expect(server.requests).toHaveLength(1);
  });

  test("sends nothing if the stream was not read", async () => {
    const { server, stream } = await start(sendAll());
    await stream[Symbol.asyncDispose]();
    expect(server.requests).toHaveLength(0);
  });

  test("a request that waits for its response is aborted", async () => {
    const { server, stream } = await start(stall);
    const failed = catchRejection(stream.withResponse());
    await expect.poll(() => server.requests).toHaveLength(1);
    await stream[Symbol.asyncDispose]();
    expect(await failed).toBeInstanceOf(AbortError);
    await defined(server.requests[0]).closed;
  });
});
