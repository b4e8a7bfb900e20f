import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Document } from "../../src/core/document.ts";
import { readSite } from "../../src/reference/site.ts";
import { listChanges, renderDiagrams } from "../../src/reference/state-diagrams.ts";

const SRC = fileURLToPath(new URL("../../src/", import.meta.url));

/** The resources whose states the entries of a list have, by the lists of the seed. */
export const RESOURCES: Readonly<Record<string, readonly string[]>> = {
  batch_jobs: ["BatchJob"],
  connectors: ["Connector"],
  dataset_import_tasks: ["DatasetImportTask"],
  deployments: ["ManagedDeployment", "Deployment"],
  executions: ["WorkflowExecution"],
  models: ["FineTunedModelCard"],
  prompts: ["Prompt"],
  schedules: ["Schedule"],
  skills: ["Skill"],
  workflows: ["Workflow"],
};

/** Renders the module with the files of the dashboard, by their paths below `/_mock/`. */
export async function renderDashboard(document: Document): Promise<string> {
  const files = {
    "": await renderPage(),
    ...(await bundle()),
    "dashboard/diagrams.json": JSON.stringify(renderAllDiagrams(document)),
  };
  return `export const files: Readonly<Record<string, string>> = ${JSON.stringify(files, undefined, 2)};\n`;
}

async function renderPage(): Promise<string> {
  const icon = await readFile(`${SRC}reference/icon.svg`, "utf8");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platform API mock</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon.trim())}">
<link rel="stylesheet" href="dashboard/main.css">
<script type="module" src="dashboard/main.js"></script>
</head>
<body></body>
</html>
`;
}

/** The form that sends requests is in a file of its own, which the page loads when the reader opens it. */
async function bundle(): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: `${SRC}mock/dashboard`,
    entryPoints: ["main.tsx"],
    outdir: "dashboard",
    bundle: true,
    splitting: true,
    chunkNames: "[name]-[hash]",
    minify: true,
    write: false,
    format: "esm",
    target: "esnext",
    // The virtual list is written for React.
    alias: { react: "preact/compat", "react-dom": "preact/compat", "react/jsx-runtime": "preact/jsx-runtime" },
    legalComments: "none",
    logLevel: "warning",
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [`dashboard/${basename(path)}`, text] as const).sort());
}

function renderAllDiagrams(document: Document) {
  const site = readSite(document);
  const draw = (resource: string) => renderDiagrams(listChanges(site, resource), (id) => `operations/${id}/`);
  return Object.fromEntries(Object.entries(RESOURCES).map(([list, resources]) => [list, resources.flatMap(draw)]));
}
