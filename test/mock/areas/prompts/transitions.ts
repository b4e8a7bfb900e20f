import { examples } from "../../../../generated/examples.ts";
import { versionedCases } from "../../transitions/versioned.ts";

export const transitions = versionedCases({
  noun: "prompt",
  seeded: examples.tidePrompt,
  definitions: { second: { content: "Say {{what}}." }, third: { content: "Sing {{what}}." } },
});
