import type { components } from "../../../../generated/types.ts";
import { area } from "../handler.ts";
import { ok } from "../responses.ts";
import { type Selected, versioned } from "../versioned-resource/versioned-resource.ts";
import { shownThing, shownVersions, wanted } from "../versioned-resource/view.ts";

type Schemas = components["schemas"];
type Definition = Schemas["SkillDefinition"];

const things = versioned<Definition>("skill", (world) => world.skills);

export const skills = area("skills", {
  "skills.list": ({ query, world, caller }) => {
    const { items, next } = things.list(world, caller, query);
    const data = items.map((skill) => shown(skill, query.fields));
    return ok(next === null ? { data } : { data, nextPageToken: next });
  },

  "skills.create": ({ body, world, caller }) =>
    ok(shown(things.create(world, caller, { ...body, definition: complete(body.definition) }))),

  "skills.get": ({ path, query, world, caller }) =>
    ok(shown(things.get(world, caller, path.skill_id, query), query.fields)),

  "skills.update": ({ path, body, world, caller }) => ok(shown(things.update(world, caller, path.skill_id, body))),

  "skills.delete": ({ path, world, caller }) => {
    things.delete(world, caller, path.skill_id);
    return ok({});
  },

  "skills.versions.list": ({ path, world, caller }) =>
    ok({ data: shownVersions(things.find(world, caller, path.skill_id)) }),

  "skills.versions.create": ({ path, body, world, caller }) =>
    ok(
      things.createVersion(world, caller, path.skill_id, {
        ...body,
        definition: complete(body.definition),
      }),
    ),

  "skills.versions.get": ({ path, query, world, caller }) =>
    ok(shown(things.get(world, caller, path.skill_id, { version: path.version }), query.fields)),

  "skills.versions.update": ({ path, body, world, caller }) =>
    ok(shown(things.updateVersion(world, caller, path.skill_id, path.version, body))),
});

function complete({ description = "", body = "", assets = {} }: Schemas["SkillDefinitionCreate"]): Definition {
  const files = Object.entries(assets).map(([name, asset]) => [name, { isExecutable: false, ...asset }] as const);
  return { description, body, assets: Object.fromEntries(files) };
}

function shown(selected: Selected<Definition>, fields?: readonly string[]): Schemas["Skill"] {
  return shownThing(selected, wanted(fields));
}
