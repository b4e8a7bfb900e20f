import type { PromptUpdate } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import type { Seeded } from "../seeded.ts";

/** A prompt or a skill, with all its versions. */
export interface VersionedResource<Definition> {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly sharingScope: "private" | "workspace";
  /** The access of members other than the creator while the scope is `workspace`. */
  readonly workspaceRelation: "reader" | "writer";
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedAt: string;
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

/** A prompt or a skill as the API shows it in its latest version. */
export type VersionedSeed<Resource> = Seeded<
  Resource,
  {
    /** The earlier versions, starting with version 1. */
    readonly versions?: readonly Resource[];
    readonly workspaceRelation?: VersionedResource<unknown>["workspaceRelation"];
    /** Creation times of the versions, starting with version 1. Default: their `versionCreatedAt`. */
    readonly versionsCreatedAt?: readonly string[];
    /** Title and description of a skill, which the API does not show. */
    readonly title?: string | null;
    readonly description?: string | null;
  }
>;

export interface SelectedVersion<Definition> {
  readonly resource: VersionedResource<Definition>;
  readonly version: number;
}

const textKey = (text: string) => [text.toLowerCase(), text];

export const resourcesBy = {
  created_at: defineIndex<VersionedResource<unknown>>(({ createdAt, id }) => [Date.parse(createdAt), id]),
  last_modified_at: defineIndex<VersionedResource<unknown>>(({ updatedAt, id }) => [Date.parse(updatedAt), id]),
  name: defineIndex<VersionedResource<unknown>>(({ name, id }) => [...textKey(name), id]),
  title: defineIndex<VersionedResource<unknown>>(({ title, name, id }) => [...textKey(title ?? name), id]),
};

export const resourcesByExactName = defineIndex<VersionedResource<unknown>>(({ name }) => [name]);

/** The sharing settings in a body. A value that means "unspecified" sets nothing. */
export function readSharing({ sharingScope, workspaceRelation }: PromptUpdate) {
  return {
    ...(sharingScope && sharingScope !== "sharing_scope_unspecified" ? { sharingScope } : {}),
    ...(workspaceRelation && workspaceRelation !== "share_relation_unspecified" ? { workspaceRelation } : {}),
  };
}

export function versionWithAlias({ aliases }: VersionedResource<unknown>, name: string): number | undefined {
  return aliases.find(({ alias }) => alias === name)?.version;
}

/** Makes the given aliases point to the version; the other aliases stay. */
export function moveAliases(before: Aliases, aliases: readonly string[], version: number): Aliases {
  const names = new Set(aliases);
  return [...before.filter(({ alias }) => !names.has(alias)), ...[...names].map((alias) => ({ alias, version }))];
}
