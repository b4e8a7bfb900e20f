import type { components } from "../../../../generated/types.ts";
import { canonicalJson } from "../metadata-filter.ts";
import { notFound } from "../problems.ts";
import { type Collection, changeResource, findResource, findToChange, type ResourceCreate } from "./collection.ts";
import { type SelectedVersion, setAliases, type VersionedResource, versionOf } from "./versioned-resource.ts";

type Schemas = components["schemas"];

export type VersionCreate<Definition> = Pick<ResourceCreate<Definition>, "definition" | "notes" | "aliases">;

/** Without a version the one that the alias points to, and without an alias the latest. */
export function getVersion<Definition>(
  collection: Collection<Definition>,
  id: string,
  { version, alias }: { version?: number; alias?: string } = {},
): SelectedVersion<Definition> {
  const resource = findResource(collection, id);
  const number = version ?? (alias === undefined ? resource.versions.length : versionOf(resource, alias));
  if (number === undefined) versionNotFound(collection.noun, id, `version with the alias ${alias}`);
  checkVersion(collection.noun, resource, number);
  return { resource, version: number };
}

/** If a version already has the definition, no new one is created, and the aliases point to that one. */
export function createVersion<Definition>(
  collection: Collection<Definition>,
  id: string,
  { definition, notes, aliases = [] }: VersionCreate<Definition>,
): Schemas["PromptVersionCreated"] {
  const resource = findToChange(collection, id);
  const wanted = canonicalJson(definition);
  const same = resource.versions.findIndex((version) => canonicalJson(version.definition) === wanted) + 1;
  const version = same || resource.versions.length + 1;
  const created = { definition, notes: notes || null, createdAt: collection.sandbox.time() };
  changeResource(collection, resource, {
    versions: same ? resource.versions : [...resource.versions, created],
    aliases: setAliases(resource.aliases, aliases, version),
  });
  return { version, deduplicated: same > 0 };
}

export function updateVersion<Definition>(
  collection: Collection<Definition>,
  id: string,
  version: number,
  { notes, aliases }: Schemas["PromptVersionUpdate"],
): SelectedVersion<Definition> {
  const before = findToChange(collection, id);
  checkVersion(collection.noun, before, version);
  const others = before.aliases.filter((entry) => entry.version !== version);
  const versions = before.versions.map((each, index) =>
    index + 1 === version ? { ...each, notes: (notes ?? each.notes) || null } : each,
  );
  const resource = changeResource(collection, before, {
    versions,
    aliases: aliases ? setAliases(others, aliases.values ?? [], version) : before.aliases,
  });
  return { resource, version };
}

function checkVersion(noun: string, { id, versions }: VersionedResource<unknown>, version: number): void {
  if (version > versions.length) versionNotFound(noun, id, `version ${version}`);
}

function versionNotFound(noun: string, id: string, which: string): never {
  notFound(
    `${noun.toUpperCase()}_VERSION_NOT_FOUND`,
    `The ${noun} ${id} has no ${which}. List its versions to see which ones exist.`,
  );
}
