import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MockResponse } from "../../../src/mock/exchange/types.ts";
import { listen, type MockServer } from "../../../src/mock/http/listen.ts";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import type { Mock } from "../../../src/mock/http/public-types.ts";
import { defined } from "../../defined.ts";
import { until } from "../../until.ts";

let server: MockServer;
const AGENT = "/v1/agents/ag_0197c3d0";

beforeEach(async () => {
  server = await listen(createServerMock(), { port: 0 });
});

afterEach(() => server.close());

let keys = 0;
/** Returns a function that sends requests in a new sandbox. */
function newSandbox() {
  keys += 1;
  const headers = { Authorization: `Bearer serve-${keys}`, "content-type": "application/json" };
  return (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } });
}

/** Sends raw bytes, and resolves to everything that is received until the connection closes. */
function sendRaw(text: string, options: { end?: boolean } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (data) => {
      received += data;
    });
    socket.on("close", () => resolve(received));
    socket.on("error", () => resolve(received));
    socket.write(text);
    if (options.end) socket.end();
  });
}

test.each([
  ["/_mock/%73andboxes", 403],
  ["/%5Fmock/sandboxes", 403],
  ["/%5fmock/clock", 200],
  ["/v1/%61gents/ag%5F0197c3d0", 200],
  ["/v1/agents%2Fag_0197c3d0", 404],
])("the gate and the mock see %s decoded", async (path, status) => {
  expect((await newSandbox()(path)).status).toBe(status);
});

const expectAlive = async () => expect((await newSandbox()(AGENT)).status).toBe(200);

