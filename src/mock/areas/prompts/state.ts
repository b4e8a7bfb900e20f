import type { Prompt, PromptDefinition } from "../../../../generated/mock-types.ts";
import { table } from "../../state/table.ts";
import type { VersionedResource, VersionedSeed } from "../versioned-resource/versioned-resource.ts";

export interface PromptsSeed {
  /** Each in its latest version. */
  readonly prompts?: readonly VersionedSeed<Prompt>[];
}

export const promptsTables = { prompts: table<VersionedResource<PromptDefinition>>(({ id }) => id) };
