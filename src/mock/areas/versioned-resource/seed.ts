import type { components } from "../../../../generated/types.ts";
import type { Seeded } from "../seeded.ts";
import type { VersionedResource } from "./versioned-resource.ts";

type Schemas = components["schemas"];

/** A prompt or a skill as the API shows it in its latest version. */
export type VersionedSeed<Shown> = Seeded<
  Shown,
  {
    /** The earlier versions, version 1 first. */
    readonly versions?: readonly Shown[];
    readonly workspaceRelation?: VersionedResource<unknown>["workspaceRelation"];
  }
>;

/** What prompts and skills have in common. */
type Shown<Definition> = Omit<Schemas["Skill"], "definition"> &
  Partial<Pick<Schemas["Prompt"], "title" | "description" | "versionCreatedAt">> & { readonly definition: Definition };

export function versionedRow<Definition>(entry: VersionedSeed<Shown<Definition>>): VersionedResource<Definition> {
  const { id, name, title = null, description = null, sharingScope, createdBy, createdAt, updatedAt, _mock } = entry;
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
    versions: versions.map(({ definition, notes = null, versionCreatedAt = createdAt }) => ({
      definition,
      notes,
      createdAt: versionCreatedAt,
    })),
    aliases: versions.flatMap(({ version, aliases }) => aliases.map((alias) => ({ alias, version }))),
  };
}
