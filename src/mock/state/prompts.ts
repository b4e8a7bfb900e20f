import { examples } from "../../../generated/examples.ts";
import type { components } from "../../../generated/types.ts";
import { kind } from "../table.ts";
import { type Versioned, versionedOf } from "../versioned/versioned.ts";

export type StoredPrompt = Versioned<components["schemas"]["PromptDefinition"]>;

export const promptsState = {
  prompts: kind<StoredPrompt>((prompt) => prompt.id, [versionedOf(examples.tidePrompt)]),
};
