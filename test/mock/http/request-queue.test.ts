import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import type { MockRequest, MockResponse } from "../../../src/mock/exchange/types.ts";
import { type ListenOptions, listen } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { until } from "../../until.ts";

/** Starts a server on a free port. `seen` has the paths of the requests that have been handled. */
async function setUp(respond: (request: MockRequest) => MockResponse, options: ListenOptions = {}) {
  const seen: string[] = [];
  const request = async (received: MockRequest) => {
    seen.push(received.url);
    return respond(received);
  };
  const server = await listen({ ...createServerMock(), request, needsBody: () => true }, { port: 0, ...options });
  onTestFinished(() => server.close());
  return { ...server, seen };
}

/** More than the operating system buffers for a client that does not read. */
const LARGE = "x".repeat(20_000_000);
const ok = (body: string): MockResponse => ({ status: 200, headers: {}, body });
const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");
const last = (path: string) => get(path, "Connection: close");

/** Opens a connection, and sends all of this at once. It reads nothing until its data are read. */
async function send(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

/** Everything that is received until the connection closes. */
async function readAll(socket: Socket): Promise<string> {
  let text = "";
  for await (const data of socket) text += data;
  return text;
}

const statuses = (received: string) =>
  Array.from(received.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status));

describe("pipelined requests", () => {
  test("wait while their client does not read", async () => {
    const { url, seen } = await setUp(({ url }) => ok(url === "/other" ? "" : LARGE));
    await send(url, get("/large").repeat(200));
    await until(() => seen.length > 0);
    for (let count = 0; count < 10; count += 1) await (await fetch(`${url}/other`)).text();
    expect(seen.filter((path) => path === "/large")).toHaveLength(1);
  });

  test("are answered in order when their client reads", async () => {
    const { url } = await setUp(({ url }) => ok(`${url} `.repeat(50_000)));
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
    const received = await readAll(await send(url, paths.map((path) => get(path)).join("") + last("/end")));
    const bodies = received.split(/HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*\r\n/).slice(1);
    expect(bodies).toEqual([...paths, "/end"].map((path) => `${path} `.repeat(50_000)));
  });

  test("are handled only when everything before them has been sent", async () => {
    const order: string[] = [];
    const { url } = await setUp(({ method, url, headers, body }) => {
      order.push(`${method} ${url}${body ? ` ${body.length}` : ""}`);
      if (headers.accept !== "text/event-stream") return ok(url);
      const events = async function* () {
        for (let data = 1; data <= 3; data += 1) {
          order.push(`event ${data}`);
          yield { data };
          await new Promise(setImmediate);
        }
      };
      return { status: 200, headers: {}, events };
    });
    const text = [
      get("/stream", "Accept: text/event-stream"),
      `POST /long HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n${"x".repeat(300_000)}`,
      "POST /chunks HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
      "POST /expected HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nab",
      "HEAD /head HTTP/1.1\r\nHost: localhost\r\n\r\n",
      // Nothing may follow this.
      get("/upgrade", "Connection: Upgrade, close", "Upgrade: websocket"),
    ];
    const received = await readAll(await send(url, text.join("")));
    expect(order).toEqual([
      "GET /stream",
      "event 1",
      "event 2",
      "event 3",
      "POST /long 300000",
      "POST /chunks 5",
      "POST /expected 2",
      "HEAD /head",
      "GET /upgrade",
    ]);
    expect(statuses(received)).toEqual([200, 200, 200, 100, 200, 200, 200]);
    expect(received).toMatch(/^HTTP.*data: 3\n\n.*\/longHTTP.*\/chunksHTTP.*\/expectedHTTP.*\/upgrade$/s);
  });

  test("are handled ahead of their client only until a few responses are unsent", async () => {
    const { url, seen } = await setUp(({ url }) => ok(url === "/large" ? LARGE : "x".repeat(50_000)));
    await send(url, get("/large") + get("/next").repeat(100));
    for (let count = 0; count < 10; count += 1) await (await fetch(`${url}/other`)).text();
    expect(seen.filter((path) => path === "/next")).toEqual([]);
    await send(url, get("/next").repeat(500));
    for (let count = 0; count < 10; count += 1) await (await fetch(`${url}/other`)).text();
    // The operating system takes some of them.
    expect(seen.filter((path) => path === "/next").length).toBeLessThan(300);
  });

  test("let other connections come first", async () => {
    const { url, seen } = await setUp(({ url }) => {
      if (url === "/slow") for (const start = performance.now(); performance.now() - start < 2; );
      return ok("");
    });
    const socket = await send(url, get("/slow").repeat(500));
    await until(() => seen.length > 0);
    await (await fetch(`${url}/other`)).text();
    expect(seen.indexOf("/other")).toBeLessThan(400);
    socket.destroy();
  });

  test("are not handled after the last response", async () => {
    const { url, seen } = await setUp(() => ok(""));
    const long = `POST /long HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11000000\r\n\r\n`;
    const received = await readAll(await send(url, get("/1") + last("/2") + get("/3") + get("/4")));
    expect(statuses(received)).toEqual([200, 200]);
    // It is refused at once.
    const foreign = "GET /foreign HTTP/1.1\r\nHost: foreign.example\r\nConnection: close\r\n\r\n";
    expect(statuses(await readAll(await send(url, foreign + get("/foreign"))))).toEqual([421]);
    const socket = await send(url, get("/5") + long + "x".repeat(11_000_000) + get("/6"));
    expect(statuses(await readAll(socket).catch(() => ""))).toEqual([200, 200]);
    expect(seen).toEqual(["/1", "/2", "/5", "/long"]);
  });

  test("are not read without end while they wait", async () => {
    let parsed = 0;
    const count = () => {
      parsed += 1;
    };
    subscribe("http.server.request.start", count);
    onTestFinished(() => void unsubscribe("http.server.request.start", count));
    const { url, seen } = await setUp(({ url }) => {
      if (url !== "/stream") return ok(url);
      const events = async function* (signal: AbortSignal) {
        yield { data: 1 };
        await once(signal, "abort");
      };
      return { status: 200, headers: {}, events };
    });
    // A system reads at most 64 kB of them at once.
    await send(url, get("/stream") + get("/waiting", `X-Padding: ${"x".repeat(1000)}`).repeat(20_000));
    for (let fetched = 0; fetched < 100; fetched += 1) await (await fetch(`${url}/other`)).text();
    expect(seen.filter((path) => path !== "/other")).toEqual(["/stream"]);
    expect(parsed - seen.length).toBeLessThan(150);
  });

  test("are dropped when the connection breaks", async () => {
    const lines: string[] = [];
    const { url, seen } = await setUp(({ url }) => ok(url === "/other" ? "" : LARGE), {
      stallTimeout: 50,
      log: (line) => lines.push(line),
    });
    await send(url, get("/large").repeat(10));
    await until(() => lines.length > 0);
    await (await fetch(`${url}/other`)).text();
    expect(seen).toEqual(["/large", "/other"]);
  });

  test("may take longer than a client may stall", async () => {
    const { url } = await setUp(
      ({ url }) => {
        if (url === "/large") return ok(LARGE);
        const transportFault = { latency: 3000, drop: false, cutAfterBytes: null, cutAfterEvents: null };
        return { ...ok(url), transportFault };
      },
      { stallTimeout: 2000 },
    );
    expect(statuses(await readAll(await send(url, get("/large") + last("/slow"))))).toEqual([200, 200]);
  });
});

