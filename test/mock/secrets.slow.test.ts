import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { examples } from "../../generated/examples.ts";
import { createLog } from "../../src/mock/command/log.ts";
import { listen } from "../../src/mock/http/listen.ts";
import { createServerMock } from "../../src/mock/http/mock.ts";
import { createRecording } from "../../src/mock/proxy/recording.ts";
import { startTestProxy, startUpstream } from "./proxy/servers.ts";

const SECRET = "canary-4711";
const ENCODED = "%63anary-4711";

interface Form {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly body?: string;
}

const agent = (members: object) => JSON.stringify({ name: "Guide", model: "aurora-large", ...members });
const query = (text: string): Form => ({ path: `/v1/agents?${text}` });
const header = (name: string, value = SECRET): Form => ({ headers: { [name]: value } });
const body = (text: string, type = "application/json"): Form => ({ path: "/v1/agents", body: text, type });
const metadata = (members: object) => body(agent({ metadata: members }));
const instructions = (text: string) => body(agent({ instructions: text }));

const FORMS: Readonly<Record<string, Form>> = {
  "malformed: an unfinished authorization": body(`{"authorization": {"type": "api-key", "value": "${SECRET}"}`),
  "malformed: access_token": body(`{"access_token": "${SECRET}",}`),
  "malformed: an unquoted value": body(`{"api_key": ${SECRET}}`),
  "malformed: an unquoted name": body(`{api_key: "${SECRET}"}`),
  "malformed: a short text": body(SECRET),
  "malformed: a value after a brace": body(`{"name": "x"} Authorization: Bearer ${SECRET}`),
  "malformed: a header after a map": body(`{"headers": {"a": "}", "X-Key": "${SECRET}"}`),
  "malformed: an escaped name": body(`{"val\\u0075e": "${SECRET}", "client_secr\\u0065t": "${SECRET}"`),
  "malformed: an escape": body(`{"name": "\\x ${SECRET}"}`),
  "malformed: a control character": body(`{"name": "\n${SECRET}"}`),
  "malformed: not UTF-8": body(`{"api_key": "${SECRET}\u00ff"}`),
  "long: a secret at the start": body(agent({ metadata: { api_key: SECRET }, instructions: "x".repeat(60_000) })),
  "long: a secret at the cut": body(agent({ instructions: `${"x".repeat(49_900)}`, metadata: { api_key: SECRET } })),
  "long: malformed": body(`{"api_key": "${SECRET}", ${"x".repeat(60_000)}`),
  "JSON: an escaped name": body(`{"metadata": {"api_k\\u0065y": "${SECRET}"}}`),
  "JSON: metadata.api_key": metadata({ api_key: SECRET }),
  "JSON: a nested member": metadata({ a: { b: [{ openaiApiKey: SECRET }] } }),
  "JSON: a number": metadata({ password: 4711471147 }),
  "JSON: a list": metadata({ refresh_tokens: [SECRET] }),
  "JSON: an object": metadata({ credentials: { of: { any: SECRET } } }),
  "JSON: headers": metadata({ headers: { type: SECRET } }),
  "JSON: a list of headers": metadata({ headers: [{ name: "X-A", value: SECRET }] }),
  "JSON: a name and a value": metadata({ list: [{ name: "X-Api-Key", value: SECRET }] }),
  "JSON: a pair": metadata({ list: [["X-Api-Key", SECRET]] }),
  "JSON: a Name and a Value": metadata({ list: [{ Name: "token", Value: SECRET }] }),
  "JSON: a number in the name": metadata({ token2: SECRET, API_KEY_2: SECRET }),
  "JSON: a connection string": metadata({ store: `Protocol=https;AccountKey=${SECRET};Name=a` }),
  "JSON: in a text": metadata({ arguments: JSON.stringify({ api_key: SECRET }) }),
  "JSON: in a text, twice": metadata({ arguments: JSON.stringify({ a: JSON.stringify({ token: SECRET }) }) }),
  "JSON: a URL with a password": metadata({ url: `https://mara:${SECRET}@a.example/` }),
  "JSON: a URL with a token": metadata({ url: `https://a.example/?a=1&access_token=${SECRET}` }),
  "JSON: a URL with an encoded token": metadata({ url: `https://a.example/?next=%2F%3Ftoken%3D${SECRET}` }),
  "JSON: a name that is not known": body(agent({ [`https://u:${SECRET}@a.example`]: 1 })),
  "JSON: write-only": body(
    agent({ tools: [{ type: "connector", connector_id: "a", authorization: { type: "api-key", value: SECRET } }] }),
  ),
  "text: a URL": instructions(`Read postgres://mara:${SECRET}@a.example/ first.`),
  "text: JSON in it": instructions(`Send {"api_key": "${SECRET}"} first.`),
  "text: a header": instructions(`curl -H "X-Api-Key: ${SECRET}" https://a.example`),
  "text: a bearer token": instructions(`Send Bearer ${SECRET} first.`),
  "text: a cookie": instructions(`curl -H 'Cookie: session="${SECRET}"'`),
  "text: Python": instructions(`API_KEY = '${SECRET}'`),
  "text: Go": instructions(`api_key := "${SECRET}"`),
  "text: Ruby": instructions(`{ :api_key => "${SECRET}" }`),
  "text: a parameter": instructions(`Set API_KEY=${SECRET} first.`),
  "query: api_key": query(`api_key=${SECRET}`),
  "query: token": query(`page_size=1&token=${SECRET}`),
  "query: an encoded name": query(`api%5Fkey=${SECRET}`),
  "query: an encoded value": query(`TOKEN=${ENCODED}`),
  "query: twice": query(`token=${SECRET}&token=${SECRET}`),
  "query: brackets": query(`auth[token]=${SECRET}&x[]=1`),
  "query: after a semicolon": query(`a=1;token=${SECRET}`),
  "query: a URL": query(`next=https%3A%2F%2Fmara%3A${SECRET}%40a.example`),
  "query: a URL, encoded twice": query(`next=https%253A%252F%252Fmara%253A${SECRET}%2540a.example`),
  "query: JSON": query(`filter=${encodeURIComponent(JSON.stringify({ api_key: SECRET }))}`),
  "query: a long value": query(`token=${SECRET.repeat(300)}`),
  "query: of an unknown path": { path: `/v1/unknown?api_key=${SECRET}` },
  "query: malformed": query(`%=%&token=${SECRET}%`),
  "path: a parameter": { path: `/v1/unknown;token=${SECRET}` },
  "path: an encoded query": { path: `/v1/unknown%3Ftoken=${SECRET}` },
  "header: Authorization": header("authorization", `Bearer ${SECRET}`),
  "header: Basic": header("authorization", `Basic ${SECRET}`),
  "header: Authorization without a scheme": header("authorization", SECRET),
  "header: Proxy-Authorization": header("proxy-authorization", `Basic ${SECRET}`),
  "header: Cookie": header("cookie", `session=${SECRET}`),
  "header: Referer": header("referer", `https://a.example/?api_key=${SECRET}`),
  "header: Referer with a password": header("referer", `https://mara:${SECRET}@a.example/`),
  "header: Host": header("host", `mara:${SECRET}@a.example`),
  "header: Link": header("link", `<https://mara:${SECRET}@a.example/?token=${SECRET}>; rel="next"`),
  "header: X-Original-URL": header("x-original-url", `/v1/models?token=${SECRET}`),
  "header: Prefer": header("prefer", `code=200; token="${SECRET}"`),
  "header: Accept": header("accept", `text/x;token=${SECRET}`),
  "header: Content-Type": body("{}", `text/x; token=${SECRET}`),
  ...Object.fromEntries(
    [
      "Authentication",
      "Private-Token",
      "X-Session-Id",
      "X-Auth-Key",
      "X-Access-Key",
      "X-Signature",
      "X-Hub-Signature-256",
      "X-Api-Key",
      "X-Amz-Security-Token",
      "X-Auth",
    ].map((name) => [`header: ${name}`, header(name.toLowerCase())]),
  ),
  "form: api_key": body(`name=a&api_key=${SECRET}`, "application/x-www-form-urlencoded"),
  "form: any name": body(`name=${SECRET}`, "application/x-www-form-urlencoded"),
  multipart: body(
    `--b\r\nContent-Disposition: form-data; name="api_key"\r\n\r\n${SECRET}\r\n--b--\r\n`,
    "multipart/form-data; boundary=b",
  ),
  "a text": body(`api_key ${SECRET}`, "text/plain"),
};

