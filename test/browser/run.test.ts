/** Runs requests in the pages of the site, on a static server or from a folder, without anything beyond these. */
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import type { OperationValidators } from "../../src/core/generated-types.ts";
import { validators } from "../../src/mock/lib/validators.ts";
import { listSteps } from "../../src/samples/samples.ts";
import { document } from "../document.ts";
import type { StaticServer } from "../shared/static-server.ts";
import { type Browser, type Context, launchChromium, type Page } from "../tools/chromium.ts";
import { faults, LOOKS, overflow, visit } from "./look.ts";
import { serveSite } from "./serve-site.ts";

const FOLDER = new URL("../../dist/site/", import.meta.url);
/** The strictest policy with which everything works. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self' blob:";

let browser: Browser;
let site: StaticServer;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveSite(FOLDER, { headers: { "Content-Security-Policy": POLICY } });
});

afterAll(async () => {
  await site?.close();
  await browser?.close();
});

/** So high that a click scrolls nothing: the column of the samples would move one frame later, away from the pointer. */
const HIGH = { width: 1280, height: 3000 };

async function newContext(options: Parameters<Browser["newContext"]>[0] = {}): Promise<Context> {
  const context = await browser.newContext({ viewport: HIGH, ...options });
  onTestFinished(() => context.close());
  return context;
}

/** The places of the site: a server, and a folder without a network. */
const PLACES = {
  "a server": { root: () => site.url, offline: false },
  "a folder": { root: () => FOLDER.href, offline: true },
};

const open = (page: Page, root: string, path: string) =>
  page.goto(`${root}operations/${path.replace("?", "/index.html?")}${path.includes("?") ? "" : "/index.html"}`);
const run = (page: Page) => page.locator(".try-it :is(.run, [type=submit]):visible").first().click();
const status = (page: Page, text: RegExp) => page.locator(".answer [role=status]").filter({ hasText: text }).waitFor();
const text = async (page: Page, selector: string) => (await page.locator(selector).allInnerTexts()).join("\n");
const see = (page: Page, selector: string, expected: RegExp) =>
  expect.poll(() => text(page, selector)).toMatch(expected);
const openSandbox = (page: Page) => page.locator(".sandbox > summary").click();

