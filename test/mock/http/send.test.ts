import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { ServerEvent } from "../../../src/mock/exchange/responses.ts";
import type { MockResponse, TransportFault } from "../../../src/mock/exchange/types.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { createPace } from "../../../src/mock/http/pace.ts";
import type { Mock } from "../../../src/mock/http/public-types.ts";
import { type SendOptions, send } from "../../../src/mock/http/send.ts";
import { markKnown } from "../../../src/mock/stages/shared/known-events.ts";
import { until } from "../../until.ts";

const HEADERS = { "content-type": "text/plain", "x-request-id": "req_1" };
const plain: MockResponse = { status: 200, headers: HEADERS, body: "0123456789" };
const noFault: TransportFault = { latency: 0, drop: false, cutAfterBytes: null, cutAfterEvents: null };

/** Starts a server that sends this response to each request. */
async function setUp(result: MockResponse, more: Partial<SendOptions> = {}) {
  const options: SendOptions = {
    latency: 0,
    eventLatency: 0,
    keepAlive: 60_000,
    streams: new Set(),
    pace: createPace(),
    countDelayed: () => {},
    ...more,
  };
  const sent: (Promise<void> | undefined)[] = [];
  const responses: ServerResponse[] = [];
  const server = createServer((_, response) => {
    responses.push(response);
    const sending = send(result, response, options);
    sending?.catch(() => response.destroy());
    sent.push(sending);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, responses, options };
}

/** Sends a request, and resolves to the received part of the response; `complete` is true if that was all of it. */
async function receive(url: string, method = "GET") {
  const [response] = (await once(request(url, { method }).end(), "response")) as [IncomingMessage];
  let text = "";
  response.on("data", (chunk) => {
    text += chunk;
  });
  response.on("error", () => {});
  await new Promise((resolve) => response.on("close", resolve));
  return { status: response.statusCode, headers: response.headers, text, complete: response.complete };
}

describe("a response", () => {
  test.each([
    ["a text", "na\u00efve", "6"],
    ["bytes", new TextEncoder().encode("na\u00efve"), "6"],
    ["an empty text", "", "0"],
  ])("has the length of %s in bytes", async (_name, body, length) => {
    const { url, sent } = await setUp({ ...plain, status: 201, body });
    const received = await receive(url);
    expect(received).toMatchObject({ status: 201, headers: { ...HEADERS, "content-length": length }, complete: true });
    expect(received.text).toBe(length === "0" ? "" : "na\u00efve");
    expect(sent).toEqual([undefined]);
  });

  test("to HEAD has the length of the body that it does not have", async () => {
    const { url } = await setUp(plain);
    expect(await receive(url, "HEAD")).toMatchObject({ status: 200, headers: { "content-length": "10" }, text: "" });
  });

  test("without a body has no length", async () => {
    const { url } = await setUp({ status: 204, headers: HEADERS });
    const { status, headers } = await receive(url);
    expect([status, headers["content-length"]]).toEqual([204, undefined]);
  });
});

describe("a delay", () => {
  test("ends when the client disconnects, and nothing is sent", async () => {
    const { url, sent, responses } = await setUp(plain, { latency: [3_600_000, 3_600_000] });
    const client = request(url).end();
    client.on("error", () => {});
    await until(() => sent.length === 1);
    client.destroy();
    await sent[0];
    expect(responses[0]?.headersSent).toBe(false);
  });
});

describe("a fault", () => {
  const withFault = (fault: Partial<TransportFault>, more: Partial<MockResponse> = {}) =>
    setUp({ ...plain, ...more, transportFault: { ...noFault, ...fault } });

  test("that drops the connection leaves no response", async () => {
    const { url, sent } = await withFault({ drop: true });
    await expect(receive(url)).rejects.toThrow("socket hang up");
    await sent[0];
  });

  test.each([0, 4])("that cuts after %i bytes sends these, under the headers of the whole response", async (limit) => {
    const { url } = await withFault({ cutAfterBytes: limit });
    expect(await receive(url)).toMatchObject({
      status: 200,
      headers: { ...HEADERS, "content-length": "10" },
      text: "0123456789".slice(0, limit),
      complete: false,
    });
  });

  test("that cuts a body does nothing to a response without one", async () => {
    const { url } = await withFault({ cutAfterBytes: 4 }, { status: 204, body: undefined });
    expect(await receive(url)).toMatchObject({ status: 204, complete: true });
  });
});

describe("a stream", () => {
  /** Sends an event, and the next one whenever `next` is called. */
  function source() {
    const seen = { started: 0, aborted: false, returned: false };
    let wake = () => {};
    async function* events(signal: AbortSignal): AsyncGenerator<ServerEvent> {
      seen.started += 1;
      signal.addEventListener("abort", () => {
        seen.aborted = true;
        wake();
      });
      try {
        for (let data = 1; !signal.aborted; data += 1) {
          yield { data };
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        seen.returned = true;
      }
    }
    return { seen, events, next: () => wake() };
  }

  const toStream = (events: NonNullable<MockResponse["events"]>, fault?: Partial<TransportFault>): MockResponse => ({
    status: 200,
    headers: { "content-type": "text/event-stream" },
    events,
    ...(fault ? { transportFault: { ...noFault, ...fault } } : {}),
  });

  const list = () => [1, 2, 3].map((data) => ({ data }));

  test("has all events, and is then forgotten", async () => {
    const { url, sent, options } = await setUp(toStream(list));
    expect(await receive(url)).toMatchObject({ text: "data: 1\n\ndata: 2\n\ndata: 3\n\n", complete: true });
    await sent[0];
    expect(options.streams.size).toBe(0);
  });

  test("whose events are known is sent in one write, without a timer", async () => {
    const { url, sent, responses } = await setUp(toStream(markKnown(() => [{ data: 1 }, { data: 2 }])));
    const setInterval = vi.spyOn(globalThis, "setInterval");
    expect(await receive(url)).toMatchObject({ text: "data: 1\n\ndata: 2\n\n", complete: true });
    expect(setInterval).not.toHaveBeenCalled();
    expect(responses[0]?.listenerCount("close")).toBeLessThan(2);
    await sent[0];
  });

  test("that waits between events ends when its client has gone, or the server ends it", async () => {
    for (const end of [true, false]) {
      const { url, sent, options } = await setUp(
        toStream(() => list()),
        { eventLatency: 3_600_000 },
      );
      const client = request(url).end();
      client.on("error", () => {});
      const [response] = (await once(client, "response")) as [IncomingMessage];
      response.on("error", () => {});
      await once(response, "data");
      if (end) for (const stop of options.streams) stop();
      else response.destroy();
      await sent[0];
      expect(options.streams.size).toBe(0);
    }
  });

  test("of a mock that a program has wrapped has the events of the program", async () => {
    const mock = createServerMock();
    const wrapped: Mock = {
      ...mock,
      async request(request) {
        const response = await mock.request(request);
        return {
          ...response,
          async *events(signal) {
            for await (const event of response.events?.(signal) ?? []) yield { ...event, id: "wrapped" };
          },
        };
      },
    };
    const server = await listen(wrapped, { port: 0 });
    onTestFinished(() => server.close());
    const response = await fetch(`${server.url}/v1/conversations`, {
      method: "POST",
      headers: { authorization: "Bearer key", "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ model: "aurora-small", inputs: "Hi", stream: true }),
    });
    expect(await response.text()).toContain("id: wrapped");
  });

  test("whose events are known has all of them, however many", async () => {
    const data = "x".repeat(1000);
    const many = Array.from({ length: 100 }, () => ({ data }));
    const { url, options } = await setUp(toStream(markKnown(() => many)));
    expect(await receive(url)).toMatchObject({ text: `data: "${data}"\n\n`.repeat(100), complete: true });
    expect(options.streams.size).toBe(0);
  });

  test("whose first events are known has begun if one of them fails", async () => {
    const events = function* () {
      yield { data: 1 };
      throw new Error("wrong");
    };
    const { url, sent } = await setUp(toStream(markKnown(events)));
    expect(await receive(url)).toMatchObject({ status: 200, complete: false });
    await expect(sent[0]).rejects.toThrow("wrong");
  });

  test("to HEAD is not started", async () => {
    const { seen, events } = source();
    const { url } = await setUp(toStream(events));
    const { status, headers, text } = await receive(url, "HEAD");
    expect([status, headers["content-type"], text]).toEqual([200, "text/event-stream", ""]);
    expect(seen.started).toBe(0);
  });

  test("that a fault cuts has so many events", async () => {
    const { url, sent } = await setUp(toStream(list, { cutAfterEvents: 2 }));
    expect(await receive(url)).toMatchObject({ text: "data: 1\n\ndata: 2\n\n", complete: false });
    await sent[0];
  });

  test("ends when its client disconnects", async () => {
    const { seen, events } = source();
    const { url, sent, options } = await setUp(toStream(events));
    const client = request(url).end();
    client.on("error", () => {});
    const [response] = (await once(client, "response")) as [IncomingMessage];
    response.on("error", () => {});
    await once(response, "data");
    expect(options.streams.size).toBe(1);
    client.destroy();
    await sent[0];
    expect(seen).toEqual({ started: 1, aborted: true, returned: true });
    expect(options.streams.size).toBe(0);
  });

  test("can be ended by the server, at an event's end", async () => {
    const { seen, events } = source();
    const { url, options } = await setUp(toStream(events));
    const receiving = receive(url);
    await until(() => options.streams.size === 1);
    for (const end of options.streams) end();
    expect((await receiving).complete).toBe(true);
    expect(seen).toEqual({ started: 1, aborted: true, returned: true });
  });

  test("sends a comment while it has no events", async () => {
    const { events, next } = source();
    const { url, options } = await setUp(toStream(events), { keepAlive: 20 });
    const [response] = (await once(request(url).end(), "response")) as [IncomingMessage];
    let text = "";
    response.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    await until(() => text.endsWith(": keep-alive\n\n"));
    next();
    await until(() => text.includes("data: 2\n\n"));
    for (const end of options.streams) end();
    await once(response, "close");
    expect(response.complete).toBe(true);
    expect(text).toMatch(/^data: 1\n\n(: keep-alive\n\n)+data: 2\n\n/);
  });
});
