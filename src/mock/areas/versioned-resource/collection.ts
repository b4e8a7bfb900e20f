import type { Table } from "../../sandbox/table.ts";
import type { Caller } from "../caller.ts";
import { canonicalJson } from "../metadata-filter.ts";
import { keysetPage } from "../paging.ts";
import { conflict, forbidden, notFound } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import { type ListQuery, orderOf, sortKey } from "./order.ts";
import {
  type SelectedVersion,
  type Sharing,
  setAliases,
  sharingOf,
  type VersionedResource,
  versionOf,
} from "./versioned-resource.ts";

/** The prompts or the skills of a sandbox, and who is asking for them. */
export interface Collection<Definition> {
  /** Names a resource in error texts, in error codes and at the start of ids. */
  readonly noun: "prompt" | "skill";
  readonly table: Table<VersionedResource<Definition>>;
  readonly sandbox: Sandbox;
  readonly caller: Caller;
}

export interface ResourceCreate<Definition> extends Sharing {
  name: string;
  title?: string | null;
  description?: string | null;
  definition: Definition;
  notes?: string | null;
  aliases?: string[];
}

const DEFAULT_PAGE_SIZE = 100;

/** 404 for a resource that the caller can't see. */
export function findResource<Definition>(
  { noun, table, caller }: Collection<Definition>,
  id: string,
): VersionedResource<Definition> {
  const resource = table.get(id);
  if (!resource || !isVisible(resource, caller))
    notFound(
      `${noun.toUpperCase()}_NOT_FOUND`,
      `There is no ${noun} with the id ${id}, or it is not visible to you. List the ${noun}s to find its id.`,
    );
  return resource;
}

/** 404 for a resource that the caller can't see, and 403 for one that the caller can only read. */
export function findToChange<Definition>(
  collection: Collection<Definition>,
  id: string,
): VersionedResource<Definition> {
  const { noun, caller } = collection;
  const resource = findResource(collection, id);
  if (resource.createdBy !== caller.user_id && resource.workspaceRelation !== "writer")
    forbidden(
      `${noun.toUpperCase()}_READ_ONLY`,
      `You can read the ${noun} ${id} but not change it. Ask its creator for write access.`,
    );
  return resource;
}

export function listResources<Definition>(
  { noun, table, caller }: Collection<Definition>,
  query: ListQuery,
): { items: SelectedVersion<Definition>[]; next: string | null } {
  const { alias, pageToken, pageSize = DEFAULT_PAGE_SIZE } = query;
  const { field, direction } = orderOf(query);
  const selected = table
    .all()
    .filter((resource) => isVisible(resource, caller))
    .flatMap((resource) => {
      const version = alias === undefined ? resource.versions.length : versionOf(resource, alias);
      return version === undefined ? [] : [{ resource, version }];
    });
  return keysetPage(selected, {
    scope: JSON.stringify([noun, alias, field, direction]),
    cursor: pageToken,
    limit: pageSize,
    key: ({ resource }) => [...sortKey(resource, field), resource.id],
    descending: direction === "desc",
  });
}

/** 409 if any resource of the sandbox has the name, even one that the caller can't see. */
export function createResource<Definition>(
  { noun, table, sandbox, caller }: Collection<Definition>,
  body: ResourceCreate<Definition>,
): SelectedVersion<Definition> {
  const { name, title, description, definition, notes, aliases = [] } = body;
  if (table.all().some((resource) => resource.name === name))
    conflict(
      `${noun.toUpperCase()}_NAME_ALREADY_EXISTS`,
      `A ${noun} named ${name} already exists. Choose another name, or add a version to that ${noun}.`,
    );
  const now = sandbox.time();
  const resource = table.put({
    id: sandbox.newId(`${noun}_`),
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
    aliases: setAliases([], aliases, 1),
  });
  return { resource, version: 1 };
}

export function updateResource<Definition>(
  collection: Collection<Definition>,
  id: string,
  body: Sharing & { title?: string | null; description?: string | null },
): SelectedVersion<Definition> {
  const before = findToChange(collection, id);
  const resource = changeResource(collection, before, {
    title: (body.title ?? before.title) || null,
    description: (body.description ?? before.description) || null,
    ...sharingOf(body),
  });
  return { resource, version: resource.versions.length };
}

export function deleteResource(collection: Collection<unknown>, id: string): void {
  collection.table.delete(findToChange(collection, id).id);
}

/** Stores the changes. If nothing is different, the time of the last change stays. */
export function changeResource<Definition>(
  { table, sandbox }: Collection<Definition>,
  before: VersionedResource<Definition>,
  changes: Partial<VersionedResource<Definition>>,
): VersionedResource<Definition> {
  const after = { ...before, ...changes };
  return canonicalJson(after) === canonicalJson(before) ? before : table.put({ ...after, updatedAt: sandbox.time() });
}

function isVisible({ sharingScope, createdBy }: VersionedResource<unknown>, caller: Caller): boolean {
  return sharingScope === "workspace" || createdBy === caller.user_id;
}
