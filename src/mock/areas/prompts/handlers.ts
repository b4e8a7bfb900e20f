import type { components } from "../../../../generated/types.ts";
import { defineHandlers } from "../handler.ts";
import { ok } from "../responses.ts";
import { type Selected, versionedResource } from "../versioned-resource/versioned-resource.ts";
import { isRequested, showResource, showVersions } from "../versioned-resource/view.ts";

type Schemas = components["schemas"];
type Definition = Schemas["PromptDefinition"];

const resources = versionedResource<Definition>("prompt", (sandbox) => sandbox.prompts);

export const prompts = defineHandlers("prompts", {
  "prompts.list": ({ query, sandbox, caller }) => {
    const { items, next } = resources.list(sandbox, caller, query);
    const data = items.map((prompt) => showPrompt(prompt, query.fields));
    return ok(next === null ? { data } : { data, nextPageToken: next });
  },

  "prompts.create": ({ body, sandbox, caller }) =>
    ok(showPrompt(resources.create(sandbox, caller, { ...body, definition: complete(body.definition) }))),

  "prompts.get": ({ path, query, sandbox, caller }) =>
    ok(showPrompt(resources.get(sandbox, caller, path.prompt_id, query), query.fields)),

  "prompts.update": ({ path, body, sandbox, caller }) =>
    ok(showPrompt(resources.update(sandbox, caller, path.prompt_id, body))),

  "prompts.delete": ({ path, sandbox, caller }) => {
    resources.delete(sandbox, caller, path.prompt_id);
    return ok({});
  },

  "prompts.versions.list": ({ path, sandbox, caller }) =>
    ok({ data: showVersions(resources.find(sandbox, caller, path.prompt_id)) }),

  "prompts.versions.create": ({ path, body, sandbox, caller }) =>
    ok(
      resources.createVersion(sandbox, caller, path.prompt_id, {
        ...body,
        definition: complete(body.definition),
      }),
    ),

  "prompts.versions.get": ({ path, query, sandbox, caller }) =>
    ok(showPrompt(resources.get(sandbox, caller, path.prompt_id, { version: path.version }), query.fields)),

  "prompts.versions.update": ({ path, body, sandbox, caller }) =>
    ok(showPrompt(resources.updateVersion(sandbox, caller, path.prompt_id, path.version, body))),
});

function complete({ content, variables = [] }: Schemas["PromptDefinitionCreate"]): Definition {
  return { content, variables };
}

function showPrompt(selected: Selected<Definition>, fields?: readonly string[]): Schemas["Prompt"] {
  const wants = isRequested(fields);
  const { title, description, versions } = selected.thing;
  return {
    ...showResource(selected, wants),
    ...(title !== null && wants("title") ? { title } : {}),
    ...(description !== null && wants("description") ? { description } : {}),
    versionCreatedAt: versions[selected.version - 1]!.createdAt,
  };
}
