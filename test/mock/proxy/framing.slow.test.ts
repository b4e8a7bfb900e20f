import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { defined } from "../../defined.ts";
import { until } from "../../until.ts";
import { exchangeRaw, splitMessages, startRawUpstream } from "./raw.ts";
import { startTestProxy } from "./servers.ts";

const HOST = "Host: localhost\r\n";
/** A body that looks like a request to a server that misjudges where the body starts or ends. */
const HIDDEN = "GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n";
const LAST = `GET /last HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
const TEXT_HEAD = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";
const OK = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n";

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const CHUNKED = `${chunk(HIDDEN.slice(0, 9))}${chunk(HIDDEN.slice(9))}0\r\n\r\n`;
const LENGTH = `Content-Length: ${HIDDEN.length}\r\n`;

const okTo = (line: string) => OK + (line.startsWith("HEAD ") ? "" : "{}");

describe("a request", () => {
  const METHODS = ["GET", "HEAD", "DELETE", "OPTIONS", "TRACE", "POST", "PUT", "PATCH"];
  const FRAMINGS: [name: string, head: string, sent: string, body: string][] = [
    ["no body", "", "", ""],
    ["an empty body", "Content-Length: 0\r\n", "", ""],
    ["a body with its length", LENGTH, HIDDEN, HIDDEN],
    ["a body in chunks", "Transfer-Encoding: chunked\r\n", CHUNKED, HIDDEN],
    ["an empty body in chunks", "Transfer-Encoding: chunked\r\n", "0\r\n\r\n", ""],
    [
      "a body in chunks with extensions and trailers",
      "Trailer: Content-Length\r\nTransfer-Encoding: Chunked\r\n",
      CHUNKED.replace("\r\n", ";a=b\r\n").replace(/\r\n$/, "X-Last: 1\r\n\r\n"),
      HIDDEN,
    ],
    [
      "a body in chunks, which Connection mentions",
      "Connection: keep-alive, Transfer-Encoding\r\nTransfer-Encoding: chunked\r\n",
      CHUNKED,
      HIDDEN,
    ],
    ["a body that it expects to be waited for", `Expect: 100-continue\r\n${LENGTH}`, HIDDEN, HIDDEN],
  ];
  const CASES = METHODS.flatMap((method) => FRAMINGS.map((framing) => [method, ...framing] as const));

  test.each(CASES)("%s with %s is forwarded as one request", async (method, _name, head, sent, body) => {
    const upstream = await startRawUpstream(okTo);
    const { url } = await startTestProxy(upstream.url);
    const received = await exchangeRaw(url, `${method} /first HTTP/1.1\r\n${HOST}${head}\r\n${sent}${LAST}`);
    await expect.poll(() => upstream.connections).toHaveLength(2);
    const [first, last] = upstream.connections.map((bytes) => splitMessages(bytes)).toSorted(byPath);
    expect(first).toMatchObject({ messages: [{ line: `${method} /first HTTP/1.1`, body }], rest: "" });
    expect(last).toMatchObject({ messages: [{ line: "GET /last HTTP/1.1", body: "" }], rest: "" });
    const hasBody = (_line: string, index: number) => method !== "HEAD" || index > 0;
    const responses = splitMessages(received.replace("HTTP/1.1 100 Continue\r\n\r\n", ""), hasBody);
    expect(responses.messages.map(({ line }) => line)).toEqual(["HTTP/1.1 200 OK", "HTTP/1.1 200 OK"]);
    expect(responses.rest).toBe("");
  });

  const LARGE = `${"x".repeat(10_000_000)}\r\n\r\n`;
  test.each([
    ["its length", `Content-Length: ${LARGE.length}\r\n`, LARGE],
    ["chunks", "Transfer-Encoding: chunked\r\n", `${chunk(LARGE)}0\r\n\r\n`],
  ])("GET with a body that is too large to be checked is forwarded with %s", async (_name, head, sent) => {
    const upstream = await startRawUpstream(okTo);
    const { url } = await startTestProxy(upstream.url, { log: () => {} });
    await exchangeRaw(url, `GET /first HTTP/1.1\r\n${HOST}Connection: close\r\n${head}\r\n${sent}`);
    await expect.poll(() => upstream.connections).toHaveLength(1);
    const { messages, rest } = splitMessages(defined(upstream.connections[0]));
    expect(messages.map(({ body }) => body === LARGE)).toEqual([true]);
    expect(rest).toBe("");
  });

  test("to change the protocol is forwarded as one that does not", async () => {
    const upstream = await startRawUpstream(okTo);
    const { url } = await startTestProxy(upstream.url);
    const head = `Connection: upgrade, http2-settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n${LENGTH}`;
    await exchangeRaw(url, `POST /first HTTP/1.1\r\n${HOST}${head}\r\n${HIDDEN}`, "{}");
    await expect.poll(() => upstream.connections).toHaveLength(1);
    const { messages, rest } = splitMessages(defined(upstream.connections[0]));
    expect(messages).toMatchObject([{ line: "POST /first HTTP/1.1", body: HIDDEN }]);
    expect(defined(messages[0]).headers.join()).not.toMatch(/upgrade|http2/i);
    expect(rest).toBe("");
  });

  test("whose large body breaks off is not completed", async () => {
    const upstream = await startRawUpstream(okTo);
    const { url } = await startTestProxy(upstream.url, { log: () => {} });
    const head = "Transfer-Encoding: chunked\r\n";
    await exchangeRaw(url, `GET /first HTTP/1.1\r\n${HOST}${head}\r\n${chunk(LARGE)}${chunk(LARGE)}0x0\r\n\r\n${LAST}`);
    await expect.poll(() => upstream.connections).toHaveLength(1);
    expect(splitMessages(defined(upstream.connections[0])).messages).toEqual([]);
  });

  const TE = "Transfer-Encoding: chunked\r\n";
  const AMBIGUOUS: [name: string, message: string][] = [
    ["has a length and chunks", `POST / HTTP/1.1\r\n${HOST}${LENGTH}${TE}\r\n${CHUNKED}`],
    ["has chunks and a length", `POST / HTTP/1.1\r\n${HOST}${TE}${LENGTH}\r\n${CHUNKED}`],
    ["has two lengths", `POST / HTTP/1.1\r\n${HOST}${LENGTH}Content-Length: 1\r\n\r\n${HIDDEN}`],
    ["has a list of lengths", `POST / HTTP/1.1\r\n${HOST}Content-Length: 1, 2\r\n\r\n${HIDDEN}`],
    ["has a length with a sign", `POST / HTTP/1.1\r\n${HOST}Content-Length: +1\r\n\r\n${HIDDEN}`],
    ["has an empty length", `POST / HTTP/1.1\r\n${HOST}Content-Length:\r\n\r\n${HIDDEN}`],
    ["has another transfer coding", `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n\r\n${HIDDEN}`],
    [
      "has another transfer coding, too",
      `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, chunked\r\n\r\n${CHUNKED}`,
    ],
    [
      "has another transfer coding in a line",
      `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n${TE}\r\n${CHUNKED}`,
    ],
    ["is in chunks twice", `POST / HTTP/1.1\r\n${HOST}${TE}${TE}\r\n${CHUNKED}`],
    ["has an empty Transfer-Encoding", `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding:\r\n\r\n${CHUNKED}`],
    ["has a quoted Transfer-Encoding", `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: "chunked"\r\n\r\n${CHUNKED}`],
    ["has chunks with a parameter", `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked;q=1\r\n\r\n${CHUNKED}`],
    ["has a space in a header name", `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding : chunked\r\n\r\n${CHUNKED}`],
    ["has a folded header", `POST / HTTP/1.1\r\n${HOST}X-Any: a\r\n b\r\n\r\n`],
    ["has a folded Transfer-Encoding", `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding:\r\n chunked\r\n\r\n${CHUNKED}`],
    ["has lines that end with LF only", `POST / HTTP/1.1\nHost: localhost\n\n`],
    ["has a CR in a header", `POST / HTTP/1.1\r\n${HOST}X-Any: a\rX-Other: b\r\n\r\n`],
    ["has a size of a chunk in another notation", `POST / HTTP/1.1\r\n${HOST}${TE}\r\n0x${CHUNKED}`],
    ["has a chunk that is longer than its size", `POST / HTTP/1.1\r\n${HOST}${TE}\r\n1\r\nab\r\n0\r\n\r\n`],
    ["has chunks in HTTP/1.0", `POST / HTTP/1.0\r\n${HOST}Connection: keep-alive\r\n${TE}\r\n${CHUNKED}`],
    [
      "has a length that Connection names",
      `POST / HTTP/1.1\r\n${HOST}Connection: Content-Length\r\n${LENGTH}\r\n${HIDDEN}`,
    ],
    [
      "is a GET with a length that Connection names",
      `GET / HTTP/1.1\r\n${HOST}Connection: keep-alive, content-length\r\n${LENGTH}\r\n${HIDDEN}`,
    ],
    [
      "has a length that one of several Connection headers names",
      `GET / HTTP/1.1\r\n${HOST}Connection: content-length\r\nConnection: keep-alive\r\n${LENGTH}\r\n${HIDDEN}`,
    ],
    ["has a Host that Connection names", `GET / HTTP/1.1\r\n${HOST}Connection: host\r\n\r\n`],
    ...["Content-Type: text/plain\r\n", "Authorization: Bearer a\r\n"].map((line): [string, string] => [
      `has two headers of ${line.split(":")[0]}`,
      `GET / HTTP/1.1\r\n${HOST}${line}${line.toLowerCase()}\r\n`,
    ]),
    ["has two hosts", `GET / HTTP/1.1\r\n${HOST}Host: localhost:80\r\n\r\n`],
    ["is in HTTP/2.0", `GET / HTTP/2.0\r\n${HOST}\r\n`],
    ["is in HTTP/0.9", `GET / HTTP/0.9\r\n${HOST}\r\n`],
    ...[
      "/v1/models#a",
      "http://localhost/v1/models",
      "*",
      "/..",
      "/../hidden",
      "/v1/../../hidden",
      "/%2e%2E/hidden",
      "/.%2e/hidden",
      "/v1/..%2fhidden",
      "/v1/..%5Chidden",
      "/v1\\..\\hidden",
      "/..;a=b/hidden",
      "/..%3Ba/hidden",
      "/..%00/hidden",
      "/..%00.json",
      "/v1/%252e%252e/hidden",
      "/v1/..%25252Fhidden",
    ].map((target): [string, string] => [`has the target ${target}`, `GET ${target} HTTP/1.1\r\n${HOST}\r\n`]),
  ];

  test.each(AMBIGUOUS)("that %s is refused with 400, and nothing that follows it is read", async (_name, message) => {
    const upstream = await startRawUpstream(okTo);
    const log = vi.fn();
    const { url, journal } = await startTestProxy(upstream.url, { log });
    const { messages, rest } = splitMessages(await exchangeRaw(url, message + LAST));
    expect(messages.map(({ line }) => line)).toEqual(["HTTP/1.1 400 Bad Request"]);
    expect(JSON.parse(defined(messages[0]).body)).toMatchObject({ code: "MALFORMED_REQUEST", status: 400 });
    expect(rest).toBe("");
    expect(await journal()).toEqual([]);
    expect(upstream.connections).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});

test.each(["/v1/a..b/..c/...", "/v1/models?path=/../x", "/v1/a%252fb%00", "/v1//x", "/v1/./x"])(
  "the target %s is appended to the path of the upstream server as it is",
  async (target) => {
    const upstream = await startRawUpstream(okTo);
    const { url } = await startTestProxy(`${upstream.url}/base`);
    await exchangeRaw(url, `GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    await expect.poll(() => upstream.connections).toHaveLength(1);
    expect(upstream.connections[0]).toContain(`GET /base${target} HTTP/1.1\r\n`);
  },
);

