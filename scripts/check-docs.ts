/**
 * Builds the reference and checks it: `npm run docs:check`. Every link has a target, nothing is loaded from elsewhere, no page is
 * too large, every code sample compiles and runs against the mock, and each kind of page has no fault in Chromium. If
 * `PACKAGES_BUILT` says that `npm run build` has just built the pages, it builds only what these lack, the single page.
 */
import { readFile } from "node:fs/promises";
import { startVitest } from "vitest/node";
import { buildSite } from "../src/reference/build-site.ts";
import { checkPages } from "../src/reference/check.ts";
import { buildReference } from "../src/reference/reference.ts";

const document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
if (process.env.PACKAGES_BUILT === "true") await buildReference(document, "dist/site/reference/index.html");
else await buildSite();
// The single-page view is Redocly's, and the page for missing addresses has absolute links.
const problems = await checkPages("dist/site", ["reference/index.html", "404.html"]);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? "The pages have no problem." : `${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;

await startVitest("test", [], { project: ["site", "browser"], watch: false });
