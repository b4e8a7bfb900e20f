/** Uses the dashboard of the mock in Chromium, while the programs of the README run against the mock. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type StartedMock, startMock } from "../../src/mock/testing/start-mock.ts";
import { startTestProxy } from "../mock/proxy/servers.ts";
import { serve } from "../shared/static-server.ts";
import { type Browser, type Context, launchChromium, type Page } from "../tools/chromium.ts";
import { faults, LOOKS, overflow, visit } from "./look.ts";
import { runReadme } from "./readme-program.ts";

/** A host that is not this machine, for all that the browser knows. */
const FOREIGN = "page.example";

let browser: Browser;
let mock: StartedMock;

beforeAll(async () => {
  browser = await launchChromium([`--host-resolver-rules=MAP ${FOREIGN} 127.0.0.1`]);
  mock = await startMock();
  await runReadme(mock.url);
});

afterAll(async () => {
  await mock?.close();
  await browser?.close();
});

/** Sends a request to the mock. */
async function send(path: string, body?: unknown, key = "any"): Promise<Record<string, unknown>> {
  const response = await fetch(mock.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return text === "" ? {} : JSON.parse(text);
}

/** Opens the dashboard at a view, with another sandbox if there is a key. */
async function open(view = "", options: { key?: string; width?: number; scheme?: "light" | "dark" } = {}) {
  const { key, width = 1440, scheme = "light" } = options;
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  onTestFinished(() => context.close());
  const { page, complaints } = await visit(context, `${mock.url}/_mock/#${view}`);
  if (key !== undefined) await enterKey(page, key);
  return { context, page, complaints };
}

async function enterKey(page: Page, key: string): Promise<void> {
  await page.getByLabel("API key").first().fill(key);
  await page.keyboard.press("Enter");
}

const text = async (page: Page, selector = "body") => (await page.locator(selector).allInnerTexts()).join("\n");
const see = (page: Page, expected: string | RegExp, selector = "body") =>
  expect.poll(() => text(page, selector)).toMatch(expected);
const click = (page: Page, name: string) => page.getByRole("button", { name }).first().click();

/** Goes to a view, and waits for what it shows. */
async function show(page: Page, view: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(view)}`);
  const current = () => page.evaluate(`document.querySelector("nav [aria-current]").hash`);
  await expect.poll(current).toBe(`#${view.split("/")[0]}`);
  await expect.poll(() => text(page, ".view")).not.toMatch(/^\s*(Loading …)?\s*$/);
}

