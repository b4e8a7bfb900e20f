import { describe, expect, test, vi } from "vitest";
import {
  AbortError,
  AuthenticationError,
  ConnectionError,
  RateLimitError,
  ServerError,
  StreamError,
  TimeoutError,
} from "../../../src/index.ts";
import {
  answer,
  clientOf,
  collect,
  cut,
  end,
  fail,
  failureOf,
  hang,
  reset,
  type ScriptedServer,
  type Step,
  serve,
  stream,
} from "./server.ts";

/** Events as the server keeps them; the last ends the stream. */
const LAST = 'event: error\ndata: {"error":"over","reason":"read_error"}\n\n';
const log = [1, 2, 3, 4, 5].map((n) => `id: ${n}\ndata: {"n":"${"é".repeat(n)}"}\n\n`);
const all = ["1", "2", "3", "4", "5", undefined];

/** What is left of the log after the event that the request names. */
function rest(header: string | string[] | undefined): string {
  return [...log.slice(Number(header ?? 0)), LAST].join("");
}

/** Sends at most some bytes of the log, after the event that the request names, and then does `then`. */
function part(length: number, then: Step): Step {
  return (response, request) => {
    const bytes = new TextEncoder().encode(rest(request.headers["last-event-id"]));
    return stream([bytes.subarray(0, length)], length < bytes.length ? then : end)(response, request);
  };
}

const whole = part(Number.POSITIVE_INFINITY, end);
const size = new TextEncoder().encode(rest(undefined)).length;

function watch(server: ScriptedServer, options = {}) {
  const { client, waits } = clientOf(server);
  const events = client.workflows.events.stream({ workflow_exec_id: "briefing", ...options });
  return { events: events as AsyncIterable<{ event: string; id?: string }>, waits };
}

const idsOf = (events: { event: string }[]) => events.map((event) => ("id" in event ? event.id : undefined));
const askedFor = (server: ScriptedServer) => server.requests.map(({ headers }) => headers["last-event-id"]);

test.each<[string, Step]>([
  ["ended", end],
  ["cut", cut],
])(
  "a stream that is %s after any of its bytes goes on, and nothing is lost or repeated",
  async (_, then) => {
    await Promise.all(
      Array.from({ length: size - 1 }, async (_, index) => {
        const length = index + 1;
        const server = await serve(part(length, then), whole);
        const events = await collect(watch(server).events);
        const complete = new TextDecoder().decode(new TextEncoder().encode(rest(undefined)).subarray(0, length));
        const last = complete.split("\n\n").length - 1;
        expect([length, idsOf(events), askedFor(server)]).toEqual([
          length,
          all,
          [undefined, last === 0 ? undefined : String(last)],
        ]);
        await server.close();
      }),
    );
  },
  30_000,
);

test.each([60, 75, 120])("a stream of which each connection carries %i bytes arrives whole", async (length) => {
  const server = await serve(part(length, cut));
  expect(idsOf(await collect(watch(server, { maxRetries: 1 }).events))).toEqual(all);
});

test("the logs of a deployment go on too", async () => {
  const server = await serve(part(60, cut), whole);
  const { client } = clientOf(server);
  expect(idsOf(await collect(client.workflows.deployments.logs.stream("harbor", { last_event_id: "0" })))).toEqual(all);
  expect(server.requests.map(({ url }) => url)).toEqual([
    "/v1/workflows/deployments/harbor/logs/stream?last_event_id=0",
    "/v1/workflows/deployments/harbor/logs/stream",
  ]);
});

test("going on replaces every place that the caller named, and keeps the rest of the call", async () => {
  const server = await serve(part(60, cut), whole);
  const { events } = watch(server, { start_seq: 0, scope: "*", headers: { "last-event-id": "0", "X-Trace": "t" } });
  expect(idsOf(await collect(events))).toEqual(all);
  const [first, second] = server.requests;
  expect(first!.url).toBe("/v1/workflows/events/stream?workflow_exec_id=briefing&start_seq=0&scope=*");
  expect(second!.url).toBe("/v1/workflows/events/stream?workflow_exec_id=briefing&scope=*");
  expect(second!.headers).toMatchObject({ "last-event-id": "2", "x-trace": "t", authorization: "Bearer k" });
});

test("events of the chunk that the connection breaks after are handed out before it goes on", async () => {
  const server = await serve(stream([log.slice(0, 3).join("")], cut), whole);
  const seen: [string | undefined, number][] = [];
  for await (const { id } of watch(server).events) {
    // Time for the cut to arrive.
    await server.requests[0]!.closed;
    seen.push([id, server.requests.length]);
  }
  expect(seen.slice(0, 4)).toEqual([
    ["1", 1],
    ["2", 1],
    ["3", 1],
    ["4", 2],
  ]);
  expect(askedFor(server)).toEqual([undefined, "3"]);
});

