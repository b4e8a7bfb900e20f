import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../handler.ts";
import { ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import {
  type Collection,
  createResource,
  deleteResource,
  findResource,
  listResources,
  updateResource,
} from "../versioned-resource/collection.ts";
import type { SelectedVersion } from "../versioned-resource/versioned-resource.ts";
import { createVersion, getVersion, updateVersion } from "../versioned-resource/versions.ts";
import { selectFields, showResource, showVersions } from "../versioned-resource/view.ts";

type Schemas = components["schemas"];
type Definition = Schemas["PromptDefinition"];

export const prompts = defineHandlers("prompts", {
  "prompts.list": ({ query, sandbox, caller }) => {
    const { items, next } = listResources(promptsOf(sandbox, caller), query);
    const data = items.map((prompt) => selectFields(showPrompt(prompt), query.fields));
    return ok(next === null ? { data } : { data, nextPageToken: next });
  },

  "prompts.create": ({ body, sandbox, caller }) =>
    ok(showPrompt(createResource(promptsOf(sandbox, caller), { ...body, definition: withDefaults(body.definition) }))),

  "prompts.get": ({ path, query, sandbox, caller }) =>
    ok(selectFields(showPrompt(getVersion(promptsOf(sandbox, caller), path.prompt_id, query)), query.fields)),

  "prompts.update": ({ path, body, sandbox, caller }) =>
    ok(showPrompt(updateResource(promptsOf(sandbox, caller), path.prompt_id, body))),

  "prompts.delete": ({ path, sandbox, caller }) => {
    deleteResource(promptsOf(sandbox, caller), path.prompt_id);
    return ok({});
  },

  "prompts.versions.list": ({ path, sandbox, caller }) =>
    ok({ data: showVersions(findResource(promptsOf(sandbox, caller), path.prompt_id)) }),

  "prompts.versions.create": ({ path, body, sandbox, caller }) =>
    ok(
      createVersion(promptsOf(sandbox, caller), path.prompt_id, {
        ...body,
        definition: withDefaults(body.definition),
      }),
    ),

  "prompts.versions.get": ({ path, query, sandbox, caller }) =>
    ok(
      selectFields(
        showPrompt(getVersion(promptsOf(sandbox, caller), path.prompt_id, { version: path.version })),
        query.fields,
      ),
    ),

  "prompts.versions.update": ({ path, body, sandbox, caller }) =>
    ok(showPrompt(updateVersion(promptsOf(sandbox, caller), path.prompt_id, path.version, body))),
});

function promptsOf(sandbox: Sandbox, caller: Caller): Collection<Definition> {
  return { noun: "prompt", table: sandbox.prompts, sandbox, caller };
}

function withDefaults({ content, variables = [] }: Schemas["PromptDefinitionCreate"]): Definition {
  return { content, variables };
}

export function showPrompt(selected: SelectedVersion<Definition>): Schemas["Prompt"] {
  const { title, description, versions } = selected.resource;
  const { id, name, ...rest } = showResource(selected);
  return {
    id,
    name,
    ...(title === null ? {} : { title }),
    ...(description === null ? {} : { description }),
    ...rest,
    versionCreatedAt: versions[selected.version - 1]!.createdAt,
  };
}