describe("requests", () => {
  test("shows what the program has done, without anything being entered", async () => {
    const { page, complaints } = await open();
    await see(page, /GET\s*\/v1\/agents\/ag_0197c3d0\s*agents\.get\s*200/, ".rows");
    await see(page, /conversations\.\w*[sS]tream[\s\S]*?events/, ".rows");
    expect(complaints).toEqual([]);
  });

  test("shows a new request, the events of its stream, and why another was refused", async () => {
    const { page } = await open("", { key: "live" });
    await see(page, "There are no requests with the API key live yet");
    await send(
      "/v1/conversations",
      { model: "aurora-large", inputs: "When is low water?", stream: true },
      "live",
    ).catch(
      () => {}, // The response is no JSON.
    );
    await see(page, /startStream\s*200\s*\d+ events/, ".rows");
    await send("/v1/agents", { nam: "Guide" }, "live");
    await see(page, /agents\.create\s*422\s*3 violations/, ".rows");
    await send("/v1/agents/ag_none?tide=1", undefined, "live");
    await see(page, /agents\.get\s*404\s*AGENT_NOT_FOUND: .* · agents\.get has no query parameter tide\./, ".rows");
    await page.locator(".row").filter({ hasText: "422" }).first().click();
    await see(page, /\/body\/name\s+is required/, ".violations");
    await page.locator(".row").filter({ hasText: "startStream" }).first().click();
    await see(page, /message\.output\.delta/, ".details .events");
  });

  test("is filtered by text, operation and status; is paused, continued and cleared", async () => {
    const { page } = await open("", { key: "filters" });
    for (const path of ["/v1/models", "/v1/agents/ag_unknown", "/v1/agents/ag_0197c3d0"])
      await send(path, undefined, "filters");
    const rows = () => page.locator(".row").count();
    await expect.poll(rows).toBe(3);
    await page.getByLabel("Text").fill("ag_unknown");
    await expect.poll(rows).toBe(1);
    await page.getByLabel("Text").fill("");
    await page.locator("select").first().selectOption("agents.get");
    await expect.poll(rows).toBe(2);
    await page.locator(".toolbar label").filter({ hasText: "Status" }).getByRole("combobox").selectOption("4xx");
    await expect.poll(rows).toBe(1);
    await page.locator(".toolbar label").filter({ hasText: "Status" }).getByRole("combobox").selectOption("");
    await page.locator("select").first().selectOption("");
    await click(page, "Pause");
    await send("/v1/models", undefined, "filters");
    await see(page, "Continue (1 more)");
    expect(await rows()).toBe(3);
    await click(page, "Continue (1 more)");
    await expect.poll(rows).toBe(4);
    await click(page, "Clear");
    await see(page, "There are no requests with the API key filters yet");
  });

  test("has a list of the requests without a key", async () => {
    await fetch(`${mock.url}/v1/models`);
    const { page } = await open();
    await page.locator(".rejections summary").click();
    await see(page, /\/v1\/models\s+There is no API key/, ".rejections");
  });

  test("copies a request in four ways", async () => {
    const { page } = await open("", { key: "copies" });
    await page.evaluate("globalThis.copied = []; navigator.clipboard.writeText = async (text) => copied.push(text)");
    await send("/v1/agents/ag_0197c3d0", undefined, "copies");
    await page.locator(".row").first().click();
    for (const name of ["curl", "TypeScript", "reply", "assertion"]) await click(page, `Copy as ${name}`);
    await expect.poll(async () => ((await page.evaluate("copied")) as string[]).length).toBe(4);
    const [curl, typescript, reply, assertion] = (await page.evaluate("copied")) as string[];
    expect(curl).toContain(`${mock.url}/v1/agents/ag_0197c3d0`);
    expect(typescript).toContain('client.agents.get("ag_0197c3d0")');
    expect(JSON.parse(reply ?? "").match.operation_id).toBe("agents.get");
    expect(assertion).toContain("expect(found).toMatchObject({ count: 1");
    await see(page, 'Set it in your terminal: export PLATFORM_API_KEY="copies"', ".details");
  });

  test("shows a copy selected if the browser has no clipboard", async () => {
    const { page } = await open("", { key: "by-hand" });
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error())");
    await send("/v1/agents/ag_0197c3d0", undefined, "by-hand");
    await page.locator(".row").first().click();
    const selected = () => page.evaluate("getSelection().toString()");
    await click(page, "Copy as curl");
    await see(page, "Not copied: the browser does not allow it", ".buttons");
    await expect.poll(selected).toContain(`curl ${mock.url}/v1/agents/ag_0197c3d0`);
    await click(page, "Copy as assertion");
    await expect.poll(selected).toMatch(/^const found = await/);
    await page.evaluate("navigator.clipboard.writeText = async () => {}");
    await click(page, "Copy as reply");
    await see(page, "Copied", ".buttons");
    await expect.poll(() => text(page, ".details")).not.toContain("const found");
  });

  test("scrolls through 10,000 requests with few rows in the page", async () => {
    const { page } = await open("", { key: "many" });
    for (let sent = 0; sent < 10_000; sent += 50)
      await Promise.all(Array.from({ length: 50 }, () => send("/v1/models/aurora-small", undefined, "many")));
    await see(page, /^10,000 requests$/m);
    expect(await page.locator(".row").count()).toBeLessThan(100);
    await page.evaluate(`document.querySelector(".rows").scrollTop = 180000`);
    await expect
      .poll(() => page.evaluate(`document.querySelector(".row").getAttribute("href")`))
      .toMatch(/^#requests\/[45]\d\d\d$/);
  }, 300_000);
});

