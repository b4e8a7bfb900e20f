import type { PromptCreate, PromptUpdate } from "../../../../generated/mock-types.ts";
import { equalJson } from "../../../core/equal-json.ts";
import { conflict, forbidden, notFound } from "../../exchange/problems.ts";
import type { Table } from "../../state/table.ts";
import type { Caller } from "../caller.ts";
import type { OperationRequest } from "../operation-types.ts";
import { rangePage } from "../shared/paging.ts";
import { updated } from "../shared/updates.ts";
import type { Sandbox } from "../tables.ts";
import {
  moveAliases,
  readSharing,
  resourcesBy,
  resourcesByExactName,
  type SelectedVersion,
  type VersionedResource,
  versionWithAlias,
} from "./versioned-resource.ts";

/** The prompts or the skills of a sandbox, and the caller who accesses them. */
export interface Collection<Definition> {
  /** Used in error texts, in error codes and as the prefix of ids. */
  readonly noun: "prompt" | "skill";
  readonly table: Table<VersionedResource<Definition>>;
  readonly sandbox: Sandbox;
  readonly caller: Caller;
}

/** The bodies of both creations; a skill has no title and no description. */
export type ResourceCreate<Definition> = Omit<PromptCreate, "definition"> & { readonly definition: Definition };

/** Throws a 404 if the caller can't see the resource. */
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

/** Throws a 404 if the caller can't see the resource, and a 403 if the caller can only read it. */
export function findForUpdate<Definition>(
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
  {
    alias,
    pageToken,
    pageSize = 100,
    sort_by: field = "created_at",
    sort_direction,
  }: OperationRequest<"prompts.list">["query"],
): { items: SelectedVersion<Definition>[]; next: string | null } {
  // By default, times are sorted newest first, and texts from A to Z.
  const direction = sort_direction ?? (field === "name" || field === "title" ? "asc" : "desc");
  return rangePage(table.by(resourcesBy[field]), {
    scope: JSON.stringify([noun, alias, field, direction]),
    cursor: pageToken,
    limit: pageSize,
    descending: direction === "desc",
    select: (resource) => {
      if (!isVisible(resource, caller)) return undefined;
      const version = alias === undefined ? resource.versions.length : versionWithAlias(resource, alias);
      return version === undefined ? undefined : { resource, version };
    },
  });
}

/** Throws a 409 if the name is in use, even by a resource that the caller can't see. */
export function createResource<Definition>(
  { noun, table, sandbox, caller }: Collection<Definition>,
  body: ResourceCreate<Definition>,
): SelectedVersion<Definition> {
  const { name, title, description, definition, notes, aliases = [] } = body;
  if (table.by(resourcesByExactName).within([name]).length > 0)
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
    ...readSharing(body),
    createdBy: caller.user_id,
    createdAt: now,
    updatedAt: now,
    versions: [{ definition, notes: notes || null, createdAt: now }],
    aliases: moveAliases([], aliases, 1),
  });
  return { resource, version: 1 };
}

export function updateResource<Definition>(
  collection: Collection<Definition>,
  id: string,
  body: PromptUpdate,
): SelectedVersion<Definition> {
  const before = findForUpdate(collection, id);
  const resource = saveChanges(collection, before, {
    title: updated(body.title, before.title, null) || null,
    description: updated(body.description, before.description, null) || null,
    ...readSharing(body),
  });
  return { resource, version: resource.versions.length };
}

/** Stores the changes and updates `updatedAt`, unless nothing is different. */
export function saveChanges<Definition>(
  { table, sandbox }: Collection<Definition>,
  before: VersionedResource<Definition>,
  changes: Partial<VersionedResource<Definition>>,
): VersionedResource<Definition> {
  const after = { ...before, ...changes };
  return equalJson(after, before) ? before : table.put({ ...after, updatedAt: sandbox.time() });
}

function isVisible({ sharingScope, createdBy }: VersionedResource<unknown>, caller: Caller): boolean {
  return sharingScope === "workspace" || createdBy === caller.user_id;
}
