/** Tasks of people who do not know the API. Each takes at most two actions from the home page. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaticServer } from "../shared/static-server.ts";
import { type Browser, launchChromium, type Page } from "../tools/chromium.ts";
import { serveSite } from "./serve-site.ts";

/** Clicks the first visible link, tab or choice with this text, or opens the first result of a search. */
type Action = { click: string } | { search: string };

const TASKS: [task: string, actions: Action[], found: RegExp][] = [
  ["page through runs", [{ search: "page through runs" }], /next_page_token/],
  [
    "the states of a batch job and who changes them",
    [{ search: "states of a batch job" }],
    /QUEUED\s+RUNNING\s+the service/,
  ],
  ["a model that does not exist", [{ search: "model does not exist" }], /MODEL_NOT_FOUND\s+404[\s\S]*What to do:/],
  ["a stream from Python", [{ search: "stream from Python" }, { click: "Python" }], /conversations_start_stream/],
  [
    "operations that delete",
    [{ click: "All operations" }, { click: "deletes" }],
    /^(?![\s\S]*\bGET\s+\/)[\s\S]*DELETE\s+\/v1\/agents/,
  ],
  [
    "events of a conversation stream",
    [{ search: "conversation stream events" }, { click: "Start a conversation and stream the response" }],
    /conversation\.response\.started/,
  ],
  ["resuming a stream", [{ click: "Streaming" }], /-H "Last-Event-ID: /],
  ["the upload limit", [{ click: "Limits" }], /512 MB/],
  [
    "authentication",
    [{ click: "Authentication" }],
    /export PLATFORM_API_KEY=[\s\S]*-H "Authorization: Bearer \$PLATFORM_API_KEY"/,
  ],
  [
    "what changed last",
    [{ click: "Changelog" }],
    /Changelog\s[\s\S]*?\d+\.\d+\.\d+\s+(\d{4}-\d\d-\d\d|The first version)/,
  ],
  ["page through everything", [{ search: "page through everything" }], /By page number[\s\S]*while BODY=/],
  ["upload a batch", [{ search: "upload a batch" }], /\/v1\/batch\/jobs[\s\S]*--json/],
  ["Go", [{ search: "Go" }], /The Go client[\s\S]*go mod init/],
  ["Node.js", [{ search: "node" }], /The TypeScript client[\s\S]*npm install/],
  [
    "a schedule at 9 on weekdays in Paris",
    [{ search: "9 on weekdays in Paris" }],
    /09:00 in Paris from Monday to Friday/,
  ],
  ["a limit for generated tokens", [{ search: "stop generating after some tokens" }], /max_tokens/],
  ["an answer as JSON", [{ search: "json mode" }], /json_object/],
  ["the meaning of an error", [{ search: "what does 409 mean" }], /409 Conflict/],
];

let browser: Browser;
let site: StaticServer;

beforeAll(async () => {
  browser = await launchChromium();
  site = await serveSite(new URL("../../dist/site/", import.meta.url));
});

afterAll(async () => {
  await site?.close();
  await browser?.close();
});

async function act(page: Page, action: Action): Promise<void> {
  if ("click" in action) {
    const links = page
      .locator("header a, .navigation a, main a, main [role=tab], main label")
      .filter({ hasText: new RegExp(`^\\s*${action.click}\\s*$`) });
    return links.first().click();
  }
  await page.getByLabel("Search").first().fill(action.search);
  await page.locator("#search-results [role=option]").first().click();
}

test.each(TASKS)("%s", async (_task, actions, found) => {
  expect(actions.length).toBeLessThanOrEqual(2);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url);
  for (const action of actions) {
    const address = await page.evaluate("location.href");
    await act(page, action);
    if (action !== actions.at(-1)) await expect.poll(() => page.evaluate("location.href")).not.toBe(address);
  }
  await expect.poll(async () => (await page.locator("main").allInnerTexts()).join()).toMatch(found);
  await context.close();
});