test("state: shows a resource with its diagram, the states it had, and what changed since a mark", async () => {
  const key = "state";
  const { page, complaints } = await open("state", { key });
  await see(page, /batch jobs\s*1/, ".names");
  await click(page, "Set a mark");
  await see(page, "Nothing has changed since the mark");
  const { id } = await send(
    "/v1/batch/jobs",
    {
      endpoint: "/v1/chat/completions",
      model: "aurora-small",
      requests: [{ custom_id: "1", body: { messages: [{ role: "user", content: "When is low water?" }] } }],
    },
    key,
  );
  await see(page, /batch jobs\s*2\s*1 new/, ".names");
  await page.locator(".names a").filter({ hasText: "batch jobs" }).first().click();
  await page
    .locator("td a")
    .filter({ hasText: String(id) })
    .first()
    .click();
  await see(page, "status is now QUEUED");
  await expect.poll(() => page.evaluate(`document.querySelector("text.current")?.textContent`)).toBe("QUEUED");
  await send("/_mock/clock", { advance_ms: 30_000 }, key);
  await see(page, "status is now SUCCESS.");
  await send(`/v1/batch/jobs/${id}`, undefined, key);
  await see(page, /status is now SUCCESS, after:\s*QUEUED → SUCCESS seen in batch\.jobs\.get/);
  await page.locator("a").filter({ hasText: "changed since the mark" }).first().click();
  await see(page, new RegExp(`added\\s+batch jobs\\s+${id}`));
  await page.getByLabel("Search").fill(String(id));
  await see(page, /^batch jobs\s*1/m, ".names");
  expect(complaints).toEqual([]);
});

test("state: a mark stays after a reload until a reset, and its changes have no heartbeats", async () => {
  const key = "mark";
  const { page } = await open("state", { key });
  await send("/v1/agents/ag_0197c3d0", undefined, key);
  await click(page, "Set a mark");
  await see(page, "Nothing has changed since the mark");
  await send("/_mock/clock", { advance_ms: 30_000 }, key);
  await show(page, "state/changes");
  const NOISE = "Only heartbeats of workers, or data that the API does not show, have changed, in 2 resources.";
  await see(page, NOISE, ".content");
  await fetch(`${mock.url}/v1/agents/ag_0197c3d0`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ description: "Knows the tides." }),
  });
  await see(page, /changed agents ag_0197c3d0 Scout[\s\S]*description "Answers .*" → "Knows the tides\."/, ".change");
  expect(await text(page, ".content")).not.toMatch(/_mock|last_heartbeat/);
  await page.evaluate("location.reload()");
  await see(page, /"Knows the tides\."/, ".change");
  // The mark is the state of now, not one that was shown before.
  await page.evaluate(`(async () => {
    const headers = { authorization: "Bearer ${key}", "content-type": "application/json" };
    await fetch("/v1/agents/ag_0197c3d0", { method: "PATCH", headers, body: '{ "name": "Kittiwake" }' });
    [...document.querySelectorAll("button")].find(({ innerText }) => innerText === "Set the mark again").click();
  })()`);
  await expect.poll(() => page.evaluate(`sessionStorage.getItem("try-it-mark")`)).toContain("Kittiwake");
  await see(page, "Nothing has changed. Run your program, or move the clock.", ".content");
  page.on("dialog", (dialog) => void dialog.accept());
  await show(page, "sandbox");
  await click(page, "Reset the sandbox");
  await see(page, "The sandbox was reset.");
  await show(page, "state/changes");
  await see(page, "There is no mark.", ".content");
});

