import { examples } from "../../../generated/examples.ts";
import { versionedEntries } from "./versioned.ts";

export const prompts = versionedEntries({
  word: "prompt",
  seeded: examples.tidePrompt,
  definitions: { second: { content: "Say {{what}}." }, third: { content: "Sing {{what}}." } },
});
