/** Builds the reference as one page that loads nothing from the network: `npm run docs`, then `npm run docs:preview`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { redocly } from "./redocly.ts";
import { addExtensionsToDescriptions } from "./render/reference.ts";

const SOURCE = "dist/reference.json";
const PAGE = "dist/docs/index.html";
const EMPTY_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

const document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
await mkdir("dist/docs", { recursive: true });
await writeFile(SOURCE, JSON.stringify(addExtensionsToDescriptions(document)));
redocly(["build-docs", SOURCE, "--output", PAGE, "--inlineBundle"]);

const page = await readFile(PAGE, "utf8");
const offline = page
  // Browsers request /favicon.ico unless the page names an icon.
  .replace("<head>", '<head>\n  <link rel="icon" href="data:,">')
  // Redoc loads the logo at the bottom of the navigation from its CDN; the text beside it stays.
  .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, EMPTY_IMAGE);
await writeFile(PAGE, offline);
console.log(`Wrote ${PAGE}. Open it, or run \`npm run docs:preview\`.`);