describe("waits", () => {
  test("double as long as nothing arrives, and begin anew after an event", async () => {
    const quiet = stream([": nothing yet\n\n"]);
    const server = await serve(quiet, quiet, quiet, part(40, end), whole);
    const { events, waits } = watch(server);
    expect(idsOf(await collect(events))).toEqual(all);
    expect(waits).toEqual([5, 10, 20, 5]);
  });

  test("are as long as a retry line says, even one without an event", async () => {
    const server = await serve(stream([`retry: 30\n\n${log[0]}`], cut), stream(["retry: 7\n\n"]), whole);
    const { events, waits } = watch(server);
    expect(idsOf(await collect(events))).toEqual(all);
    // The second time without an event, the wait is the longer of what is asked and what is usual.
    expect(waits).toEqual([30, 10]);
  });

  test("are as long as Retry-After says when going on is refused", async () => {
    const server = await serve(part(40, cut), fail(503, { "Retry-After": "0.02" }), whole);
    const { events, waits } = watch(server);
    expect(idsOf(await collect(events))).toEqual(all);
    expect(waits).toEqual([5, 20]);
  });

  test("are a minute at most", async () => {
    const server = await serve(stream([`retry: 99999999999\n\n${log[0]}`], cut), whole);
    const controller = new AbortController();
    const { events, waits } = watch(server, { signal: controller.signal });
    const failed = failureOf(events);
    await vi.waitFor(() => expect(waits).toEqual([60_000]));
    controller.abort();
    expect((await failed).error).toBeInstanceOf(AbortError);
  });
});

describe("failures without an event between them", () => {
  const rows: [string, Step, new (...args: never[]) => Error][] = [
    ["cuts", stream([], cut), ConnectionError],
    ["resets", reset, ConnectionError],
    ["503", fail(503), ServerError],
    ["429", fail(429), RateLimitError],
    ["silence before the answer", hang, TimeoutError],
  ];

  test.each(rows)("end the stream after maxRetries: %s", async (_, step, error) => {
    const server = await serve(part(40, cut), step);
    const { events, error: thrown } = await failureOf(watch(server, { maxRetries: 3, idleTimeoutMs: 150 }).events);
    expect(thrown).toBeInstanceOf(error);
    expect(idsOf(events)).toEqual(["1"]);
    // The first that failed had an event, so the count begins there.
    expect(askedFor(server)).toEqual([undefined, "1", "1", "1"]);
  });

  test("end the stream when nobody listens", async () => {
    const server = await serve(part(40, cut));
    const { events, error } = await failureOf(
      (async function* () {
        for await (const event of watch(server).events) {
          yield event;
          await server.close();
        }
      })(),
    );
    expect(error).toMatchObject({ name: "ConnectionError", cause: { cause: { code: "ECONNREFUSED" } } });
    expect(idsOf(events)).toEqual(["1"]);
  });

  test("are forgotten after an event", async () => {
    const server = await serve(part(40, cut), fail(500), part(60, cut), stream([], cut), whole);
    expect(idsOf(await collect(watch(server).events))).toEqual(all);
  });
});

describe("going on ends at once", () => {
  const rows: [string, Step, new (...args: never[]) => Error][] = [
    ["with 401", fail(401), AuthenticationError],
    ["with an answer that is no stream", answer(200, {}), StreamError],
    ["with 204", answer(204), StreamError],
    ["with data that is no JSON", stream(["id: 2\ndata: {\n\n"]), StreamError],
  ];

  test.each(rows)("%s", async (_, step, error) => {
    const server = await serve(part(40, cut), step);
    const { events, error: thrown } = await failureOf(watch(server).events);
    expect(thrown).toBeInstanceOf(error);
    expect([idsOf(events), askedFor(server)]).toEqual([["1"], [undefined, "1"]]);
  });

  test("with maxRetries 0, however the stream broke off", async () => {
    for (const [step, error] of [
      [part(40, cut), ConnectionError],
      [part(40, end), StreamError],
      [part(40, hang), TimeoutError],
    ] as const) {
      const server = await serve(step);
      const failed = await failureOf(watch(server, { maxRetries: 0, idleTimeoutMs: 150 }).events);
      expect(failed.error).toBeInstanceOf(error);
      expect(server.requests).toHaveLength(1);
    }
  });

  test("when events had no id, since the stream would begin from its start", async () => {
    const server = await serve(stream(['data: {"n":1}\n\n'], cut));
    const { events, error } = await failureOf(watch(server).events);
    expect(error).toBeInstanceOf(ConnectionError);
    expect([events.length, server.requests.length]).toEqual([1, 1]);
  });

  test("when the caller aborts during the wait", async () => {
    const server = await serve(stream([`retry: 60000\n\n${log[0]}`], cut));
    const controller = new AbortController();
    const { events, waits } = watch(server, { signal: controller.signal });
    const failed = failureOf(events);
    await vi.waitFor(() => expect(waits).toEqual([60_000]));
    controller.abort(new Error("gone"));
    expect((await failed).error).toMatchObject({ name: "AbortError", cause: { message: "gone" } });
    expect(server.requests).toHaveLength(1);
  });
});

describe("a quiet stream", () => {
  test("that the server closes goes on more often than maxRetries", async () => {
    const quiet = stream([]);
    const server = await serve(part(40, end), quiet, quiet, quiet, quiet, quiet, whole);
    expect(idsOf(await collect(watch(server, { maxRetries: 1 }).events))).toEqual(all);
  });

  test("that is silent for too long goes on more often than maxRetries", async () => {
    const silent = stream([], hang);
    const server = await serve(part(40, hang), silent, silent, silent, whole);
    expect(idsOf(await collect(watch(server, { maxRetries: 1, idleTimeoutMs: 60 }).events))).toEqual(all);
    await Promise.all(server.requests.map(({ closed }) => closed));
  });
});

test("an id that is empty names no place to go on at", async () => {
  const server = await serve(stream([`${log[0]}id:\ndata: {}\n\n`], cut), whole);
  expect(idsOf(await collect(watch(server).events))).toEqual(["1", "", "2", "3", "4", "5", undefined]);
  expect(askedFor(server)).toEqual([undefined, "1"]);
});