/** More headers than Node.js keeps by default, without their last one. */
const MANY = "a:\r\n".repeat(1001);

test("a request with more than 1000 headers gets a 431, and nothing that follows it is read", async () => {
  const upstream = await startRawUpstream(okTo);
  const { url } = await startTestProxy(upstream.url);
  const { messages, rest } = splitMessages(
    await exchangeRaw(url, `GET / HTTP/1.1\r\n${HOST}${MANY}${LENGTH}\r\n${HIDDEN}${LAST}`),
  );
  expect(messages.map(({ line }) => line)).toEqual(["HTTP/1.1 431 Request Header Fields Too Large"]);
  expect(rest).toBe("");
  expect(upstream.connections).toEqual([]);
});

test("a request with an unknown expectation gets a 417 without waiting for its body", async () => {
  const upstream = await startRawUpstream(okTo);
  const { url } = await startTestProxy(upstream.url);
  const received = await exchangeRaw(url, `POST / HTTP/1.1\r\n${HOST}Expect: nonsense\r\nContent-Length: 9\r\n\r\n`);
  const { messages, rest } = splitMessages(received);
  expect(messages.map(({ line }) => line)).toEqual(["HTTP/1.1 417 Expectation Failed"]);
  expect(JSON.parse(defined(messages[0]).body)).toMatchObject({ code: "EXPECTATION_FAILED" });
  expect(rest).toBe("");
  expect(upstream.connections).toEqual([]);
});

