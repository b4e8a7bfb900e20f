/**
 * Makes everything in generated/ from openapi/.
 *
 *   npm run generate          writes the files
 *   npm run generate:check    writes nothing; fails and names each stale file
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { redocly } from "./redocly.ts";
import { renderJson, renderYaml } from "./render/bundle.ts";
import { renderClient } from "./render/client.ts";
import type { Document } from "./render/document.ts";
import { renderOperations } from "./render/operations.ts";
import { renderTypes } from "./render/types.ts";

const NOTICE = "Made from openapi/ by `npm run generate`. Do not edit.";

const outputs: Record<string, (document: Document) => string | Promise<string>> = {
  "openapi.json": renderJson,
  "openapi.yaml": renderYaml,
  "types.ts": async (document) => `// ${NOTICE}\n\n${await renderTypes(document)}`,
  "client.ts": (document) => `// ${NOTICE}\n\n${renderClient(document)}`,
  "operations.ts": (document) => `// ${NOTICE}\n\n${renderOperations(document)}`,
};

const { stdout } = redocly(["bundle", "openapi/openapi.yaml", "--ext", "json"]);
// JSON has no comments, so the bundle carries the notice as its first field.
const document: Document = { "x-generated": NOTICE, ...JSON.parse(stdout) };

const check = process.argv.includes("--check");
const stale: string[] = [];
for (const [name, render] of Object.entries(outputs)) {
  const file = join("generated", name);
  const before = await readFile(file, "utf8").catch(() => undefined);
  const after = await render(document);
  if (before === after) continue;
  stale.push(file);
  if (!check) await writeFile(file, after);
}

if (check && stale.length > 0) {
  console.error(`${stale.join(", ")} no longer fit openapi/. Run \`npm run generate\` and commit what it writes.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(", ")}.` : "generated/ is up to date.");
}
