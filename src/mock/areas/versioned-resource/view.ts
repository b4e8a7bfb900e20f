import type { Aliases, SelectedVersion, VersionedResource } from "./versioned-resource.ts";

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

/** Each version, oldest first. Its resource has no other aliases than those of the version. */
export function allVersions<Definition>(resource: VersionedResource<Definition>): SelectedVersion<Definition>[] {
  const own = resource.versions.map((): Aliases[number][] => []);
  for (const alias of resource.aliases) own[alias.version - 1]?.push(alias);
  return own.map((aliases, index) => ({ resource: { ...resource, aliases }, version: index + 1 }));
}

export function showVersions<Definition>(resource: VersionedResource<Definition>) {
  return allVersions(resource)
    .map((selected) => {
      const { version, definition, notes, aliases } = showResource(selected);
      const { createdAt } = resource.versions[version - 1]!;
      return { version, definition, ...(notes === undefined ? {} : { notes }), aliases, createdAt };
    })
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
