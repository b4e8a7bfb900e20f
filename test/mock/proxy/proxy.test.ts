import { once } from "node:events";
import { createConnection } from "node:net";
import { brotliCompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { examples } from "../../../generated/examples.ts";
import { findCase } from "../../../src/contract/cases.ts";
import { createEventParser } from "../../../src/core/event-parser.ts";
import { defined } from "../../defined.ts";
import { until } from "../../until.ts";
import { exchangeRaw, splitMessages, startRawUpstream } from "./raw.ts";
import { JSON_HEADERS, rawGet, readBody, startTestProxy, startUpstream, startUpstreamMock } from "./servers.ts";

const EVENT_HEADERS = { "content-type": "text/event-stream", "x-request-id": "req_upstream" };
const START = { method: "POST", body: JSON.stringify({ inputs: "When is low water?", stream: true }) };

describe("a server that conforms to the document", () => {
  test("gets requests and sends responses unchanged, with a header that says that nothing is wrong", async () => {
    const upstream = await startUpstreamMock();
    const { send, journal } = await startTestProxy(upstream);
    const direct = await fetch(`${upstream}/v1/agents/ag_0197c3d0`, { headers: { authorization: "Bearer test-key" } });
    const proxied = await send("/v1/agents/ag_0197c3d0");
    expect(proxied.status).toBe(200);
    expect(proxied.headers.get("x-contract-violations")).toBe("0");
    expect(await proxied.json()).toEqual(await direct.json());
    const [entry] = await journal();
    expect(entry).toMatchObject({
      method: "GET",
      operation_id: "agents.get",
      status: 200,
      violations: [],
      headers: { authorization: "Bearer ****" },
      response: { body: { id: "ag_0197c3d0" } },
    });
  });

  test.each([
    "Keep-Alive",
    "Proxy-Authenticate",
    "Proxy-Authorization",
    "Proxy-Connection",
    "TE",
    "Trailer",
    "Upgrade",
    "X-Named",
  ])("gets and sends no %s, which belongs to one connection", async (name) => {
    const head = `Connection: close, X-Named\r\nX-Other: kept\r\n${name}: here\r\n`;
    const upstream = await startRawUpstream(() => `HTTP/1.1 204 No Content\r\n${head}\r\n`);
    const { url } = await startTestProxy(upstream.url);
    const received = await exchangeRaw(url, `GET /v1/models HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`);
    for (const text of [defined(upstream.connections[0]), received]) {
      expect(text.toLowerCase()).toContain("x-other: kept");
      expect(text.toLowerCase()).not.toContain(`${name.toLowerCase()}: here`);
    }
  });

  test("may stream, and each event passes", async () => {
    const { send, journal } = await startTestProxy(await startUpstreamMock());
    const response = await send("/v1/conversations", {
      method: "POST",
      body: JSON.stringify({ agent_id: "ag_0197c3d0", inputs: "When is low water?", stream: true }),
    });
    const text = await response.text();
    expect(text).toContain("event: conversation.response.done");
    await expect.poll(journal).toHaveLength(1);
    const [entry] = await journal();
    expect(entry).toMatchObject({ operation_id: "conversations.startStream", violations: [] });
    expect(entry?.response.events).toHaveLength(defined(text.match(/^data:/gm)).length);
  });

  /** Responses with something that the document allows, but does not list. */
  const OPEN: [name: string, path: string, body: object, notes: string[]][] = [
    [
      "a property",
      "/v1/agents/ag_1",
      { ...examples.scoutAgent, mood: "good" },
      ["/response/body/mood is undocumented."],
    ],
    [
      "a kind",
      "/v1/agents/ag_1",
      { ...examples.scoutAgent, tools: [{ type: "tide_table", harbor: 1 }] },
      ["/response/body/tools/0/type has an undocumented value."],
    ],
    [
      "a property of a union",
      "/v1/conversations/conv_1",
      { ...examples.scoutConversation, mood: "good" },
      ["/response/body/mood is undocumented."],
    ],
  ];

  test.each(OPEN)(
    "may return %s that the document does not list, which is a note",
    async (_name, path, body, notes) => {
      const upstream = await startUpstream((_request, response) =>
        response.writeHead(200, JSON_HEADERS).end(JSON.stringify(body)),
      );
      const { send, journal } = await startTestProxy(upstream, { strict: true });
      const response = await send(path);
      expect([response.status, response.headers.get("x-contract-violations")]).toEqual([200, "0"]);
      expect((await journal())[0]).toMatchObject({ violations: [], notes });
    },
  );

  test("may get a compressed body, which is checked decoded and forwarded as it is", async () => {
    const { send } = await startTestProxy(await startUpstreamMock(), { strict: true });
    const create = (body: object) =>
      send("/v1/agents", {
        method: "POST",
        body: gzipSync(JSON.stringify(body)),
        headers: { ...JSON_HEADERS, "content-encoding": "gzip" },
      });
    const created = await create({ model: "aurora-large", name: "Skua" });
    expect([created.status, await created.json()]).toMatchObject([200, { name: "Skua" }]);
    expect((await create({ name: "Skua" })).status).toBe(422);
  });

  test("may return errors", async () => {
    const { send, journal } = await startTestProxy(await startUpstreamMock());
    const response = await send("/v1/agents/ag_unknown");
    expect([response.status, response.headers.get("x-contract-violations")]).toEqual([404, "0"]);
    expect(await response.json()).toMatchObject({ code: "AGENT_NOT_FOUND" });
    expect((await journal())[0]?.violations).toEqual([]);
  });
});

describe("a server that violates the document", () => {
  test("is refused with 502 by a strict proxy", async () => {
    const upstream = await startUpstream((_request, response) => response.writeHead(200, JSON_HEADERS).end("{}"));
    const { send } = await startTestProxy(upstream, { strict: true });
    const response = await send("/v1/agents/ag_1");
    expect(response.status).toBe(502);
    const problem = (await response.json()) as { code: string; errors: { pointer: string }[] };
    expect(problem.code).toBe("CONTRACT_VIOLATION");
    expect(problem.errors.map(({ pointer }) => pointer)).toContain("/response/body/model");
  });

  test("is reported where a body that must be empty is not", async () => {
    const upstream = await startUpstream((_request, response) => response.writeHead(200, JSON_HEADERS).end("{}"));
    const { send, journal } = await startTestProxy(upstream);
    await send("/v1/agents/ag_1", { method: "DELETE" });
    expect((await journal())[0]?.violations).toEqual([
      { pointer: "/response/status", detail: "has the undocumented status 200", code: "status" },
    ]);
  });
});

describe("a media type", () => {
  test.each([
    ["of a response", {}, "Application/JSON; charset=UTF-8"],
    ["of a request", { "content-type": 'Application/JSON ; charset="UTF-8"' }, "application/json"],
  ])("%s may be written in another case and with parameters", async (_name, headers, type) => {
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(200, { ...JSON_HEADERS, "content-type": type }).end(JSON.stringify(examples.scoutAgent)),
    );
    const { send, journal } = await startTestProxy(upstream);
    const body = JSON.stringify({ name: "Scout", model: "aurora-large" });
    const response = await send("/v1/agents", { method: "POST", headers, body });
    expect(response.headers.get("x-contract-violations")).toBe("0");
    expect((await journal())[0]).toMatchObject({ violations: [], response: { body: { id: examples.scoutAgent.id } } });
  });
});