describe.each(Object.entries(PLACES))("from %s", (_, { root, offline }) => {
  test("an agent is created, talks, and is there until the sandbox is reset", async () => {
    const context = await newContext({ offline });
    const { page, complaints } = await visit(context, `${root()}operations/agents.create/index.html`);
    await run(page);
    await status(page, /^200 ·/);
    const id = /"id": "(ag_\w+)"/.exec(await text(page, ".answer"))?.[1];
    await see(page, ".answer .next", new RegExp(`${id}[\\s\\S]*Start a conversation`));
    await openSandbox(page);
    await see(page, ".sandbox", new RegExp(`1 resource of yours[\\s\\S]*Scout ${id}`));

    // The panel leads to the operations that take an agent.
    await page.locator(".resources summary").first().click();
    await page.locator(".resources a").filter({ hasText: "stream the response" }).first().click();
    // A page on a server leaves index.html out of its address.
    const address = new RegExp(`conversations\\.startStream/(index\\.html)?\\?id=${id}$`);
    await expect.poll(() => page.evaluate("location.href")).toMatch(address);
    await see(page, ".intro", new RegExp(`Run use ${id}`));
    await run(page);
    await status(page, /\d+ events/);
    expect(await text(page, ".answer .events")).toMatch(
      /^conversation\.response\.started[\s\S]*conversation\.response\.done/,
    );
    // The examples do not say what a new agent answers, but it quotes the question.
    expect(await text(page, ".answer .text")).toMatch(/low water/i);
    expect(await text(page, ".answer .hint")).toMatch(/has no model/);
    const sent = await page.evaluate(`document.querySelector(".try-it textarea").value`);
    expect(sent).toContain(`"agent_id": "${id}"`);
    const code = () => page.evaluate(`document.querySelector('[data-tabs="Language"]').textContent`);
    expect(await code()).toContain(id);
    // Other changes of the form leave it in the samples.
    await page.locator(".try-it summary").first().click();
    await page.locator(".try-it textarea").fill('{"inputs": ');
    await see(page, ".try-it", /You have changed the request\.\s+Use the example/);
    expect(await code()).toContain(id);

    await open(page, root(), "workflows.schedules.pause");
    await run(page);
    await status(page, /^2\d\d ·/);
    await openSandbox(page);
    const clock = async () => Date.parse((await text(page, ".sandbox time")).replace(" UTC", "Z"));
    const before = await clock();
    await page.locator(".sandbox button").filter({ hasText: "1 day" }).first().click();
    await expect.poll(clock).toBeGreaterThanOrEqual(before + 86_400_000);

    await open(page, root(), "workflows.schedules.get");
    await run(page);
    await status(page, /^200 ·/);
    expect(await text(page, ".answer")).toContain('"paused": true');
    await openSandbox(page);
    expect(await clock()).toBeGreaterThanOrEqual(before + 86_400_000);
    // The paused schedule is not the reader's. The deployments, which have got older, are not listed.
    await see(page, ".sandbox", new RegExp(`2 resources of yours, 1 other changed[\\s\\S]*Scout ${id}`));
    await see(page, ".sandbox", /^conv_\S+ conversation/m);
    expect(await page.getByRole("button", { name: "Copy the result", exact: true }).count()).toBe(1);
    const answers = [false, true];
    page.on("dialog", (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
    const reset = () => page.locator(".sandbox button").filter({ hasText: "Reset" }).first().click();
    await reset();
    await run(page);
    await see(page, ".answer", /"paused": true/);
    await reset();
    await see(page, ".sandbox", /unchanged/);
    expect(answers).toEqual([]);
    await run(page);
    await see(page, ".answer", /"paused": false/);
    // The reset has deleted it. Nothing else runs in its place.
    await open(page, root(), `agents.get?id=${id}`);
    await run(page);
    await status(page, /^404 ·/);
    await see(page, ".sandbox", /unchanged/);
    expect(complaints.filter((complaint) => !complaint.startsWith("requests blob:"))).toEqual([]);
  });

  test("tabs share the sandbox, also when the one that owns it is closed", async () => {
    const context = await newContext({ offline });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(first, root(), "agents.create");
    await run(first);
    await status(first, /^200/);
    await open(second, root(), "agents.create");
    await run(second);
    await status(second, /^200/);
    await see(second, ".sandbox", /2 resources of yours/);
    await see(first, ".sandbox", /2 resources of yours/);
    await run(first);
    await see(second, ".sandbox", /3 resources of yours/);
    await first.goto("about:blank");
    await run(second);
    await see(second, ".sandbox", /4 resources of yours/);
  });
});

test.each([
  ["agents.delete", "ag_00000000"],
  ["agents.update", "ag_00000000"],
  ["workflows.schedules.pause", "00000000-0000-4000-8000-000000000000"],
  ["batch.jobs.cancel", "ag_00000000"],
])("%s of an id that does not exist changes nothing, also with another example", async (operation, id) => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, `${operation}?id=${id}`);
  await run(page);
  await status(page, /^404 ·/);
  // Not the initial resource, which would be changed.
  const select = page.locator(".example-choice select");
  if ((await select.count()) > 0) {
    await select.first().selectOption({ index: 1 });
    await expect.poll(() => page.evaluate(`document.querySelector(".answer").hidden`)).toBe(true);
  }
  await run(page);
  await status(page, /^404 ·/);
  await see(page, ".sandbox", /unchanged/);
});

test("the remedy of an error that other areas also have is on the page of errors", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "agents.create");
  await page.locator(".try-it summary").first().click();
  await page.locator(".try-it textarea").fill('{"name": 1}');
  await run(page);
  await status(page, /^422 ·/);
  await page.locator(".answer [role=status]").getByRole("link").click();
  await expect.poll(() => page.evaluate("location.href")).toMatch(/errors\/(index\.html)?#VALIDATION_ERROR$/);
});

test("the samples have the id of the address before anything runs", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "conversations.startStream?id=ag_00000000");
  const code = () => page.evaluate(`document.querySelector('[data-tabs="Language"]').textContent`);
  await expect.poll(code).toContain("ag_00000000");
  expect(await code()).not.toContain("ag_0197c3d0");
});

