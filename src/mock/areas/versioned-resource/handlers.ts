import type { PromptVersionUpdate } from "../../../../generated/mock-types.ts";
import type { Table } from "../../sandbox/table.ts";
import type { Caller } from "../caller.ts";
import { ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import {
  type Collection,
  createResource,
  deleteResource,
  findResource,
  listResources,
  type ResourceCreate,
  updateResource,
} from "./collection.ts";
import type { ListQuery } from "./order.ts";
import type { SelectedVersion, Sharing, VersionedResource } from "./versioned-resource.ts";
import { createVersion, getVersion, updateVersion, type VersionCreate } from "./versions.ts";
import { type Selectable, selectFields, showVersions } from "./view.ts";

/** The differences between prompts and skills. */
interface Kind<Noun extends "prompt" | "skill", DefinitionCreate, Definition, Resource> {
  readonly noun: Noun;
  table(sandbox: Sandbox): Table<VersionedResource<Definition>>;
  /** Sets the fields that the request omits. */
  complete(definition: DefinitionCreate): Definition;
  show(selected: SelectedVersion<Definition>): Resource;
}

interface CallerRequest {
  readonly sandbox: Sandbox;
  readonly caller: Caller;
}
interface Selection {
  readonly fields?: readonly string[];
}

/** Creates the handlers that prompts and skills share. */
export function createHandlers<
  Noun extends "prompt" | "skill",
  DefinitionCreate,
  Definition,
  Resource extends Selectable,
>({ noun, table, complete, show }: Kind<Noun, DefinitionCreate, Definition, Resource>) {
  type Path = { readonly [Name in `${Noun}_id`]: string };
  type ResourceRequest = CallerRequest & { readonly path: Path };
  type VersionRequest = CallerRequest & { readonly path: Path & { readonly version: string } };

  const findId = ({ path }: ResourceRequest): string => path[`${noun}_id`];
  const findAll = ({ sandbox, caller }: CallerRequest): Collection<Definition> => ({
    noun,
    table: table(sandbox),
    sandbox,
    caller,
  });
  return {
    list: (request: CallerRequest & { readonly query: ListQuery & Selection }) => {
      const { items, next } = listResources(findAll(request), request.query);
      const data = items.map((item) => selectFields(show(item), request.query.fields));
      return ok(next === null ? { data } : { data, nextPageToken: next });
    },

    create: (request: CallerRequest & { readonly body: ResourceCreate<DefinitionCreate> }) => {
      const definition = complete(request.body.definition);
      return ok(show(createResource(findAll(request), { ...request.body, definition })));
    },

    get: (request: ResourceRequest & { readonly query: Selection & { version?: number; alias?: string } }) =>
      ok(selectFields(show(getVersion(findAll(request), findId(request), request.query)), request.query.fields)),

    update: (
      request: ResourceRequest & { readonly body: Sharing & { title?: string | null; description?: string | null } },
    ) => ok(show(updateResource(findAll(request), findId(request), request.body))),

    delete: (request: ResourceRequest) => {
      deleteResource(findAll(request), findId(request));
      return ok({});
    },

    listVersions: (request: ResourceRequest) =>
      ok({ data: showVersions(findResource(findAll(request), findId(request))) }),

    createVersion: (request: ResourceRequest & { readonly body: VersionCreate<DefinitionCreate> }) => {
      const definition = complete(request.body.definition);
      return ok(createVersion(findAll(request), findId(request), { ...request.body, definition }));
    },

    getVersion: (request: VersionRequest & { readonly query: Selection }) => {
      const { version } = request.path;
      return ok(selectFields(show(getVersion(findAll(request), findId(request), { version })), request.query.fields));
    },

    updateVersion: (request: VersionRequest & { readonly body: PromptVersionUpdate }) =>
      ok(show(updateVersion(findAll(request), findId(request), request.path.version, request.body))),
  };
}
