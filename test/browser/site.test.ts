/** Looks at every kind of page in Chromium, with everything from outside aborted. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMock, listen, type MockServer } from "../../src/mock/index.ts";
import { readContent, type StaticServer, serve } from "../shared/static-server.ts";
import { type Browser, type Context, launchChromium, type Page } from "../tools/chromium.ts";
import { faults, LOOKS, overflow, visit } from "./look.ts";
import { serveSite } from "./serve-site.ts";

const FOLDER = new URL("../../dist/site/", import.meta.url);

/** One page of each kind. */
const PAGES = {
  home: "",
  area: "areas/executions/",
  operation: "operations/agents.create/",
  "operation with a union as its body": "operations/connectors.create/",
  "operation with events": "operations/conversations.startStream/",
  "deprecated operation": "operations/agents.listLegacy/",
  schema: "schemas/Agent/",
  union: "schemas/HistoryEvent/",
  "list of schemas": "schemas/",
  "all operations": "operations/",
  conventions: "conventions/",
  limits: "limits/",
  authentication: "authentication/",
  errors: "errors/",
  pagination: "pagination/",
  streaming: "streaming/",
  decisions: "decisions/",
  client: "client/",
  mock: "mock/",
  guides: "guides/",
  guide: "guides/first-conversation/",
  changelog: "changelog/",
};

let browser: Browser;
let site: StaticServer;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveSite(FOLDER);
});

afterAll(async () => {
  await site?.close();
  await browser?.close();
});

describe.each(LOOKS)("at a width of %s in the %s scheme", (width, colorScheme) => {
  // The phone opens a folder of files, and is offline.
  const isOffline = width === 390;

  test.each(Object.entries(PAGES))("%s: no fault, no error, no request elsewhere, no overflow", async (_, path) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, offline: isOffline });
    const address = isOffline ? new URL(`${path}index.html`, FOLDER).href : `${site.url}${path}`;
    const { page, complaints } = await visit(context, address);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
    // In a folder, axe complains that it can't read the stylesheets.
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
});

test("without JavaScript, an operation's page has all of its text, and its links work", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const { page } = await visit(context, `${site.url}operations/agents.create/index.html`);
  const text = (await page.locator("main").allInnerTexts()).join("\n");
  for (const part of ["Create an agent", "/v1/agents", "model", "version_message", "422", "curl", "httpx"])
    expect(text).toContain(part);
  await page.locator("nav[aria-label=Reference] a[aria-current]").click();
  expect(await page.locator("h1").allInnerTexts()).toEqual(["Create an agent beta"]);
  await context.close();
});

