import type { SelectedVersion, VersionedResource } from "./versioned-resource.ts";

/** The fields that prompts and skills have in common. A version without notes has no `notes`. */
export function showResource<Definition>(
  { resource, version }: SelectedVersion<Definition>,
  isRequested: (field: string) => boolean,
) {
  const { id, name, sharingScope, createdBy, createdAt, updatedAt, versions } = resource;
  const { definition, notes } = versions[version - 1]!;
  return {
    id,
    name,
    definition,
    version,
    latestVersion: versions.length,
    ...(notes !== null && isRequested("notes") ? { notes } : {}),
    aliases: aliasesOf(resource, version),
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
      aliases: aliasesOf(resource, index + 1),
      createdAt,
    }))
    .toReversed();
}

/** Tells whether to include an optional field: those in `fields`, or all if it is undefined. */
export function fieldFilter(fields: readonly string[] | undefined): (field: string) => boolean {
  return (field) => fields?.includes(field) ?? true;
}

function aliasesOf({ aliases }: VersionedResource<unknown>, version: number): string[] {
  return aliases
    .filter((entry) => entry.version === version)
    .map(({ alias }) => alias)
    .toSorted();
}
