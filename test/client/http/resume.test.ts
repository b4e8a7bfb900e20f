import { beforeEach, describe, expect, test } from "vitest";
import {
  AbortError,
  AuthenticationError,
  ConnectionError,
  RateLimitError,
  ServerError,
  StreamError,
  TimeoutError,
} from "../../../src/client/index.ts";
import { defined } from "../../defined.ts";
import {
  closeConnection,
  collectToError,
  createTestClient,
  end,
  type Handler,
  readUntilError,
  resetConnection,
  respond,
  respondWithProblem,
  slowClock,
  stall,
  startServer,
  streamEvents,
  type TestServer,
} from "./server.ts";

beforeEach(slowClock);

/** The terminal event; the log has the events before it. */
const LAST = 'event: error\ndata: {"error":"over","reason":"read_error"}\n\n';
const log = [1, 2, 3, 4, 5].map((n) => `id: ${n}\ndata: {"n":"${"é".repeat(n)}"}\n\n`);
const all = ["1", "2", "3", "4", "5", undefined];

/** The rest of the log after the event of the Last-Event-ID header. */
function logAfter(header: string | string[] | undefined): string {
  return [...log.slice(Number(header ?? 0)), LAST].join("");
}

/** Sends up to `length` bytes of the log after the event of Last-Event-ID, and then runs `then` if there are more. */
function sendPart(length: number, then: Handler): Handler {
  return (response, request) => {
    const bytes = new TextEncoder().encode(logAfter(request.headers["last-event-id"]));
    return streamEvents([bytes.subarray(0, length)], length < bytes.length ? then : end)(response, request);
  };
}

const sendAll = sendPart(Number.POSITIVE_INFINITY, end);
const size = new TextEncoder().encode(logAfter(undefined)).length;

function startStream(server: TestServer, options = {}) {
  const { client, delays } = createTestClient(server);
  const events = client.workflows.events.stream({ workflow_exec_id: "briefing", ...options });
  return { events: events as AsyncIterable<{ event: string; id?: string }>, delays };
}

const readIds = (events: { event: string }[]) => events.map((event) => ("id" in event ? event.id : undefined));
const readLastEventIds = (server: TestServer) => server.requests.map(({ headers }) => headers["last-event-id"]);

// What fetch has read when a connection breaks depends on more than the length, so all lengths are needed only for an end.
test.each<[string, Handler, step: number]>([
  ["ended", end, 1],
  ["disconnected", closeConnection, 5],
])("a stream that is %s after any of its bytes is resumed without lost or repeated events", async (_, then, step) => {
  await Promise.all(
    Array.from({ length: Math.floor((size - 1) / step) }, async (_, index) => {
      const length = (index + 1) * step;
      const server = await startServer(sendPart(length, then), sendAll);
      const events = await collectToError(startStream(server).events);
      const complete = new TextDecoder().decode(new TextEncoder().encode(logAfter(undefined)).subarray(0, length));
      const last = complete.split("\n\n").length - 1;
      const [first, second = "0", ...others] = readLastEventIds(server);
      expect([length, readIds(events), first, others]).toEqual([length, all, undefined, []]);
      // What fetch has not handed out when a connection breaks is lost, and is sent again.
      if (then === end) expect(Number(second)).toBe(last);
      else expect(Number(second)).toBeLessThanOrEqual(last);
      await server.close();
    }),
  );
});

test.each([60, 75, 120])("a stream arrives completely if each connection sends %i bytes", async (length) => {
  const server = await startServer(sendPart(length, closeConnection));
  expect(readIds(await collectToError(startStream(server, { maxRetries: 1 }).events))).toEqual(all);
});

test("the logs of a deployment are resumed, too", async () => {
  const server = await startServer(sendPart(60, closeConnection), sendAll);
  const { client } = createTestClient(server);
  expect(
    readIds(await collectToError(client.workflows.deployments.logs.stream("harbor", { last_event_id: "0" }))),
  ).toEqual(all);
  expect(server.requests.map(({ url }) => url)).toEqual([
    "/v1/workflows/deployments/harbor/logs/stream?last_event_id=0",
    "/v1/workflows/deployments/harbor/logs/stream",
  ]);
});

test("Last-Event-ID replaces every start position of the caller, and the rest of the call is kept", async () => {
  const server = await startServer(sendPart(60, closeConnection), sendAll);
  const { events } = startStream(server, {
    start_seq: 0,
    scope: "*",
    headers: { "last-event-id": "0", "X-Trace": "t" },
  });
  expect(readIds(await collectToError(events))).toEqual(all);
  const [first, second] = server.requests;
  expect(first?.url).toBe("/v1/workflows/events/stream?workflow_exec_id=briefing&start_seq=0&scope=*");
  expect(second?.url).toBe("/v1/workflows/events/stream?workflow_exec_id=briefing&scope=*");
  expect(second?.headers).toMatchObject({ "last-event-id": "2", "x-trace": "t", authorization: "Bearer k" });
});

