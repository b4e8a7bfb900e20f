import { type DescribeArea, ref } from "../describe.ts";
import { versionedInternal, versionedRow } from "../versioned-resource/schema.ts";

export const prompts: DescribeArea<"prompts"> = ({ examples }) => ({
  rows: { prompts: versionedRow(ref("PromptDefinition")) },
  lists: {
    prompts: {
      resource: ref("Prompt"),
      internal: versionedInternal(ref("Prompt")),
      description: "Each a `Prompt` in its latest version. `_mock` has the earlier versions.",
    },
  },
  initial: { prompts: [examples.tidePrompt] },
});
