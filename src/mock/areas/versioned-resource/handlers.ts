import type { PromptUpdate, PromptVersionUpdate } from "../../../../generated/mock-types.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import { ok } from "../../exchange/responses.ts";
import type { Table } from "../../state/table.ts";
import type { Caller } from "../caller.ts";
import type { OperationRequest } from "../operation-types.ts";
import type { Sandbox } from "../tables.ts";
import {
  type Collection,
  createResource,
  findForUpdate,
  findResource,
  listResources,
  type ResourceCreate,
  updateResource,
} from "./collection.ts";
import type { SelectedVersion, VersionedResource } from "./versioned-resource.ts";
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
type Query<Id extends OperationId> = OperationRequest<Id>["query"];

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
    list: (request: CallerRequest & { readonly query: Query<"prompts.list"> }) => {
      const { items, next } = listResources(findAll(request), request.query);
      const data = items.map((item) => selectFields(show(item), request.query.fields));
      return ok(next === null ? { data } : { data, nextPageToken: next });
    },

    create: (request: CallerRequest & { readonly body: ResourceCreate<DefinitionCreate> }) => {
      const definition = complete(request.body.definition);
      return ok(show(createResource(findAll(request), { ...request.body, definition })));
    },

    get: (request: ResourceRequest & { readonly query: Query<"prompts.get"> }) =>
      ok(selectFields(show(getVersion(findAll(request), findId(request), request.query)), request.query.fields)),

    update: (request: ResourceRequest & { readonly body: PromptUpdate }) =>
      ok(show(updateResource(findAll(request), findId(request), request.body))),

    delete: (request: ResourceRequest) => {
      const resource = findForUpdate(findAll(request), findId(request));
      table(request.sandbox).delete(resource.id);
      return ok({});
    },

    listVersions: (request: ResourceRequest) =>
      ok({ data: showVersions(findResource(findAll(request), findId(request))) }),

    createVersion: (request: ResourceRequest & { readonly body: VersionCreate<DefinitionCreate> }) => {
      const definition = complete(request.body.definition);
      return ok(createVersion(findAll(request), findId(request), { ...request.body, definition }));
    },

    getVersion: (request: VersionRequest & { readonly query: Query<"prompts.versions.get"> }) => {
      const { version } = request.path;
      return ok(selectFields(show(getVersion(findAll(request), findId(request), { version })), request.query.fields));
    },

    updateVersion: (request: VersionRequest & { readonly body: PromptVersionUpdate }) =>
      ok(show(updateVersion(findAll(request), findId(request), request.path.version, request.body))),
  };
}
