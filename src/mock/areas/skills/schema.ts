import { type DescribeArea, ref } from "../shared/describe.ts";
import { versionedList, versionedRow } from "../versioned-resource/schema.ts";

export const skills: DescribeArea<"skills"> = ({ examples }) => ({
  rows: { skills: versionedRow(ref("SkillDefinition")) },
  lists: { skills: versionedList("Skill") },
  initial: { skills: [examples.chartSkill] },
});
