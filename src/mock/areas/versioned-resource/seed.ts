import type { components } from "../../../../generated/types.ts";
import type { Seeded } from "../seeded.ts";
import type { VersionedResource } from "./versioned-resource.ts";

type Schemas = components["schemas"];

/** A prompt or a skill as the API shows it in its latest version. */
export type VersionedSeed<Resource> = Seeded<
  Resource,
  {
    /** The earlier versions, starting with version 1. */
    readonly versions?: readonly Resource[];
    readonly workspaceRelation?: VersionedResource<unknown>["workspaceRelation"];
    /** When the versions were created, starting with version 1; by default when their `versionCreatedAt` says. */
    readonly versionsCreatedAt?: readonly string[];
    /** Those of a skill, which the API does not show. */
    readonly title?: string | null;
    readonly description?: string | null;
  }
>;

/** What a prompt and a skill have in common as the API shows them. */
type PromptOrSkill<Definition> = Omit<Schemas["Skill"], "definition"> &
  Partial<Pick<Schemas["Prompt"], "title" | "description" | "versionCreatedAt">> & { readonly definition: Definition };

export function versionedRow<Definition>(
  entry: VersionedSeed<PromptOrSkill<Definition>>,
): VersionedResource<Definition> {
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
