import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import { type VersionedSeed, versionedRow } from "../versioned-resource/seed.ts";
import type { VersionedResource } from "../versioned-resource/versioned-resource.ts";

type Schemas = components["schemas"];

export type StoredSkill = VersionedResource<Schemas["SkillDefinition"]>;

export interface SkillsSeed {
  /** Each in its latest version. */
  readonly skills?: readonly VersionedSeed<Schemas["Skill"]>[];
}

export function skillsTables({ skills = [] }: SkillsSeed) {
  return { skills: defineTable<StoredSkill>((skill) => skill.id, skills.map(versionedRow)) };
}
