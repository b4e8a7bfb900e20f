/**
 * Builds and packs the packages, and runs the recipes of src/mock/RECIPES.md with them: `npm run test:recipes`, or
 * `npm run test:recipes -- jest` for some of them.
 */
import { startVitest } from "vitest/node";
import { buildClient } from "./build/client.ts";
import { buildMock } from "./build/mock.ts";
import { requireChromium } from "./chromium.ts";

try {
  requireChromium();
  await buildClient();
  await buildMock({ site: false });
  await startVitest("test", process.argv.slice(2), { project: "recipes", watch: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