describe("a request that is not valid HTTP", () => {
  const BROKEN = "POST /broken HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n";

  test.each([
    ["a request line", "nonsense\r\n\r\n"],
    ["a body", BROKEN],
  ])("is refused after the responses to those before it (%s)", async (_name, broken) => {
    const { url, seen } = await setUp(({ url }) => ok(url.repeat(100_000)));
    const received = await readAll(await send(url, get("/1") + get("/2") + broken));
    expect(statuses(received)).toEqual([200, 200, 400]);
    expect(seen).toEqual(["/1", "/2"]);
  });

  test("does not break into a stream", async () => {
    let finish = () => {};
    const { url, seen } = await setUp(({ url }) => {
      if (url !== "/stream") return ok(url);
      const events = async function* () {
        yield { data: 1 };
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        yield { data: 2 };
      };
      return { status: 200, headers: {}, events };
    });
    const socket = await send(url, get("/stream"));
    await once(socket, "readable");
    socket.write("nonsense\r\n\r\n");
    await (await fetch(`${url}/other`)).text();
    socket.write("more of it\r\n\r\n");
    await (await fetch(`${url}/other`)).text();
    finish();
    const received = await readAll(socket);
    expect(received).toMatch(/^HTTP\/1\.1 200 .*data: 1\n\n.*data: 2\n\n.*HTTP\/1\.1 400 /s);
    expect(seen[0]).toBe("/stream");
  });
});
