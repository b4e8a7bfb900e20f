import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import { type VersionedResource, versionedOf } from "../versioned-resource/versioned-resource.ts";

export type StoredPrompt = VersionedResource<components["schemas"]["PromptDefinition"]>;

export const promptsState = {
  prompts: defineTable<StoredPrompt>((prompt) => prompt.id, [versionedOf(examples.tidePrompt)]),
};