test.each([
  ["termiante", "workflows.executions.terminate"],
  ["chunks_count", "chunks_count"],
  ["weekday 9 Paris", "Example: At 09:00 in Paris"],
])("the search finds %s", async (query, name) => {
  const context = await browser.newContext({ offline: true });
  const { page, complaints } = await visit(context, new URL("index.html", FOLDER).href);
  await page.keyboard.press("/");
  await page.getByLabel("Search").first().fill(query);
  const results = page.locator("#search-results [role=option]");
  await results.first().waitFor();
  expect((await results.allInnerTexts()).some((text) => text.includes(name))).toBe(true);
  await page.keyboard.press("Enter");
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([1280, 390])(
  "at a width of %s, the filter of all operations finds those that delete something in an area",
  async (width) => {
    const context = await browser.newContext({ offline: true, viewport: { width, height: 800 } });
    const { page, complaints } = await visit(context, new URL("operations/index.html", FOLDER).href);
    const rows = page.locator("tr[data-tags]:visible");
    // A phone shows only the areas.
    expect(await rows.count()).toBe(width === 390 ? 0 : 150);
    await page.getByLabel("deletes").click();
    await page.getByLabel("Area").selectOption("agents");
    expect(await rows.count()).toBe(1);
    expect((await rows.allInnerTexts()).join()).toContain("Delete an agent");
    expect((await page.locator("main h2:visible").allInnerTexts()).join()).toBe("Agents beta");
    const address = String(await page.evaluate("location.href"));
    expect(address).toMatch(/\/index\.html\?area=agents&deletes=deletes$/);
    await page.goto("about:blank");
    await page.goto(address);
    expect(await rows.count()).toBe(1);
    expect(await page.evaluate("document.querySelector('form.filter select[name=area]').value")).toBe("agents");
    await page.getByLabel("Filter operations").fill("no such operation");
    expect(await rows.count()).toBe(0);
    expect(await page.locator("output").allInnerTexts()).toEqual([expect.stringMatching(/^0 of \d+$/)]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("an address opens the list of the operations that delete something", async () => {
  const context = await browser.newContext({ offline: true });
  const { page } = await visit(context, new URL("operations/index.html?deletes=deletes", FOLDER).href);
  await page.locator("form.filter [name=deletes]:checked").waitFor();
  const rows = await page.locator("tr[data-tags]:visible").allInnerTexts();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((text) => !text.includes("deletes "))).toEqual([]);
  const address = new URL("operations/index.html?q=agent&method=patch&area=nowhere&other=1", FOLDER).href;
  const { page: typed } = await visit(context, address);
  expect(await typed.locator("tr[data-tags]:visible").allInnerTexts()).toEqual([
    expect.stringContaining("Update an agent"),
    expect.stringContaining("Switch the active version of an agent"),
  ]);
  expect(await typed.evaluate("location.search")).toBe("?q=agent&method=patch");
  await context.close();
});

test("the filter of errors hides the statuses without a match", async () => {
  const context = await browser.newContext({ offline: true });
  const { page } = await visit(context, new URL("errors/index.html", FOLDER).href);
  const statuses = page.locator('main h2[id^="status-"]:visible');
  expect(await statuses.count()).toBeGreaterThan(10);
  await page.getByLabel("Filter errors").fill("AMBIGUOUS_WORKFLOW");
  expect(await statuses.allInnerTexts()).toEqual(["409 Conflict"]);
  await context.close();
});

test("a phone has a list of languages, which all samples follow", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, offline: true });
  const { page } = await visit(context, new URL("pagination/index.html", FOLDER).href);
  await page.locator("select.language").first().selectOption("Go");
  const shown = page.locator('[data-tabs="Language"] > section:visible');
  expect(await shown.count()).toBe(4);
  expect((await shown.allInnerTexts()).every((text) => text.includes("package main"))).toBe(true);
  expect(await page.evaluate("document.querySelectorAll('select.language')[3].value")).toBe("Go");
  await context.close();
});

test("a result has the words of the query marked, and the method in its color", async () => {
  const context = await browser.newContext({ offline: true });
  const { page } = await visit(context, new URL("index.html", FOLDER).href);
  await page.getByLabel("Search").first().fill("(list agents");
  const marks = page.locator("#search-result-0 mark");
  await marks.first().waitFor();
  expect(new Set(await marks.allInnerTexts())).toEqual(new Set(["List", "agents", "list"]));
  expect(await page.locator("#search-result-0 .method.get").count()).toBe(1);
  await context.close();
});

test("a group of results that says its kind does not repeat it", async () => {
  const context = await browser.newContext({ offline: true });
  const { page } = await visit(context, new URL("index.html", FOLDER).href);
  await page.getByLabel("Search").first().fill("schedule a workflow");
  const kinds = page.locator('#search-results [aria-label="Operations"] .kind');
  await expect.poll(() => kinds.count()).toBeGreaterThan(5);
  expect(new Set(await kinds.allInnerTexts())).toEqual(new Set([""]));
  const mixed = page.locator('#search-results [aria-label="Schemas and fields"] .kind');
  expect(await mixed.allInnerTexts()).not.toContain("");
  await context.close();
});

test.each([1440, 1024])("at a width of %s, the tabs are as high as their lines", async (width) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, offline: true });
  const { page } = await visit(context, new URL("pagination/index.html", FOLDER).href);
  await page.locator(".tabs").first().waitFor();
  const room = await page.evaluate(`(() => {
    const tabs = document.querySelector(".tabs");
    return tabs.getBoundingClientRect().bottom - tabs.lastElementChild.getBoundingClientRect().bottom;
  })()`);
  expect(room).toBeLessThan(16);
  await context.close();
});

test("the search says that it is loading, and shows the results when it has loaded", async () => {
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  const slowSite = await serve(async (path) => {
    if (path.endsWith("/search.js")) await loading;
    return readContent(fileURLToPath(FOLDER) + path.slice(1));
  });
  const context = await browser.newContext({});
  const { page } = await visit(context, slowSite.url);
  await page.keyboard.press("/");
  await page.getByLabel("Search").first().fill("agents.create");
  const status = page.locator("#search-status");
  await status.filter({ hasText: "Loading the search" }).waitFor();
  load();
  await status.filter({ hasText: "results" }).waitFor();
  expect((await page.locator("#search-results [role=option]").allInnerTexts())[0]).toContain("agents.create");
  await context.close();
  await slowSite.close();
});

