import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import { type VersionedResource, versionedOf } from "../versioned-resource/versioned-resource.ts";

export type StoredSkill = VersionedResource<components["schemas"]["SkillDefinition"]>;

export const skillsState = {
  skills: defineTable<StoredSkill>((skill) => skill.id, [versionedOf(examples.chartSkill)]),
};
