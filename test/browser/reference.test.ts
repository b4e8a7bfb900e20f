import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { type Browser, launchChromium } from "../tools/chromium.ts";

const PAGE = new URL("../../dist/site/reference/index.html", import.meta.url);
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser?.close());

test("the reference works offline and lists every operation", async () => {
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => /^https?:/.test(request.url()) && requests.push(request.url()));

  await page.goto(PAGE.href);
  const listed: string[] = [];
  const areas = page.locator(".menu-item-type-group");
  await areas.first().waitFor();
  for (const area of await areas.all()) {
    const operations = area.getByRole("listitem");
    if ((await operations.count()) === 0) await area.getByRole("link").first().click();
    await operations.first().waitFor();
    listed.push(...(await operations.allInnerTexts()).map((text) => defined(text.split("\n")[0])));
  }
  const summaries = [...listOperations(document)].map(({ operation }) => operation.summary);
  expect(listed.toSorted()).toEqual(summaries.toSorted());
  expect(errors).toEqual([]);
  expect(requests).toEqual([]);
});

test("the page refers to no external script or style sheet", () => {
  const page = readFileSync(PAGE, "utf8");
  expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
});
