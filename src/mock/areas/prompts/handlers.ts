import type { Prompt, PromptDefinition, PromptDefinitionCreate } from "../../../../generated/mock-types.ts";
import { defineHandlers } from "../define-handlers.ts";
import { createHandlers } from "../versioned-resource/handlers.ts";
import type { SelectedVersion } from "../versioned-resource/versioned-resource.ts";
import { showResource } from "../versioned-resource/view.ts";

const shared = createHandlers({ noun: "prompt", table: ({ prompts }) => prompts, complete, show: showPrompt });

export const handlers = defineHandlers("prompts", {
  "prompts.list": shared.list,
  "prompts.create": shared.create,
  "prompts.get": shared.get,
  "prompts.update": shared.update,
  "prompts.delete": shared.delete,
  "prompts.versions.list": shared.listVersions,
  "prompts.versions.create": shared.createVersion,
  "prompts.versions.get": shared.getVersion,
  "prompts.versions.update": shared.updateVersion,
});

function complete({ content, variables = [] }: PromptDefinitionCreate): PromptDefinition {
  return { content, variables };
}

export function showPrompt(selected: SelectedVersion<PromptDefinition>): Prompt {
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