test("the notice of a failed load is gone once the reader has tried again", async () => {
  const page = await (await newContext()).newPage();
  await page.route("**/try-it.js", (route) => void route.abort(), { times: 1 });
  await open(page, site.url, "agents.get");
  await run(page);
  await see(page, ".try-it", /could not be loaded/);
  await run(page);
  await status(page, /^200 ·/);
  expect(await text(page, ".try-it")).not.toMatch(/could not be loaded/);
});

test("a page that the browser keeps for the way back leaves the sandbox to others, and gets it back", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "workflows.events.stream");
  await run(page);
  await status(page, /receiving/);
  const locks = () => page.evaluate(`navigator.locks.query().then(({ held }) => held.length)`);
  expect(await locks()).toBe(2);
  // Chromium with an open protocol of tests keeps no page.
  await page.evaluate(`dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }))`);
  await expect.poll(locks).toBe(0);
  await status(page, /failed/);
  await page.evaluate(`dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`);
  await expect.poll(locks).toBe(2);
  await run(page);
  await status(page, /receiving/);
});

test("a sandbox that is not valid any more is reset", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "agents.create");
  await run(page);
  await status(page, /^200/);
  await page.evaluate(`new Promise((resolve) => {
    indexedDB.open(${JSON.stringify(site.url)}).onsuccess = ({ target }) => {
      const transaction = target.result.transaction("rows", "readwrite");
      transaction.objectStore("rows").openCursor().onsuccess = ({ target: { result: cursor } }) => {
        cursor.update({ ...cursor.value, after: { ...cursor.value.after, row: {} } });
      };
      transaction.oncomplete = resolve;
    };
  })`);
  await open(page, site.url, "agents.create");
  await run(page);
  await status(page, /^200/);
  await openSandbox(page);
  await see(page, ".sandbox", /1 resource of yours/);
});

test("what a schedule starts is not the reader's", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "workflows.execute");
  await run(page);
  await status(page, /^2\d\d ·/);
  await openSandbox(page);
  await see(page, ".sandbox", /1 resource of yours/);
  await page.locator(".sandbox button").filter({ hasText: "1 day" }).first().click();
  await see(
    page,
    ".sandbox",
    /1 resource of yours, 2 others changed[\s\S]*morning-briefing-2026-03-03 execution, added/,
  );
  await see(page, ".clock", /These tasks have run: .*\w+ \S*morning-briefing/);
});

test("without blobs in the policy, the worker is the script itself", async () => {
  const policy = POLICY.replace(" blob:", "");
  const strict = await serveSite(FOLDER, { headers: { "Content-Security-Policy": policy } });
  onTestFinished(() => strict.close());
  const page = await (await newContext()).newPage();
  await open(page, strict.url, "agents.create");
  await run(page);
  await see(page, ".answer [role=status]", /^200/);
});

test("without storage, a page has a sandbox of its own", async () => {
  const headers = {
    "Content-Security-Policy": "sandbox allow-scripts allow-forms",
    "Access-Control-Allow-Origin": "*",
  };
  const isolated = await serveSite(FOLDER, { headers });
  onTestFinished(() => isolated.close());
  const page = await (await newContext()).newPage();
  await open(page, isolated.url, "agents.create");
  await run(page);
  await status(page, /^200 ·/);
  await openSandbox(page);
  await see(page, ".sandbox", /1 resource of yours/);
});

test("nothing of the mock is loaded before the first click, and it is loaded once", async () => {
  const page = await (await newContext()).newPage();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url().replace(/^.*\/|\?.*$/g, "")));
  await open(page, site.url, "agents.create");
  await page.evaluate(`new Promise((resolve) => setTimeout(resolve, 100))`);
  expect(requested.filter((name) => /try-it|sandbox/.test(name))).toEqual([]);
  await run(page);
  await status(page, /^200/);
  expect(requested.filter((name) => /try-it|sandbox/.test(name)).sort()).toEqual([
    "sandbox.js.gz",
    "try-it.css",
    "try-it.js",
  ]);
  await open(page, site.url, "agents.list");
  await run(page);
  await status(page, /^200/);
  const sizes = await page.evaluate(
    `performance.getEntriesByType("resource").filter(({ name }) => name.includes("sandbox")).map(({ transferSize }) => transferSize)`,
  );
  expect(sizes).toEqual([0]);
});

