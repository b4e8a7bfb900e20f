/** Reads and extends openapi/changes.json, the changes of all releases, which the site shows. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../programs/redocly.ts";
import { BUNDLE, lastRelease, readBase, readDocument, type Version } from "./base.ts";
import type { Effect } from "./change.ts";
import { compare } from "./compare.ts";
import { toGroups } from "./report.ts";

const HISTORY = join(ROOT, "openapi/changes.json");

/** A release and what is different from the one before it. The first one has no changes. */
export interface Release {
  version: string;
  /** The day of the release, such as 2026-03-02. */
  date: string;
  /** Ids of the operations that are new. */
  added: string[];
  /** Changes in the order of the areas, each once with all operations that have it. */
  changes: { operations: string[]; changes: { effect: Effect; text: string }[] }[];
}

/** All releases, newest first. */
export async function readHistory(file = HISTORY): Promise<Release[]> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Returns the changes of a release since the last one; `base` is undefined for the first. */
export function describeRelease(version: string, date: string, revision: Version["document"], base?: Version): Release {
  if (!base) return { version, date, added: [], changes: [] };
  const diff = compare(base.document, revision);
  return {
    version,
    date,
    added: diff.operations.filter(({ state }) => state === "added").map(({ id }) => id),
    changes: toGroups(diff).map(({ operations, changes }) => ({
      operations: operations.map(({ id }) => id),
      changes: changes.map(({ effect, text }) => ({ effect, text })),
    })),
  };
}

/** Adds a release to the history, or replaces it if its version has not been published yet. */
export function addRelease(history: Release[], release: Release): Release[] {
  return [release, ...history.filter(({ version }) => version !== release.version)];
}

/**
 * Reads the last release; undefined before the first one. Throws if git has no tag of it, as in a clone without tags, because
 * then the changes of a version are unknown.
 */
export async function readLastRelease(): Promise<Version | undefined> {
  const [last] = await readHistory();
  const tag = lastRelease();
  if (last && tag !== `platform-api@${last.version}`)
    throw new Error(
      `openapi/changes.json has the release ${last.version}, but git has no tag platform-api@${last.version}. Run \`git fetch --tags\`. If it was never released, remove it from that file.`,
    );
  return tag === undefined ? undefined : readBase(tag);
}

/** Records the changes of the next version, whose bundle has been generated, since the last release. */
export async function recordChanges(
  version: string,
  base: Version | undefined,
  date = new Date().toISOString().slice(0, 10),
): Promise<void> {
  const release = describeRelease(version, date, readDocument(join(ROOT, BUNDLE)), base);
  await writeFile(HISTORY, `${JSON.stringify(addRelease(await readHistory(), release), null, 2)}\n`);
}

/** The version in which each operation appeared, of those that the first release did not have. */
export function findFirstVersions(history: Release[]): Map<string, string> {
  return new Map(history.flatMap(({ version, added }) => added.map((id) => [id, version] as const)));
}