describe("a request that violates the document", () => {
  test("is not forwarded by a strict proxy", async () => {
    const listener = vi.fn();
    const { send } = await startTestProxy(await startUpstream(listener), { strict: true });
    const response = await send("/v1/agents", { method: "POST", body: "{}" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "CONTRACT_VIOLATION", errors: expect.any(Array) });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("a request whose body can't be checked", () => {
  const JSON_TEXT = JSON.stringify({ model: "aurora-large", name: "Skua" });
  const gzip = gzipSync(JSON_TEXT);
  test.each<[name: string, coding: string, body: Buffer, status: number, reason: string]>([
    ["is not gzip", "gzip", Buffer.from("zz"), 400, "incorrect header check"],
    ["breaks off", "gzip", gzip.subarray(0, -9), 400, "unexpected end of file"],
    ["has no header of zlib", "deflate", deflateRawSync(JSON_TEXT), 400, "can't be decoded as deflate"],
    ["is encoded twice", "gzip, gzip", gzipSync(gzip), 415, "gzip, gzip is not supported"],
    ["has an unknown coding", "zstd", Buffer.from("zz"), 415, "zstd is not supported"],
    ["is too large when it is decoded", "gzip", gzipSync(Buffer.alloc(10_000_001)), 413, "larger than 10 MB"],
    ["is too large", "identity", Buffer.alloc(10_000_001), 413, "larger than 10 MB"],
  ])(
    "because it %s is refused by a strict proxy, and otherwise forwarded",
    async (_name, coding, body, status, reason) => {
      const received: Buffer[] = [];
      const upstream = await startUpstream(async (request, response) => {
        received.push(await readBody(request));
        response.writeHead(200, JSON_HEADERS).end(JSON.stringify(examples.scoutAgent));
      });
      const init = {
        method: "POST",
        body: new Uint8Array(body),
        headers: { ...JSON_HEADERS, "content-encoding": coding },
      };
      const strict = await startTestProxy(upstream, { strict: true });
      const refused = await strict.send("/v1/agents", init);
      expect([refused.status, refused.headers.get("accept-encoding")]).toEqual([
        status,
        status === 415 ? "gzip, br, deflate" : null,
      ]);
      expect(await refused.json()).toMatchObject({ status, detail: expect.stringContaining(reason) });
      expect((await strict.journal())[0]).toMatchObject({ operation_id: "agents.create", status });
      expect(received).toEqual([]);
      const log = vi.fn();
      const open = await startTestProxy(upstream, { log });
      expect((await open.send("/v1/agents", init)).headers.get("x-contract-violations")).toBe("0");
      expect(received.map((bytes) => bytes.equals(body))).toEqual([true]);
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^POST \/v1\/agents: its body is .*checked/));
    },
  );

  test("under /_mock/ is refused", async () => {
    const { send } = await startTestProxy(await startUpstream(vi.fn()));
    const init = { method: "POST", body: "zz", headers: { "content-encoding": "gzip" } };
    expect((await send("/_mock/journal/search", init)).status).toBe(400);
  });
});

test("beyond the limit, the oldest unfinished body gets a 503, and others are forwarded", async () => {
  const upstream = await startUpstream(async (request, response) =>
    response.writeHead(200, JSON_HEADERS).end(String((await readBody(request)).length)),
  );
  const { url, send } = await startTestProxy(upstream, { maxBodiesMb: 20 });
  const received: string[] = [];
  for (const index of [0, 1, 2]) {
    received[index] = "";
    const socket = createConnection(Number(new URL(url).port), "127.0.0.1");
    socket.on("data", (data) => {
      received[index] = `${received[index]}${data}`;
    });
    socket.write("POST /v1/agents HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8000000\r\n\r\n");
    await new Promise((sent) => socket.write("x".repeat(4_500_000), sent));
    // The proxy has read this part before it responds to a later request.
    expect(await (await send("/v1/agents", { method: "POST", body: "12345" })).text()).toBe("5");
  }
  await until(() => received[0] !== "");
  expect(received[0]).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: 1\r\n.*\(--max-bodies-mb\)/s);
  expect(received.slice(1)).toEqual(["", ""]);
});

describe("an event stream", () => {
  const [EXAMPLE] = Object.values(defined(findCase("conversations.startStream").responses[0]).examples) as [string];
  const DONE = `event: conversation.response.done\ndata: ${JSON.stringify({})}\n\n`;

  const WRONG = "event: conversation.response.started\ndata: {}\n\n";

  test("may have an event that the document does not list, which is a note", async () => {
    const other = 'event: tide.turned\ndata: {"type":"tide.turned"}\n\n';
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(200, EVENT_HEADERS).end(other + EXAMPLE),
    );
    const { send, journal } = await startTestProxy(upstream, { strict: true });
    expect(await (await send("/v1/conversations", START)).text()).toBe(other + EXAMPLE);
    await expect
      .poll(async () => (await journal())[0]?.notes)
      .toEqual(["/response/events/0/event has an undocumented value."]);
    expect((await journal())[0]?.violations).toEqual([]);
  });

  test("is passed on event by event", async () => {
    let finish = () => {};
    const upstream = await startUpstream((_request, response) => {
      response.writeHead(200, EVENT_HEADERS).write("event: first\ndata: {}\n\n");
      finish = () => response.end(DONE);
    });
    const { send } = await startTestProxy(upstream);
    const response = await send("/v1/conversations", START);
    const reader = defined(response.body).getReader();
    expect(Buffer.from(defined((await reader.read()).value)).toString()).toBe("event: first\ndata: {}\n\n");
    finish();
    expect(Buffer.from(defined((await reader.read()).value)).toString()).toBe(DONE);
  });

  test("is checked in a compressed form, too, and passed on as it is", async () => {
    const upstream = await startUpstream((_request, response) => {
      response.writeHead(200, { ...EVENT_HEADERS, "content-encoding": "gzip" });
      const gzip = createGzip();
      gzip.pipe(response);
      gzip.end(WRONG);
    });
    const { send, journal } = await startTestProxy(upstream);
    expect(await (await send("/v1/conversations", START)).text()).toBe(WRONG);
    await expect.poll(async () => (await journal())[0]?.violations.length).toBeGreaterThan(1);
    expect((await journal())[0]?.violations[0]?.pointer).toContain("/response/events/0");
  });

  const head = (headers: string) => `HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n${headers}\r\n`;
  const open = EXAMPLE.slice(0, EXAMPLE.indexOf("\n\n") + 2);
  const zipped = gzipSync(open).subarray(0, -4).toString("latin1");
  const cut = (bytes: string) => `${(bytes.length + 9).toString(16)}\r\n${bytes}`;

  test.each([
    ["in chunks", "Transfer-Encoding: chunked\r\n", `${cut(open).replace(/^\w+/, open.length.toString(16))}\r\n`],
    ["in a chunk", "Transfer-Encoding: chunked\r\n", cut(open)],
    ["before its length", "Content-Length: 9000\r\n", open],
    ["compressed, in a chunk", "Transfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n", cut(zipped)],
    ["compressed, before its length", "Content-Length: 9000\r\nContent-Encoding: gzip\r\n", zipped],
  ])("that the server breaks off %s has ended without its last event", async (_name, headers, sent) => {
    const upstream = await startRawUpstream(head(`X-Request-Id: a\r\n${headers}`) + sent, (socket) => socket.end());
    const { send, journal } = await startTestProxy(upstream.url);
    // The raw server waits for an empty line.
    const response = await send("/v1/conversations", { ...START, body: `${START.body}\r\n\r\n` });
    await expect(response.text()).rejects.toThrow("terminated");
    await expect
      .poll(async () => (await journal())[0]?.violations)
      .toMatchObject([{ pointer: "/response/events", code: "terminal" }]);
  });

  test.each(["\r\n", "\r"])("may have lines that end with %j", async (end) => {
    const upstream = await startUpstream((_request, response) =>
      response
        .writeHead(200, { ...EVENT_HEADERS, "content-type": "Text/Event-Stream; charset=UTF-8" })
        .end(EXAMPLE.replaceAll("\n", end)),
    );
    const { send, journal } = await startTestProxy(upstream);
    await (await send("/v1/conversations", START)).text();
    await expect
      .poll(async () => (await journal())[0]?.response.events)
      .toHaveLength(defined(EXAMPLE.match(/^data:/gm)).length);
    expect((await journal())[0]?.violations).toEqual([]);
  });

  test.each(["\n", "\r\n", "\r"])(
    "is cut by a strict proxy before a wrong event whose lines end with %j",
    async (end) => {
      const upstream = await startUpstream((_request, response) =>
        response.writeHead(200, EVENT_HEADERS).write(WRONG.replaceAll("\n", end)),
      );
      const { send } = await startTestProxy(upstream, { strict: true });
      const response = await send("/v1/conversations", START);
      await expect(response.text()).rejects.toThrow("terminated");
    },
  );

  test("ends at the upstream server when its client leaves", async () => {
    let closed: Promise<unknown> = Promise.reject(new Error("No request."));
    closed.catch(() => {});
    const upstream = await startUpstream((_request, response) => {
      closed = once(response, "close");
      response.writeHead(200, EVENT_HEADERS).write(": hello\n\n");
    });
    const { send, journal } = await startTestProxy(upstream);
    const leaving = new AbortController();
    const response = await send("/v1/workflows/events/stream", { signal: leaving.signal });
    expect(response.status).toBe(200);
    leaving.abort();
    await closed;
    expect((await journal())[0]).toMatchObject({ operation_id: "workflows.events.stream", violations: [] });
  });
});

