import type { Prompt, Skill } from "../../../../generated/mock-types.ts";
import { type DataViolation, type RowViolation, type SeedList, WHOLE } from "../area-data.ts";
import { createEntry } from "../seeded.ts";
import type { SelectedVersion, VersionedResource, VersionedSeed } from "./versioned-resource.ts";
import { allVersions } from "./view.ts";

/** The fields that prompts and skills have in common in responses. */
type PromptOrSkill<Definition> = Omit<Skill, "definition"> &
  Partial<Pick<Prompt, "title" | "description" | "versionCreatedAt">> & { readonly definition: Definition };

export function toRow<Definition>(entry: VersionedSeed<PromptOrSkill<Definition>>): VersionedResource<Definition> {
  const { id, name, sharingScope, createdBy, createdAt, updatedAt, _mock } = entry;
  const { title = entry.title ?? null, description = entry.description ?? null, versionsCreatedAt } = _mock ?? {};
  const versions = [...(_mock?.versions ?? []), entry];
  return {
    id,
    name,
    title,
    description,
    sharingScope: sharingScope === "workspace" ? "workspace" : "private",
    workspaceRelation: _mock?.workspaceRelation ?? "reader",
    createdBy,
    createdAt,
    updatedAt,
    versions: versions.map(({ definition, notes = null, versionCreatedAt = createdAt }, index) => ({
      definition,
      notes,
      createdAt: versionsCreatedAt?.[index] ?? versionCreatedAt,
    })),
    aliases: versions.flatMap(({ version, aliases }) => aliases.map((alias) => ({ alias, version }))),
  };
}

/** Returns the latest version as the API shows it. `toRow` converts it back to the same row. */
export function toEntry<Definition, Resource extends PromptOrSkill<Definition>>(
  resource: VersionedResource<Definition>,
  show: (selected: SelectedVersion<Definition>) => Resource,
): VersionedSeed<Resource> {
  const all = allVersions(resource).map(show);
  const versions = all.slice(0, -1);
  const latest = all.at(-1)!; // A resource has at least one version.
  const usual = toRow<Definition>({ ...latest, _mock: { versions } });
  return createEntry(latest, { versions, ...internalOf(resource) }, { versions: [], ...internalOf(usual) });
}

/** The data of a resource that the API does not show, or not in each version. */
function internalOf({ workspaceRelation, versions, title, description }: VersionedResource<unknown>) {
  return { workspaceRelation, versionsCreatedAt: versions.map(({ createdAt }) => createdAt), title, description };
}

/** Both areas have a list of their own name. In a recording, a resource is its latest version. */
export function versionedList(name: "prompts" | "skills"): SeedList<{ readonly id: string }> {
  return {
    key: ["id"],
    references: () => [],
    recorded: {
      // Their responses leave out fields only if a request selects some.
      shows: { [`${name}.list`]: ["/data"], [`${name}.get`]: WHOLE, [`${name}.versions.get`]: WHOLE },
      versions: { isCurrent: ({ version, latestVersion }) => version === latestVersion },
    },
  };
}

export function* findAliasViolations(
  table: "prompts" | "skills",
  rows: readonly VersionedResource<unknown>[],
): Generator<RowViolation> {
  for (const [index, { versions, aliases }] of rows.entries())
    for (const { version } of aliases)
      if (version > versions.length) yield { table, index, field: "versions", detail: `needs version ${version}` };
}

export function* findVersionViolations(
  list: "prompts" | "skills",
  entries: readonly VersionedSeed<PromptOrSkill<unknown>>[] = [],
): Generator<DataViolation> {
  for (const [index, { version, _mock }] of entries.entries()) {
    const versions = _mock?.versions ?? [];
    const all = [...versions.map((each) => each.version), version];
    for (const [place, number] of all.entries()) {
      const path = place === versions.length ? "version" : `_mock/versions/${place}/version`;
      if (number !== place + 1)
        yield {
          pointer: `/${list}/${index}/${path}`,
          detail: `must be ${place + 1}: _mock.versions has the earlier ones`,
        };
    }
  }
}