test("the events before a disconnection are returned before the client reconnects", async () => {
  const server = await startServer(streamEvents([log.slice(0, 3).join("")], closeConnection), sendAll);
  const seen: [string | undefined, number][] = [];
  await collectToError(
    (async function* () {
      for await (const { id } of startStream(server).events) {
        // Waits until the client can have noticed the disconnection.
        await defined(server.requests[0]).closed;
        yield seen.push([id, server.requests.length]);
      }
    })(),
  );
  expect(seen.slice(0, 4)).toEqual([
    ["1", 1],
    ["2", 1],
    ["3", 1],
    ["4", 2],
  ]);
  expect(readLastEventIds(server)).toEqual([undefined, "3"]);
});

describe("reconnection delays", () => {
  test("double while no event arrives, and start again after an event", async () => {
    const idle = streamEvents([": nothing yet\n\n"]);
    const server = await startServer(idle, idle, idle, sendPart(40, end), sendAll);
    const { events, delays } = startStream(server, { maxRetries: 3 });
    expect(readIds(await collectToError(events))).toEqual(all);
    expect(delays).toEqual([5, 10, 20, 5]);
  });

  test("are as long as a retry line says, even without an event", async () => {
    const server = await startServer(
      streamEvents([`retry: 30\n\n${log[0]}`], closeConnection),
      streamEvents(["retry: 7\n\n"]),
      sendAll,
    );
    const { events, delays } = startStream(server);
    expect(readIds(await collectToError(events))).toEqual(all);
    // After the second connection, which had no event, the delay is the longer of the requested one and the backoff.
    expect(delays).toEqual([30, 10]);
  });

  test("are as long as the Retry-After of a failed reconnection says", async () => {
    const server = await startServer(
      sendPart(40, closeConnection),
      respondWithProblem(503, { "retry-after-ms": "20" }),
      sendAll,
    );
    const { events, delays } = startStream(server);
    expect(readIds(await collectToError(events))).toEqual(all);
    expect(delays).toEqual([5, 20]);
  });

  test("are at most one minute", async () => {
    const server = await startServer(streamEvents([`retry: 99999999999\n\n${log[0]}`], closeConnection), sendAll);
    const controller = new AbortController();
    const { events, delays } = startStream(server, { signal: controller.signal });
    const failed = readUntilError(events);
    await expect.poll(() => delays).toEqual([60_000]);
    controller.abort();
    expect((await failed).error).toBeInstanceOf(AbortError);
  });
});

describe("consecutive failures", () => {
  const rows: [string, Handler, new (...args: never[]) => Error][] = [
    ["disconnections", streamEvents([], closeConnection), ConnectionError],
    ["resets", resetConnection, ConnectionError],
    ["503", respondWithProblem(503), ServerError],
    ["429", respondWithProblem(429), RateLimitError],
    ["no response", stall, TimeoutError],
  ];

  test.each(rows)("end the stream after maxRetries: %s", async (_, handler, error) => {
    const server = await startServer(sendPart(40, closeConnection), handler);
    const { events, error: thrown } = await readUntilError(
      startStream(server, { maxRetries: 3, idleTimeoutMs: 150 }).events,
    );
    expect(thrown).toBeInstanceOf(error);
    expect(readIds(events)).toEqual(["1"]);
    // The first connection had an event, so counting starts with it.
    expect(readLastEventIds(server)).toEqual([undefined, "1", "1", "1"]);
  });

  test("end the stream when the server is closed", async () => {
    const server = await startServer(sendPart(40, closeConnection));
    const { events, error } = await readUntilError(
      (async function* () {
        for await (const event of startStream(server).events) {
          yield event;
          await server.close();
        }
      })(),
    );
    expect(error).toMatchObject({ name: "ConnectionError", cause: { cause: { code: "ECONNREFUSED" } } });
    expect(readIds(events)).toEqual(["1"]);
  });

  test("are no longer counted after an event", async () => {
    const server = await startServer(
      sendPart(40, closeConnection),
      respondWithProblem(500),
      sendPart(60, closeConnection),
      streamEvents([], closeConnection),
      sendAll,
    );
    expect(readIds(await collectToError(startStream(server).events))).toEqual(all);
  });
});

