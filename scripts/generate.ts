/**
 * Makes everything in generated/ from openapi/.
 *
 *   npm run generate          writes the files
 *   npm run generate:check    writes nothing; fails and names each stale file
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { redocly } from "./redocly.ts";
import { renderJson, renderYaml } from "./render/bundle.ts";
import { renderClient } from "./render/client.ts";
import type { Document } from "./render/document.ts";
import { renderExamples } from "./render/examples.ts";
import { renderOperations } from "./render/operations.ts";
import { renderTypes } from "./render/types.ts";
import { renderValidators } from "./render/validators.ts";

const NOTICE = "Made from openapi/ by `npm run generate`. Do not edit.";

type Outputs = Record<string, (document: Document) => string | Promise<string>>;

const program: Outputs = {
  "types.ts": async (document) => `// ${NOTICE}\n\n${await renderTypes(document)}`,
  "operations.ts": (document) => `// ${NOTICE}\n\n${renderOperations(document)}`,
  "validators.ts": async (document) => `// ${NOTICE}\n${await renderValidators(document)}`,
};

/** Where each document comes from, and what is made of it. */
const products: { root: string; folder: string; outputs: Outputs }[] = [
  {
    root: "openapi/openapi.yaml",
    folder: "generated",
    outputs: {
      "openapi.json": renderJson,
      "openapi.yaml": renderYaml,
      ...program,
      "client.ts": (document) => `// ${NOTICE}\n\n${renderClient(document)}`,
      "examples.ts": (document) => `// ${NOTICE}\n\n${renderExamples(document)}`,
    },
  },
  {
    root: "openapi/control/openapi.yaml",
    folder: "generated/control",
    outputs: { "openapi.json": renderJson, ...program },
  },
];

const check = process.argv.includes("--check");
const stale: string[] = [];
for (const { root, folder, outputs } of products) {
  const { stdout } = redocly(["bundle", root, "--ext", "json"]);
  // JSON has no comments, so the bundle carries the notice as its first field.
  const document: Document = { "x-generated": NOTICE, ...JSON.parse(stdout) };
  if (!check) await mkdir(folder, { recursive: true });
  for (const [name, render] of Object.entries(outputs)) {
    const file = join(folder, name);
    const before = await readFile(file, "utf8").catch(() => undefined);
    const after = await render(document);
    if (before === after) continue;
    stale.push(file);
    if (!check) await writeFile(file, after);
  }
}

if (check && stale.length > 0) {
  console.error(`${stale.join(", ")} no longer fit openapi/. Run \`npm run generate\` and commit what it writes.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(", ")}.` : "generated/ is up to date.");
}
