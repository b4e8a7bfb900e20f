import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import { type VersionedSeed, versionedRow } from "../versioned-resource/seed.ts";
import type { VersionedResource } from "../versioned-resource/versioned-resource.ts";

type Schemas = components["schemas"];

export type StoredPrompt = VersionedResource<Schemas["PromptDefinition"]>;

export interface PromptsSeed {
  /** Each in its latest version. */
  readonly prompts?: readonly VersionedSeed<Schemas["Prompt"]>[];
}

export function promptsTables({ prompts = [] }: PromptsSeed) {
  return { prompts: defineTable<StoredPrompt>((prompt) => prompt.id, prompts.map(versionedRow)) };
}