describe("try it", () => {
  let mock: MockServer;

  beforeAll(async () => {
    mock = await listen(createMock(), { port: 0 });
  });

  afterAll(() => mock?.close());

  async function open(context: Context, operationId: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${site.url}operations/${operationId}/`);
    await page.locator(".try-it summary").first().click();
    await page.getByLabel("Send to").selectOption("local");
    await page.getByLabel("Address").fill(mock.url);
    await page.getByLabel("API key").fill(operationId);
    return page;
  }

  const status = (page: Page, text: string | RegExp) => page.locator(".answer [role=status]").filter({ hasText: text });

  test("creates an agent", async () => {
    const context = await browser.newContext({});
    const page = await open(context, "agents.create");
    await page.locator(".try-it form [type=submit]").click();
    await status(page, /^200 OK/).waitFor();
    const agents = await fetch(`${mock.url}/v1/agents?name=Scout`, {
      headers: { Authorization: "Bearer agents.create" },
    });
    expect(((await agents.json()) as unknown[]).length).toBeGreaterThan(1);
    await context.close();
  });

  test("deletes an agent, and shows that the response has no body", async () => {
    const context = await browser.newContext({});
    const page = await open(context, "agents.delete");
    await page.locator(".try-it form [type=submit]").click();
    await status(page, /^204 No Content/).waitFor();
    expect((await page.locator(".answer").allInnerTexts()).join("\n")).not.toContain("failed");
    await context.close();
  });

  test("shows the entered address and key in the samples", async () => {
    const context = await browser.newContext({});
    const page = await open(context, "agents.get");
    const textOf = (language: string) => `document.querySelector(".samples [data-label=${language}] pre").textContent`;
    for (const [language, text] of [
      ["curl", `curl ${mock.url}/v1/agents/ag_0197c3d0 \\\n  -H "Authorization: Bearer agents.get"`],
      ["TypeScript", `new Platform({ baseUrl: "${mock.url}", apiKey: "agents.get" })`],
      // biome-ignore format: it is part of the code
      ["fetch", `fetch("${mock.url}/v1/agents/ag_0197c3d0", {\n  headers: { Authorization: \`Bearer agents.get\` },`],
      ["httpx", `f"Bearer agents.get"`],
    ] as const) {
      expect(await page.evaluate(textOf(language))).toContain(text);
    }
    await page.getByLabel("API key").fill("other");
    expect(await page.evaluate(textOf("curl"))).toContain("Bearer other");
    await context.close();
  });

  test("streams a conversation, event by event", async () => {
    const context = await browser.newContext({});
    const page = await open(context, "conversations.startStream");
    await page.locator(".try-it form [type=submit]").click();
    await status(page, /\d+ events/).waitFor();
    const events = (await page.locator(".answer .events li").allInnerTexts()).join("\n");
    expect(events).toContain("conversation.response.started");
    expect(events).toContain("conversation.response.done");
    await context.close();
  });

  test("shows a violation, and what to do when nothing answers", async () => {
    const context = await browser.newContext({});
    const page = await open(context, "agents.create");
    await page.getByLabel("Body").fill('{"name": 1}');
    await page.locator(".try-it form [type=submit]").click();
    await status(page, /^422/).waitFor();
    await page.locator("#try-body-messages").filter({ hasText: "name" }).waitFor();
    await page.getByLabel("Address").fill("http://127.0.0.1:9");
    await page.locator(".try-it form [type=submit]").click();
    await status(page, /^No response/).waitFor();
    expect((await page.locator(".answer").allInnerTexts()).join("\n")).toContain("npm start");
    await context.close();
  });
});

test("the chosen language is remembered for other pages", async () => {
  const context = await browser.newContext({});
  const page = await context.newPage();
  await page.goto(`${site.url}operations/agents.create/`);
  await page.getByRole("tab", { name: "Python", exact: true }).click();
  await page.goto(`${site.url}operations/agents.get/`);
  expect(await page.locator("[data-tabs=Language] [aria-selected=true]").allInnerTexts()).toEqual(["Python"]);
  await context.close();
});

