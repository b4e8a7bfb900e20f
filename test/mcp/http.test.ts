import { Agent, request } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { type HttpOptions, listenHttp } from "../../src/mcp/http.ts";
import { createServer } from "../../src/mcp/server.ts";
import { prepareServer } from "./connection.ts";

async function listen(changes: Partial<HttpOptions> = {}) {
  const options = prepareServer();
  const server = await listenHttp(() => createServer(options), {
    port: 0,
    host: "127.0.0.1",
    allowedHosts: [],
    ...changes,
  });
  onTestFinished(() => server.close());
  return { ...server, sandbox: options.handle };
}

const LIST = { name: "read_operation", arguments: { operation_id: "models.list" } };
const DATA = { content: [{ type: "text", text: expect.stringContaining("aurora-small") }] };

test.each([
  ["2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
  ["an earlier revision", {}],
] as const)("a client of the current line calls tools over HTTP, with %s", async (_, options) => {
  const { url } = await listen();
  const client = new Client({ name: "test", version: "1.0.0" }, options as object);
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  expect((await client.listTools()).tools).toHaveLength(5);
  expect(await client.callTool(LIST)).toMatchObject(DATA);
  const progress: number[] = [];
  const start = { operation_id: "conversations.startStream", body: { agent_id: "ag_0197c3d0", inputs: "Hi" } };
  await client.callTool(
    { name: "change_operation", arguments: start },
    { onprogress: (each) => progress.push(each.progress) },
  );
  expect(progress.length).toBeGreaterThan(2);
  await client.close();
});

test("a client of the line before calls tools over HTTP", async () => {
  const { url } = await listen();
  const client = new EarlierClient({ name: "test", version: "1.0.0" });
  await client.connect(new EarlierTransport(new URL(url)) as never);
  expect((await client.listTools()).tools).toHaveLength(5);
  expect(await client.callTool(LIST)).toMatchObject(DATA);
  await client.close();
});

/** Sends a request with headers that fetch does not allow. Resolves to its status. */
function send(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    const accept = "application/json, text/event-stream";
    const options = { method: "POST", headers: { accept, "content-type": "application/json", ...headers } };
    request(url, options, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end(body);
  });
}

const REQUESTS: [what: string, headers: Record<string, string>, token: string | undefined, status: number][] = [
  ["from this machine", {}, undefined, 200],
  ["for a host with a user name", { host: "a@localhost" }, undefined, 400],
  ["for another host", { host: "evil.example" }, undefined, 403],
  ["for an allowed host", { host: "mcp.example:80" }, undefined, 200],
  ["from a page of this machine", { origin: "http://localhost:3000" }, undefined, 200],
  ["from a page of another origin", { origin: "https://evil.example" }, undefined, 403],
  ["from a page without an origin", { origin: "null" }, undefined, 403],
  ["with the token", { authorization: "Bearer the-token" }, "the-token", 200],
  ["with the token and another case of the scheme", { authorization: "bearer the-token" }, "the-token", 200],
  [
    "with the token after many headers",
    {
      ...Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`x${index}`, ""])),
      authorization: "Bearer the-token",
    },
    "the-token",
    200,
  ],
  ["with the token without a scheme", { authorization: "the-token" }, "the-token", 401],
  ["without the token", {}, "the-token", 401],
  ["with another token", { authorization: "Bearer the-tokem" }, "the-token", 401],
  ["with a part of the token", { authorization: "Bearer the-toke" }, "the-token", 401],
];

test.each(REQUESTS)("a request %s", async (_, headers, token, status) => {
  const { url } = await listen({ token, allowedHosts: ["mcp.example"] });
  expect(await send(url, headers)).toBe(status);
});

const HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** Begins a message, and sends the start of it. Resolves to its status, or to the code of the error. */
function begin(url: string, headers: Record<string, string>, start: string, agent?: Agent) {
  const message = request(url, { method: "POST", headers: { ...HEADERS, ...headers }, agent });
  onTestFinished(() => void message.destroy());
  message.flushHeaders();
  message.write(start);
  return new Promise<unknown>((resolve) => {
    message.on("response", (response) => resolve(response.resume().statusCode));
    message.on("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

test("messages that do not arrive keep no other from being received, and long ones have a limit in all", async () => {
  const { url } = await listen();
  const agent = new Agent();
  const long = Array.from({ length: 70 }, () =>
    begin(url, { "content-length": "1000000" }, "x".repeat(999_999), agent),
  );
  expect(await Promise.any(long)).toBe("ECONNRESET");
  // With these, the limit is exceeded.
  const short = ["transfer-encoding", "content-length"].flatMap((name) =>
    Array.from({ length: 10 }, () =>
      begin(url, { [name]: name === "content-length" ? "900000" : "chunked" }, "{".padEnd(64_000)),
    ),
  );
  expect(await Promise.race([...short, send(url, {})])).toBe(200);
  agent.destroy();
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping", params: { a: "x".repeat(999_900) } });
  const sendLong = () => fetch(url, { method: "POST", headers: HEADERS, body }).then(({ status }) => status);
  await expect.poll(sendLong).toBe(200);
});

test.each([
  ["a message of 1 MB", `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":"${"x".repeat(999_900)}"}}`, 200],
  ["a longer one", "[".repeat(1_000_001), 413],
  ["many nested arrays", "[".repeat(900_000), 400],
  ["many requests", JSON.stringify(Array(101).fill({ jsonrpc: "2.0", id: 1, method: "ping" })), 400],
])("%s", async (_, body, status) => {
  const { url } = await listen();
  expect((await fetch(url, { method: "POST", headers: HEADERS, body })).status).toBe(status);
});

test("a subscription ends at once: the lists never change", async () => {
  const { url } = await listen();
  const key = "io.modelcontextprotocol/";
  const info = { [`${key}protocolVersion`]: "2026-07-28", [`${key}clientInfo`]: { name: "test", version: "1.0.0" } };
  const params = { notifications: { toolsListChanged: true }, _meta: { ...info, [`${key}clientCapabilities`]: {} } };
  const response = await fetch(url, {
    method: "POST",
    headers: { ...HEADERS, "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params }),
  });
  expect(await response.text()).toContain('"resultType":"complete"');
});

test("other machines need a token, and other paths are named", async () => {
  await expect(listen({ host: "0.0.0.0" })).rejects.toThrow("Other machines can reach 0.0.0.0. Set PLATFORM_MCP_TOKEN");
  const { url } = await listen({ host: "0.0.0.0", token: "the-token" });
  expect(url).toContain("http://127.0.0.1:");
  expect(await send(url, {})).toBe(401);
  const response = await fetch(new URL("/", (await listen()).url));
  expect([response.status, await response.text()]).toEqual([404, "The MCP server is at /mcp.\n"]);
});

test("20 calls at the same time all get their own result", async () => {
  const { url, sandbox } = await listen();
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const body = { model: "aurora-small", name: `Agent ${index}` };
      return client.callTool({ name: "change_operation", arguments: { operation_id: "agents.create", body } });
    }),
  );
  const names = results.map(({ structuredContent }) => JSON.parse((structuredContent as { body: string }).body).name);
  expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `Agent ${index}`));
  expect(await sandbox.client().agents.list().toArray()).toHaveLength(22);
  await client.close();
});

test("each request is judged as if it were the first, whatever came before", async () => {
  const token = "crew";
  const good = { authorization: `Bearer ${token}` };
  const requests: Record<string, string>[] = [
    good,
    { authorization: "bearer crew2" },
    {},
    { ...good, host: "page.example" },
    { ...good, host: "localhost" },
    { ...good, host: "user@localhost" },
    { ...good, origin: "http://page.example" },
    { ...good, origin: "null" },
    { ...good, origin: "http://localhost:3000" },
  ];
  const alone = await Promise.all(requests.map(async (headers) => send((await listen({ token })).url, headers)));
  expect(new Set(alone).size).toBeGreaterThan(3);
  const { url } = await listen({ token });
  for (const index of fc.sample(fc.nat(requests.length - 1), { numRuns: 60, seed: 1 }))
    expect([requests[index], await send(url, requests[index]!)]).toEqual([requests[index], alone[index]]);
});
