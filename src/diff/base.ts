/** Reads the documents that are compared. */
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { parse } from "yaml";
import type { Document } from "../core/document.ts";
import { ROOT } from "../programs/redocly.ts";

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
  return { name: base, document: isFile(base) ? readDocument(base) : readFromGit(folder, base) };
}

export function readDocument(file: string): Document {
  const document = parseText(file, readFileSync(file, "utf8"));
  if (document?.openapi === undefined) throw new Error(`${file} is not an OpenAPI document.`);
  return document;
}

/** Parses JSON as such, because parsing it as YAML takes a second. */
function parseText(name: string, text: string) {
  return /\.ya?ml$/.test(name) ? parse(text) : JSON.parse(text);
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** As in `git diff`, `main...` is the commit at which the current branch left `main`. */
function readFromGit(folder: string, name: string): Document {
  const branch = /^(.+)\.\.\.$/.exec(name)?.[1];
  const ref = branch === undefined ? name : git(folder, ["merge-base", branch, "HEAD"]).stdout.trim() || name;
  const run = git(folder, ["show", `${ref}:${BUNDLE}`]);
  if (run.status !== 0)
    throw new Error(`${name} is neither a file nor a git ref with ${BUNDLE}. A shallow clone has no other refs.`);
  return JSON.parse(run.stdout);
}

/** The tag of the newest release; undefined before the first one. */
export function lastRelease(folder = ROOT): string | undefined {
  const { stdout } = git(folder, ["tag", "--list", "platform-api@*", "--sort=-version:refname"]);
  return stdout.split("\n").find((tag) => RELEASE.test(tag));
}

function git(folder: string, args: string[]) {
  return spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