describe("the server", () => {
  test("responds over HTTP", async () => {
    const send = newSandbox();
    const response = await send(AGENT);
    expect(response.headers.get("x-request-id")).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ id: "ag_0197c3d0" });
  });

  // The server closes an idle connection after this time. With a short time, a slow client may use a connection that is closing.
  test("says in Keep-Alive that it keeps an idle connection for 65 seconds", async () => {
    const response = await newSandbox()(AGENT);
    expect(response.headers.get("keep-alive")).toBe("timeout=65");
  });

  test("accepts a request line with an absolute URL", async () => {
    const text = await sendRaw(
      `GET http://localhost${AGENT} HTTP/1.1\r\nHost: ignored.example\r\nAuthorization: Bearer whole\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1.1 200/);
  });

  test.each([
    ["text that is not HTTP", "hello\r\n\r\n", 400],
    ["HTTP/2.0 in the request line", `GET ${AGENT} HTTP/2.0\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 400],
    ["a fragment", `GET ${AGENT}#a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 400],
    ["a header without a colon", `GET ${AGENT} HTTP/1.1\r\nnonsense\r\n\r\n`, 400],
    ["headers of 100 kB", `GET ${AGENT} HTTP/1.1\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, 431],
    [
      "two different Content-Length headers",
      `POST /v1/agents HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
    ],
  ])("responds to %s with a problem document and closes the connection", async (_name, text, status) => {
    const received = await sendRaw(text);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(received).toContain("application/problem+json");
    await expectAlive();
  });

  test("rejects a body of more than 10 MB with 413", async () => {
    const response = await newSandbox()("/v1/agents", { method: "POST", body: "x".repeat(10_000_001) });
    expect(response.status).toBe(413);
    expect(response.headers.get("connection")).toBe("close");
    expect(await response.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  test("survives an incomplete body", async () => {
    const head =
      "POST /v1/agents HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer half\r\nContent-Length: 100\r\n\r\n";
    expect(await sendRaw(`${head}{"name":`, { end: true })).not.toMatch(/^HTTP\/1\.1 2/);
    await expectAlive();
  });

  test("responds while 200 connections are idle", async () => {
    const port = Number(new URL(server.url).port);
    const sockets = await Promise.all(
      Array.from(
        { length: 200 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(port, "127.0.0.1", () => resolve(socket));
            socket.on("error", () => {});
          }),
      ),
    );
    await expectAlive();
    for (const socket of sockets) socket.destroy();
  });

  test("allows requests from any origin (CORS)", async () => {
    const send = newSandbox();
    const preflight = await send("/v1/agents", {
      method: "OPTIONS",
      headers: { origin: "http://page.test", "access-control-request-headers": "authorization" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization");
    const response = await send(AGENT, { headers: { origin: "http://page.test" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-expose-headers")).toContain("X-Request-Id");
  });
});

test("a stream leaves no task in the sandbox when the client disconnects", async () => {
  const fastServer = await listen(createServerMock({ speed: 100 }), { port: 0 });
  const send = (path: string) => fetch(fastServer.url + path, { headers: { Authorization: "Bearer gone" } });
  const countTasks = async () =>
    ((await (await send("/_mock/snapshot")).json()) as { tables: { tasks?: unknown[] } }).tables.tasks?.length ?? 1;
  const before = await countTasks();
  for (let count = 0; count < 20; count += 1) {
    const { body } = await send("/v1/workflows/events/stream?workflow_exec_id=morning-briefing-2026-03-02");
    const reader = defined(body).getReader();
    await reader.read();
    await reader.cancel();
  }
  // The server notices the disconnection a moment later.
  await expect.poll(countTasks).toBe(before);
  await fastServer.close();
});

/** A mock that sends this response to every request. */
function responder(response: MockResponse): Mock {
  return { ...createServerMock(), request: async () => response };
}

describe("what a server must not let through", () => {
  const get = (path: string, ...lines: string[]) =>
    sendRaw([`GET ${path} HTTP/1.1`, "Authorization: Bearer gate", "Connection: close", ...lines, "", ""].join("\r\n"));

  test.each([
    ["a missing Host", [], 400],
    ["a Host that is a percent sign", ["Host: %"], 400],
    ["a Host with a space", ["Host: a b"], 400],
    ["an empty Host", ["Host:"], 400],
    ["two Hosts", ["Host: localhost", "Host: page.example"], 400],
    ["the same Host twice", ["Host: localhost", "host: localhost"], 400],
    ["two Authorizations", ["Host: localhost", "Authorization: Bearer other"], 400],
    ["two media types", ["Host: localhost", ...Array<string>(2).fill("Content-Type: application/json")], 400],
    ["a transfer coding besides chunks", ["Host: localhost", "Transfer-Encoding: gzip, chunked", "", "0", ""], 400],
    ["a foreign Host", ["Host: page.example"], 421],
    ["an unknown expectation", ["Host: localhost", "Expect: nonsense"], 417],
  ])("%s gets a problem", async (_name, lines, status) => {
    const received = await get("/v1/observability/datasets?page_size=1", ...lines);
    expect(received).toMatch(
      new RegExp(`^HTTP/1.1 ${status} .*\r\n(.*\r\n)*content-type: application/problem\\+json`, "i"),
    );
    expect(JSON.parse(defined(received.split("\r\n\r\n")[1]))).toMatchObject({ status });
    await expectAlive();
  });

  test("an unmet expectation is answered without waiting for the body", async () => {
    const head = "POST /v1/agents HTTP/1.1\r\nHost: localhost\r\nExpect: nonsense\r\nContent-Length: 9\r\n\r\n";
    expect(await sendRaw(head)).toMatch(/^HTTP\/1.1 417 /);
  });

  test.each([
    ["a key", ["Authorization: Bearer gate", "Content-Length: 9"], 100],
    ["no key", ["Content-Length: 9"], 401],
    ["a body that is too large", ["Authorization: Bearer gate", "Content-Length: 10000001"], 413],
    ["an empty path", ["Content-Length: 9"], 404, "/nowhere"],
    ["a foreign Host", ["Authorization: Bearer gate", "Content-Length: 9"], 421, "/v1/agents", "page.example"],
  ])(
    "a client that expects 100-continue with %s gets the status that the headers decide",
    async (_name, lines, status, path = "/v1/agents", host = "localhost") => {
      const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, "Content-Type: application/json", ...lines];
      const received = sendRaw([...head, "Connection: close", "Expect: 100-continue", "", ""].join("\r\n"), {
        end: status === 100,
      });
      expect(await received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    },
  );

  test("HTTP/1.0 needs no Host", async () => {
    const received = await sendRaw(`GET ${AGENT} HTTP/1.0\r\nAuthorization: Bearer old\r\n\r\n`);
    expect(received).toMatch(/^HTTP\/1.1 200 /);
  });

  test("the control, if it needs a key or is switched off", async () => {
    const keyed = await listen(createServerMock(), { port: 0, controlKey: "kestrel" });
    const bare = await listen(createServerMock(), { port: 0, control: false });
    try {
      const status = async ({ url }: MockServer, path: string, headers = {}) => {
        const response = await fetch(url + path, { headers: { Authorization: "Bearer any", ...headers } });
        expect(response.headers.get("x-request-id")).toMatch(/^req_/);
        await response.text();
        return response.status;
      };
      expect(await status(keyed, AGENT)).toBe(200);
      expect(await status(keyed, "/_mock/clock")).toBe(401);
      expect(await status(keyed, "/_mock/clock", { "X-Control-Key": "kestrel" })).toBe(200);
      expect(await status(bare, AGENT)).toBe(200);
      expect(await status(bare, "/_mock/clock")).toBe(404);
    } finally {
      await Promise.all([keyed, bare].map((server) => server.close()));
    }
  });
});

test.each([
  ["0.0.0.0", "127.0.0.1"],
  ["::", "[::1]"],
  ["::0", "[::1]"],
])("a server on %s has a URL with %s, which works also if other names are refused", async (host, want) => {
  await using server = await listen(createServerMock(), { port: 0, host, allowedHosts: ["mock.example"] });
  expect(server.url).toMatch(`http://${want}:`);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("a wrong control key counts once, also if the client waits for permission to send the body", async () => {
  const server = await listen(createServerMock(), { port: 0, controlKey: "kestrel" });
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const headers = { Authorization: "Bearer any", "X-Control-Key": "wrong", Expect: "100-continue" };
    const outgoing = request(`${server.url}/_mock/reset`, { method: "POST", headers });
    outgoing.flushHeaders();
    const [incoming] = await once(outgoing, "response");
    statuses.push(incoming.statusCode);
    outgoing.destroy();
  }
  await server.close();
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
});

test("after ten wrong control keys in a second, a server refuses further ones with 429", async () => {
  const keyed = await listen(createServerMock(), { port: 0, controlKey: "kestrel" });
  try {
    const guess = () =>
      fetch(`${keyed.url}/_mock/clock`, { headers: { Authorization: "Bearer any", "X-Control-Key": "guess" } });
    // They may begin in one second and end in the next.
    const responses = await Promise.all(Array.from({ length: 200 }, guess));
    const refused = defined(responses.find(({ status }) => status === 429));
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.json()).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  } finally {
    await keyed.close();
  }
});

