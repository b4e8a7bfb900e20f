/** Looks at the layout of pages in Chromium: on narrow screens, and while they load. */
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent, type StaticServer, serve } from "../shared/static-server.ts";
import { type Browser, launchChromium } from "../tools/chromium.ts";
import { serveSite } from "./serve-site.ts";

const FOLDER = new URL("../../dist/site/", import.meta.url);

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

/**
 * Shows each page at a width, and returns those for which an expression in the browser is not empty. The last page is
 * `planted`, which has the fault. Only the first page is loaded with its stylesheets, which all pages share: loading each
 * would take minutes.
 */
async function findPages(width: number, planted: string, expression: string): Promise<string[]> {
  const files = await readdir(fileURLToPath(FOLDER), { recursive: true });
  // The single page is Redoc's.
  const pages = files.filter((file) => file.endsWith("index.html") && !file.startsWith("reference"));
  expect(pages.length).toBeGreaterThan(700);
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.url);
  const found = await page.evaluate(`(async () => {
    const found = [];
    for (const path of [...${JSON.stringify(pages)}, "planted"]) {
      const text = path === "planted" ? ${JSON.stringify(planted)} : await (await fetch("/" + path)).text();
      document.body.replaceWith(new DOMParser().parseFromString(text, "text/html").body);
      const fault = ${expression};
      if (fault) found.push(path + ": " + fault);
    }
    return found;
  })()`);
  await context.close();
  return found as string[];
}

test("no page scrolls sideways at a width of 320", async () => {
  const planted = "<p style='width: 400px'>Wide</p>";
  const found = await findPages(320, planted, `document.documentElement.scrollWidth - 320`);
  expect(found).toEqual(["planted: 80"]);
});

test("on a phone, the longest part of a path fits on a line of its heading", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site.url}operations/retrieval.ingestionConfigurations.upsert/`);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  await context.close();
});

/** The first word of an address that is divided between two lines. */
const FIND_BROKEN_WORD = String.raw`(() => {
  for (const details of document.querySelectorAll("details")) details.open = true;
  for (const code of document.querySelectorAll("main code")) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    const place = (offset) => {
      for (const node of nodes) {
        if (offset < node.data.length) return [node, offset];
        offset -= node.data.length;
      }
    };
    // Not the address that a program makes of an expression.
    for (const address of code.textContent.matchAll(/(?:https?:\/\/(?!\{)|\/v1\/)[^\s"'\x60)\\<]*/g))
      for (const word of address[0].matchAll(/[\w-]{2,}/g)) {
        const range = new Range();
        const start = address.index + word.index;
        range.setStart(...place(start));
        const [node, offset] = place(start + word[0].length - 1);
        range.setEnd(node, offset + 1);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 8));
        if (new Set(lines).size > 1) return word[0];
      }
  }
})()`;

test("on a phone, no address breaks within a word", async () => {
  const planted = `<main><code style="overflow-wrap: anywhere">/v1/${"x".repeat(80)}</code></main>`;
  expect(await findPages(390, planted, FIND_BROKEN_WORD)).toEqual([`planted: ${"x".repeat(80)}`]);
}, 300_000);

const KINDS = {
  home: "",
  area: "areas/agents/",
  operation: "operations/agents.create/",
  "operation with events": "operations/conversations.startStream/",
  schema: "schemas/Agent/",
  errors: "errors/",
  decisions: "decisions/",
  guide: "guides/first-conversation/",
  client: "client/",
  "all operations": "operations/",
  "other languages": "languages/",
  limits: "limits/",
};

/** Controls that a thumb may miss. The buttons beside code are larger than they look. */
const FIND_SMALL = `[...document.querySelectorAll(
  "summary, select, button:not(.copy), [role=combobox], .contents, .filter label, .names a",
)]
  .map((control) => [control.className || control.tagName, control.getBoundingClientRect().height])
  .filter(([, height]) => height > 0 && height < 44)
  .map(String)`;

test.each(["operation", "schema", "guide", "all operations"] as const)(
  "on a phone, %s has controls of at least 44 px, and its sections are listed in one line",
  async (kind) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${site.url}${KINDS[kind]}`);
    expect(await page.evaluate(FIND_SMALL)).toEqual([]);
    const lists = "[...document.querySelectorAll('.contents')].map(({ offsetHeight }) => offsetHeight < 50)";
    expect(await page.evaluate(lists)).not.toContain(false);
    await context.close();
  },
);

test("on a phone, the response of an operation follows its request, and the current page is in the opened menu", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site.url}${KINDS.operation}`);
  const parts = '[".try-it", "[data-tabs=Status]", "#body"]';
  const tops = await page.evaluate(`${parts}.map((part) => document.querySelector(part).getBoundingClientRect().top)`);
  expect(tops).toEqual((tops as number[]).toSorted((a, b) => a - b));
  const height = () => page.evaluate(`document.querySelector("[data-tabs=Status] pre").offsetHeight`);
  const folded = Number(await height());
  await page.locator("[data-tabs=Status] .unfold").first().click();
  expect(Number(await height())).toBeGreaterThan(folded);
  await page.locator(".menu summary").click();
  const place = `document.querySelector(".navigation [aria-current]").getBoundingClientRect().top`;
  await expect.poll(() => page.evaluate(place)).toBeLessThan(800);
  await context.close();
});

/** Adds up the movements of the page that the reader did not cause. */
const OBSERVER = `globalThis.shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shift += value;
}).observe({ type: "layout-shift", buffered: true });`;

/** Bytes per second and milliseconds: a slow mobile network. */
const NETWORK = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };

// Of about 100 loads, Chromium's slow network let one wait forever.
describe.concurrent.each([1440, 390])("at a width of %s, with a slow network", { retry: 2 }, (width) => {
  test.for(Object.entries(KINDS))(
    "%s: nothing moves while it loads",
    { timeout: 300_000 },
    // Tests that run at the same time need an `expect` of their own, which counts its calls.
    async ([, path], { expect }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript({ content: OBSERVER });
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", NETWORK);
      await page.goto(`${site.url}${path}`, { timeout: 60_000 });
      // The scripts have run, and two frames later the page has been painted after them.
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      expect(await page.evaluate("globalThis.shift")).toBeLessThanOrEqual(0.02);
      await context.close();
    },
  );
});

test.each([KINDS.schema])(
  "%s: on a phone, what follows the article is hidden until the article is complete",
  async (path) => {
    const partial = await serve(async (requested) => {
      const content = await readContent(fileURLToPath(FOLDER) + requested);
      if (content?.type.startsWith("text/html"))
        content.body = content.body.subarray(0, content.body.indexOf("<article>") + 100);
      return content;
    });
    const context = await browser.newContext({ viewport: { width: 390, height: 900 } });
    const page = await context.newPage();
    const isVisible = `document.querySelector('.samples:not([data-tabs="Language"])').checkVisibility()`;
    await page.goto(`${site.url}${path}`);
    expect(await page.evaluate(isVisible)).toBe(true);
    await page.goto(`${partial.url}/${path}`);
    expect(await page.evaluate(isVisible)).toBe(false);
    await context.close();
    await partial.close();
  },
  60_000,
);
