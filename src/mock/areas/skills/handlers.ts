import type { SkillDefinition, SkillDefinitionCreate } from "../../../../generated/mock-types.ts";
import { defineHandlers } from "../define-handlers.ts";
import { createHandlers } from "../versioned-resource/handlers.ts";
import { showResource } from "../versioned-resource/view.ts";

const shared = createHandlers({ noun: "skill", table: ({ skills }) => skills, complete, show: showResource });

export const handlers = defineHandlers("skills", {
  "skills.list": shared.list,
  "skills.create": shared.create,
  "skills.get": shared.get,
  "skills.update": shared.update,
  "skills.delete": shared.delete,
  "skills.versions.list": shared.listVersions,
  "skills.versions.create": shared.createVersion,
  "skills.versions.get": shared.getVersion,
  "skills.versions.update": shared.updateVersion,
});

function complete({ description = "", body = "", assets = {} }: SkillDefinitionCreate): SkillDefinition {
  const files = Object.entries(assets).map(([name, asset]) => [name, { isExecutable: false, ...asset }] as const);
  return { description, body, assets: Object.fromEntries(files) };
}
