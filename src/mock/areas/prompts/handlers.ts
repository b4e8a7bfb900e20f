import type { components } from "../../../../generated/types.ts";
import { area } from "../handler.ts";
import { ok } from "../responses.ts";
import { type Selected, versioned } from "../versioned-resource/versioned-resource.ts";
import { shownThing, shownVersions, wanted } from "../versioned-resource/view.ts";

type Schemas = components["schemas"];
type Definition = Schemas["PromptDefinition"];

const things = versioned<Definition>("prompt", (world) => world.prompts);

export const prompts = area("prompts", {
  "prompts.list": ({ query, world, caller }) => {
    const { items, next } = things.list(world, caller, query);
    const data = items.map((prompt) => shown(prompt, query.fields));
    return ok(next === null ? { data } : { data, nextPageToken: next });
  },

  "prompts.create": ({ body, world, caller }) =>
    ok(shown(things.create(world, caller, { ...body, definition: complete(body.definition) }))),

  "prompts.get": ({ path, query, world, caller }) =>
    ok(shown(things.get(world, caller, path.prompt_id, query), query.fields)),

  "prompts.update": ({ path, body, world, caller }) => ok(shown(things.update(world, caller, path.prompt_id, body))),

  "prompts.delete": ({ path, world, caller }) => {
    things.delete(world, caller, path.prompt_id);
    return ok({});
  },

  "prompts.versions.list": ({ path, world, caller }) =>
    ok({ data: shownVersions(things.find(world, caller, path.prompt_id)) }),

  "prompts.versions.create": ({ path, body, world, caller }) =>
    ok(
      things.createVersion(world, caller, path.prompt_id, {
        ...body,
        definition: complete(body.definition),
      }),
    ),

  "prompts.versions.get": ({ path, query, world, caller }) =>
    ok(shown(things.get(world, caller, path.prompt_id, { version: path.version }), query.fields)),

  "prompts.versions.update": ({ path, body, world, caller }) =>
    ok(shown(things.updateVersion(world, caller, path.prompt_id, path.version, body))),
});

function complete({ content, variables = [] }: Schemas["PromptDefinitionCreate"]): Definition {
  return { content, variables };
}

function shown(selected: Selected<Definition>, fields?: readonly string[]): Schemas["Prompt"] {
  const wants = wanted(fields);
  const { title, description, versions } = selected.thing;
  return {
    ...shownThing(selected, wants),
    ...(title !== null && wants("title") ? { title } : {}),
    ...(description !== null && wants("description") ? { description } : {}),
    versionCreatedAt: versions[selected.version - 1]!.createdAt,
  };
}
