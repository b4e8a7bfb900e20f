import { examples } from "../../../generated/examples.ts";
import { versionedCases } from "./versioned.ts";

export const prompts = versionedCases({
  noun: "prompt",
  seeded: examples.tidePrompt,
  definitions: { second: { content: "Say {{what}}." }, third: { content: "Sing {{what}}." } },
});
