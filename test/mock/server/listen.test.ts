import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, type MockServer } from "../../../src/mock/server/listen.ts";
import { createMock } from "../../../src/mock/server/mock.ts";

let served: MockServer;
const AGENT = "/v1/agents/ag_0197c3d0";

beforeAll(async () => {
  served = await listen(createMock(), { port: 0 });
});

afterAll(() => served.close());

let keys = 0;
/** Requests of one test, in a sandbox of its own. */
function requests() {
  keys += 1;
  const headers = { Authorization: `Bearer serve-${keys}`, "content-type": "application/json" };
  return (path: string, init: RequestInit = {}) =>
    fetch(served.url + path, { ...init, headers: { ...headers, ...init.headers } });
}

/** Sends text as it is, and resolves with all that comes back until the connection is closed. */
function raw(text: string, options: { end?: boolean } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(served.url).port), "127.0.0.1");
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

const alive = async () => expect((await requests()(AGENT)).status).toBe(200);

describe("the listener", () => {
  test("answers over HTTP as in the process", async () => {
    const send = requests();
    const response = await send(AGENT);
    expect(response.headers.get("x-request-id")).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ id: "ag_0197c3d0" });
  });

  // Node.js closes it after as long as this header says; with less than a minute, a stalled client met the closing socket.
  test("keeps an idle connection for a minute, and says so", async () => {
    const response = await requests()(AGENT);
    expect(response.headers.get("keep-alive")).toBe("timeout=65");
  });

  test("answers HEAD with the length of the body and without it", async () => {
    const text = await raw(
      `HEAD ${AGENT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer head\r\nConnection: close\r\n\r\n`,
    );
    const [head, body] = text.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 200/);
    expect(head).toMatch(/content-length: [1-9]/i);
    expect(body).toBe("");
  });

  test("takes a request line with a whole URL", async () => {
    const text = await raw(
      `GET http://x${AGENT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer whole\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1.1 200/);
  });

  test.each([
    ["what is no HTTP", "hello\r\n\r\n", 400],
    ["a header with no colon", `GET ${AGENT} HTTP/1.1\r\nnonsense\r\n\r\n`, 400],
    ["headers of 100 kB", `GET ${AGENT} HTTP/1.1\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, 431],
    [
      "two different lengths",
      `POST /v1/agents HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      400,
    ],
  ])("answers %s with a problem and closes", async (_name, text, status) => {
    const received = await raw(text);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(received).toContain("application/problem+json");
    await alive();
  });

  test("refuses a body of more than 10 MB with 413", async () => {
    const response = await requests()("/v1/agents", { method: "POST", body: "x".repeat(10_000_001) });
    expect(response.status).toBe(413);
    expect(response.headers.get("connection")).toBe("close");
    expect(await response.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  test("survives a body that is sent in half", async () => {
    const head = "POST /v1/agents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer half\r\nContent-Length: 100\r\n\r\n";
    expect(await raw(`${head}{"name":`, { end: true })).not.toContain("HTTP/1.1 200");
    await alive();
  });

  test("goes on with a thousand idle connections", async () => {
    const port = Number(new URL(served.url).port);
    const sockets = await Promise.all(
      Array.from(
        { length: 1000 },
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(port, "127.0.0.1", () => resolve(socket));
            socket.on("error", () => {});
          }),
      ),
    );
    await alive();
    for (const socket of sockets) socket.destroy();
  });

  test("lets pages of any origin in", async () => {
    const send = requests();
    const asked = await send("/v1/agents", {
      method: "OPTIONS",
      headers: { origin: "http://page.test", "access-control-request-headers": "authorization" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-headers")).toBe("authorization");
    const answered = await send(AGENT, { headers: { origin: "http://page.test" } });
    expect(answered.headers.get("access-control-allow-origin")).toBe("*");
    expect(answered.headers.get("access-control-expose-headers")).toContain("X-Request-Id");
  });
});

describe("faults of the connection", () => {
  const fault = (send: ReturnType<typeof requests>, body: object) =>
    send("/_mock/faults", { method: "POST", body: JSON.stringify({ operation_id: "agents.get", ...body }) });

  test("a dropped request has no answer and no effect", async () => {
    const send = requests();
    await send("/_mock/faults", { method: "POST", body: '{"operation_id":"agents.delete","drop":true}' });
    await expect(send(AGENT, { method: "DELETE" })).rejects.toThrow("fetch failed");
    expect((await send(AGENT)).status).toBe(200);
  });

  test("an answer is cut after as many bytes as the fault says", async () => {
    const send = requests();
    await fault(send, { cut_after_bytes: 20 });
    const response = await send(AGENT);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
    expect((await send(AGENT)).status).toBe(200);
  });

  test("an answer waits as long as the fault says", async () => {
    const send = requests();
    await fault(send, { latency_ms: 120 });
    const begin = performance.now();
    await send(AGENT);
    expect(performance.now() - begin).toBeGreaterThan(110);
  });
});

describe("a stream", () => {
  const STREAM = "/v1/workflows/events/stream?workflow_exec_id=morning-briefing-2026-03-02";
  const CREATE = { method: "POST", body: '{"input":{"harbor":"Harbor Point"}}' };
  let quick: MockServer;

  beforeAll(async () => {
    quick = await listen(createMock({ speed: 100 }), { port: 0, keepAlive: 20 });
  });

  afterAll(() => quick.close());

  const on =
    (key: string) =>
    (path: string, init: RequestInit = {}) =>
      fetch(quick.url + path, {
        ...init,
        headers: { Authorization: `Bearer ${key}`, "content-type": "application/json", ...init.headers },
      });

  /** Reads until the text has what is looked for. */
  async function readUntil(response: Response, wanted: string): Promise<string> {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes(wanted)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`The stream ended after ${text}`);
      text += value;
    }
    await reader.cancel();
    return text;
  }

  const idsIn = (text: string) => Array.from(text.matchAll(/^id: (.*)$/gm), ([, id]) => id);

  test("sends a comment when it is silent", async () => {
    expect(await readUntil(await on("silent")(STREAM), ": keep-alive\n\n")).toContain("WORKFLOW_EXECUTION_COMPLETED");
  });

  test("tells what happens while it is open, event by event", async () => {
    const send = on("live");
    const { execution_id } = (await (await send("/v1/workflows/morning-briefing/execute", CREATE)).json()) as {
      execution_id: string;
    };
    const response = await send(`/v1/workflows/events/stream?workflow_exec_id=${execution_id}`);
    const text = await readUntil(response, "WORKFLOW_EXECUTION_COMPLETED");
    expect(idsIn(text).length).toBeGreaterThan(5);
  });

  test("that broke off goes on after the last event that came, with nothing lost or repeated", async () => {
    const send = on("resumed");
    const all = idsIn(await readUntil(await send(STREAM), "WORKFLOW_EXECUTION_COMPLETED"));
    for (const [index, last] of all.entries()) {
      if (index === all.length - 1) break;
      const rest = await readUntil(
        await send(STREAM, { headers: { "Last-Event-ID": last! } }),
        "WORKFLOW_EXECUTION_COMPLETED",
      );
      expect(idsIn(rest)).toEqual(all.slice(index + 1));
    }
  });

  test("leaves nothing behind when the client goes away", async () => {
    const send = on("gone");
    const before = (await (await send("/_mock/snapshot")).json()) as { tables: { tasks?: unknown[] } };
    for (let count = 0; count < 20; count += 1) await readUntil(await send(STREAM), "WORKFLOW_EXECUTION_COMPLETED");
    // The server hears of it a moment after the client.
    await expect
      .poll(async () => ((await (await send("/_mock/snapshot")).json()) as typeof before).tables.tasks?.length ?? 1)
      .toBe(before.tables.tasks?.length ?? 1);
  });

  test("is cut after as many events as a fault says", async () => {
    const send = on("cut");
    await send("/_mock/faults", {
      method: "POST",
      body: '{"operation_id":"conversations.startStream","cut_after_events":2}',
    });
    const body = '{"agent_id":"ag_0197c3d0","inputs":"When is low water?","stream":true}';
    const response = await send("/v1/conversations", { method: "POST", body });
    const events: string[] = [];
    const broken = (async () => {
      for await (const text of response.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>)
        events.push(...text.split("\n\n").filter(Boolean));
    })();
    await expect(broken).rejects.toThrow("terminated");
    expect(events).toHaveLength(2);
  });
});

test("a port that is taken is an error", async () => {
  const port = Number(new URL(served.url).port);
  await expect(listen(createMock(), { port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
