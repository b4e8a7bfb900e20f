import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, type MockServer } from "../../../src/mock/server/listen.ts";
import { createMock } from "../../../src/mock/server/mock.ts";

let server: MockServer;
const AGENT = "/v1/agents/ag_0197c3d0";

beforeAll(async () => {
  server = await listen(createMock(), { port: 0 });
});

afterAll(() => server.close());

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

  test("responds to HEAD with the length of the body but no body", async () => {
    const text = await sendRaw(
      `HEAD ${AGENT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer head\r\nConnection: close\r\n\r\n`,
    );
    const [head, body] = text.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 200/);
    expect(head).toMatch(/content-length: [1-9]/i);
    expect(body).toBe("");
  });

  test("accepts a request line with an absolute URL", async () => {
    const text = await sendRaw(
      `GET http://x${AGENT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer whole\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1.1 200/);
  });

  test.each([
    ["text that is not HTTP", "hello\r\n\r\n", 400],
    ["a header without a colon", `GET ${AGENT} HTTP/1.1\r\nnonsense\r\n\r\n`, 400],
    ["headers of 100 kB", `GET ${AGENT} HTTP/1.1\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, 431],
    [
      "two different Content-Length headers",
      `POST /v1/agents HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
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
    const head = "POST /v1/agents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer half\r\nContent-Length: 100\r\n\r\n";
    expect(await sendRaw(`${head}{"name":`, { end: true })).not.toMatch(/^HTTP\/1\.1 2/);
    await expectAlive();
  });

  test("responds while a thousand connections are idle", async () => {
    const port = Number(new URL(server.url).port);
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

describe("a transport fault", () => {
  const injectFault = (send: ReturnType<typeof newSandbox>, body: object) =>
    send("/_mock/faults", { method: "POST", body: JSON.stringify({ operation_id: "agents.get", ...body }) });

  test("drops a request, which then has no response and no effect", async () => {
    const send = newSandbox();
    await send("/_mock/faults", { method: "POST", body: '{"operation_id":"agents.delete","drop":true}' });
    await expect(send(AGENT, { method: "DELETE" })).rejects.toThrow("fetch failed");
    expect((await send(AGENT)).status).toBe(200);
  });

  test("cuts a response after a number of bytes", async () => {
    const send = newSandbox();
    await injectFault(send, { cut_after_bytes: 20 });
    const response = await send(AGENT);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
    expect((await send(AGENT)).status).toBe(200);
  });

  test("delays a response", async () => {
    const send = newSandbox();
    await injectFault(send, { latency_ms: 120 });
    const start = performance.now();
    await send(AGENT);
    expect(performance.now() - start).toBeGreaterThan(110);
  });
});

describe("an event stream", () => {
  const STREAM = "/v1/workflows/events/stream?workflow_exec_id=morning-briefing-2026-03-02";
  const CREATE = { method: "POST", body: '{"input":{"harbor":"Harbor Point"}}' };
  let fastServer: MockServer;

  beforeAll(async () => {
    fastServer = await listen(createMock({ speed: 100 }), { port: 0, keepAlive: 20 });
  });

  afterAll(() => fastServer.close());

  const sandboxOf =
    (key: string) =>
    (path: string, init: RequestInit = {}) =>
      fetch(fastServer.url + path, {
        ...init,
        headers: { Authorization: `Bearer ${key}`, "content-type": "application/json", ...init.headers },
      });

  /** Reads the stream until it contains the text. */
  async function readUntil(response: Response, wanted: string): Promise<string> {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes(wanted)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`The stream ended without ${wanted}: ${text}`);
      text += value;
    }
    await reader.cancel();
    return text;
  }

  const idsIn = (text: string) => Array.from(text.matchAll(/^id: (.*)$/gm), ([, id]) => id);

  test("sends a comment when it has no events", async () => {
    expect(await readUntil(await sandboxOf("silent")(STREAM), ": keep-alive\n\n")).toContain(
      "WORKFLOW_EXECUTION_COMPLETED",
    );
  });

  test("sends events that occur while it is open", async () => {
    const send = sandboxOf("live");
    const { execution_id } = (await (await send("/v1/workflows/morning-briefing/execute", CREATE)).json()) as {
      execution_id: string;
    };
    const response = await send(`/v1/workflows/events/stream?workflow_exec_id=${execution_id}`);
    const text = await readUntil(response, "WORKFLOW_EXECUTION_COMPLETED");
    expect(idsIn(text).length).toBeGreaterThan(5);
  });

  test("resumes after the last received event, without losing or repeating one", async () => {
    const send = sandboxOf("resumed");
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

  test("leaves no task in the sandbox when the client disconnects", async () => {
    const send = sandboxOf("gone");
    const before = (await (await send("/_mock/snapshot")).json()) as { tables: { tasks?: unknown[] } };
    for (let count = 0; count < 20; count += 1) await readUntil(await send(STREAM), "WORKFLOW_EXECUTION_COMPLETED");
    // The server notices the disconnection a moment later.
    await expect
      .poll(async () => ((await (await send("/_mock/snapshot")).json()) as typeof before).tables.tasks?.length ?? 1)
      .toBe(before.tables.tasks?.length ?? 1);
  });

  test("is cut after a number of events by a fault", async () => {
    const send = sandboxOf("cut");
    await send("/_mock/faults", {
      method: "POST",
      body: '{"operation_id":"conversations.startStream","cut_after_events":2}',
    });
    const body = '{"agent_id":"ag_0197c3d0","inputs":"When is low water?","stream":true}';
    const response = await send("/v1/conversations", { method: "POST", body });
    const events: string[] = [];
    const reading = (async () => {
      for await (const text of response.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>)
        events.push(...text.split("\n\n").filter(Boolean));
    })();
    await expect(reading).rejects.toThrow("terminated");
    expect(events).toHaveLength(2);
  });
});

test("listen rejects if the port is in use", async () => {
  const port = Number(new URL(server.url).port);
  await expect(listen(createMock(), { port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
