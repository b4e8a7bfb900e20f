import type { components } from "../../../../generated/types.ts";
import type { Table } from "../../sandbox/table.ts";
import type { Caller } from "../caller.ts";
import { canonicalJson } from "../metadata-filter.ts";
import { keysetPage } from "../paging.ts";
import { conflict, forbidden, notFound } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import { type Listing, orderOf, sortKey } from "./order.ts";

type Schemas = components["schemas"];

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
  /** Each alias once, in any order. */
  readonly aliases: readonly { readonly alias: string; readonly version: number }[];
}

export interface Version<Definition> {
  readonly definition: Definition;
  readonly notes: string | null;
  readonly createdAt: string;
}

export interface Sharing {
  sharingScope?: Schemas["SharingScope"];
  workspaceRelation?: Schemas["WorkspaceRelation"];
}

export interface Creation<Definition> extends Sharing, VersionCreation<Definition> {
  name: string;
  title?: string | null;
  description?: string | null;
}

export interface VersionCreation<Definition> {
  definition: Definition;
  notes?: string | null;
  aliases?: string[];
}

/** A thing at one of its versions. */
export interface Selected<Definition> {
  readonly thing: VersionedResource<Definition>;
  readonly version: number;
}

const DEFAULT_PAGE = 100;

/** What prompts and skills have in common: the things of one kind, each with its versions and aliases. */
export function versionedResource<Definition>(
  word: "prompt" | "skill",
  tableOf: (sandbox: Sandbox) => Table<VersionedResource<Definition>>,
) {
  const code = word.toUpperCase();

  /** 404 for what the caller can't see. */
  function find(sandbox: Sandbox, caller: Caller, id: string): VersionedResource<Definition> {
    const thing = tableOf(sandbox).get(id);
    if (!thing || !isVisible(thing, caller))
      notFound(
        `${code}_NOT_FOUND`,
        `There is no ${word} with the id ${id}, or it is not visible to you. List the ${word}s to find its id.`,
      );
    return thing;
  }

  /** 403 for what the caller can only read. */
  function findToChange(sandbox: Sandbox, caller: Caller, id: string): VersionedResource<Definition> {
    const thing = find(sandbox, caller, id);
    if (thing.createdBy !== caller.user_id && thing.workspaceRelation !== "writer")
      forbidden(
        `${code}_READ_ONLY`,
        `You can read the ${word} ${id} but not change it. Ask its creator for write access.`,
      );
    return thing;
  }

  function noVersion(id: string, which: string): never {
    notFound(
      `${code}_VERSION_NOT_FOUND`,
      `The ${word} ${id} has no ${which}. List its versions to see which ones exist.`,
    );
  }

  function checkVersion({ id, versions }: VersionedResource<Definition>, version: number): void {
    if (version > versions.length) noVersion(id, `version ${version}`);
  }

  /** Stores what has changed, or nothing if nothing has. */
  function change(
    sandbox: Sandbox,
    before: VersionedResource<Definition>,
    changes: Partial<VersionedResource<Definition>>,
  ): VersionedResource<Definition> {
    const after = { ...before, ...changes };
    return canonicalJson(after) === canonicalJson(before)
      ? before
      : tableOf(sandbox).put({ ...after, updatedAt: sandbox.time() });
  }

  return {
    find,

    list(sandbox: Sandbox, caller: Caller, query: Listing): { items: Selected<Definition>[]; next: string | null } {
      const { alias, pageToken, pageSize = DEFAULT_PAGE } = query;
      const { field, direction } = orderOf(query);
      const things = tableOf(sandbox)
        .all()
        .filter((thing) => isVisible(thing, caller))
        .flatMap((thing) => {
          const version = alias === undefined ? thing.versions.length : versionOf(thing, alias);
          return version === undefined ? [] : [{ thing, version }];
        });
      return keysetPage(things, {
        scope: JSON.stringify([word, alias, field, direction]),
        cursor: pageToken,
        limit: pageSize,
        key: ({ thing }) => [...sortKey(thing, field), thing.id],
        descending: direction === "desc",
      });
    },

    create(sandbox: Sandbox, caller: Caller, body: Creation<Definition>): Selected<Definition> {
      const { name, title, description, definition, notes, aliases = [] } = body;
      if (
        tableOf(sandbox)
          .all()
          .some((thing) => thing.name === name)
      )
        conflict(
          `${code}_NAME_ALREADY_EXISTS`,
          `A ${word} named ${name} already exists. Choose another name, or add a version to that ${word}.`,
        );
      const now = sandbox.time();
      const thing = tableOf(sandbox).put({
        id: sandbox.newId(`${word}_`),
        name,
        title: title || null,
        description: description || null,
        sharingScope: "private",
        workspaceRelation: "reader",
        ...sharingOf(body),
        createdBy: caller.user_id,
        createdAt: now,
        updatedAt: now,
        versions: [{ definition, notes: notes || null, createdAt: now }],
        aliases: moved([], aliases, 1),
      });
      return { thing, version: 1 };
    },

    /** The version, or else the one that the alias points to, or else the latest. */
    get(
      sandbox: Sandbox,
      caller: Caller,
      id: string,
      { version, alias }: { version?: number; alias?: string } = {},
    ): Selected<Definition> {
      const thing = find(sandbox, caller, id);
      const number = version ?? (alias === undefined ? thing.versions.length : versionOf(thing, alias));
      if (number === undefined) noVersion(id, `version with the alias ${alias}`);
      checkVersion(thing, number);
      return { thing, version: number };
    },

    update(
      sandbox: Sandbox,
      caller: Caller,
      id: string,
      body: Sharing & { title?: string | null; description?: string | null },
    ): Selected<Definition> {
      const before = findToChange(sandbox, caller, id);
      const thing = change(sandbox, before, {
        title: (body.title ?? before.title) || null,
        description: (body.description ?? before.description) || null,
        ...sharingOf(body),
      });
      return { thing, version: thing.versions.length };
    },

    delete(sandbox: Sandbox, caller: Caller, id: string): void {
      tableOf(sandbox).delete(findToChange(sandbox, caller, id).id);
    },

    createVersion(
      sandbox: Sandbox,
      caller: Caller,
      id: string,
      { definition, notes, aliases = [] }: VersionCreation<Definition>,
    ): Schemas["PromptVersionCreated"] {
      const thing = findToChange(sandbox, caller, id);
      const wanted = canonicalJson(definition);
      const same = thing.versions.findIndex((version) => canonicalJson(version.definition) === wanted) + 1;
      const version = same || thing.versions.length + 1;
      const created = { definition, notes: notes || null, createdAt: sandbox.time() };
      change(sandbox, thing, {
        versions: same ? thing.versions : [...thing.versions, created],
        aliases: moved(thing.aliases, aliases, version),
      });
      return { version, deduplicated: same > 0 };
    },

    updateVersion(
      sandbox: Sandbox,
      caller: Caller,
      id: string,
      version: number,
      { notes, aliases }: Schemas["PromptVersionUpdate"],
    ): Selected<Definition> {
      const before = findToChange(sandbox, caller, id);
      checkVersion(before, version);
      const kept = before.aliases.filter((entry) => entry.version !== version);
      const versions = before.versions.map((each, index) =>
        index + 1 === version ? { ...each, notes: (notes ?? each.notes) || null } : each,
      );
      const thing = change(sandbox, before, {
        versions,
        aliases: aliases ? moved(kept, aliases.values ?? [], version) : before.aliases,
      });
      return { thing, version };
    },
  };
}

