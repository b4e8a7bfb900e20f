import type { components } from "../../../../generated/types.ts";

/** A prompt or a skill, with all its versions. */
export interface VersionedResource<Definition> {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly sharingScope: "private" | "workspace";
  /** What members of the workspace other than the creator may do while the scope is `workspace`. */
  readonly workspaceRelation: "reader" | "writer";
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Version 1 first. */
  readonly versions: readonly Version<Definition>[];
  readonly aliases: Aliases;
}

interface Version<Definition> {
  readonly definition: Definition;
  readonly notes: string | null;
  readonly createdAt: string;
}

/** Each alias once, in any order. */
export type Aliases = readonly { readonly alias: string; readonly version: number }[];

/** A resource and the version of it to show. */
export interface SelectedVersion<Definition> {
  readonly resource: VersionedResource<Definition>;
  readonly version: number;
}

export interface Sharing {
  sharingScope?: components["schemas"]["SharingScope"];
  workspaceRelation?: components["schemas"]["WorkspaceRelation"];
}

/** The sharing that a body sets. A value that says "unspecified" sets nothing. */
export function sharingOf({ sharingScope, workspaceRelation }: Sharing) {
  return {
    ...(sharingScope && sharingScope !== "sharing_scope_unspecified" ? { sharingScope } : {}),
    ...(workspaceRelation && workspaceRelation !== "share_relation_unspecified" ? { workspaceRelation } : {}),
  };
}

export function versionOf({ aliases }: VersionedResource<unknown>, wantedAlias: string): number | undefined {
  return aliases.find(({ alias }) => alias === wantedAlias)?.version;
}

/** The aliases, with the given ones pointing to the version. */
export function setAliases(before: Aliases, aliases: readonly string[], version: number): Aliases {
  const moved = new Set(aliases);
  return [...before.filter(({ alias }) => !moved.has(alias)), ...[...moved].map((alias) => ({ alias, version }))];
}
