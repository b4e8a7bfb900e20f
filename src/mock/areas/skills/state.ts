import type { components } from "../../../../generated/mock-types.ts";
import { table } from "../../sandbox/table.ts";
import type { VersionedResource, VersionedSeed } from "../versioned-resource/versioned-resource.ts";

type Schemas = components["schemas"];

export type StoredSkill = VersionedResource<Schemas["SkillDefinition"]>;

export interface SkillsSeed {
  /** Each in its latest version. */
  readonly skills?: readonly VersionedSeed<Schemas["Skill"]>[];
}

export const skillsTables = { skills: table<StoredSkill>(({ id }) => id) };
