import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContent, type StaticServer, serve } from "../shared/static-server.ts";
import { type Browser, launchChromium } from "../tools/chromium.ts";
import { openRecipe, type Recipe } from "./recipe.ts";

let recipe: Recipe;
let site: StaticServer;
let browser: Browser;

beforeAll(async () => {
  recipe = await openRecipe("Service worker");
  site = await serve((path) => readContent(join(recipe.folder, "public", path)));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await recipe?.close();
});

test("a page gets an agent from its service worker, before and after it is loaded again", async () => {
  await recipe.run(recipe.commands.join(""));
  const page = await browser.newPage();
  for (const _visit of [1, 2]) {
    await page.goto(`${site.url}/`);
    await expect.poll(() => page.locator("p").allInnerTexts()).toEqual(["Scout"]);
  }
});
