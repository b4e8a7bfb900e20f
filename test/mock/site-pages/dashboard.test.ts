import { describe, expect, onTestFinished, test } from "vitest";
import { createServerMock } from "../../../src/mock/http/mock.ts";
import { isDashboard } from "../../../src/mock/site-pages/dashboard.ts";
import { startMock } from "../../../src/mock/testing/start-mock.ts";
import { defined } from "../../defined.ts";

const mock = createServerMock();
const send = (path: string, init: RequestInit = {}) => mock.fetch(`http://mock.test${path}`, init);

describe("the dashboard", () => {
  test("is a page without a key, which may load only files of the mock", async () => {
    const page = await send("/_mock/");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    const text = await page.text();
    const files = Array.from(text.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g), ([, path]) => defined(path));
    expect(files).toEqual(["dashboard/main.css", "dashboard/main.js"]);
    const types = await Promise.all(
      files.map(async (path) => (await send(`/_mock/${path}`)).headers.get("content-type")),
    );
    expect(types).toEqual(["text/css; charset=utf-8", "text/javascript; charset=utf-8"]);
  });

  test("is found without the slash at the end", async () => {
    const response = await send("/_mock", { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, "/_mock/"]);
  });

  test("has no other files, and takes no other methods", async () => {
    expect((await send("/_mock/dashboard/other.js")).status).toBe(404);
    expect((await send("/_mock/dashboard/__proto__")).status).toBe(404);
    expect((await send("/_mock/", { method: "POST" })).status).toBe(404);
  });

  test.each([
    ["GET", "/_mock/?x=1", true],
    ["HEAD", "/_mock/", true],
    ["GET", "/_mock/dashboard/main.js", true],
    ["POST", "/_mock/", false],
    ["GET", "/_mock/windows", false],
    ["GET", "/_mock/journal", false],
  ])("%s %s: %s", (method, url, expected) => {
    expect(isDashboard({ method, url })).toBe(expected);
  });
});

