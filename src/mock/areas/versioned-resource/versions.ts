import type { PromptVersionCreated, PromptVersionUpdate } from "../../../../generated/mock-types.ts";
import { equalJson } from "../../../core/equal-json.ts";
import { notFound } from "../../exchange/problems.ts";
import { updated } from "../shared/updates.ts";
import { type Collection, findForUpdate, findResource, type ResourceCreate, saveChanges } from "./collection.ts";
import { moveAliases, type SelectedVersion, type VersionedResource, versionWithAlias } from "./versioned-resource.ts";

export type VersionCreate<Definition> = Pick<ResourceCreate<Definition>, "definition" | "notes" | "aliases">;

/** The version with the given number; without a number, the one with the alias; without either, the latest. */
export function getVersion<Definition>(
  collection: Collection<Definition>,
  id: string,
  { version, alias }: { version?: number | string; alias?: string } = {},
): SelectedVersion<Definition> {
  const resource = findResource(collection, id);
  const number = version ?? (alias === undefined ? resource.versions.length : versionWithAlias(resource, alias));
  if (number === undefined) versionNotFound(collection.noun, id, `version with the alias ${alias}`);
  return { resource, version: toVersionNumber(collection.noun, resource, number) };
}

/** Creates a version, unless one already has the same definition. The aliases then point to that one. */
export function createVersion<Definition>(
  collection: Collection<Definition>,
  id: string,
  { definition, notes, aliases = [] }: VersionCreate<Definition>,
): PromptVersionCreated {
  const resource = findForUpdate(collection, id);
  const same = resource.versions.findIndex((version) => equalJson(version.definition, definition)) + 1;
  const version = same || resource.versions.length + 1;
  const created = { definition, notes: notes || null, createdAt: collection.sandbox.time() };
  saveChanges(collection, resource, {
    versions: same ? resource.versions : [...resource.versions, created],
    aliases: moveAliases(resource.aliases, aliases, version),
  });
  return { version, deduplicated: same > 0 };
}

export function updateVersion<Definition>(
  collection: Collection<Definition>,
  id: string,
  digits: string,
  { notes, aliases }: PromptVersionUpdate,
): SelectedVersion<Definition> {
  const before = findForUpdate(collection, id);
  const version = toVersionNumber(collection.noun, before, digits);
  const others = before.aliases.filter((entry) => entry.version !== version);
  const versions = before.versions.map((each, index) =>
    index + 1 === version ? { ...each, notes: updated(notes, each.notes, null) || null } : each,
  );
  const resource = saveChanges(collection, before, {
    versions,
    aliases: aliases === undefined ? before.aliases : moveAliases(others, aliases?.values ?? [], version),
  });
  return { resource, version };
}

/** Returns the number of an existing version. Other ways to write a number, such as `01` and `1e0`, identify nothing. */
function toVersionNumber(noun: string, { id, versions }: VersionedResource<unknown>, version: number | string): number {
  const number = Number(version);
  if (!versions[number - 1] || String(number) !== String(version)) versionNotFound(noun, id, `version ${version}`);
  return number;
}

function versionNotFound(noun: string, id: string, which: string): never {
  notFound(
    `${noun.toUpperCase()}_VERSION_NOT_FOUND`,
    `The ${noun} ${id} has no ${which}. List its versions to see which ones exist.`,
  );
}
