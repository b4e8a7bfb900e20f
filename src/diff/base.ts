import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import type { Document } from "../core/document.ts";
import { valueAt } from "../core/json-pointer.ts";
import { ROOT, redocly } from "../programs/redocly.ts";
import { findReferences } from "./schema.ts";

export const BUNDLE = "generated/openapi.json";
const RELEASE = /^platform-api@\d+\.\d+\.\d+$/;

export interface Version {
  /** The file, the git ref, or the tag of the release. */
  name: string;
  document: Document;
}

/** Reads a bundled document: a file, or the generated document of a git ref. Default: that of the last release. */
export function readBase(name?: string, folder = ROOT): Version {
  const base = name ?? lastRelease(folder);
  if (base === undefined)
    throw new Error("There is no release yet (no tag platform-api@X.Y.Z). Name a git ref or a file to compare with.");
  const isFile = statSync(base, { throwIfNoEntry: false })?.isFile();
  return { name: base, document: isFile ? readDocument(base) : readFromGit(folder, base) };
}

/** Reads a document, and the files that it refers to. Throws if there is a part of it that cannot be compared. */
export function readDocument(file: string): Document {
  const document = parseText(file, readFileSync(file, "utf8"));
  if ([...findReferences(document)].every(({ $ref }) => $ref.startsWith("#"))) return checkDocument(file, document);
  const folder = mkdtempSync(join(tmpdir(), "diff-"));
  try {
    const bundle = join(folder, "bundle.json");
    // The configuration of this repository adds headers of our own.
    const config = join(folder, "redocly.yaml");
    writeFileSync(config, "{}");
    redocly(["bundle", resolve(file), "--config", config, "--output", bundle]);
    return checkDocument(file, parseText(bundle, readFileSync(bundle, "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Parses JSON as such, because parsing it as YAML takes a second. `name` is named in errors. */
function parseText(name: string, text: string) {
  try {
    return /\.ya?ml$/.test(name) ? parse(text) : JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} cannot be read: ${(error as Error).message.split("\n", 1)[0]}`);
  }
}

/** Throws if a document is of another version, lacks what is compared, or has references that are not followed. */
function checkDocument(name: string, document: Document): Document {
  if (document?.openapi === undefined)
    throw new Error(`${name} is not an OpenAPI document: it has no field \`openapi\`.`);
  if (!/^3\.1\.\d+$/.test(document.openapi))
    throw new Error(
      `${name} is OpenAPI ${document.openapi}. Only documents of OpenAPI 3.1 are compared: convert it first.`,
    );
  if (!document.paths && !document.webhooks && !document.components)
    throw new Error(`${name} has nothing to compare: it has no \`paths\`, \`webhooks\` or \`components\`.`);
  for (const { $ref, place } of findReferences(document))
    if (!leadsToValue(document, $ref))
      throw new Error(`${name}: the reference \`${$ref}\` in \`${place}\` cannot be followed.`);
  return document;
}

/** Returns false if a reference leads nowhere, out of the document, or back to itself. */
function leadsToValue(document: Document, reference: string): boolean {
  const seen = new Set<string>();
  let $ref: unknown = reference;
  while (typeof $ref === "string") {
    if (!/^#(\/|$)/.test($ref) || seen.has($ref)) return false;
    seen.add($ref);
    const target = valueAt(document, decodeURIComponent($ref)) as { $ref?: unknown } | undefined;
    if (target === undefined) return false;
    $ref = target?.$ref;
  }
  return true;
}

/** As in `git diff`, `main...` is the commit at which the current branch left `main`. */
function readFromGit(folder: string, name: string): Document {
  const branch = /^(.+)\.\.\.$/.exec(name)?.[1];
  const ref = branch === undefined ? name : git(folder, ["merge-base", branch, "HEAD"]).stdout.trim() || name;
  const run = git(folder, ["show", `${ref}:${BUNDLE}`]);
  if (run.status !== 0)
    throw new Error(`${name} is neither a file nor a git ref with ${BUNDLE}. A shallow clone has no other refs.`);
  return checkDocument(name, parseText(name, run.stdout));
}

/** The tag of the newest release; undefined before the first one. */
export function lastRelease(folder = ROOT): string | undefined {
  const { stdout } = git(folder, ["tag", "--list", "platform-api@*", "--sort=-version:refname"]);
  return stdout.split("\n").find((tag) => RELEASE.test(tag));
}

function git(folder: string, args: string[]) {
  return spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
