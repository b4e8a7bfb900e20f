/** Builds the reference as one page that asks for nothing from anywhere: `npm run docs`, then `npm run docs:preview`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { redocly } from "./redocly.ts";
import { forReaders } from "./render/reference.ts";

const SOURCE = "dist/reference.json";
const PAGE = "dist/docs/index.html";
const NO_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

const document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
await mkdir("dist/docs", { recursive: true });
await writeFile(SOURCE, JSON.stringify(forReaders(document)));
redocly(["build-docs", SOURCE, "--output", PAGE, "--inlineBundle"]);

const page = await readFile(PAGE, "utf8");
const quiet = page
  // Browsers ask for an icon unless the page names one.
  .replace("<head>", '<head>\n  <link rel="icon" href="data:,">')
  // Redoc fetches its makers' logo for the foot of the navigation; the words beside it stay.
  .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, NO_IMAGE);
await writeFile(PAGE, quiet);
console.log(`Wrote ${PAGE}. Open it, or run \`npm run docs:preview\`.`);
