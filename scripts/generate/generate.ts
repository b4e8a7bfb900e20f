/**
 * Generates the files in generated/ from openapi/.
 *
 *   npm run generate               writes the files
 *   npm run generate -- --check    writes nothing; fails if a file is stale and names each
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderJson } from "../../src/core/bundle.ts";
import type { Document } from "../../src/core/document.ts";
import { redocly } from "../../src/programs/redocly.ts";
import { renderClient } from "./client.ts";
import { renderDashboard } from "./dashboard.ts";
import { renderExamples } from "./examples.ts";
import { GENERATED } from "./import-types.ts";
import { renderKnownFields } from "./known-fields.ts";
import { renderMockTypes } from "./mock-types.ts";
import { renderOperations } from "./operations.ts";
import { renderRecordedLists } from "./recorded-lists.ts";
import { renderResponseSchemas } from "./response-schemas.ts";
import { areaRows, controlRows } from "./rows.ts";
import { toCompleteDocument } from "./schemas/complete-document.ts";
import { renderSeed } from "./seed.ts";
import { renderSeedData, withSeedLists } from "./seed-data.ts";
import { seedSchemas } from "./seed-schemas.ts";
import { renderTypes } from "./types.ts";
import { renderValidators } from "./validators.ts";

const NOTICE = "Generated from openapi/ by `npm run generate`. Do not edit.";

type Renderers = Record<string, (document: Document, folder: string) => string | Promise<string>>;

const sharedRenderers: Renderers = {
  "types.ts": renderTypes,
  "operations.ts": renderOperations,
  "known-fields.ts": renderKnownFields,
};

const api = bundle("openapi/openapi.yaml");
const control = withSeedLists(bundle("openapi/control/openapi.yaml"), api);

/** The documents, the folder for the files generated from each, and their renderers. */
const targets: { document: Document; folder: string; renderers: Renderers }[] = [
  {
    document: api,
    folder: GENERATED,
    renderers: {
      "openapi.json": renderJson,
      ...sharedRenderers,
      "client.ts": renderClient,
      "response-schemas.json": (document) => renderResponseSchemas(document, NOTICE),
      "dashboard.ts": renderDashboard,
    },
  },
  {
    document: toCompleteDocument(api),
    folder: GENERATED,
    renderers: {
      "mock-types.ts": async (document) => renderMockTypes(await renderTypes(api), await renderTypes(document)),
      "validators.ts": (document) =>
        renderValidators(document, { rows: areaRows(document), seed: seedSchemas(document) }),
      "seed.json": renderSeed,
      "seed-data.ts": (document) => renderSeedData(seedSchemas(document)),
      "recorded-lists.ts": (document) => renderRecordedLists(document, seedSchemas(document)),
      "examples.ts": renderExamples,
    },
  },
  {
    document: control,
    folder: `${GENERATED}/control`,
    renderers: {
      "openapi.json": renderJson,
      ...sharedRenderers,
      "validators.ts": (document, folder) => renderValidators(document, { rows: controlRows, folder }),
    },
  },
];

const check = process.argv.includes("--check");
const stale: string[] = [];
for (const { document, folder, renderers } of targets) {
  if (!check) await mkdir(folder, { recursive: true });
  for (const [name, render] of Object.entries(renderers)) {
    const file = join(folder, name);
    const before = await readFile(file, "utf8").catch(() => undefined);
    const text = await render(document, folder);
    const after = name.endsWith(".ts") ? `// ${NOTICE}\n\n${text}` : text;
    if (before === after) continue;
    stale.push(file);
    if (!check) await writeFile(file, after);
  }
}

if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(", ")}. Run \`npm run generate\` and commit the result.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(", ")}.` : "generated/ is up to date.");
}

function bundle(root: string): Document {
  const { stdout } = redocly(["bundle", root, "--ext", "json"]);
  // JSON has no comments, so the notice is the first field of the bundle.
  return { "x-generated": NOTICE, ...JSON.parse(stdout) };
}
