import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import {
  findAliasViolations,
  findVersionViolations,
  toEntry,
  toRow,
  versionedList,
} from "../versioned-resource/seed.ts";
import { showResource } from "../versioned-resource/view.ts";
import { skillsTables } from "./state.ts";

export const skillsData: AreaData<"skills"> = {
  tables: skillsTables,
  toRows: ({ skills = [] }) => ({ skills: skills.map(toRow) }),
  toEntries: (sandbox) => ({ skills: convertEach(sandbox.skills.all(), (row) => toEntry(row, showResource)) }),
  lists: { skills: versionedList("skills") },
  origins: { skills: { list: "skills" } },
  checkRows: ({ skills }) => findAliasViolations("skills", skills.all()),
  checkEntries: ({ skills }) => findVersionViolations("skills", skills),
};