describe("what goes wrong while a response is sent", () => {
  async function listenTo(response: MockResponse, stallTimeout?: number) {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const server = await listen(responder(response), { port: 0, log, ...(stallTimeout ? { stallTimeout } : {}) });
    return { server, lines };
  }

  test("a header that cannot be sent is a 500 and a line in the log", async () => {
    const { server, lines } = await listenTo({ status: 200, headers: { "content-type": "text/a\r\nb: c" }, body: "x" });
    const response = await fetch(server.url);
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(lines).toEqual([expect.stringContaining("Invalid character in header content")]);
    await server.close();
  });

  test("a stream that fails is closed, with a line in the log", async () => {
    const events = async function* () {
      yield { data: 1 };
      throw new Error("The tide turned.");
    };
    const { server, lines } = await listenTo({ status: 200, headers: {}, events });
    await expect((await fetch(server.url)).text()).rejects.toThrow("terminated");
    expect(lines).toEqual([expect.stringContaining("The tide turned.")]);
    await server.close();
  });

  /** A client that connects, sends a request and never reads. */
  async function neverRead({ url }: MockServer) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write("GET /stalled HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return socket;
  }

  test("an unread stream takes little memory and ends, with a line in the log", async () => {
    let sent = 0;
    let ended = false;
    const events = async function* () {
      try {
        for (; ; sent += 100_000) yield { data: "x".repeat(100_000) };
      } finally {
        ended = true;
      }
    };
    const { server, lines } = await listenTo({ status: 200, headers: {}, events }, 100);
    const socket = await neverRead(server);
    await expect.poll(() => ended).toBe(true);
    expect(lines).toEqual(["Closed GET /stalled: its client has read nothing for 0.1 seconds."]);
    // The operating system takes a few megabytes.
    expect(sent).toBeLessThan(50_000_000);
    socket.destroy();
    await server.close();
  });

  test("an unread response is dropped, with a line in the log", async () => {
    const { server, lines } = await listenTo({ status: 200, headers: {}, body: "x".repeat(100_000_000) }, 100);
    const socket = await neverRead(server);
    await expect.poll(() => lines).toEqual(["Closed GET /stalled: its client has read nothing for 0.1 seconds."]);
    socket.destroy();
    await server.close();
  });

  test("a stream without events for a while is not an unread one", async () => {
    const events = async function* () {
      yield { data: 1 };
      await new Promise((resolve) => setTimeout(resolve, 200));
      yield { data: 2 };
    };
    const { server, lines } = await listenTo({ status: 200, headers: {}, events }, 50);
    expect(await (await fetch(server.url)).text()).toBe("data: 1\n\ndata: 2\n\n");
    expect(lines).toEqual([]);
    await server.close();
  });

  test("unread streams do not delay other requests", async () => {
    const count = 9_000;
    let sent = 0;
    const events = async function* () {
      for (let event = 0; event < count; event += 1) {
        sent += 1;
        yield { data: "x".repeat(200) };
      }
    };
    const mock: Mock = {
      ...createServerMock(),
      request: async ({ url }) => ({ status: 200, headers: {}, ...(url === "/stalled" ? { events } : { body: "" }) }),
    };
    const server = await listen(mock, { port: 0 });
    const sockets = await Promise.all(Array.from({ length: 50 }, () => neverRead(server)));
    await until(() => sent > 0);
    await (await fetch(server.url)).text();
    // The operating system takes all the events, if the server sends them first.
    expect(sent).toBeLessThan((50 * count) / 4);
    for (const socket of sockets) socket.destroy();
    await server.close();
  });

  test("a stream that is read arrives in full, however large it is", async () => {
    const events = function* () {
      for (let count = 0; count < 300; count += 1) yield { data: "x".repeat(100_000) };
    };
    const { server, lines } = await listenTo({ status: 200, headers: {}, events });
    expect((await (await fetch(server.url)).text()).length).toBe(300 * 100_010);
    expect(lines).toEqual([]);
    await server.close();
  });
});

