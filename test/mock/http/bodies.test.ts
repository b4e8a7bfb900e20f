import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import type { MockRequest } from "../../../src/mock/exchange/types.ts";
import { createBodies } from "../../../src/mock/http/bodies.ts";
import { type ListenOptions, listen } from "../../../src/mock/http/listen.ts";
import { until } from "../../until.ts";

/** Starts a server on a free port that responds with the length of the body. */
async function setUp(options: ListenOptions = {}) {
  const bodies: (Uint8Array | undefined)[] = [];
  const request = async ({ body }: MockRequest) => {
    bodies.push(body);
    return { status: 200, headers: {}, body: String(body?.length) };
  };
  const { url, close } = await listen({ request }, { port: 0, ...options });
  onTestFinished(close);
  return { url, bodies };
}

/** Opens a connection that collects the received text. */
async function open(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.on("error", () => {});
  socket.on("data", (data) => {
    text += data;
  });
  await once(socket, "connect");
  return { socket, received: () => text };
}

const head = (length: number) =>
  `POST /v1/agents HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;

const sendPart = (socket: Socket, bytes: number) => new Promise((sent) => socket.write("x".repeat(bytes), sent));

test("beyond the limit, the oldest unfinished body gets a 503, and all others continue", async () => {
  const { url } = await setUp({ maxBodiesMb: 20 });
  const clients = [await open(url), await open(url), await open(url)];
  for (const { socket } of clients) {
    socket.write(head(8_000_000));
    await sendPart(socket, 4_500_000);
    // The server has read the first part before it responds to a later request.
    await (await fetch(url)).text();
  }
  const [first, second, third] = clients;
  await until(() => first!.socket.destroyed);
  expect(first!.received()).toMatch(/^HTTP\/1\.1 503 .*\r\nconnection: close\r\n/s);
  expect(first!.received()).toContain("retry-after: 1\r\n");
  expect(first!.received()).toContain('"code":"UNAVAILABLE"');
  // A body that arrives at once is not in the way.
  expect(await (await fetch(url, { method: "POST", body: "small" })).text()).toBe("5");
  third!.socket.write("x".repeat(3_500_000));
  await until(() => third!.received() !== "");
  expect(third!.received()).toMatch(/\r\n\r\n8000000$/);
  expect(second!.received()).toBe("");
});

test("an encoded body counts while it is decoded, although it becomes small", async () => {
  const bodies = createBodies(20_000, () => 10_000_000);
  // 20 bytes of gzip are an empty text, and so are any number of them.
  const encoded = Buffer.concat(Array.from({ length: 600 }, () => gzipSync("")));
  const read = () => {
    const request = Object.assign(Readable.from([encoded]), {
      headers: { "content-encoding": "gzip", "content-length": `${encoded.length}`, authorization: "Bearer a" },
      socket: {},
    });
    return new Promise<string>((resolve) => {
      bodies.read(
        request as unknown as IncomingMessage,
        ({ bytes }) => resolve(`${bytes?.length} bytes`),
        () => resolve("refused"),
      );
    });
  };
  expect(await Promise.all([read(), read()])).toEqual(["0 bytes", "refused"]);
  expect(await read()).toBe("0 bytes");
});

test("beyond the limit, the unfinished body of the key with the most is refused, even if another one is older", async () => {
  const { url } = await setUp({ maxBodiesMb: 20 });
  const withKey = (key: string) => head(9_000_000).replace("Host", `Authorization: Bearer ${key}\r\nHost`);
  const clients: Awaited<ReturnType<typeof open>>[] = [];
  for (const key of ["few", "many", "many", "many", "many"]) {
    const client = await open(url);
    clients.push(client);
    client.socket.write(withKey(key));
    await sendPart(client.socket, 3_000_000);
    await (await fetch(url)).text();
  }
  const [few, oldest, ...others] = clients;
  await until(() => oldest!.received() !== "");
  expect(oldest!.received()).toMatch(/^HTTP\/1\.1 503 /);
  expect([few, ...others].map((client) => client!.received())).toEqual(["", "", "", ""]);
});

test("bodies count no more when they are whole, and when their connection is closed", async () => {
  const { url, bodies } = await setUp({ maxBodiesMb: 10 });
  const post = async () => (await fetch(url, { method: "POST", body: "x".repeat(8_000_000) })).text();
  for (let round = 0; round < 3; round += 1) {
    const { socket } = await open(url);
    socket.write(head(9_000_000));
    await sendPart(socket, 8_000_000);
    socket.destroy();
    await once(socket, "close");
    expect(await post()).toBe("8000000");
  }
  expect(bodies).toHaveLength(3);
});

test("a body of many chunks is whole, and has memory of its size", async () => {
  const { url, bodies } = await setUp();
  const { socket, received } = await open(url);
  const text = Array.from({ length: 30_000 }, (_, index) => index.toString(36).at(-1));
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n");
  socket.write(`${text.map((character) => `1\r\n${character}\r\n`).join("")}0\r\n\r\n`);
  await until(() => received() !== "");
  const [body] = bodies;
  expect(Buffer.from(body!).toString()).toBe(text.join(""));
  expect(body!.buffer.byteLength).toBe(30_000);
});

test("a body with a small part and a large rest is whole", async () => {
  const { url, bodies } = await setUp();
  const { socket, received } = await open(url);
  socket.write(`${head(2_000_003)}abc`);
  await new Promise(setImmediate);
  socket.write("d".repeat(2_000_000));
  await until(() => received() !== "");
  expect(Buffer.from(bodies[0]!).toString()).toBe(`abc${"d".repeat(2_000_000)}`);
});

test.each([
  ["a late end of the headers", { headersTimeout: 50, requestTimeout: 60_000 }, "POST / HTTP/1.1\r\nHost: loc"],
  ["a late end of the headers within the time for the whole", { requestTimeout: 50 }, "POST / HTTP/1.1\r\nHost: loc"],
  ["a late end of the body", { headersTimeout: 50, requestTimeout: 100 }, `${head(10)}half`],
])("%s gets a 408", async (_name, options, text) => {
  const { url } = await setUp(options);
  const { socket, received } = await open(url);
  socket.write(text);
  await once(socket, "close");
  expect(received()).toMatch(/^HTTP\/1\.1 408 .*\r\nX-Request-Id: req_00000000\r\n/s);
});

test("large bodies count until their requests have been handled", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const request = async ({ body }: MockRequest) => {
    await finished;
    return { status: 200, headers: {}, body: String(body?.length) };
  };
  let handled = 0;
  const { url, close } = await listen(
    {
      request(received) {
        handled += 1;
        return request(received);
      },
    },
    { port: 0, maxBodiesMb: 40 },
  );
  onTestFinished(close);
  const post = (length: number, key = "a") =>
    fetch(url, { method: "POST", headers: { authorization: `Bearer ${key}` }, body: "x".repeat(length) });
  const waiting = [post(9_000_000), post(9_000_000)];
  await until(() => handled === 2);
  // A key has half of the memory. The server may close the connection while the client still sends.
  expect(
    await post(9_000_000).then(
      ({ status }) => status,
      () => 503,
    ),
  ).toBe(503);
  waiting.push(post(60_000), post(9_000_000, "b"));
  await until(() => handled === 4);
  finish();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await post(9_000_000)).status).toBe(200);
});

test("a response that waits holds no body", async () => {
  const transportFault = { latency: 60_000, drop: false, cutAfterBytes: null, cutAfterEvents: null };
  let handled = 0;
  const request = async ({ url }: MockRequest) => {
    handled += 1;
    return { status: 200, headers: {}, body: "", ...(url === "/late" && { transportFault }) };
  };
  const { url, close } = await listen({ request }, { port: 0, maxBodiesMb: 20 });
  onTestFinished(close);
  const body = "x".repeat(9_000_000);
  for (let count = 1; count <= 3; count += 1) {
    void fetch(`${url}/late`, { method: "POST", body }).catch(() => {});
    await until(() => handled === count);
  }
  expect((await fetch(url, { method: "POST", body })).status).toBe(200);
});

test("a pipelined body counts while its request is handled, and not before", async () => {
  const handled: (() => void)[] = [];
  const request = async ({ body }: MockRequest) => {
    await new Promise<void>((resolve) => handled.push(resolve));
    return { status: 200, headers: {}, body: String(body?.length) };
  };
  // A client that waits for responses has half of it.
  const { url, close } = await listen({ request }, { port: 0, maxBodiesMb: 0.1 });
  onTestFinished(close);
  const post = (length: number) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
  const { socket, received } = await open(url);
  socket.write(`${post(30_000)}${"x".repeat(30_000)}${post(20_001)}${"x".repeat(20_001)}`);
  const hasBegun = (number: number) => until(() => handled.length === number);
  const sendOther = () => fetch(url, { method: "POST", body: "x".repeat(30_000) });
  await hasBegun(1);
  handled[0]!();
  await hasBegun(2);
  expect((await sendOther()).status).toBe(503);
  handled[1]!();
  await until(() => received().endsWith("20001"));
  const other = sendOther();
  await hasBegun(3);
  handled[2]!();
  expect((await other).status).toBe(200);
});