describe.each([true, false])("printed, with scripts: %s", (javaScriptEnabled) => {
  test("a page has the samples in one language, then the text as far as the reader has opened it", async () => {
    // A4, without the usual margins.
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 718, height: 1000 } });
    const { page } = await visit(context, `${site.url}operations/agents.create/`);
    const countFolded = () => page.evaluate("document.querySelectorAll('article details:not([open])').length");
    const folded = await countFolded();
    expect(folded).toBeGreaterThan(0);
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await page.emulateMedia({ media: "print" });
    expect(await countFolded()).toBe(folded);
    const text = (await page.locator("main").allInnerTexts()).join("\n");
    for (const part of ["Body", "version_message", "curl http", '"id": "ag_']) expect(text).toContain(part);
    expect(text).not.toMatch(/httpx|client\.agents\.create|await fetch|Copy/);
    const top = (selector: string) =>
      page.evaluate(`document.querySelector("${selector}").getBoundingClientRect().top`);
    expect(await top("main > aside")).toBeLessThan(Number(await top("article .fields")));
    await context.close();
  });
});

test("the keyboard reaches the search from a field, and tells the buttons that copy apart", async () => {
  const context = await browser.newContext({});
  const { page } = await visit(context, `${site.url}operations/agents.create/`);
  for (const name of ["Copy the request", "Copy the response"])
    expect(await page.getByRole("button", { name, exact: true }).count()).toBe(1);
  await page.evaluate("document.querySelector('.example-choice select').focus(); scrollTo(0, 1500)");
  await page.keyboard.press("Control+k");
  expect(await page.evaluate("document.activeElement.id")).toBe("search-field");
  await page.keyboard.press("a");
  expect(await page.evaluate("scrollY")).toBe(1500);
  await context.close();
});

test("a column that is longer than the screen scrolls with the page, and is in view when it gets shorter", async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { page } = await visit(context, `${site.url}operations/agents.create/`);
  const top = () => page.evaluate(`document.querySelector("aside").getBoundingClientRect().top`);
  const resize = (height: string) => page.evaluate(`document.querySelector("aside").style.minHeight = "${height}"`);
  await resize("2000px");
  await page.evaluate("scrollTo(0, 500)");
  await expect.poll(top).toBe(88 - 500);
  await page.evaluate("scrollTo(0, 2000)");
  await expect.poll(top).toBe(900 - 2000 - 32);
  await resize("");
  await expect.poll(top).toBeGreaterThan(0);
  await context.close();
});

test("the list of sections marks the one that is read", async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { page } = await visit(context, `${site.url}operations/agents.create/`);
  const marked = page.locator(".contents [aria-current]");
  expect(await marked.count()).toBe(0);
  for (const name of ["Errors", "Response"]) {
    await page.locator(".contents a").filter({ hasText: name }).click();
    await expect.poll(() => marked.allInnerTexts()).toEqual([name]);
  }
  // The last section is too short to reach the top.
  await page.evaluate("scrollTo(0, 0)");
  await expect.poll(() => marked.count()).toBe(0);
  await page.evaluate("history.replaceState(null, '', location.pathname); scrollTo(0, 1e6)");
  await expect.poll(() => marked.allInnerTexts()).toEqual(["State"]);
  await context.close();
});

test("a response is folded so that its column fits the screen, until the reader shows all of it", async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { page } = await visit(context, `${site.url}operations/agents.get/`);
  const height = () => page.evaluate(`document.querySelector("aside").offsetHeight`).then(Number);
  const button = page.locator("aside .unfold:visible");
  const fits = async () => expect.poll(height).toBeLessThanOrEqual(900 - 88 - 32);
  await fits();
  await button.click();
  await expect.poll(height).toBeGreaterThan(900);
  expect(await button.allInnerTexts()).toEqual(["Show less"]);
  await button.click();
  await fits();
  await context.close();

  const high = await browser.newContext({ viewport: { width: 1440, height: 3000 } });
  const other = await visit(high, `${site.url}operations/agents.get/`);
  await expect.poll(() => other.page.locator("aside .unfold:visible").count()).toBe(0);
  await high.close();
});

test("without JavaScript, no kind of page has a control that needs it", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const controls = page.locator("button:visible, input:visible, select:visible, .try-it:visible");
  for (const [kind, path] of Object.entries(PAGES)) {
    await page.goto(`${site.url}${path}`);
    expect([kind, await controls.count()]).toEqual([kind, 0]);
  }
  await context.close();
});