test("send: the address can name the resource", async () => {
  const { page } = await open("send/workflows.schedules.resume/schedule_id%3Dmine", { key: "named" });
  await expect
    .poll(() => page.evaluate(`[...document.querySelectorAll(".try-it input")].map(({ value }) => value)`))
    .toContain("mine");
});

test("requests: one whose body the journal lacks cannot be copied", async () => {
  const key = "long";
  const { page } = await open("requests", { key });
  await send("/v1/agents", { model: "aurora-large", name: "x".repeat(60_000) }, key);
  await page.locator(".row").first().click();
  await see(page, "You cannot copy this request or send it again");
  expect(await page.getByRole("button", { name: "Copy as curl" }).count()).toBe(0);
});

test("time: shows the clock and the tasks, and moves to the next one", async () => {
  const key = "time";
  const { page } = await open("time", { key });
  const { execution_id } = await send(
    "/v1/workflows/morning-briefing/execute",
    { input: { harbor: "Harbor Point" } },
    key,
  );
  await see(page, `executions.step ${execution_id} 2026-03-02 12:00:`, ".timeline");
  await see(page, "morning-briefing-daily 2026-03-03 05:00:00 UTC", ".timeline");
  const now = async () => Date.parse(String((await send("/_mock/clock", undefined, key)).now));
  const moves = async (ms: number, act: () => Promise<void>) => {
    const before = await now();
    await act();
    await expect.poll(now).toBe(before + ms);
  };
  const DAY = 86_400_000;
  const { next } = await send("/_mock/clock", undefined, key);
  await moves(Date.parse(String(next)) - (await now()), () => click(page, "To the next task"));
  await see(
    page,
    `These tasks have run, and any that they scheduled for the same time span: executions.step ${execution_id}.`,
  );
  for (let step = 0; step < 2; step += 1) await moves(1000, () => click(page, "+ 1 second"));
  await see(page, "The clock has moved. No task was due.");
  await moves(DAY, () => click(page, "+ 1 day"));
  await see(page, /same time span: executions\.step \S+, schedules\.fire morning-briefing-daily\./);
  await page.locator("[role=status] a").filter({ hasText: "morning-briefing-daily" }).first().click();
  await see(page, "morning-briefing-daily", ".content");
  await show(page, "time");
  await page.getByLabel("Advance by").fill("2");
  await page.getByLabel("Unit").selectOption("days");
  await moves(2 * DAY, () => click(page, "Advance"));
  await see(page, new Date(await now()).toISOString().replace("T", " ").replace(".000Z", " UTC"), ".now");
});

test("faults, replies and turns: are added from an example, counted, disabled, enabled and removed", async () => {
  const key = "rules";
  const { page } = await open("rules", { key });
  const faultsOf = async () => ((await send("/_mock/faults", undefined, key)).faults as unknown[]).length;
  await see(page, "There are none. Add one from an example:");
  await click(page, "Add fault");
  await expect.poll(faultsOf).toBe(1);
  await send("/v1/agents/ag_0197c3d0", undefined, key);
  await see(page, /fault_\w+ Used by 1 request\. Applies to the next matching request\./);
  await click(page, "Disable");
  await expect.poll(faultsOf).toBe(0);
  await click(page, "Enable");
  await expect.poll(faultsOf).toBe(1);
  await click(page, "Remove");
  await expect.poll(faultsOf).toBe(0);
  await send("/_mock/faults", { operation_id: "agents.get", status: 503 }, key);
  await send("/v1/agents/ag_0197c3d0", undefined, key);
  await see(page, /fault_\w+ Used by 1 request\. It is used up or removed\./);
  await click(page, "Add reply");
  await click(page, "Add turn");
  await expect.poll(async () => ((await send("/_mock/replies", undefined, key)).replies as unknown[]).length).toBe(1);
  await expect.poll(async () => ((await send("/_mock/turns", undefined, key)).turns as unknown[]).length).toBe(2);
  await page.locator("textarea").first().fill('{ "operation_id": "agents.gett", "status": 503 }');
  await click(page, "Add fault");
  await see(page, /agents\.get\b/, ".notice");
});

