/** Takes the screenshot with which the README of the mock opens: `npm run screenshot`. */
import { writeFile } from "node:fs/promises";
import { startMock } from "../../src/mock/testing/start-mock.ts";
import { launchChromium } from "../tools/chromium.ts";
import { runReadme } from "./readme-program.ts";

const FILE = "src/mock/dashboard.webp";
const MAX_BYTES = 60_000;

await using mock = await startMock();
await runReadme(mock.url);
// What people try first, and get wrong.
const headers = { authorization: "Bearer any", "content-type": "application/json" };
const body = JSON.stringify({ name: "Guide", modell: "aurora-large" });
await (await fetch(`${mock.url}/v1/agents`, { method: "POST", headers, body })).text();

const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, colorScheme: "light" });
const page = await context.newPage();
await page.goto(`${mock.url}/_mock/`);
await page.locator(".row").first().click();
await page.getByRole("button", { name: "Copy as TypeScript" }).waitFor();
const session = await context.newCDPSession(page);
const { data } = (await session.send("Page.captureScreenshot", { format: "webp", quality: 70 })) as { data: string };
const image = Buffer.from(data, "base64");
await browser.close();
if (image.length > MAX_BYTES)
  throw new Error(`The screenshot has ${image.length} bytes; at most ${MAX_BYTES} are allowed.`);
await writeFile(FILE, image);
console.log(`Wrote ${FILE}: ${image.length} bytes.`);