test("a page that does not exist names its address, and leads to lists of those that exist", async () => {
  const missing = await serve(
    async (path) =>
      (await readContent(fileURLToPath(FOLDER) + path.slice(1))) ?? readContent(`${fileURLToPath(FOLDER)}404.html`),
  );
  const context = await browser.newContext({});
  const { page, complaints } = await visit(context, `${missing.url}/operations/agents.creat/`);
  const text = (await page.locator("main").allInnerTexts()).join();
  expect(text).toContain("The server has no page at /operations/agents.creat/.");
  expect(await page.locator("main button:visible").count()).toBe(0);
  await page.locator("main a").filter({ hasText: "all operations" }).click();
  await page.locator("h1").filter({ hasText: "All operations" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await missing.close();
});

test.each([
  ["Copied", "copied = text", ""],
  ["Not copied: the browser does not allow it", "throw new Error()", ""],
  ["Not copied: the server responded with 404", "", "fetch = async () => new Response('', { status: 404 })"],
  ["Not copied: the server does not respond", "", "fetch = async () => { throw new TypeError(); }"],
])("the button that copies a page says: %s", async (outcome, write, setup) => {
  const context = await browser.newContext({});
  const { page } = await visit(context, `${site.url}pagination/`);
  await page.evaluate(`navigator.clipboard.writeText = async (text) => { ${write} }; ${setup}`);
  await page.getByRole("button", { name: "Copy page as Markdown" }).click();
  await expect.poll(() => page.locator(".copy-page").allInnerTexts()).toEqual([outcome]);
  if (outcome === "Copied") expect(await page.evaluate("copied")).toMatch(/^# Pagination\n/);
  await context.close();
});

test.each(["operations/agents.create/", "guides/first-conversation/", "client/"])(
  "on a wide screen, the list of the sections of %s stays in view, and hides no section that it leads to",
  async (path) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page } = await visit(context, `${site.url}${path}`);
    await page.locator(".contents a:last-of-type").click();
    const places = `[".contents", ":target"].map((selector) => {
      const { top, bottom, left, right } = document.querySelector(selector).getBoundingClientRect();
      return { top, bottom, left, right };
    })`;
    const [contents, target] = (await page.evaluate(places)) as [DOMRect, DOMRect];
    expect(contents.top).toBeGreaterThanOrEqual(56);
    expect(contents.top).toBeLessThan(200);
    // Beside or above it.
    expect(contents.left >= target.right || contents.bottom <= target.top).toBe(true);
    await context.close();
  },
);

test("an example that is chosen with the keyboard replaces samples, response, events and the form", async () => {
  const context = await browser.newContext({ offline: true });
  const address = new URL("operations/conversations.start/index.html", FOLDER).href;
  const { page, complaints } = await visit(context, address);
  const waitUntil = async (expression: string, on = page) =>
    expect.poll(() => on.evaluate(expression), { timeout: 20_000 }).toBe(true);
  await page.locator(".try-it summary").first().click();
  await page.locator("textarea").first().waitFor();
  await page.evaluate("document.querySelector('.example-choice select').focus()");
  const count = (selector: string, text: string) =>
    page.evaluate(
      `[...document.querySelectorAll("${selector}")].filter(({ textContent }) => textContent.includes("${text}")).length`,
    );
  // The last example is a stream of another conversation, and the one before it a request with a response.
  expect(await count("[data-part='frame-conversation.response.started']", "conv_0197c3e8")).toBe(0);
  await page.keyboard.press("End");
  await expect.poll(() => count("[data-part='frame-conversation.response.started']", "conv_0197c3e8")).toBe(1);
  await page.keyboard.press("ArrowUp");
  await waitUntil("location.hash === '#example=carriedOverQuestion'");
  await waitUntil("document.querySelector('textarea').value.includes('handoff_execution')");
  expect(await count("[data-part=samples] > section", "ag_0197c3d1")).toBe(8);
  expect(await count("[data-part=responses] > section", "agent.handoff")).toBeGreaterThan(0);

  const { page: later } = await visit(context, address);
  await waitUntil("document.querySelector('.example-choice select').value === 'carriedOverQuestion'", later);
  const { page: linked } = await visit(context, `${address}#example=berthQuestion`);
  await waitUntil("document.querySelector('[data-part=samples]').textContent.includes('sloop.jpg')", linked);
  expect(complaints).toEqual([]);
  await context.close();
});

test("deep variants open in place, also from an address", async () => {
  const context = await browser.newContext({ offline: true });
  const address = new URL("operations/conversations.start/index.html", FOLDER).href;
  const { page, complaints } = await visit(context, `${address}#body.inputs-List-of-entries[]-message.input.content`);
  await page.locator("li[id$='message.input.content']").first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