/** A thing of the story, as an example of the document shows it. */
export function versionedOf<Definition>(
  example: { title?: string; description?: string; notes?: string; definition: Definition; aliases: string[] } & Pick<
    VersionedResource<Definition>,
    "id" | "name" | "createdBy" | "createdAt" | "updatedAt"
  >,
): VersionedResource<Definition> {
  const { id, name, title, description, createdBy, createdAt, updatedAt, definition, notes, aliases } = example;
  return {
    id,
    name,
    title: title ?? null,
    description: description ?? null,
    sharingScope: "private",
    workspaceRelation: "reader",
    createdBy,
    createdAt,
    updatedAt,
    versions: [{ definition, notes: notes ?? null, createdAt }],
    aliases: moved([], aliases, 1),
  };
}

function isVisible({ sharingScope, createdBy }: VersionedResource<unknown>, caller: Caller): boolean {
  return sharingScope === "workspace" || createdBy === caller.user_id;
}

function sharingOf({ sharingScope, workspaceRelation }: Sharing) {
  return {
    ...(sharingScope && sharingScope !== "sharing_scope_unspecified" ? { sharingScope } : {}),
    ...(workspaceRelation && workspaceRelation !== "share_relation_unspecified" ? { workspaceRelation } : {}),
  };
}

/** The aliases after some of them point to the version. */
function moved<Alias extends VersionedResource<unknown>["aliases"][number]>(
  before: readonly Alias[],
  aliases: readonly string[],
  version: number,
): VersionedResource<unknown>["aliases"] {
  const moving = new Set(aliases);
  return [...before.filter(({ alias }) => !moving.has(alias)), ...[...moving].map((alias) => ({ alias, version }))];
}

function versionOf({ aliases }: VersionedResource<unknown>, wantedAlias: string): number | undefined {
  return aliases.find(({ alias }) => alias === wantedAlias)?.version;
}