const body = Buffer.from(JSON.stringify({ model: "aurora-large", name: "Skua" }));
const bomb = Buffer.from(`"${"0".repeat(10_000_000)}"`);

test.each([
  ["gzip", gzipSync(body), 200],
  ["br", brotliCompressSync(body), 200],
  ["deflate", deflateSync(body), 200],
  ["X-GZIP", gzipSync(body), 200],
  ["identity", body, 200],
  ["", body, 200],
  ["zstd", body, 415],
  ["gzip, br", body, 415],
  ["gzip", gzipSync(body).subarray(0, -9), 400],
  ["br", body, 400],
  ["gzip", gzipSync(bomb), 413],
  ["br", brotliCompressSync(bomb), 413],
])("a body with the Content-Encoding %s is decoded or refused", async (coding, encoded, status) => {
  const send = newSandbox();
  const response = await send("/v1/agents", { method: "POST", body: encoded, headers: { "content-encoding": coding } });
  expect(response.status).toBe(status);
  expect(response.headers.get("accept-encoding")).toBe(status === 415 ? "gzip, br, deflate" : null);
  expect(await response.json()).toMatchObject(status === 200 ? { name: "Skua" } : { status });
});

test("a mock without a port refuses an encoded body by its name", async () => {
  const headers = { authorization: "Bearer any", "content-type": "application/json", "content-encoding": "gzip" };
  const response = await createServerMock().fetch("http://mock.test/v1/agents", {
    method: "POST",
    headers,
    body: gzipSync(body),
  });
  expect(await response.json()).toMatchObject({
    status: 415,
    detail: expect.stringContaining("Content-Encoding gzip"),
  });
});

