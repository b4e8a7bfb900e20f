import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ApiDiff } from "./compare.ts";
import { countEffects } from "./report.ts";

const PACKAGE = "platform-api";
const BUMPS = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof BUMPS)[number];

/** The highest release that the changesets in a folder announce for the client. */
export function announcedBump(folder: string): Bump {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const changesets = names.filter((name) => name.endsWith(".md") && name !== "README.md");
  const bumps = changesets.map((name) => readBump(readFileSync(join(folder, name), "utf8"), join(folder, name)));
  return BUMPS.findLast((bump) => bumps.includes(bump)) ?? "none";
}

/** A changeset begins with the packages and their releases in YAML: `"platform-api": major`. `file` is named in errors. */
export function readBump(changeset: string, file: string): Bump {
  const [, frontMatter = ""] = /^---\r?\n(.*?)^---/ms.exec(changeset) ?? [];
  const bump = releasesIn(frontMatter, file)?.[PACKAGE] ?? "none";
  if (!BUMPS.includes(bump))
    throw new Error(`${file}: The release of ${PACKAGE} must be patch, minor or major, not ${bump}.`);
  return bump;
}

function releasesIn(frontMatter: string, file: string): Record<string, Bump> | null {
  try {
    return parse(frontMatter);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.split("\n", 1)[0]}`);
  }
}

/** The release that a comparison requires. To deprecate something is a minor change (Semantic Versioning 2.0.0, item 7). */
export function requiredBump(diff: ApiDiff): Bump {
  const counts = countEffects(diff);
  if (counts.break > 0) return "major";
  return counts.addition + counts.deprecation > 0 ? "minor" : "none";
}

/** Returns the reason why a change may not be merged; undefined if the changesets announce the required release. */
export function gate(diff: ApiDiff, announced: Bump): string | undefined {
  const required = requiredBump(diff);
  if (BUMPS.indexOf(announced) >= BUMPS.indexOf(required)) return undefined;
  const advice = `run \`npm run changeset\` and choose ${required} for ${PACKAGE}`;
  return required === "major"
    ? `Clients would break, and no changeset announces a major release. Change the document so that they keep working, or ${advice}.`
    : `The API has additions or deprecations, and no changeset announces a minor release: ${advice}.`;
}
