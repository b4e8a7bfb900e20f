import type { Selected, VersionedResource } from "./versioned-resource.ts";

/** What answers show of a prompt and of a skill alike. Texts that nobody wrote are left out. */
export function showResource<Definition>({ thing, version }: Selected<Definition>, wants: (field: string) => boolean) {
  const { id, name, sharingScope, createdBy, createdAt, updatedAt, versions } = thing;
  const { definition, notes } = versions[version - 1]!;
  return {
    id,
    name,
    definition,
    version,
    latestVersion: versions.length,
    ...(notes !== null && wants("notes") ? { notes } : {}),
    aliases: aliasesOf(thing, version),
    sharingScope,
    createdBy,
    createdAt,
    updatedAt,
  };
}

/** The versions, newest first. */
export function showVersions<Definition>(thing: VersionedResource<Definition>) {
  return thing.versions
    .map(({ definition, notes, createdAt }, index) => ({
      version: index + 1,
      definition,
      ...(notes === null ? {} : { notes }),
      aliases: aliasesOf(thing, index + 1),
      createdAt,
    }))
    .toReversed();
}

/** Whether a field is to be shown. Only fields that the schema does not require are asked for. */
export function isRequested(fields: readonly string[] | undefined): (field: string) => boolean {
  return (field) => fields?.includes(field) ?? true;
}

function aliasesOf({ aliases }: VersionedResource<unknown>, version: number): string[] {
  return aliases
    .filter((entry) => entry.version === version)
    .map(({ alias }) => alias)
    .toSorted();
}