test("what a page needs to run its request has at most 2 kB", async () => {
  const html = await readFile(new URL("operations/agents.create/index.html", FOLDER), "utf8");
  const without = html.replace(/<div class="try-it">.*?<\/details><\/div>/s, "");
  expect(gzipSync(html).length - gzipSync(without).length).toBeLessThan(2000);
  expect(without.length).toBeLessThan(html.length);
});

test("a message about a wrong body replaces the result", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "agents.create");
  await run(page);
  await status(page, /^200/);
  await page.locator(".try-it summary").first().click();
  await page.locator(".try-it textarea").fill('{"name": ');
  await run(page);
  await status(page, /^The request was not sent\. .*line 1/i);
  expect(await text(page, ".answer")).not.toContain("200");
});

test("a stream is stopped", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "workflows.events.stream");
  await run(page);
  await status(page, /receiving/);
  await page.getByRole("button", { name: "Stop" }).click();
  await see(page, ".answer [role=status]", /stopped/);
});

test("a key for another server is not stored", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "agents.get");
  await page.locator(".try-it summary").first().click();
  expect(await page.locator("#try-key").count()).toBe(0);
  await page.getByLabel("Send to").selectOption("own");
  await page.getByLabel("Address").fill("http://127.0.0.1:9");
  await page.getByLabel("API key").fill("kittiwake");
  await page.locator(".try-it form [type=submit]").click();
  await status(page, /^No response/);
  const stored = await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])");
  expect(stored).not.toContain("kittiwake");
  await open(page, site.url, "agents.get");
  await page.locator(".try-it summary").first().click();
  await page.getByLabel("Send to").selectOption("own");
  expect(await page.evaluate(`document.querySelector("#try-key").value`)).not.toBe("kittiwake");
});

test.each(LOOKS)("at a width of %s in the %s scheme, a page with a result has no fault", async (width, colorScheme) => {
  const page = await (await newContext({ viewport: { width, height: 900 }, colorScheme })).newPage();
  const unguarded = await serveSite(FOLDER);
  onTestFinished(() => unguarded.close());
  await open(page, unguarded.url, "agents.create");
  const widthOf = () => page.evaluate(`document.querySelector("article").getBoundingClientRect().width`);
  const before = await widthOf();
  await run(page);
  await status(page, /^200/);
  await page.locator(".try-it summary").first().click();
  await openSandbox(page);
  expect(await widthOf()).toBe(before);
  expect(await page.locator('[data-tabs="Language"]:visible').count()).toBe(1);
  expect(await overflow(page)).toBe(0);
  expect(await faults(page)).toEqual([]);
  await page.goto(`${unguarded.url}guides/first-conversation/index.html`);
  await page.getByRole("button", { name: "Run all" }).click();
  await see(page, ".try-it.all", /All 4 steps have run/);
  await openSandbox(page);
  expect(await overflow(page)).toBe(0);
  expect(await faults(page)).toEqual([]);
});

/** 40 operations of all areas: with and without bodies and parameters, streams and files. */
const operations = [...listOperations(document)].map(({ operation }) => operation.operationId);
const someOperations = Array.from(
  { length: 40 },
  (_, index) => operations[Math.floor((index * operations.length) / 40)]!,
);

test("operations of different kinds respond as the document says", async () => {
  const invalid: string[] = [];
  for (const operationId of someOperations) {
    // Each starts with the initial state.
    const context = await browser.newContext({});
    const page = await context.newPage();
    await open(page, site.url, operationId);
    await run(page);
    // A stream may have no end.
    await status(page, /^\d{3} .*(receiving|\d ms)/);
    const code = Number(/^\d+/.exec(await text(page, ".answer [role=status]"))?.[0]);
    const body = await page.evaluate(`document.querySelector(".answer .code pre")?.textContent`);
    await context.close();
    const validate = (validators as Record<string, OperationValidators>)[operationId]?.responses[code];
    // A sample with several steps first brings its resource into another state.
    const succeeds = code < 400 || listSteps(document, operationId).length > 1;
    if (!succeeds || (body !== undefined && validate && !validate(JSON.parse(String(body)))))
      invalid.push(`${operationId}: ${code} ${String(body).slice(0, 300)}`);
  }
  expect(invalid).toEqual([]);
}, 300_000);

