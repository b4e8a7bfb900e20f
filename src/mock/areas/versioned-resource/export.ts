import { entryOf } from "../seeded.ts";
import { type VersionedSeed, versionedRow } from "./seed.ts";
import type { SelectedVersion, VersionedResource } from "./versioned-resource.ts";

/** Prompts or skills as `versionedRow` reads them. */
export function exportVersions<Definition, Resource extends Parameters<typeof versionedRow<Definition>>[0]>(
  rows: readonly VersionedResource<Definition>[],
  show: (selected: SelectedVersion<Definition>) => Resource,
): VersionedSeed<Resource>[] {
  return rows.map((resource) => {
    const all = resource.versions.map((_, index) => show({ resource, version: index + 1 }));
    const versions = all.slice(0, -1);
    const latest = all.at(-1)!; // There is a first version.
    const usual = versionedRow<Definition>({ ...latest, _mock: { versions } });
    return entryOf(
      latest,
      {
        versions,
        workspaceRelation: resource.workspaceRelation,
        versionsCreatedAt: resource.versions.map(({ createdAt }) => createdAt),
        title: resource.title,
        description: resource.description,
      },
      {
        versions: [],
        workspaceRelation: "reader",
        versionsCreatedAt: usual.versions.map(({ createdAt }) => createdAt),
        title: usual.title,
        description: usual.description,
      },
    );
  });
}