describe("the connection", () => {
  test("forwards end-to-end headers and a Host of its own, and no others", async () => {
    let received: Record<string, unknown> = {};
    const upstream = await startUpstream((request, response) => {
      received = { url: request.url, ...request.headers };
      response
        .writeHead(200, { ...JSON_HEADERS, "set-cookie": ["a=1", "b=2"], connection: "x-private", "x-private": "1" })
        .end("{}");
    });
    const { send, journal } = await startTestProxy(`${upstream}/base/`);
    const response = await send("/v1/agents/ag%2F1?q=%20", {
      headers: { "x-custom": "kept", te: "trailers", via: "1.0 fred" },
    });
    expect(received).toMatchObject({
      url: "/base/v1/agents/ag%2F1?q=%20",
      host: new URL(upstream).host,
      authorization: "Bearer test-key",
      "x-custom": "kept",
      via: "1.0 fred, 1.1 platform-api-mock",
    });
    expect(received).not.toHaveProperty("te");
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(response.headers.get("x-private")).toBeNull();
    expect((await journal())[0]?.response.headers["set-cookie"]).toBe("****");
  });

  test.each([
    ["gzip", gzipSync],
    ["GZIP", gzipSync],
    ["x-gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("passes on a body compressed by %s, and checks it", async (coding, compress) => {
    const upstream = await startUpstream((_request, response) =>
      response
        .writeHead(200, { ...JSON_HEADERS, "content-encoding": coding })
        .end(compress(JSON.stringify({ ...examples.scoutAgent, name: 5 }))),
    );
    const { send, journal } = await startTestProxy(upstream);
    const response = await send("/v1/agents/ag_1");
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(await response.json()).toMatchObject({ name: 5 });
    expect((await journal())[0]?.violations).toMatchObject([{ pointer: "/response/body/name" }]);
  });

  test("passes on bodies of any size, and says that large ones are not checked", async () => {
    const upstream = await startUpstream(async (request, response) =>
      response.writeHead(200, JSON_HEADERS).end(await readBody(request)),
    );
    const log = vi.fn();
    const { send, journal } = await startTestProxy(upstream, { log });
    const body = JSON.stringify("x".repeat(12_000_000));
    const response = await send("/v1/agents", { method: "POST", body });
    expect((await response.text()) === body).toBe(true);
    expect(log.mock.calls.flat()).toEqual([
      "POST /v1/agents: its body is too large to be checked.",
      "POST /v1/agents: its response is too large to be checked.",
    ]);
    expect((await journal())[0]).toMatchObject({ violations: [], truncated: ["response.body"] });
  });

  test("to a server that can't be reached is a 502 that says so", async () => {
    const { send, journal } = await startTestProxy("http://127.0.0.1:9");
    const response = await send("/v1/models");
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      code: "UPSTREAM_UNREACHABLE",
      detail: expect.stringContaining("http://127.0.0.1:9 can't be reached: connect ECONNREFUSED"),
    });
    expect((await journal())[0]).toMatchObject({ status: 502, violations: [] });
  });

  test("that breaks off before the end of the body is a 502 that says so", async () => {
    const upstream = await startUpstream((_request, response) => {
      response.writeHead(200, { ...JSON_HEADERS, "content-length": 100 });
      response.write("{", () => response.destroy());
    });
    const { send } = await startTestProxy(upstream);
    const response = await send("/v1/models");
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([502, "UPSTREAM_FAILED"]);
  });

  test("is refused to pages of other sites", async () => {
    const { url } = await startTestProxy(await startUpstreamMock());
    const foreign = await rawGet(`${url}/v1/models`, "evil.example");
    expect(foreign).toContain("HTTP/1.1 421");
    const response = await fetch(`${url}/_mock/journal`, { headers: { origin: "https://evil.example" } });
    expect(response.status).toBe(403);
  });

  test("forwards pipelined requests one at a time", async () => {
    const seen: string[] = [];
    let finish = () => {};
    const upstream = await startUpstream(({ url = "" }, response) => {
      seen.push(url);
      const end = () => void response.writeHead(404).end();
      if (url === "/1") finish = end;
      else end();
    });
    const { url, send } = await startTestProxy(upstream);
    const socket = createConnection(Number(new URL(url).port), "127.0.0.1");
    const get = (path: string, close = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`;
    socket.write(get("/1") + get("/2") + get("/3", "Connection: close\r\n"));
    await until(() => seen.includes("/1"));
    for (let count = 0; count < 5; count += 1) await (await send("/other")).text();
    expect(seen.filter((path) => path !== "/other")).toEqual(["/1"]);
    finish();
    await once(socket.resume(), "close");
    expect(seen.filter((path) => path !== "/other")).toEqual(["/1", "/2", "/3"]);
  });

  test("a request that follows a refused one is not forwarded", async () => {
    const upstream = await startRawUpstream("HTTP/1.1 204 No Content\r\n\r\n");
    const { url, journal } = await startTestProxy(upstream.url);
    const refused = "GET /1 HTTP/1.1\r\nHost: evil.example\r\n\r\n";
    const { messages } = splitMessages(await exchangeRaw(url, `${refused}GET /2 HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    expect(messages.map(({ line }) => line)).toEqual(["HTTP/1.1 421 Misdirected Request"]);
    expect(await journal()).toEqual([]);
    expect(upstream.connections).toEqual([]);
  });

  test("a malformed request during the response to another one is refused after that", async () => {
    const upstream = await startUpstream(async ({ url }, response) => {
      response.writeHead(200, { "content-type": "text/plain", "content-length": "5" }).write("abc");
      if (url === "/1") await proxy.send("/other");
      response.end("de");
    });
    const proxy = await startTestProxy(upstream);
    const received = await exchangeRaw(
      proxy.url,
      `GET /1 HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      "abc",
      "no HTTP\r\n\r\n",
    );
    expect(received).toMatch(/^HTTP\/1.1 200 OK\r\n.*\r\n\r\nabcdeHTTP\/1.1 400 Bad Request\r\n/s);
  });
});

describe("the journal", () => {
  test("can be searched and cleared", async () => {
    const { url, send, journal } = await startTestProxy(await startUpstreamMock());
    for (const id of ["ag_0197c3d0", "ag_unknown"]) await send(`/v1/agents/${id}`);
    const search = await send("/_mock/journal/search", {
      method: "POST",
      body: JSON.stringify({ match: { operation_id: "agents.get" }, status: 404 }),
    });
    expect(await search.json()).toMatchObject({ count: 1, requests: [{ url: "/v1/agents/ag_unknown" }] });
    expect((await fetch(`${url}/_mock/reset`, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${url}/_mock/journal`, { method: "DELETE" })).status).toBe(204);
    expect(await journal()).toEqual([]);
  });

  test("is shown by a page", async () => {
    const { url } = await startTestProxy(await startUpstreamMock());
    const page = await (await fetch(`${url}/_mock/`)).text();
    expect(page).toContain("<title>Platform API proxy</title>");
    expect(page).toContain("<body data-proxy>");
    const script = await fetch(`${url}/_mock/dashboard/main.js`, { method: "HEAD" });
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect((await fetch(`${url}/_mock/dashboard/none.js`)).status).toBe(404);
  });

  test("is a stream, in which a request comes again with the violations of its events", async () => {
    let finish = () => {};
    const upstream = await startUpstream((_request, response) => {
      response.writeHead(200, EVENT_HEADERS).flushHeaders();
      finish = () => void response.end("event: conversation.response.started\ndata: 1\n\n");
    });
    const { url, send } = await startTestProxy(upstream);
    const { body } = await fetch(`${url}/_mock/journal/stream`);
    const sent = send("/v1/conversations", START);
    const seen: [number, number][] = [];
    const parse = createEventParser({
      onEvent({ event, data }) {
        const { number, request } = JSON.parse(data);
        if (event === "request") seen.push([number, request.violations.length]);
      },
    });
    const reader = defined(body).pipeThrough(new TextDecoderStream()).getReader();
    while (seen.at(-1)?.[1] !== 2) {
      parse(defined((await reader.read()).value));
      finish();
    }
    await reader.cancel();
    await (await sent).text();
    expect(seen[0]).toEqual([0, 0]);
    expect(seen.every(([number]) => number === 0)).toBe(true);
  });

  test("and the log have secrets masked, in responses as in requests", async () => {
    const upstream = await startUpstream((_request, response) =>
      response.writeHead(200, JSON_HEADERS).end(JSON.stringify({ ...examples.scoutAgent, client_secret: "s3cret" })),
    );
    const onRequest = vi.fn();
    const { send, journal } = await startTestProxy(upstream, { onRequest });
    await (await send("/v1/agents/ag_1?access_token=s3cret")).text();
    const text = JSON.stringify([await journal(), onRequest.mock.calls]);
    expect(text).toContain("/response/body/client_secret");
    expect(text).not.toMatch(/s3cret|test-key/);
  });
});
