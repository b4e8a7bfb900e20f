import type { Skill, SkillDefinition } from "../../../../generated/mock-types.ts";
import { table } from "../../state/table.ts";
import type { VersionedResource, VersionedSeed } from "../versioned-resource/versioned-resource.ts";

export interface SkillsSeed {
  /** Each in its latest version. */
  readonly skills?: readonly VersionedSeed<Skill>[];
}

export const skillsTables = { skills: table<VersionedResource<SkillDefinition>>(({ id }) => id) };
