import { type DescribeArea, ref } from "../shared/describe.ts";
import { versionedList, versionedRow } from "../versioned-resource/schema.ts";

export const prompts: DescribeArea<"prompts"> = ({ examples }) => ({
  rows: { prompts: versionedRow(ref("PromptDefinition")) },
  lists: { prompts: versionedList("Prompt") },
  initial: { prompts: [examples.tidePrompt] },
});