const GUIDES = ["first-conversation", "function-calling", "batch-results", "schedule-control"];
test.each(GUIDES)("the guide %s runs to its end", async (name) => {
  const page = await (await newContext()).newPage();
  await page.goto(`${site.url}guides/${name}/index.html`);
  const buttons = await page.locator(".step .run").count();
  await page.getByRole("button", { name: "Run all" }).click();
  await see(page, ".try-it.all", new RegExp(`All ${buttons} steps have run`));
  const results = (await page.locator(".step .answer [role=status]").allInnerTexts()).filter((text) =>
    /^2\d\d /.test(text),
  );
  expect(results.length).toBe(buttons);
  // Nothing has moved the page.
  expect(await page.evaluate("scrollY")).toBe(0);
});

test("a guide shows a stream event by event", async () => {
  const page = await (await newContext()).newPage();
  await page.goto(`${site.url}guides/first-conversation/index.html`);
  await page.evaluate(`document.querySelectorAll(".step .run")[1].click()`);
  await see(page, ".try-it.all", /Step 2 has run/);
  const answer = "#streamAnswer ~ .step .answer";
  expect(await text(page, `${answer} .events`)).toMatch(
    /^conversation\.response\.started[\s\S]*conversation\.response\.done/,
  );
  expect(await text(page, `${answer} .text`)).toMatch(/high water/i);
  expect(await text(page, `${answer} [role=status]`)).toMatch(/^200 · \d+ events · /);
  // Not the raw text, too.
  expect(await page.locator(`${answer} .code`).count()).toBe(0);
});

test("a guide says which step runs, and is stopped there", async () => {
  const page = await (await newContext()).newPage();
  await page.goto(`${site.url}guides/first-conversation/index.html`);
  // A click of the test could come too late.
  await page.evaluate(`const top = document.querySelector(".try-it.all");
    new MutationObserver(() => {
      if (top.textContent.includes("Step 2 of 4")) top.querySelector(".stop").click();
    }).observe(top, { childList: true, subtree: true, characterData: true });`);
  await page.getByRole("button", { name: "Run all" }).click();
  await see(page, ".try-it.all", /Stopped at step 2 of 4/);
  await see(page, ".step .answer", /stopped/);
  expect(await page.getByRole("button", { name: "Stop" }).count()).toBe(0);
  expect(await page.locator(".step .answer").count()).toBe(2);
});