test("a disabled rule is still there after a reload", async () => {
  const key = "reload";
  await send("/_mock/faults", { operation_id: "agents.get", status: 503 }, key);
  const { page } = await open("rules", { key });
  await click(page, "Disable");
  await see(page, "Enable", ".off");
  await page.evaluate("location.reload()");
  await see(page, "agents.get", ".off");
  await click(page, "Enable");
  await expect.poll(async () => ((await send("/_mock/faults", undefined, key)).faults as unknown[]).length).toBe(1);
});

test("time: names paused schedules, and says that nothing will happen", async () => {
  const key = "paused";
  await send("/v1/workflows/schedules/morning-briefing-daily/pause", { note: "High season" }, key);
  const { page } = await open("time", { key });
  await see(
    page,
    /morning-briefing-daily does not run morning-briefing until you resume it\. Note: High season/,
    ".paused",
  );
  expect(await page.evaluate(`document.querySelector(".paused a:last-of-type").hash`)).toBe(
    "#send/workflows.schedules.resume/schedule_id%3Dmorning-briefing-daily",
  );
  await see(page, "Nothing will happen, however far you move the clock: every schedule is paused", ".empty");
  const create = (times: object) =>
    send(
      "/v1/workflows/schedules",
      { workflow_identifier: "morning-briefing", schedule: { input: {}, cron_expressions: ["0 7 * * *"], ...times } },
      key,
    );
  await create({ end_at: "2026-03-01T00:00:00Z" });
  await see(
    page,
    "Nothing will happen, however far you move the clock: the schedules are paused or have ended",
    ".empty",
  );
  // One that is active has a task.
  await create({});
  await see(page, "schedules.fire", ".timeline");
  expect(await page.locator(".empty").count()).toBe(0);
});

test.each([1440, 1024, 390])(
  "at a width of %s, a row shows its code, fault and note, and all views are in reach",
  async (width) => {
    const key = `width-${width}`;
    await send("/_mock/faults", { operation_id: "agents.get", status: 503 }, key);
    await send("/v1/workflows/schedules/morning-briefing-daily", undefined, key);
    await send("/v1/agents/ag_0197c3d0?tide=1", undefined, key);
    const { page } = await open("", { key, width });
    await see(page, /UNAVAILABLE: .*Changed by \S+ · agents\.get has no query parameter tide\./, ".row .remarks");
    const isCut = (selector: string) =>
      page.evaluate(`[...document.querySelectorAll("${selector}")].some((element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight ||
      element.getBoundingClientRect().right > innerWidth)`);
    expect(await isCut(".row .remarks, .row .path, nav, nav a")).toBe(false);
  },
);

test("on a phone, the header is small, fields are not zoomed, states are whole, and diagrams start at their start", async () => {
  const key = "phone";
  const { page } = await open("", { key, width: 390 });
  for (const view of ["requests", "state", "time", "rules", "sandbox", "send/agents.create"]) {
    await show(page, view);
    await expect.poll(() => page.evaluate(`document.querySelector("header").offsetHeight`)).toBeLessThan(80);
    expect(
      await page.evaluate(`Math.min(...Array.from(document.querySelectorAll("input, select, textarea"),
        (field) => parseFloat(getComputedStyle(field).fontSize)))`),
    ).toBe(16);
  }
  await show(page, "state/batch_jobs");
  await see(page, /^c2d3e4f5-\S+\s+SUCCESS$/m, "tbody");
  const [line, height] = (await page.evaluate(`(() => {
    const cell = document.querySelector(".state-name");
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [parseFloat(getComputedStyle(cell).lineHeight), range.getBoundingClientRect().height];
  })()`)) as [number, number];
  expect(height).toBeLessThanOrEqual(line);
  await page.locator("td a").first().click();
  await expect.poll(() => page.evaluate(`document.querySelector("text.current")?.textContent`)).toBe("SUCCESS");
  expect(await page.evaluate(`document.querySelector(".diagram .scroll").scrollLeft`)).toBe(0);
});