test("on a port, HEAD has no body", async () => {
  const started = await startMock();
  onTestFinished(() => started.close());
  const response = await fetch(`${started.url}/_mock/`, { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test("a request shows the fault, the reply and the turns that its response was made with", async () => {
  const headers = { authorization: "Bearer used", "content-type": "application/json" };
  const post = async (path: string, body: object) =>
    (await send(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const fault = await post("/_mock/faults", { operation_id: "models.list", status: 503 });
  const reply = await post("/_mock/replies", { match: { operation_id: "agents.get" }, body: {}, unchecked: true });
  const { turns } = await post("/_mock/turns", { turns: ["Low water", "High water"].map((content) => ({ content })) });
  for (const path of ["/v1/models", "/v1/agents/ag_0197c3d0", "/v1/models"])
    await (await send(path, { headers })).text();
  await post("/v1/conversations", { model: "aurora-large", inputs: "When is low water?" });
  const { requests } = await (await send("/_mock/journal", { headers })).json();
  expect(requests.map(({ used }: { used: string[] }) => used)).toEqual([[fault.id], [reply.id], [], [turns[0].id]]);
});

describe("GET /_mock/journal/stream", () => {
  const authorization = "Bearer stream";

  /** Starts a mock, and follows the journal of a key over HTTP. */
  async function follow(options: Parameters<typeof startMock>[0] = {}) {
    const started = await startMock(options);
    const controller = new AbortController();
    onTestFinished(async () => {
      controller.abort();
      await started.close();
    });
    const open = (headers: Record<string, string> = {}) =>
      fetch(`${started.url}/_mock/journal/stream`, {
        headers: { authorization, ...headers },
        signal: controller.signal,
      });
    return { started, open };
  }

  /** Reads a stream until it has a text. */
  async function readUntil({ body }: Response, expected: string): Promise<string> {
    const reader = defined(body).pipeThrough(new TextDecoderStream()).getReader();
    let read = "";
    while (!read.includes(expected)) read += (await reader.read()).value ?? "";
    return read;
  }

  test("tells a client that has not read for a while how much it has missed, and delays nobody", async () => {
    const { started, open } = await follow();
    const response = await open();
    for (let sent = 0; sent < 5000; sent++)
      await started.request({ method: "GET", url: `/v1/models?number=${sent}`, headers: { authorization } });
    const text = await readUntil(response, "number=4999");
    const counts = Array.from(text.matchAll(/^event: dropped\ndata: {"count":(\d+)}$/gm), ([, count]) => Number(count));
    const dropped = counts.reduce((sum, count) => sum + count, 0);
    expect(dropped).toBeGreaterThan(1000);
    expect(dropped + text.match(/^event: request$/gm)!.length).toBe(5000);
  });

  test("goes on after the event that a client has seen last", async () => {
    const { started, open } = await follow();
    const send = (number: number) =>
      started.request({ method: "GET", url: `/v1/models?number=${number}`, headers: { authorization } });
    for (const number of [1, 2]) await send(number);
    const [, seen = ""] = /^id: (.*)\n[\s\S]*?number=1/m.exec(await readUntil(await open(), "number=2")) ?? [];
    const resumed = await open({ "last-event-id": seen });
    const rest = await readUntil(resumed, "number=2");
    expect(seen).toMatch(/^\d+-\d+$/);
    expect(rest).not.toContain("number=1");
  });

  test("has 16 readers of a key, and as many of another one; the next gets the reason", async () => {
    const { started, open } = await follow();
    for (let count = 0; count < 16; count += 1) await readUntilOpen(await open());
    const refused = await open();
    const { code, detail } = await refused.json();
    expect([refused.status, code, refused.headers.get("retry-after")]).toEqual([429, "RATE_LIMITED", "1"]);
    expect(detail).toBe("16 clients already follow the journal of this key. Close one before you open another.");
    expect((await open({ authorization: "Bearer another" })).status).toBe(200);
    const journal = await started.request({ method: "GET", url: "/_mock/journal", headers: { authorization } });
    expect(JSON.parse(String(journal.body)).requests).toEqual([]);
  });

  /** A stream counts from its first event, so this waits until the mock has begun it. */
  const readUntilOpen = (response: Response) => {
    expect(response.status).toBe(200);
    return new Promise((resolve) => setImmediate(resolve));
  };

  test("refuses an id that it has not assigned", async () => {
    const { open } = await follow();
    expect((await open({ "last-event-id": "1; DROP" })).status).toBe(422);
  });

  test("checks its events against the document", async () => {
    const { started, open } = await follow();
    await started.request({ method: "GET", url: "/v1/models", headers: { authorization } });
    const text = await readUntil(await open(), "models.list");
    expect(text).toMatch(/^id: \d+-0\nevent: request\ndata: {"number":0,"received_at":"/);
  });
});

describe("GET /_mock/tasks", () => {
  test("lists what is scheduled, by due time, and counts all of it", async () => {
    const headers = { authorization: "Bearer tasks", "content-type": "application/json" };
    const body = JSON.stringify({ input: { harbor: "Harbor Point" } });
    await (await send("/v1/workflows/morning-briefing/execute", { method: "POST", headers, body })).text();
    const all = await (await send("/_mock/tasks", { headers })).json();
    const times = all.tasks.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
    expect(all.tasks.map(({ name }: { name: string }) => name)).toContain("schedules.fire");
    expect(all.count).toBe(all.tasks.length);
    const { next } = await (await send("/_mock/clock", { headers })).json();
    const first = await (await send("/_mock/tasks?limit=1", { headers })).json();
    expect(first).toEqual({ tasks: [all.tasks[0]], count: all.count });
    expect(all.tasks[0].at).toBe(next);
  });
});

test("DELETE /_mock/faults/{fault_id} removes one of several faults", async () => {
  const sandbox = createServerMock();
  const headers = { authorization: "Bearer any", "content-type": "application/json" };
  const add = async (status: number) => {
    const body = JSON.stringify({ operation_id: "*", status, times: null });
    const url = "http://mock.test/_mock/faults";
    return (await (await sandbox.fetch(url, { method: "POST", headers, body })).json()).id as string;
  };
  const [first, second] = [await add(500), await add(503)];
  const remove = () => sandbox.fetch(`http://mock.test/_mock/faults/${first}`, { method: "DELETE", headers });
  expect((await remove()).status).toBe(204);
  const again = await remove();
  expect([again.status, (await again.json()).code]).toEqual([404, "FAULT_NOT_FOUND"]);
  const { faults } = await (await sandbox.fetch("http://mock.test/_mock/faults", { headers })).json();
  expect(faults.map(({ id }: { id: string }) => id)).toEqual([second]);
});

describe("GET /_mock/sandboxes", () => {
  test("lists the sandboxes in memory with their requests, but no keys", async () => {
    const started = await startMock({ controlKey: "crew" });
    onTestFinished(() => started.close());
    for (const key of ["harbor", "harbor", "pier"])
      await (await fetch(`${started.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } })).text();
    const headers = { authorization: "Bearer any", "x-control-key": "crew" };
    const text = await (await fetch(`${started.url}/_mock/sandboxes`, { headers })).text();
    expect(JSON.parse(text).sandboxes.map(({ requests }: { requests: number }) => requests)).toEqual([1, 2]);
    expect(text).not.toMatch(/harbor|pier/);
  });
});
