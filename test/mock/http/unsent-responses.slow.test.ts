import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import type { MockResponse } from "../../../src/mock/exchange/types.ts";
import { listen } from "../../../src/mock/http/listen.ts";
import type { Mock } from "../../../src/mock/http/public-types.ts";
import { markKnown } from "../../../src/mock/stages/shared/known-events.ts";
import { until } from "../../until.ts";

const BYTES = 20_000_000;

async function setUp(
  maxUnsentMb: number,
  request: Mock["request"] = async () => ({ status: 200, headers: {}, body: "x".repeat(BYTES) }),
) {
  const lines: string[] = [];
  const { url, close } = await listen({ request }, { port: 0, maxUnsentMb, log: (line) => lines.push(line) });
  onTestFinished(close);

  async function open(path: string, key = "any") {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`,
    );
    return socket;
  }

  /** Sends a request, and reads nothing until its text is read. */
  async function get(path: string, key?: string) {
    const socket = await open(path, key);
    await once(socket, "readable");
    return socket;
  }

  return { url, lines, open, get };
}

const event = { data: "x".repeat(BYTES) };
const bodies: Readonly<Record<string, Pick<MockResponse, "body" | "events">>> = {
  "a text": { body: event.data },
  bytes: { body: Buffer.from(event.data) },
  "known events": { events: markKnown(() => [event]) },
  "events that wait": {
    async *events(gone) {
      yield event;
      await once(gone, "abort");
    },
  },
};

test.each(Object.keys(bodies))(
  "of responses with %s beyond the limit, the one that has waited longest is closed",
  async (kind) => {
    const { lines, get } = await setUp(50, async () => ({ status: 200, headers: {}, ...bodies[kind] }));
    const sockets = [await get("/1"), await get("/2"), await get("/3")];
    await until(() => lines.length > 0);
    expect(lines).toEqual(["Closed GET /1: 50 MB of responses wait to be sent or read (--max-unsent-mb)."]);
    let received = 0;
    for await (const data of sockets[2]!) {
      received += data.length;
      if (received > BYTES) break;
    }
    expect(received).toBeGreaterThan(BYTES);
  },
);

test("of streams, the one whose client has read nothing for the longest time is closed", async () => {
  const next: (() => void)[] = [];
  const { lines, get } = await setUp(50, async () => ({
    status: 200,
    headers: {},
    async *events() {
      for (;;) {
        yield event;
        await new Promise<void>((resolve) => next.push(resolve));
      }
    },
  }));
  const read = await get("/read");
  await get("/stuck");
  let received = 0;
  read.on("data", (data) => {
    received += data.length;
  });
  await until(() => received > BYTES && next.length > 0);
  read.pause();
  next[0]!();
  await get("/new");
  await until(() => lines.length > 0);
  expect(lines).toEqual(["Closed GET /stuck: 50 MB of responses wait to be sent or read (--max-unsent-mb)."]);
});

test("nothing of the mock is sent uncounted: one file creates its server, whose responses count themselves", () => {
  const files = readdirSync("src/mock", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => [path, readFileSync(`src/mock/${path}`, "utf8")] as const);
  const find = (pattern: RegExp) =>
    files
      .filter(([, text]) => pattern.test(text))
      .map(([path]) => path)
      .sort();
  // The proxy has no sandboxes: it passes on what its service sends, at the pace of the client.
  expect(find(/\bcreateServer\(/)).toEqual(["http/limited-server.ts", "proxy/proxy.ts"]);
  expect(find(/ServerResponse: Response/)).toEqual(["http/limited-server.ts"]);
  // A refusal of what is no request: some hundred bytes, then the end.
  expect(find(/\bsocket\??\.(?:write|end)\(|\bServerResponse\.prototype|new ServerResponse\b/)).toEqual([
    "http/malformed-requests.ts",
  ]);
});

test("responses count no more when they are read, and when their connection is closed", async () => {
  const { url, lines, get } = await setUp(50);
  for (let round = 0; round < 4; round += 1) {
    expect((await (await fetch(`${url}/read`)).text()).length).toBe(BYTES);
    (await get("/closed")).destroy();
    await (await fetch(`${url}/next`)).text();
  }
  expect(lines).toEqual([]);
});

describe("a delayed response", () => {
  const fault = { latency: 600_000, drop: false, cutAfterBytes: null, cutAfterEvents: null };
  const delayed = { status: 200, headers: {}, body: "x".repeat(BYTES), transportFault: fault };

  test("counts before it is written", async () => {
    const { lines, open } = await setUp(50, async () => delayed);
    const first = await open("/1");
    await open("/2");
    expect(lines).toEqual([]);
    await open("/3");
    await once(first, "close");
    expect(lines).toEqual(["Closed GET /1: 50 MB of responses wait to be sent or read (--max-unsent-mb)."]);
  });

  test.each([
    ["of another key is not closed", "/delayed other, /unread any, /unread any", "/unread"],
    ["of the same key is not closed before an unread one", "/delayed any, /unread any, /delayed any", "/unread"],
    [
      "of the key that holds most is closed if it is all that the key has",
      "/unread other, /delayed any, /delayed any",
      "/delayed",
    ],
  ])("%s", async (_name, requests, closed) => {
    const { lines, open } = await setUp(50, async ({ url }) =>
      url === "/delayed" ? delayed : { ...delayed, transportFault: undefined },
    );
    for (const request of requests.split(", ")) {
      const [path = "", key] = request.split(" ");
      await open(path, key);
    }
    await until(() => lines.length > 0);
    expect(lines).toEqual([`Closed GET ${closed}: 50 MB of responses wait to be sent or read (--max-unsent-mb).`]);
  });

  test("counts no more when its connection is closed", async () => {
    const handled: string[] = [];
    const { url, lines, open } = await setUp(50, async (request) => {
      handled.push(request.url);
      return request.url === "/delayed" ? delayed : { status: 204, headers: {} };
    });
    for (let round = 1; round < 5; round += 1) {
      const socket = await open("/delayed");
      await until(() => handled.length === 2 * round - 1);
      // The server waits for a client that has only ended its side.
      socket.resetAndDestroy();
      await fetch(`${url}/next`);
    }
    expect(lines).toEqual([]);
  });
});