describe("a response", () => {
  const TEXT = TEXT_HEAD;
  const TE = "Transfer-Encoding: chunked\r\n";

  const FAULTY: [name: string, response: string][] = [
    ["has a length and chunks", `${TEXT}${LENGTH}${TE}\r\n${CHUNKED}`],
    ["has chunks and a length", `${TEXT}${TE}${LENGTH}\r\n${CHUNKED}`],
    ["has two lengths", `${TEXT}${LENGTH}Content-Length: 1\r\n\r\n${HIDDEN}`],
    ["has another transfer coding", `${TEXT}Transfer-Encoding: gzip\r\n\r\n${HIDDEN}`],
    ["has it after many headers", `${TEXT}${MANY}Transfer-Encoding: gzip, chunked\r\n\r\n${CHUNKED}`],
    ["has another transfer coding, too", `${TEXT}Transfer-Encoding: gzip, chunked\r\n\r\n${CHUNKED}`],
    ["has an empty Transfer-Encoding", `${TEXT}Transfer-Encoding:\r\n${LENGTH}\r\n${HIDDEN}`],
    ["has chunks in HTTP/1.0", `${TEXT.replace("1.1", "1.0")}${TE}\r\n${CHUNKED}`],
    ["has a CR in a header", `${TEXT}X-Any: a\rContent-Length: 5\r\n\r\n`],
    ["changes the protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"],
    ["changes the protocol without being asked", "HTTP/1.1 101 Switching Protocols\r\n\r\n"],
    ["changes the protocol and has a body", "HTTP/1.1 101 Switching Protocols\r\nContent-Length: 2\r\n\r\n{}"],
    ["has a status below 100", `${OK.replace("200", "099")}{}`],
    ...["\0", "\x01", "\x1b", "\x7f"].flatMap((character): [string, string][] => {
      const faulty = OK.replace("OK", `O${character}K`);
      return [
        [`has the character ${JSON.stringify(character)} in its reason phrase`, `${faulty}{}`],
        [
          `is an event stream with ${JSON.stringify(character)} in its reason phrase`,
          `${faulty.replace("text/plain", "text/event-stream")}{}`,
        ],
      ];
    }),
    ["is no HTTP", "SSH-2.0-OpenSSH_9.6\r\n"],
  ];

  test.each(FAULTY)("that %s becomes a 502", async (_name, response) => {
    const upstream = await startRawUpstream(response);
    const { url } = await startTestProxy(upstream.url);
    const { messages, rest } = splitMessages(await exchangeRaw(url, `GET /first HTTP/1.1\r\n${HOST}\r\n`));
    expect(messages.map(({ line }) => line)).toEqual(["HTTP/1.1 502 Bad Gateway"]);
    expect(JSON.parse(defined(messages[0]).body)).toMatchObject({ code: "UPSTREAM_FAILED" });
    expect(rest).toBe("");
  });

  test.each(["O\tK", "Ok\xe9", "", "\xe2\x9c\x93"])(
    "with the reason phrase %j is passed on with it",
    async (phrase) => {
      const upstream = await startRawUpstream(`${OK.replace("OK", phrase)}{}`);
      const { url } = await startTestProxy(upstream.url);
      const { messages } = splitMessages(
        await exchangeRaw(url, `GET /first HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`),
      );
      expect(messages).toMatchObject([{ line: `HTTP/1.1 200 ${phrase}`, body: "{}" }]);
    },
  );

  test("whose chunks are malformed is not completed", async () => {
    const upstream = await startRawUpstream(`${TEXT}${TE}\r\n${chunk(HIDDEN)}0x0\r\n\r\n`);
    const { url } = await startTestProxy(upstream.url);
    const { messages, rest } = splitMessages(await exchangeRaw(url, `GET /first HTTP/1.1\r\n${HOST}\r\n${LAST}`));
    expect(messages).toEqual([]);
    expect(rest).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  const INJECTED = `${OK}no`;
  const REFRAMED: [name: string, method: string, response: string, status: string, body: string][] = [
    [
      "204 with a body",
      "GET",
      `HTTP/1.1 204 No Content\r\nContent-Length: ${INJECTED.length}\r\n\r\n${INJECTED}`,
      "204 No Content",
      "",
    ],
    [
      "204 with a body in chunks",
      "GET",
      `HTTP/1.1 204 No Content\r\n${TE}\r\n${chunk(INJECTED)}0\r\n\r\n`,
      "204 No Content",
      "",
    ],
    [
      "304 with a body",
      "GET",
      `HTTP/1.1 304 Not Modified\r\nContent-Length: ${INJECTED.length}\r\n\r\n${INJECTED}`,
      "304 Not Modified",
      "",
    ],
    [
      "the response to HEAD, with a body",
      "HEAD",
      `${TEXT}Content-Length: ${INJECTED.length}\r\n\r\n${INJECTED}`,
      "200 OK",
      "",
    ],
    [
      "a length that Connection names",
      "GET",
      `${TEXT}Connection: content-length\r\n${LENGTH}\r\n${HIDDEN}`,
      "200 OK",
      HIDDEN,
    ],
    ["another response after it", "GET", `${OK}{}${INJECTED}`, "200 OK", "{}"],
    ["chunks", "GET", `${TEXT}${TE}\r\n${CHUNKED}`, "200 OK", HIDDEN],
    ["chunks, for HEAD", "HEAD", `${TEXT}${TE}\r\n`, "200 OK", ""],
    ["an early hint before it", "GET", `HTTP/1.1 103 Early Hints\r\nLink: </>\r\n\r\n${OK}{}`, "200 OK", "{}"],
  ];

  test.each(REFRAMED)("%s is passed on as one response", async (_name, method, response, status, body) => {
    const upstream = await startRawUpstream((line) => (line.includes("/last") ? `${OK}{}` : response));
    const { url } = await startTestProxy(upstream.url);
    const received = await exchangeRaw(url, `${method} /first HTTP/1.1\r\n${HOST}\r\n${LAST}`);
    // A 304 and a response to HEAD may have the length that the body would have; a 204 must have none.
    const hasBody = (line: string, index: number) => index > 0 || (method !== "HEAD" && !line.includes(" 304 "));
    const { messages, rest } = splitMessages(received, hasBody);
    expect(messages.map(({ line, body }) => [line, body])).toEqual([
      [`HTTP/1.1 ${status}`, body],
      ["HTTP/1.1 200 OK", "{}"],
    ]);
    expect(rest).toBe("");
  });
});

describe("an upstream server", () => {
  const GET = `GET /v1/agents/ag_1 HTTP/1.1\r\n${HOST}\r\n`;
  const STREAM = `GET /v1/workflows/events/stream HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
  const JSON_HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
  const EVENTS = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n";
  const CHUNKS = "Transfer-Encoding: chunked\r\n\r\n";

  /** Sends a text again and again, as fast as it is read, until the connection is closed. */
  const repeat = (text: string) => (socket: Socket) => {
    const bytes = text.repeat(100);
    const send = () => {
      while (!socket.destroyed && socket.write(bytes));
    };
    socket.on("drain", send);
    send();
  };

  const ENDLESS: [name: string, start: string, then: (socket: Socket) => void][] = [
    ["headers", "HTTP/1.1 200 OK\r\n", repeat("X-Any: value\r\n")],
    ["characters in its reason phrase", "HTTP/1.1 200 ", repeat("a")],
    ["interim responses", "", repeat("HTTP/1.1 103 Early Hints\r\nLink: </>\r\n\r\n")],
    ["characters after the size of a chunk", `${JSON_HEAD}${CHUNKS}1;`, repeat("a")],
    ["trailers", `${JSON_HEAD}${CHUNKS}2\r\n{}\r\n0\r\n`, repeat("X-Any: value\r\n")],
  ];

  test.each(ENDLESS)("that sends %s without an end is a 502", async (_name, start, then) => {
    const upstream = await startRawUpstream(start, then);
    const { url } = await startTestProxy(upstream.url);
    const { messages, rest } = splitMessages(await exchangeRaw(url, GET));
    expect(messages.map(({ line }) => line)).toEqual(["HTTP/1.1 502 Bad Gateway"]);
    expect(JSON.parse(defined(messages[0]).body)).toMatchObject({ code: "UPSTREAM_FAILED" });
    expect(rest).toBe("");
  });

  test("that sends a body without an end is read only as fast as its client reads", async () => {
    let sent = 0;
    const upstream = await startRawUpstream(`${JSON_HEAD}\r\n`, (socket) => {
      socket.on("close", () => {
        sent = socket.bytesWritten;
      });
      repeat("aaaaaaaaaa")(socket);
    });
    const { url } = await startTestProxy(upstream.url, { log: () => {} });
    const socket = createConnection(Number(new URL(url).port), "127.0.0.1");
    socket.write(GET);
    // After this, it reads nothing more.
    await once(socket, "readable");
    for (let count = 0; count < 5; count += 1) await (await fetch(`${url}/_mock/journal`)).text();
    socket.destroy();
    await until(() => sent > 0);
    // What is read to be checked, and the buffers of the four sockets.
    expect(sent).toBeLessThan(40_000_000);
  });

  const SILENT: [name: string, request: string, start: string, status: string | undefined][] = [
    ["before its response", GET, "", "504 Gateway Timeout"],
    ["after an interim response", GET, "HTTP/1.1 100 Continue\r\n\r\n", "504 Gateway Timeout"],
    ["within its headers", GET, "HTTP/1.1 200 OK\r\nX-A", "504 Gateway Timeout"],
    ["within a body that is checked", GET, `${JSON_HEAD}Content-Length: 5\r\n\r\n{`, "502 Bad Gateway"],
    ["within a body", GET, `${TEXT_HEAD}Content-Length: 5\r\n\r\n{`, undefined],
    ["within a stream", STREAM, `${EVENTS}${CHUNKS}${chunk("data: 1\n\n")}`, undefined],
  ];

  test.each(SILENT)("that sends nothing more %s is not waited for", async (_name, request, start, status) => {
    const upstream = await startRawUpstream(start);
    const { url } = await startTestProxy(upstream.url, { upstreamTimeout: 50 });
    const { messages, rest } = splitMessages(await exchangeRaw(url, request));
    expect(messages.map(({ line }) => line)).toEqual(status ? [`HTTP/1.1 ${status}`] : []);
    expect(rest === "").toBe(status !== undefined);
    await expect.poll(() => upstream.connections).toHaveLength(1);
  });

  const CUT: [name: string, request: string, start: string, isComplete: boolean][] = [
    ["its headers", GET, "HTTP/1.1 200 OK\r\nX-A", true],
    ["a body that is checked", GET, `${JSON_HEAD}Content-Length: 5\r\n\r\n{`, true],
    ["a chunk that is checked", GET, `${JSON_HEAD}${CHUNKS}5\r\n{`, true],
    ["a body", GET, `${TEXT_HEAD}Content-Length: 5\r\n\r\n{`, false],
    ["a chunk", GET, `${TEXT_HEAD}${CHUNKS}5\r\n{`, false],
    ["a stream", STREAM, `${EVENTS}${CHUNKS}5\r\ndata:`, false],
  ];

  describe.each([
    ["closes", (socket: Socket) => socket.end()],
    ["resets", (socket: Socket) => setImmediate(() => socket.resetAndDestroy())],
  ] as const)("that %s its connection", (_verb, then) => {
    test.each(CUT)("within %s is a 502 or an incomplete response", async (_name, request, start, isComplete) => {
      const upstream = await startRawUpstream(start, then);
      const { url } = await startTestProxy(upstream.url);
      const { messages, rest } = splitMessages(await exchangeRaw(url, request));
      expect(messages.map(({ line }) => line)).toEqual(isComplete ? ["HTTP/1.1 502 Bad Gateway"] : []);
      expect(rest === "").toBe(isComplete);
    });
  });

  test("may send trailers, which are not passed on", async () => {
    const upstream = await startRawUpstream(`${TEXT_HEAD}${CHUNKS}${chunk("{}")}0\r\nX-Last: 1\r\n\r\n`);
    const { url } = await startTestProxy(upstream.url);
    const received = await exchangeRaw(url, `GET /first HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expect(splitMessages(received)).toMatchObject({ messages: [{ body: "{}" }], rest: "" });
    expect(received).not.toContain("X-Last");
  });

  test.each([
    ["that its Content-Encoding does not describe", Buffer.from("data: 1\n\n"), "incorrect header check"],
    ["whose code breaks off", gzipSync("data: 1\n\n").subarray(0, 20), "unexpected end of file"],
    ["that is decoded to 100 MB", gzipSync(Buffer.alloc(100_000_000, "a")), "is longer than 10 MB"],
  ])("may send a stream %s, which is passed on and reported", async (_name, body, violation) => {
    const bytes = body.toString("latin1");
    const head = `${EVENTS}X-Request-Id: a\r\nContent-Encoding: gzip\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    const upstream = await startRawUpstream(head + bytes);
    const { url, journal } = await startTestProxy(upstream.url);
    const { messages, rest } = splitMessages(await exchangeRaw(url, STREAM));
    expect([messages[0]?.body === bytes, rest]).toEqual([true, ""]);
    expect((await journal())[0]?.violations.map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining(violation),
    );
  });

  test("may send a body that is decoded to more than 10 MB, which is passed on and reported", async () => {
    const bytes = gzipSync(Buffer.alloc(100_000_000)).toString("latin1");
    const upstream = await startRawUpstream(
      `${JSON_HEAD}Content-Encoding: gzip\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes}`,
    );
    const { url, journal } = await startTestProxy(upstream.url);
    const { messages } = splitMessages(
      await exchangeRaw(url, GET.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")),
    );
    expect(messages[0]?.body === bytes).toBe(true);
    expect((await journal())[0]?.violations.map(({ detail }) => detail)).toContain(
      "The decoded body is longer than 10 MB.",
    );
  });
});

function byPath(one: ReturnType<typeof splitMessages>, other: ReturnType<typeof splitMessages>): number {
  return (one.messages[0]?.line.split(" ")[1] ?? "") < (other.messages[0]?.line.split(" ")[1] ?? "") ? -1 : 1;
}
