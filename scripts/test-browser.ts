/** Builds the reference and opens it in Chromium: `npm run test:browser`. CHROMIUM names another one than Debian's. */
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
