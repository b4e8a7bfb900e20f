import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { kind } from "../../sandbox/table.ts";
import { type Versioned, versionedOf } from "../versioned-resource/versioned-resource.ts";

export type StoredSkill = Versioned<components["schemas"]["SkillDefinition"]>;

export const skillsState = {
  skills: kind<StoredSkill>((skill) => skill.id, [versionedOf(examples.chartSkill)]),
};
