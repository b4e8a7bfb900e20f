/** Builds the reference and opens it in Chromium: `npm run test:browser`. CHROMIUM names another one than Debian's. */
import { existsSync } from "node:fs";
import { startVitest } from "vitest/node";
import { CHROMIUM } from "./chromium.ts";

if (existsSync(CHROMIUM)) {
  await import("./docs.ts");
  await startVitest("test", [], { project: "browser", watch: false });
} else {
  console.error(`No Chromium at ${CHROMIUM}. Run "apt-get install chromium", or set CHROMIUM to its path.`);
  process.exitCode = 1;
}
