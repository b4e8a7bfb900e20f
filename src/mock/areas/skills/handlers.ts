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
type Definition = Schemas["SkillDefinition"];

export const skills = defineHandlers("skills", {
  "skills.list": ({ query, sandbox, caller }) => {
    const { items, next } = listResources(skillsOf(sandbox, caller), query);
    const data = items.map((skill) => selectFields(showSkill(skill), query.fields));
    return ok(next === null ? { data } : { data, nextPageToken: next });
  },

  "skills.create": ({ body, sandbox, caller }) =>
    ok(showSkill(createResource(skillsOf(sandbox, caller), { ...body, definition: withDefaults(body.definition) }))),

  "skills.get": ({ path, query, sandbox, caller }) =>
    ok(selectFields(showSkill(getVersion(skillsOf(sandbox, caller), path.skill_id, query)), query.fields)),

  "skills.update": ({ path, body, sandbox, caller }) =>
    ok(showSkill(updateResource(skillsOf(sandbox, caller), path.skill_id, body))),

  "skills.delete": ({ path, sandbox, caller }) => {
    deleteResource(skillsOf(sandbox, caller), path.skill_id);
    return ok({});
  },

  "skills.versions.list": ({ path, sandbox, caller }) =>
    ok({ data: showVersions(findResource(skillsOf(sandbox, caller), path.skill_id)) }),

  "skills.versions.create": ({ path, body, sandbox, caller }) =>
    ok(
      createVersion(skillsOf(sandbox, caller), path.skill_id, {
        ...body,
        definition: withDefaults(body.definition),
      }),
    ),

  "skills.versions.get": ({ path, query, sandbox, caller }) =>
    ok(
      selectFields(
        showSkill(getVersion(skillsOf(sandbox, caller), path.skill_id, { version: path.version })),
        query.fields,
      ),
    ),

  "skills.versions.update": ({ path, body, sandbox, caller }) =>
    ok(showSkill(updateVersion(skillsOf(sandbox, caller), path.skill_id, path.version, body))),
});

function skillsOf(sandbox: Sandbox, caller: Caller): Collection<Definition> {
  return { noun: "skill", table: sandbox.skills, sandbox, caller };
}

function withDefaults({ description = "", body = "", assets = {} }: Schemas["SkillDefinitionCreate"]): Definition {
  const files = Object.entries(assets).map(([name, asset]) => [name, { isExecutable: false, ...asset }] as const);
  return { description, body, assets: Object.fromEntries(files) };
}

export function showSkill(selected: SelectedVersion<Definition>): Schemas["Skill"] {
  return showResource(selected);
}
