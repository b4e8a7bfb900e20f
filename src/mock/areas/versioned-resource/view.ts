import type { SelectedVersion, VersionedResource } from "./versioned-resource.ts";

/** What responses show of prompts and skills alike. A version without notes has no such field. */
export function showResource<Definition>(
  { resource, version }: SelectedVersion<Definition>,
  wants: (field: string) => boolean,
) {
  const { id, name, sharingScope, createdBy, createdAt, updatedAt, versions } = resource;
  const { definition, notes } = versions[version - 1]!;
  return {
    id,
    name,
    definition,
    version,
    latestVersion: versions.length,
    ...(notes !== null && wants("notes") ? { notes } : {}),
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

/** Whether to show a field that the schema does not require. */
export function isRequested(fields: readonly string[] | undefined): (field: string) => boolean {
  return (field) => fields?.includes(field) ?? true;
}

function aliasesOf({ aliases }: VersionedResource<unknown>, version: number): string[] {
  return aliases
    .filter((entry) => entry.version === version)
    .map(({ alias }) => alias)
    .toSorted();
}