test("sandbox: is reset, saved and restored; others are not listed without a control key", async () => {
  const key = "sandbox";
  const { page } = await open("sandbox", { key });
  const { id } = await send("/v1/agents", { name: "Guide", model: "aurora-large" }, key);
  await page.evaluate(
    "globalThis.saved = []; URL.createObjectURL = (blob) => (saved.push(blob), 'data:,'); HTMLAnchorElement.prototype.click = () => {}",
  );
  await click(page, "Save a snapshot");
  await see(page, "The snapshot was saved.");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await click(page, "Reset the sandbox");
  expect((await send(`/v1/agents/${id}`, undefined, key)).id).toBe(id);
  await click(page, "Reset the sandbox");
  await see(page, "The sandbox was reset.");
  expect(asked[1]).toBe(
    "Reset the sandbox of this key? Its data and clock return to their initial state; its requests, faults, replies and turns are deleted.",
  );
  expect((await send(`/v1/agents/${id}`, undefined, key)).status).toBe(404);
  await page.evaluate(`(async () => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(saved, "sandbox.json"));
    document.querySelector("[type=file]").files = transfer.files;
  })()`);
  await click(page, "Restore the snapshot");
  await see(page, "The snapshot was restored.");
  expect((await send(`/v1/agents/${id}`, undefined, key)).id).toBe(id);
  await click(page, "List the sandboxes");
  await see(page, "Start the mock with --control-key.");
});

test("send: with another key, the other views show its sandbox", async () => {
  const { page } = await open("send/agents.create", { key: "before" });
  await page.locator("#try-key").fill("after");
  await click(page, "Send request");
  await see(page, /200 OK/, ".result");
  await page.locator("nav a").filter({ hasText: "Requests" }).first().click();
  await see(page, /agents\.create\s*200/, ".rows");
  expect(await page.evaluate(`document.querySelector(".key input").value`)).toBe("after");
});

test("with another key, no view shows anything of the first sandbox", async () => {
  const [key, other, word] = ["first", "second", "kittiwake"];
  await send("/v1/agents", { name: word, model: "aurora-large" }, key);
  const { execution_id } = await send("/v1/workflows/morning-briefing/execute", { input: {} }, key);
  await send(`/v1/agents/${word}`, undefined, key);
  const one = { operation_id: "agents.get", match: { path: `/v1/agents/${word}` }, status: 404 };
  const two = { match: { ...one.match, operation_id: "agents.get" }, status: 404 };
  const rules = { faults: one, replies: two, turns: { turns: [{ content: word }] } };
  for (const [name, rule] of Object.entries(rules)) await send(`/_mock/${name}`, rule, key);
  const { page } = await open("state", { key });
  const read = () =>
    page.evaluate(`[document.querySelector(".view").innerText,
      ...Array.from(document.querySelectorAll(".view :is(input, textarea)"), ({ value }) => value)].join()`);
  await click(page, "Set a mark");
  await show(page, "rules");
  for (const left of [2, 1, 0]) {
    await click(page, "Disable");
    await expect.poll(() => page.getByRole("button", { name: "Disable" }).count()).toBe(left);
  }
  for (const view of ["requests", "requests/0", "state/agents", "time", "rules", "send/agents.create/0"]) {
    await show(page, view);
    await expect.poll(read, { message: view }).toContain(view === "time" ? execution_id : word);
    await enterKey(page, other);
    for (const next of [view, "state/changes", "sandbox"]) {
      await show(page, next);
      await expect.poll(read, { message: next }).not.toMatch(new RegExp(`${word}|${execution_id}`));
    }
    await enterKey(page, key);
  }
});

