import type { components } from "../../../../generated/mock-types.ts";
import { table } from "../../sandbox/table.ts";
import type { VersionedResource, VersionedSeed } from "../versioned-resource/versioned-resource.ts";

type Schemas = components["schemas"];

export type StoredPrompt = VersionedResource<Schemas["PromptDefinition"]>;

export interface PromptsSeed {
  /** Each in its latest version. */
  readonly prompts?: readonly VersionedSeed<Schemas["Prompt"]>[];
}

export const promptsTables = { prompts: table<StoredPrompt>(({ id }) => id) };
