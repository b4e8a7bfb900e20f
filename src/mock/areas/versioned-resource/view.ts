import type { SelectedVersion, VersionedResource } from "./versioned-resource.ts";

/** Fields that a response may omit. */
const SELECTABLE = ["definition", "title", "description", "notes"] as const;
export type Selectable = { readonly [Name in (typeof SELECTABLE)[number]]?: unknown };

/** The fields that prompts and skills have in common. A version without notes has no `notes`. */
export function showResource<Definition>({ resource, version }: SelectedVersion<Definition>) {
  const { id, name, sharingScope, createdBy, createdAt, updatedAt, versions } = resource;
  const { definition, notes } = versions[version - 1]!;
  return {
    id,
    name,
    definition,
    version,
    latestVersion: versions.length,
    ...(notes === null ? {} : { notes }),
    aliases: listAliases(resource, version),
    sharingScope,
    createdBy,
    createdAt,
    updatedAt,
  };
}

/** The versions, newest first. */
export function showVersions<Definition>(resource: VersionedResource<Definition>) {
  return resource.versions
    .map(({ definition, notes, createdAt }, index) => ({
      version: index + 1,
      definition,
      ...(notes === null ? {} : { notes }),
      aliases: listAliases(resource, index + 1),
      createdAt,
    }))
    .toReversed();
}

/** Removes the optional fields that `fields` does not name. If `fields` is undefined, keeps them all. */
export function selectFields<Resource extends Selectable>(
  resource: Resource,
  fields: readonly string[] | undefined,
): Omit<Resource, keyof Selectable> & Partial<Resource> {
  if (!fields) return resource;
  const selected: Omit<Resource, keyof Selectable> & Partial<Resource> = { ...resource };
  for (const name of SELECTABLE) if (!fields.includes(name)) delete selected[name];
  return selected;
}

function listAliases({ aliases }: VersionedResource<unknown>, version: number): string[] {
  return aliases
    .filter((entry) => entry.version === version)
    .map(({ alias }) => alias)
    .toSorted();
}