test("send: sends an operation with its example, which appears among the requests", async () => {
  const { page, complaints } = await open("send/agents.create", { key: "send" });
  await click(page, "Send request");
  await see(page, /200 OK/, ".result");
  await page.locator("nav a").filter({ hasText: "Requests" }).first().click();
  await see(page, /agents\.create\s*200/, ".rows");
  await page.locator(".row").first().click();
  await page.locator("a").filter({ hasText: "Send again" }).first().click();
  await see(page, "Create an agent");
  expect(complaints).toEqual([]);
});

test("nothing of a view runs or listens after it was left", async () => {
  const { page } = await open("sandbox");
  // Where the page, and not Playwright, has started an interval or to listen, by the id or the listener.
  await page.evaluate(`globalThis.running = new Map();
    const wrap = (target, start, stop) => {
      const { [start]: begin, [stop]: end } = target;
      target[start] = (...args) => {
        const result = begin.apply(target, args);
        const { stack } = new Error();
        if (stack.includes(location.pathname)) running.set(result ?? args[1], start + stack);
        return result;
      };
      target[stop] = (...args) => {
        running.delete(args[1] ?? args[0]);
        return end.apply(target, args);
      };
    };
    wrap(globalThis, "setInterval", "clearInterval");
    for (const target of [globalThis, document, document.documentElement, document.body])
      wrap(target, "addEventListener", "removeEventListener");`);
  const running = () => page.evaluate("[...running.values()]") as Promise<string[]>;
  const started = new Set<string>();
  for (const view of VIEWS) {
    await show(page, view);
    // Preact runs effects after the frame.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
    if ((await running()).length > 0) started.add(view);
    await show(page, "sandbox");
    await expect.poll(running, { message: view, timeout: 5000 }).toEqual([]);
  }
  // At least those of the requests and the time.
  expect(started.size).toBeGreaterThan(1);
});

const VIEWS = [
  "requests",
  "requests/0",
  "state",
  "state/agents",
  "state/batch_jobs",
  "time",
  "rules",
  "sandbox",
  "send",
];