function toRequest({ path = "/v1/models", headers = {}, type, body: sent }: Form, authorization = "Bearer test") {
  const bytes = sent === undefined ? undefined : Buffer.from(sent, "latin1");
  return {
    method: bytes ? "POST" : "GET",
    url: path,
    headers: { authorization, ...(type && { "content-type": type }), ...headers } as Record<string, string>,
    body: bytes,
  };
}

const leaks = (shown: string) => /canary-|4711471147/.test(shown);

/** Catches the lines that a log writes. */
function startLog(format: "text" | "json") {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  return { lines, log: createLog(format) };
}

const cases = Object.entries(FORMS);
const SEARCH = { match: { operation_id: "models.delete" } };

test.each(["text", "json"] as const)(
  "no secret is in the journal, a search, the rejections, a problem or the log as %s",
  async (format) => {
    const { lines, log } = startLog(format);
    const found: string[] = [];
    for (const [name, form] of cases) {
      const mock = createServerMock({ onRequest: log });
      const request = toRequest(form);
      const read = async (method: string, url: string, json?: object) => {
        const headers = { authorization: "Bearer test", "content-type": "application/json" };
        const sent = json && Buffer.from(JSON.stringify(json));
        return String((await mock.request({ method, url, headers, body: sent })).body);
      };
      const response = await mock.request(request);
      const problem = response.status >= 400 ? JSON.stringify(response) : "";
      await mock.request({ ...request, headers: { ...request.headers, authorization: "" } });
      const prepared = await read("GET", "/_mock/journal");
      const places = {
        problem,
        journal: prepared,
        again: await read("GET", "/_mock/journal"),
        search: await read("POST", "/_mock/journal/search", SEARCH),
        "near misses": await read("POST", "/_mock/journal/search", {
          match: {
            query: { token: "x", api_key: "x" },
            headers: { "x-auth-key": "x" },
            body: [{ pointer: "/metadata", value: 1 }],
          },
        }),
        rejections: await read("GET", "/_mock/rejections"),
      };
      for (const [place, shown] of Object.entries(places)) if (leaks(shown)) found.push(`${name}: ${place}`);
      if (name.startsWith("header: Proxy")) expect(prepared).toContain("****");
    }
    await expect.poll(() => lines.join("").split("\n").length).toBeGreaterThanOrEqual(2 * cases.length);
    for (const line of lines.join("").split("\n")) if (leaks(line)) found.push(`log: ${line.slice(0, 200)}`);
    expect(found).toEqual([]);
  },
);