describe("a stream is not resumed", () => {
  const rows: [string, Handler, new (...args: never[]) => Error][] = [
    ["after 401", respondWithProblem(401), AuthenticationError],
    ["after a response that is not a stream", respond(200, {}), StreamError],
    ["after 204", respond(204), StreamError],
    ["after data that is not JSON", streamEvents(["id: 2\ndata: {\n\n"]), StreamError],
  ];

  test.each(rows)("%s", async (_, handler, error) => {
    const server = await startServer(sendPart(40, closeConnection), handler);
    const { events, error: thrown } = await readUntilError(startStream(server).events);
    expect(thrown).toBeInstanceOf(error);
    expect([readIds(events), readLastEventIds(server)]).toEqual([["1"], [undefined, "1"]]);
  });

  test("with maxRetries 0", async () => {
    for (const [handler, error] of [
      [sendPart(40, closeConnection), ConnectionError],
      [sendPart(40, end), StreamError],
      [sendPart(40, stall), TimeoutError],
    ] as const) {
      const server = await startServer(handler);
      const failed = await readUntilError(startStream(server, { maxRetries: 0, idleTimeoutMs: 150 }).events);
      expect(failed.error).toBeInstanceOf(error);
      expect(server.requests).toHaveLength(1);
    }
  });

  test("if its events have no id, because it would start from the beginning", async () => {
    const server = await startServer(streamEvents(['data: {"n":1}\n\n'], closeConnection));
    const { events, error } = await readUntilError(startStream(server).events);
    expect(error).toBeInstanceOf(ConnectionError);
    expect([events.length, server.requests.length]).toEqual([1, 1]);
  });

  test("if the caller aborts during the delay", async () => {
    const server = await startServer(streamEvents([`retry: 60000\n\n${log[0]}`], closeConnection));
    const controller = new AbortController();
    const { events, delays } = startStream(server, { signal: controller.signal });
    const failed = readUntilError(events);
    await expect.poll(() => delays).toEqual([60_000]);
    controller.abort(new Error("gone"));
    expect((await failed).error).toMatchObject({ name: "AbortError", cause: { message: "gone" } });
    expect(server.requests).toHaveLength(1);
  });
});

describe("a silent stream", () => {
  const silent: [string, Handler, new (...args: never[]) => Error][] = [
    ["that the server closes", streamEvents([": still here\n\n"]), StreamError],
    ["that exceeds idleTimeoutMs", streamEvents([], stall), TimeoutError],
  ];

  test.each(silent)("%s ends after maxRetries reconnections without an event", async (_, handler, error) => {
    const server = await startServer(sendPart(40, end), handler);
    const { events, error: thrown } = await readUntilError(
      startStream(server, { maxRetries: 3, idleTimeoutMs: 150 }).events,
    );
    expect(thrown).toBeInstanceOf(error);
    expect(readIds(events)).toEqual(["1"]);
    // The reconnection that follows an event is the first of the three.
    expect(readLastEventIds(server)).toEqual([undefined, "1", "1", "1"]);
    await Promise.all(server.requests.map(({ closed }) => closed));
  });

  test.each(silent)("%s goes on if an event arrives in time", async (_, handler) => {
    const server = await startServer(sendPart(40, end), handler, sendPart(40, end), handler, sendAll);
    expect(readIds(await collectToError(startStream(server, { maxRetries: 2, idleTimeoutMs: 150 }).events))).toEqual(
      all,
    );
  });
});

test("an event of more than maxEventLength ends the stream, and is not requested again", async () => {
  const line = `data: "${"x".repeat(1000)}`;
  const server = await startServer(streamEvents([defined(log[0]), line, line, line], stall));
  const { events, error } = await readUntilError(startStream(server, { maxEventLength: 2000 }).events);
  expect(error).toBeInstanceOf(StreamError);
  expect((error as Error).message).toContain("exceeded maxEventLength");
  expect(readIds(events)).toEqual(["1"]);
  await defined(server.requests[0]).closed;
  expect(server.requests).toHaveLength(1);
});

test("an empty id takes back the last id, so the stream is not resumed from an event before it", async () => {
  const server = await startServer(streamEvents([`${log[0]}id:\ndata: {}\n\n`], closeConnection), sendAll);
  const { events, error } = await readUntilError(startStream(server).events);
  expect(error).toBeInstanceOf(ConnectionError);
  expect([readIds(events), readLastEventIds(server)]).toEqual([["1", ""], [undefined]]);
});

test("an id is sent as UTF-8", async () => {
  const server = await startServer(streamEvents(["id: Ebbe ñ 潮\ndata: {}\n\n"], closeConnection), sendAll);
  await collectToError(startStream(server).events);
  const header = defined(server.requests[1]).headers["last-event-id"] as string;
  expect(Buffer.from(header, "latin1").toString()).toBe("Ebbe ñ 潮");
});
