/** Uses the mock for browsers in Chromium: in a page, and in a service worker. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleBrowserMock } from "../../src/reference/bundle-mock.ts";
import { type StaticServer, serve } from "../shared/static-server.ts";
import { type Browser, launchChromium, type Page } from "../tools/chromium.ts";

/** Passes requests below /v1/ to the mock. */
const WORKER = `import { createMock } from "./browser.js";
const mock = createMock();
self.addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname.startsWith("/v1/")) event.respondWith(mock.fetch(event.request));
});
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
`;

let browser: Browser;
let site: StaticServer;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "platform-browser-"));
  const outfile = join(folder, "browser.js");
  await bundleBrowserMock({ outfile });
  const files: Record<string, { type: string; body: Buffer }> = {
    "/": { type: "text/html", body: Buffer.from("<!doctype html><title>Mock</title>") },
    "/browser.js": { type: "text/javascript", body: await readFile(outfile) },
    "/worker.js": { type: "text/javascript", body: Buffer.from(WORKER) },
  };
  site = await serve(async (path) => files[path]);
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(`${site.url}/`);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs statements in the page, where `mock` is a new mock and `sandbox` the one of its key `any`. */
function run(statements: string): Promise<unknown> {
  return page.evaluate(`(async () => {
    const { createMock } = await import("./browser.js");
    const mock = createMock();
    const sandbox = mock.sandbox("any");
    const client = sandbox.client();
    ${statements}
  })()`);
}

test("a page creates an agent, and talks to it", async () => {
  const events = await run(`
    const agent = await client.agents.create({ model: "aurora-large", name: "Pilot" });
    const names = [];
    const stream = client.conversations.startStream({ agent_id: agent.id, inputs: "When is low water?" });
    for await (const { event } of stream) names.push(event);
    return [agent.name, names[0], names.at(-1)];
  `);
  expect(events).toEqual(["Pilot", "conversation.response.started", "conversation.response.done"]);
});

test("a page restores a snapshot", async () => {
  const found = await run(`
    const { id } = await client.agents.create({ model: "aurora-large", name: "Pilot" });
    const snapshot = JSON.parse(JSON.stringify(await sandbox.snapshot()));
    await sandbox.reset();
    const absent = await client.agents.get(id).catch(({ status }) => status);
    await sandbox.restore(snapshot);
    return [absent, (await client.agents.get(id)).name, await createMock().sandbox("any").restore({}).catch(({ status }) => status)];
  `);
  expect(found).toEqual([404, "Pilot", 422]);
});

test("a page advances the clock, and gets the journal", async () => {
  const found = await run(`
    const before = Date.parse(await sandbox.clock.now());
    await sandbox.clock.advance(3_600_000);
    const passed = Date.parse(await sandbox.clock.now()) - before;
    await client.models.list();
    return [passed >= 3_600_000, (await sandbox.requests()).map((entry) => entry.operation_id)];
  `);
  expect(found).toEqual([true, ["models.list"]]);
});

test("the mock refuses what the document does not allow, and ignores Prefer", async () => {
  const found = await run(`
    const headers = { authorization: "Bearer any", "content-type": "application/json", prefer: "code=404" };
    const send = (path, init) => mock.fetch("http://localhost" + path, { headers, ...init });
    const refused = await send("/v1/agents", { method: "POST", body: "{}" });
    const list = await send("/v1/agents");
    const pages = await Promise.all(["/", "/openapi.json", "/_mock/", "/_mock/openapi.json"].map((path) => send(path)));
    return [refused.status, list.status, ...pages.map(({ status }) => status)];
  `);
  expect(found).toEqual([422, 200, 404, 404, 404, 404]);
});

test("a service worker responds to the requests of a page", async () => {
  const found = await page.evaluate(`(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    await navigator.serviceWorker.register("./worker.js", { type: "module" });
    await controlled;
    const headers = { authorization: "Bearer any", "content-type": "application/json" };
    const body = JSON.stringify({ model: "aurora-large", name: "Pilot" });
    const created = await (await fetch("/v1/agents", { method: "POST", headers, body })).json();
    const response = await fetch("/v1/agents/" + created.id, { headers });
    return [response.status, (await response.json()).name];
  })()`);
  expect(found).toEqual([200, "Pilot"]);
});