test.each([false, true])(
  "no secret is in the journal, the log, a problem or the recording of a proxy; strict: %s",
  async (strict) => {
    const { lines, log } = startLog("json");
    const upstream = await startUpstream((_request, response) => {
      const shown = {
        ...examples.scoutAgent,
        instructions: `See https://mara:${SECRET}@a.example`,
        metadata: { api_key: SECRET, arguments: JSON.stringify({ token: SECRET }) },
      };
      response
        .writeHead(200, {
          "content-type": "application/json",
          "x-request-id": "req_1",
          location: `https://mara:${SECRET}@a.example/?token=${SECRET}`,
          "set-cookie": `session=${SECRET}`,
          "x-signature": SECRET,
        })
        .end(JSON.stringify(shown));
    });
    const recording = createRecording();
    const printed: string[] = [];
    const proxy = await startTestProxy(upstream, {
      strict,
      onExchange: recording.add,
      onRequest: log,
      log: (line) => printed.push(line),
    });
    const found: string[] = [];
    for (const [name, form] of [...cases, ["GET an agent", { path: "/v1/agents/ag_1" }] as const]) {
      const { method, url, headers, body: sent } = toRequest(form);
      const outgoing = httpRequest(proxy.url, { method, path: url, headers });
      outgoing.end(sent);
      const [response] = await once(outgoing, "response");
      const received = await text(response);
      if (response.statusCode >= 400 && leaks(received)) found.push(`${name}: ${received}`);
      for (const entry of await proxy.journal())
        if (leaks(JSON.stringify(entry))) found.push(`${name}: ${JSON.stringify(entry).slice(0, 3000)}`);
      await fetch(`${proxy.url}/_mock/journal`, { method: "DELETE" });
    }
    const seed = JSON.stringify(recording.toSeed());
    expect(seed).toContain(`"api_key":"****"`);
    expect(leaks(seed)).toBe(false);
    await expect.poll(() => lines.join("").split("\n").length).toBeGreaterThan(cases.length);
    expect(leaks([...printed, ...lines].join(""))).toBe(false);
    expect(found).toEqual([]);
  },
);

test("no secret is in the events that the journal of a proxy shows", async () => {
  const upstream = await startUpstream((_request, response) =>
    response
      .writeHead(200, { "content-type": "text/event-stream", "x-request-id": "req_1" })
      .end(`data: {"metadata": {"api_key": "${SECRET}"}}\n\ndata: {"api_key": "${SECRET}\n\n`),
  );
  const { send, journal } = await startTestProxy(upstream);
  const start = { method: "POST", body: JSON.stringify({ agent_id: "ag_1", inputs: "Hello", stream: true }) };
  expect(await (await send("/v1/conversations", start)).text()).toContain(SECRET);
  await expect.poll(journal).toHaveLength(1);
  const [entry] = await journal();
  expect(entry?.response.events.map(({ data }) => data)).toEqual([
    { metadata: { api_key: "****" } },
    "(24 characters that are not valid JSON)",
  ]);
  expect(leaks(JSON.stringify(entry))).toBe(false);
});

test("no secret is in the prepared replies that a journal shows", async () => {
  const mock = createServerMock();
  const call = async (method: string, url: string, json?: object) => {
    const headers = { authorization: "Bearer test", "content-type": "application/json" };
    return mock.request({ method, url, headers, body: json && Buffer.from(JSON.stringify(json)) });
  };
  const reply = { ...examples.scoutAgent, metadata: { api_key: SECRET } };
  await call("POST", "/_mock/replies", { match: { operation_id: "agents.get" }, status: 200, body: reply });
  expect(String((await call("GET", "/v1/agents/ag_1")).body)).toContain(SECRET);
  const journal = String((await call("GET", "/_mock/journal")).body);
  expect(journal).toContain('"api_key":"****"');
  expect(leaks(journal)).toBe(false);
});

test("a problem of the server itself quotes no secret", async () => {
  const server = await listen(createServerMock(), { port: 0 });
  const outgoing = httpRequest(`${server.url}/docs/x?token=${SECRET}`, {
    headers: { authorization: `Bearer ${SECRET}` },
  });
  outgoing.end();
  const [response] = await once(outgoing, "response");
  expect(leaks(await text(response))).toBe(false);
  await server.close();
});
