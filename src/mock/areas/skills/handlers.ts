import type { components } from "../../../../generated/types.ts";
import { defineHandlers } from "../handler.ts";
import { ok } from "../responses.ts";
import { type Selected, versionedResource } from "../versioned-resource/versioned-resource.ts";
import { isRequested, showResource, showVersions } from "../versioned-resource/view.ts";

type Schemas = components["schemas"];
type Definition = Schemas["SkillDefinition"];

const resources = versionedResource<Definition>("skill", (sandbox) => sandbox.skills);

export const skills = defineHandlers("skills", {
  "skills.list": ({ query, sandbox, caller }) => {
    const { items, next } = resources.list(sandbox, caller, query);
    const data = items.map((skill) => showSkill(skill, query.fields));
    return ok(next === null ? { data } : { data, nextPageToken: next });
  },

  "skills.create": ({ body, sandbox, caller }) =>
    ok(showSkill(resources.create(sandbox, caller, { ...body, definition: complete(body.definition) }))),

  "skills.get": ({ path, query, sandbox, caller }) =>
    ok(showSkill(resources.get(sandbox, caller, path.skill_id, query), query.fields)),

  "skills.update": ({ path, body, sandbox, caller }) =>
    ok(showSkill(resources.update(sandbox, caller, path.skill_id, body))),

  "skills.delete": ({ path, sandbox, caller }) => {
    resources.delete(sandbox, caller, path.skill_id);
    return ok({});
  },

  "skills.versions.list": ({ path, sandbox, caller }) =>
    ok({ data: showVersions(resources.find(sandbox, caller, path.skill_id)) }),

  "skills.versions.create": ({ path, body, sandbox, caller }) =>
    ok(
      resources.createVersion(sandbox, caller, path.skill_id, {
        ...body,
        definition: complete(body.definition),
      }),
    ),

  "skills.versions.get": ({ path, query, sandbox, caller }) =>
    ok(showSkill(resources.get(sandbox, caller, path.skill_id, { version: path.version }), query.fields)),

  "skills.versions.update": ({ path, body, sandbox, caller }) =>
    ok(showSkill(resources.updateVersion(sandbox, caller, path.skill_id, path.version, body))),
});

function complete({ description = "", body = "", assets = {} }: Schemas["SkillDefinitionCreate"]): Definition {
  const files = Object.entries(assets).map(([name, asset]) => [name, { isExecutable: false, ...asset }] as const);
  return { description, body, assets: Object.fromEntries(files) };
}

function showSkill(selected: Selected<Definition>, fields?: readonly string[]): Schemas["Skill"] {
  return showResource(selected, isRequested(fields));
}
