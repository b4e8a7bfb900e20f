/** Builds the reference and tests it in Chromium: `npm run test:browser`. CHROMIUM sets the path of the browser. */
import { startVitest } from "vitest/node";
import { requireChromium } from "./chromium.ts";

try {
  requireChromium();
  await import("./docs.ts");
  await startVitest("test", [], { project: "browser", watch: false });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