test("closing the server waits for a response in progress, and no longer than its limit", async () => {
  for (const [latency, shutdownTimeout, status] of [
    [50, 60_000, 200],
    [60_000, 0, undefined],
  ] as const) {
    let onRequest = () => {};
    const arrived = new Promise<void>((resolve) => {
      onRequest = resolve;
    });
    const server = await listen(createServerMock({ onRequest }), { port: 0, latency, shutdownTimeout });
    const response = fetch(server.url + AGENT, { headers: { Authorization: "Bearer closing" } }).catch(() => undefined);
    await arrived;
    await server.close();
    expect((await response)?.status).toBe(status);
  }
});

test.each([
  ["finishes within the limit", 1, 600_000, /event: conversation\.response\.done\n.*\n\n$/],
  ["is cut visibly at the limit", 3_600_000, 0, /^terminated$/],
])(
  "when the server closes, a stream that does not wait for events %s",
  async (_, eventLatency, shutdownTimeout, end) => {
    const server = await listen(createServerMock(), { port: 0, eventLatency, shutdownTimeout });
    const response = await fetch(`${server.url}/v1/conversations`, {
      method: "POST",
      headers: { authorization: "Bearer closing", "content-type": "application/json" },
      body: JSON.stringify({ model: "aurora-small", inputs: "When is low water?", stream: true }),
    });
    const text = response.text().catch((error: Error) => error.message);
    await server.close();
    expect(await text).toMatch(end);
  },
);

const WHOLE = `GET ${AGENT} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer closing\r\n\r\n`;

test.each([
  ["nothing", "", /^$/],
  ["half a header", "GET / HTTP/1.1\r\nHo", /^$/],
  ["a part of a body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", /^$/],
  ["a request and half a header", `${WHOLE}GET`, /^HTTP\/1.1 200 /],
  [
    "a request and a part of one",
    `${WHOLE}POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{`,
    /^HTTP\/1.1 200 /,
  ],
])("a client that has sent %s does not delay the end of the server", async (_name, text, response) => {
  const server = await listen(createServerMock(), { port: 0, latency: 50, shutdownTimeout: 600_000 });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  await once(socket, "connect");
  socket.write(text);
  await (await fetch(`${server.url}/healthz`)).text();
  await server.close();
  if (!socket.closed) await once(socket, "close");
  expect(received).toMatch(response);
});

test("closing the server ends its streams at an event's end", async () => {
  const server = await listen(createServerMock(), { port: 0 });
  const path = "/v1/workflows/events/stream?workflow_exec_id=morning-briefing-2026-03-02";
  const response = await fetch(server.url + path, { headers: { Authorization: "Bearer closing" } });
  const text = response.text();
  await server.close();
  expect(await text).toMatch(/^(id: .*\n(event: .*\n)?data: .*\n\n)*$/);
});

test("listen rejects if the port is in use", async () => {
  const port = Number(new URL(server.url).port);
  await expect(listen(createServerMock(), { port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