describe.each(LOOKS)("at a width of %s in the %s scheme", (width, scheme) => {
  test.each(VIEWS)("%s: no fault, no error, no request elsewhere, no overflow", async (view) => {
    const { page, complaints } = await open(view, { width, scheme });
    await expect.poll(() => text(page, ".view")).not.toMatch(/^\s*(Loading …)?\s*$/);
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe("what a caller sends", () => {
  const EVIL = `<img src=x onerror="globalThis.pwned = 1"><script>globalThis.pwned = 1</script>`;

  test("stays text: names, titles, header values, paths and event data", async () => {
    const key = "evil";
    const { page, complaints } = await open("", { key });
    const { id } = await send("/v1/agents", { name: EVIL, model: "aurora-large", description: EVIL }, key);
    await send(`/v1/agents/${encodeURIComponent(EVIL)}?x=${encodeURIComponent(EVIL)}`, undefined, key);
    await send("/_mock/turns", { turns: [{ match: { model: "aurora-small" }, content: EVIL }] }, key);
    await fetch(`${mock.url}/v1/conversations`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "x-trace": EVIL },
      body: JSON.stringify({ agent_id: id, inputs: EVIL, stream: true }),
    }).then((response) => response.text());
    for (const view of ["requests/0", "requests/1", "requests/2", "state/agents", `state/agents/${id}`, "rules"]) {
      await page.evaluate(`location.hash = ${JSON.stringify(view)}`);
      await see(page, "<img src=x", ".view");
    }
    expect(await page.evaluate("globalThis.pwned")).toBeUndefined();
    expect(await page.locator(".view img, .view script").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("is neither read nor sent by a page of another origin", async () => {
    const page = await foreignPage(await browser.newContext({}));
    const attempts = `(async () => {
      const url = ${JSON.stringify(mock.url)};
      const headers = { authorization: "Bearer any" };
      const attempt = (path, init) => fetch(url + path, { headers, ...init }).then((r) => r.status, () => "blocked");
      return [
        await attempt("/_mock/journal/stream"),
        await attempt("/_mock/journal"),
        await attempt("/_mock/", { headers: {} }),
        await attempt("/_mock/reset", { method: "POST" }),
        await fetch(url + "/_mock/reset", { method: "POST", mode: "no-cors" }).then((r) => r.type),
      ];
    })()`;
    const before = ((await send("/_mock/journal")).requests as unknown[]).length;
    expect(await page.evaluate(attempts)).toEqual(["blocked", "blocked", "blocked", "blocked", "opaque"]);
    expect(((await send("/_mock/journal")).requests as unknown[]).length).toBe(before);
    const frame = `new Promise((done) => {
      const frame = document.createElement("iframe");
      frame.src = ${JSON.stringify(`${mock.url}/_mock/`)};
      frame.onload = () => { try { done(frame.contentDocument?.body.innerText ?? "blocked"); } catch { done("blocked"); } };
      document.body.append(frame);
    })`;
    expect(await page.evaluate(frame)).toBe("blocked");
  });
});

/** A page of another machine. */
async function foreignPage(context: Context): Promise<Page> {
  const other = await serve(async () => ({ type: "text/html", body: Buffer.from("<p>Another page</p>") }));
  onTestFinished(() => other.close());
  const page = await context.newPage();
  onTestFinished(() => context.close());
  await page.goto(other.url.replace("127.0.0.1", FOREIGN));
  return page;
}

test("a mock with a control key asks for it once, and keeps it for the tab", async () => {
  const guarded = await startMock({ controlKey: "crew" });
  onTestFinished(() => guarded.close());
  const context = await browser.newContext({});
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${guarded.url}/_mock/`);
  await see(page, "The header X-Control-Key is missing or wrong.");
  await page.getByLabel("Control key").fill("crew");
  await page.keyboard.press("Enter");
  await see(page, "There are no requests with the API key any yet");
  await page.goto(`${guarded.url}/_mock/#sandbox`);
  await click(page, "List the sandboxes");
  await see(page, /Hash\s+Requests/);
});

test.each(LOOKS)(
  "at a width of %s in the %s scheme, a proxy shows its requests, those with violations first",
  async (width, colorScheme) => {
    const proxy = await startTestProxy(mock.url);
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    onTestFinished(() => context.close());
    const { page, complaints } = await visit(context, `${proxy.url}/_mock/`);
    await see(page, `Let your program send them to ${proxy.url}.`, ".empty");
    await proxy.send("/v1/agents", { method: "POST", body: "{}" });
    await proxy.send("/v1/models");
    await see(page, /\/v1\/agents[\s\S]*422\s*2 violations[\s\S]*\/v1\/models[\s\S]*200/, ".rows");
    expect(await text(page, "nav")).toBe("Requests");
    await page.locator(".row").first().click();
    await see(page, /\/body\/name\s+is required/, ".violations");
    expect(await page.locator(".details a").count()).toBe(1);
    expect(await text(page, ".details .back a")).toMatch(/^(Back to the list)?$/);
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    expect((await proxy.journal()).map(({ operation_id }) => operation_id)).toEqual(["agents.create", "models.list"]);
  },
);

test("the page continues after the mock was started again", async () => {
  const first = await startMock();
  const port = Number(new URL(first.url).port);
  const context = await browser.newContext({});
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${first.url}/_mock/`);
  const request = () => fetch(`${first.url}/v1/models`, { headers: { authorization: "Bearer any" } });
  await request();
  await see(page, /models\.list\s*200/, ".rows");
  await first.close();
  await see(page, "The mock does not respond.");
  const second = await startMock({ port });
  onTestFinished(() => second.close());
  await fetch(`${second.url}/v1/agents/ag_0197c3d0`, { headers: { authorization: "Bearer any" } });
  await see(page, /agents\.get\s*200/, ".rows");
  await expect.poll(() => text(page, ".rows")).not.toContain("models.list");
});
