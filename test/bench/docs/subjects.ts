/** The pages in the comparison. All of them show the same document. */
import { copyFile, cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type Document, listOperations } from "../../../src/core/document.ts";
import { commandIn, run } from "../../../src/programs/programs.ts";
import { CLI } from "../../../src/programs/redocly.ts";
import { toolFolder, toolSpec } from "../../tools/tools.ts";

export interface Subject {
  name: string;
  /** Returns the folder to serve: the given empty folder or another one. */
  prepare(folder: string): Promise<string>;
  /** The page to open, relative to the folder. */
  path: string;
  /** A text that shows that the page is at the right place. */
  text: string;
}

const DOCUMENT = resolve("generated/openapi.json");
const SITE = resolve("dist/site");

/** The operation that every reference opens at, and the start of its description. */
const OPERATION = "agents.create";
const TEXT = "Creates an agent with a single version";
/** The address of the operation in Redoc and Swagger UI. */
const FRAGMENT = `#/agents/${OPERATION}`;

export const OURS = `this site, ${OPERATION}`;
export const OURS_LARGEST = "this site, the largest operation";
export const REDOC = "Redoc";

/** Returns the subjects. Requires dist/site/. */
export async function readSubjects(): Promise<Subject[]> {
  const document: Document = JSON.parse(await readFile(DOCUMENT, "utf8"));
  const summaries = new Map([...listOperations(document)].map(({ operation: o }) => [o.operationId, o.summary]));
  const pages = await operationPages();
  const ofSite = (name: string, path: string, text: string) => ({ name, prepare: async () => SITE, path, text });
  const ofOperation = (name: string, id: string) => ofSite(name, `operations/${id}/`, summaries.get(id)!);
  return [
    ofSite(OURS, `operations/${OPERATION}/`, TEXT),
    ofOperation("this site, the median operation", pages[pages.length >> 1]!),
    ofOperation(OURS_LARGEST, pages.at(-1)!),
    ofSite("this site, home", "", document.info.title),
    ofSite("this site, single-page view", `reference/${FRAGMENT}`, TEXT),
    { name: REDOC, prepare: prepareRedoc, path: FRAGMENT, text: TEXT },
    { name: toolSpec("@scalar/api-reference"), prepare: prepareScalar, path: "#tag/agents/POST/v1/agents", text: TEXT },
    { name: toolSpec("swagger-ui-dist"), prepare: prepareSwaggerUi, path: FRAGMENT, text: TEXT },
  ];
}

/** Ids of the operations, by the size of their pages with gzip, the smallest first. */
async function operationPages(): Promise<string[]> {
  const ids = await readdir(join(SITE, "operations"));
  const sizes = ids.map(async (id) => {
    const page = await readFile(join(SITE, "operations", id, "index.html"));
    return { id, bytes: gzipSync(page).length };
  });
  return (await Promise.all(sizes)).toSorted((a, b) => a.bytes - b.bytes).map(({ id }) => id);
}

/** Without our configuration, and with the script in the page: by default, the page loads it from a CDN. */
async function prepareRedoc(folder: string): Promise<string> {
  const redocly = await commandIn(resolve("node_modules/@redocly/cli"), "redocly");
  const args = [redocly, "build-docs", DOCUMENT, "--output", "index.html", "--inlineBundle"];
  await run(process.execPath, args, folder, CLI.env);
  return folder;
}

/** The page of Scalar's README, with its script and our document beside it. */
async function prepareScalar(folder: string): Promise<string> {
  await copyFile(
    join(toolFolder("@scalar/api-reference"), "dist/browser/standalone.js"),
    join(folder, "standalone.js"),
  );
  await copyFile(DOCUMENT, join(folder, "openapi.json"));
  const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Scalar API Reference</title>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="app"></div>
    <script src="standalone.js"></script>
    <script>Scalar.createApiReference("#app", { url: "openapi.json" })</script>
  </body>
</html>
`;
  await writeFile(join(folder, "index.html"), page);
  return folder;
}

/** The page in the package, with our document instead of its example. */
async function prepareSwaggerUi(folder: string): Promise<string> {
  await cp(toolFolder("swagger-ui-dist"), folder, { recursive: true });
  await copyFile(DOCUMENT, join(folder, "openapi.json"));
  const initializer = join(folder, "swagger-initializer.js");
  const script = await readFile(initializer, "utf8");
  await writeFile(initializer, script.replace(/url: "[^"]+"/, `url: "openapi.json"`));
  return folder;
}