test("a guide leads to the step that fails, and says why", async () => {
  const page = await (await newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.goto(`${site.url}guides/first-conversation/index.html`);
  await page.evaluate(`const data = document.querySelector(".try-it.all script");
    data.textContent = data.textContent.replace("/messages", "/nothing");`);
  await page.getByRole("button", { name: "Run all" }).click();
  await see(page, ".try-it.all", /Failed at step 3 of 4\..* 404/);
  await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(0);
  await see(page, ".step .answer", /404 .*failed/);
  // The problem's detail, without the JSON around it.
  expect(await text(page, ".try-it.all")).not.toContain("{");
});

test("a guide that what an earlier run has made stops offers to reset the sandbox", async () => {
  const page = await (await newContext()).newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${site.url}guides/schedule-control/index.html`);
  const runAll = () => page.getByRole("button", { name: "Run all" }).click();
  await runAll();
  await see(page, ".try-it.all", /All 7 steps have run/);
  await runAll();
  await see(page, ".try-it.all", /Failed at step 1 of 7\. .* 409: \w.*may be in the way/s);
  await page.locator(".try-it.all").getByRole("button", { name: "Reset the sandbox" }).click();
  await see(page, ".try-it.all", /The sandbox was reset/);
  await runAll();
  await see(page, ".try-it.all", /All 7 steps have run/);
});

test("a guide has the sandbox, and after a reset a step runs after those that it needs again", async () => {
  const page = await (await newContext()).newPage();
  await page.goto(`${site.url}guides/agent-versions/index.html`);
  await page.getByRole("button", { name: "Run all" }).click();
  await see(page, ".try-it.all", /All \d steps have run/);
  await openSandbox(page);
  await see(page, ".sandbox", / of yours[\s\S]*1 day/);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Reset the sandbox" }).click();
  await see(page, ".sandbox", /unchanged/);
  await page.evaluate(`document.querySelectorAll(".step .run")[1].click()`);
  await see(page, ".try-it.all", /Step 2 has run/);
  await see(page, ".sandbox", / of yours/);
});

test("the home page says what a request needs, and leads to one", async () => {
  const page = await (await newContext()).newPage();
  await page.goto(site.url);
  expect(await text(page, ".intro")).toContain("without a server, a key or an account");
  await page.locator(".intro a").filter({ hasText: "create an agent" }).click();
  // The home page has a sample to run, too.
  await expect.poll(() => page.evaluate("location.pathname")).toContain("agents.create");
  await run(page);
  await status(page, /^200/);
});

test("a step of a guide runs after those that it needs", async () => {
  const page = await (await newContext()).newPage();
  await page.goto(`${site.url}guides/agent-versions/index.html`);
  await page.evaluate(`document.querySelectorAll(".step .run")[1].click()`);
  await see(page, ".try-it.all", /Step 2 has run/);
  await see(page, ".step .answer", /"version": 1,/);
  expect(await page.locator(".step .answer").count()).toBe(2);
});

test.each(Object.entries(PLACES))(
  "from %s, the dashboard shows the requests and the state of the sandbox",
  async (_, { root, offline }) => {
    const context = await newContext({ offline });
    const page = await context.newPage();
    await open(page, root(), "agents.create");
    await run(page);
    await status(page, /^200/);
    await page.goto(`${root()}dashboard/index.html`);
    await see(page, ".rows", /agents\.create\s*200/);
    await page.locator(".row").first().click();
    await see(page, ".details", /Copies call http:\/\/127\.0\.0\.1:4010, where npm start in a clone/);
    await page.locator(".details .facts a").first().click();
    await see(page, "h1", /Create an agent/);
    await run(page);
    await status(page, /^200/);
    await page.goto(`${root()}dashboard/index.html#state`);
    await see(page, ".names", /agents\s+4/);
    await page.locator("header > a").filter({ hasText: "Reference" }).first().click();
    await see(page, "h1", /Platform API/);
    await page.goto(`${root()}dashboard/index.html`);
    await see(page, ".rows", /agents\.create[\s\S]*agents\.create/);
    await page.getByRole("button", { name: "Clear" }).click();
    await see(page, ".empty", /No request has run yet/);
    await page.goto(`${root()}dashboard/index.html#send/agents.create`);
    await see(page, ".view", offline ? /from a web server only/ : /Body required/);
    expect(await text(page, ".view")).not.toMatch(/Address|API key/);
    await page.goto(`${root()}dashboard/index.html#sandbox`);
    await see(page, ".view", /Returns the data and the clock to their initial state/);
  },
);

test("the request is that of the chosen example", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "conversations.start");
  const options = await page.evaluate(
    `Array.from(document.querySelectorAll(".example-choice option"), ({ value }) => value)`,
  );
  const [, second = ""] = options as string[];
  const read = () => page.evaluate(`document.querySelector(".try-it textarea")?.value`);
  await run(page);
  await status(page, /^200/);
  const first = await read();
  await page.locator(".example-choice select").first().selectOption(second);
  await expect.poll(read).not.toBe(first);
  await run(page);
  await see(page, ".answer [role=status]", /^200 .*\d ms/);
});

test("an example without a request says what runs", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "connectors.tools.call");
  await page.locator(".example-choice select").first().selectOption("toolResultOfAllKinds");
  await run(page);
  await status(page, /^200/);
  await see(
    page,
    ".example-choice",
    /This example is only a response\. The request, which Run sends, is that of the first/,
  );
  await page.locator(".example-choice select").first().selectOption("toolCallWithoutArguments");
  await expect.poll(() => text(page, ".example-choice")).not.toMatch(/only a response/);
});

