import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { MockRequest, MockResponse } from "../../../src/mock/exchange/types.ts";
import { type ListenOptions, listen } from "../../../src/mock/http/listen.ts";
import { until } from "../../until.ts";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Starts a server on a free port whose streams stay open until their client disconnects. */
async function setUp(options: ListenOptions) {
  async function* events(signal: AbortSignal) {
    yield { data: 1 };
    await once(signal, "abort");
  }
  const request = async ({ url }: MockRequest): Promise<MockResponse> =>
    url === "/stream" ? { status: 200, headers: {}, events } : { status: 200, headers: {}, body: url };
  const { url, close } = await listen({ request }, { port: 0, ...options });
  onTestFinished(close);
  return { url };
}

/** Opens a connection, and sends all of this at once. Collects the received text. */
async function send(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.on("error", () => {});
  socket.on("data", (data) => {
    received += data;
  });
  await once(socket, "connect");
  socket.write(text);
  return { socket, received: () => received };
}

test("beyond the limit, the connection with the most waiting requests is closed", async () => {
  const { url } = await setUp({ maxPipelined: 100 });
  const few = await send(url, get("/stream") + get("/few").repeat(40));
  const many = await send(url, get("/stream") + get("/many").repeat(50));
  for (const { received } of [few, many]) await until(() => received().includes("data: 1"));
  const more = await send(url, get("/stream") + get("/more").repeat(20));
  await until(() => more.received().includes("data: 1"));
  await until(() => many.socket.destroyed);
  expect([few.socket.destroyed, more.socket.destroyed]).toEqual([false, false]);
});

test("requests count no more when they are handled, and when their connection is closed", async () => {
  const { url } = await setUp({ maxPipelined: 100 });
  for (let round = 1; round <= 5; round += 1) {
    const { socket, received } = await send(url, get("/a").repeat(80));
    await until(() => received().split("HTTP/1.1 200 OK").length === 81);
    const waiting = await send(url, get("/stream") + get("/b").repeat(80));
    await until(() => waiting.received().includes("data: 1"));
    expect([socket.destroyed, waiting.socket.destroyed]).toEqual([false, false]);
    waiting.socket.destroy();
    await once(waiting.socket, "close");
    await until(async () => (await fetch(`${url}/c`)).ok);
  }
});

test("if there are too many connections, the oldest idle one is closed", async () => {
  const { url } = await setUp({ maxConnections: 3 });
  const stream = await send(url, get("/stream"));
  await until(() => stream.received().includes("data: 1"));
  const idle = [await send(url, get("/a")), await send(url, "")];
  await until(() => idle[0]!.received().includes("/a"));
  const further = await send(url, get("/b"));
  await until(() => idle[0]!.socket.destroyed && further.received().includes("/b"));
  expect([stream.socket.destroyed, idle[1]!.socket.destroyed]).toEqual([false, false]);
});

test("if none is idle, further connections are closed at once", async () => {
  const { url } = await setUp({ maxConnections: 2 });
  const open = [await send(url, get("/stream")), await send(url, get("/stream"))];
  for (const { received } of open) await until(() => received().includes("data: 1"));
  const refused = await send(url, get("/a"));
  await until(() => refused.socket.destroyed);
  expect(refused.received()).toBe("");
  open[0]!.socket.destroy();
  await until(() =>
    fetch(`${url}/a`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
});

test.each([
  [1000, "200 OK"],
  [1001, "431 Request Header Fields Too Large"],
])("a request with %i headers gets %s", async (count, status) => {
  const { url } = await setUp({});
  const { received } = await send(url, get("/a").replace("\r\n\r\n", `\r\n${"b:\r\n".repeat(count - 1)}\r\n`));
  await until(() => received() !== "");
  expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
});

test.each(["1.0", "1.1"])(
  "nothing is read after a transfer coding that can't be relied on in HTTP/%s",
  async (version) => {
    const { url } = await setUp({});
    const head = get("/a").replace("1.1", version).trim();
    const coding = `Connection: keep-alive\r\nTransfer-Encoding: ${version === "1.0" ? "" : "gzip, "}chunked`;
    const { socket, received } = await send(url, `${head}\r\n${coding}\r\n\r\n0\r\n\r\n${get("/hidden")}`);
    await once(socket, "close");
    expect(received()).toMatch(/^HTTP\/1.1 400 /);
    expect(received()).not.toContain("/hidden");
  },
);

describe("a client that has ended its side of the connection", () => {
  /** Starts a server whose responses, or whose second events, wait until `proceed` is called. */
  async function setUpWaiting() {
    const ended = vi.fn();
    const started = vi.fn();
    let proceed = () => {};
    const waiting = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    async function* events(signal: AbortSignal) {
      signal.addEventListener("abort", ended);
      yield { data: 1 };
      await Promise.race([waiting, once(signal, "abort")]);
      yield { data: 2 };
    }
    const request = async ({ url }: MockRequest): Promise<MockResponse> => {
      started(url);
      if (url === "/stream") return { status: 200, headers: {}, events };
      await waiting;
      return { status: 200, headers: {}, body: url };
    };
    const { url, close } = await listen({ request }, { port: 0 });
    onTestFinished(close);
    /** Sends requests and ends this side. Resolves when the first has been handled. */
    const sendLast = async (text: string) => {
      const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      let received = "";
      socket.on("data", (data) => {
        received += data;
      });
      const closed = once(socket, "end");
      socket.end(text);
      await until(() => started.mock.calls.length > 0);
      return { closed, received: () => received };
    };
    return { url, sendLast, proceed: () => proceed(), ended };
  }

  test("gets the responses to all its requests, and then the connection is closed", async () => {
    const { url, sendLast, proceed } = await setUpWaiting();
    const { closed, received } = await sendLast(get("/first") + get("/second"));
    // Other connections are served meanwhile, so the server has read the end.
    await (await fetch(`${url}/stream`)).body?.getReader().read();
    proceed();
    await closed;
    expect(received()).toMatch(/\r\n\r\n\/firstHTTP\/1.1 200 OK\r\n.*\r\n\r\n\/second$/s);
  });

  test("gets the end of a stream that waits, so that one that has gone does not hold it", async () => {
    const { sendLast, ended } = await setUpWaiting();
    const { closed, received } = await sendLast(get("/stream"));
    await closed;
    expect(received()).toMatch(/^HTTP\/1.1 200 OK\r\n.*0\r\n\r\n$/s);
    expect(ended).toHaveBeenCalledOnce();
  });
});
