import { type DescribeArea, ref } from "../describe.ts";
import { versionedInternal, versionedRow } from "../versioned-resource/schema.ts";

export const skills: DescribeArea<"skills"> = ({ examples }) => ({
  rows: { skills: versionedRow(ref("SkillDefinition")) },
  lists: {
    skills: {
      resource: ref("Skill"),
      internal: versionedInternal(ref("Skill")),
      description: "Each a `Skill` in its latest version. `_mock` has the earlier versions.",
    },
  },
  initial: { skills: [examples.chartSkill] },
});