test("the state of the reader's resource is marked, also after the clock", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "batch.jobs.create");
  await run(page);
  await see(page, ".changes", /does not exist → status: QUEUED yours: \w+/);
  await page.locator(".changes ~ div button").filter({ hasText: "1 hour" }).click();
  await see(page, ".changes", /status: RUNNING → status: SUCCESS yours: \w+/);
  expect(await page.locator(".yours").count()).toBe(1);
});

test("the samples of all languages follow the form", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "agents.create");
  await page.locator(".try-it summary").first().click();
  await page.locator(".try-it textarea").fill('{"model": "aurora-large", "name": "Kittiwake"}');
  await see(page, ".try-it", /You have changed the request/);
  const findChanged = () =>
    page.evaluate(`[...document.querySelectorAll("[data-tabs=Language] > [data-label]")]
      .filter((sample) => sample.querySelector("code").textContent.includes("Kittiwake"))
      .map((sample) => sample.dataset.label)`);
  const languages = ["curl", "TypeScript", "fetch", "Python", "httpx", "Go", "PHP", "Java"];
  await expect.poll(findChanged).toEqual(languages);
  for (const [label, word] of [
    ["TypeScript", "await"],
    ["Go", "func"],
  ])
    expect(await text(page, `[data-label="${label}"] .k`)).toContain(word);
  await page.locator(".try-it textarea").press("Control+Enter");
  await see(page, ".answer", /"name": "Kittiwake"/);
  // A continuation of the second line of a sample, and of the response, is below its own beginning.
  for (const box of ["[data-tabs=Language] > :not([hidden])", ".answer"])
    expect(await page.evaluate(`document.querySelectorAll("${box} .code-line")[1].style.cssText`)).toBe(
      "--indent: 2ch;",
    );
  // What has run, and not the example, is copied.
  await page.evaluate(
    `globalThis.copied = []; navigator.clipboard.writeText = async (text) => void copied.push(text);`,
  );
  await page.getByRole("button", { name: "Copy as curl" }).click();
  await page.getByRole("button", { name: "Copy the result" }).click();
  await expect.poll(() => page.evaluate("copied.length")).toBe(2);
  const [curl, response] = (await page.evaluate("copied")) as string[];
  expect(curl).toMatch(/^curl http:.*\/v1\/agents [\s\S]*Bearer \$PLATFORM_API_KEY[\s\S]*"name": "Kittiwake"/);
  expect(JSON.parse(response ?? "")).toMatchObject({ name: "Kittiwake" });
  expect(await page.locator(".answer.outdated").count()).toBe(0);
  await page.getByRole("button", { name: "Use the example" }).click();
  await expect.poll(findChanged).toEqual([]);
  expect(await page.locator(".answer.outdated").count()).toBe(1);
});

test("another example leaves what the reader has typed, until the reader takes it", async () => {
  const page = await (await newContext()).newPage();
  await open(page, site.url, "conversations.start");
  await page.locator(".try-it summary").first().click();
  const read = () => page.evaluate(`document.querySelector(".try-it textarea")?.value`);
  await page.locator(".try-it textarea").fill('{"inputs": "Kittiwake"}');
  await page.locator(".example-choice select").first().selectOption({ index: 1 });
  await see(page, ".try-it", /You have changed the request/);
  expect(await read()).toBe('{"inputs": "Kittiwake"}');
  await page.getByRole("button", { name: "Use the example" }).click();
  await expect.poll(read).not.toContain("Kittiwake");
  await expect.poll(() => text(page, ".try-it")).not.toMatch(/You have changed the request/);
});

test.each(["#example=nonsense", "#example=%"])(
  "an address with %s shows the first example, and loses the name",
  async (hash) => {
    const page = await (await newContext()).newPage();
    await page.goto(`${site.url}operations/conversations.start/index.html${hash}`);
    await expect.poll(() => page.evaluate("location.hash")).toBe("");
    expect(await page.evaluate(`document.querySelector(".example-choice select").selectedIndex`)).toBe(0);
  },
);
