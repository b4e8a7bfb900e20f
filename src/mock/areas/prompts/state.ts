import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { kind } from "../../sandbox/table.ts";
import { type Versioned, versionedOf } from "../versioned-resource/versioned-resource.ts";

export type StoredPrompt = Versioned<components["schemas"]["PromptDefinition"]>;

export const promptsState = {
  prompts: kind<StoredPrompt>((prompt) => prompt.id, [versionedOf(examples.tidePrompt)]),
};
