import { convertEach } from "../../lib/collect.ts";
import { type AreaData, WHOLE } from "../define-area.ts";
import {
  findAliasViolations,
  findVersionViolations,
  recordedVersions,
  toEntry,
  toRow,
} from "../versioned-resource/seed.ts";
import { showSkill } from "./handlers.ts";
import { skillsTables } from "./state.ts";

export const skillsData: AreaData<"skills"> = {
  tables: skillsTables,
  toRows: ({ skills = [] }) => ({ skills: skills.map(toRow) }),
  toEntries: (sandbox) => ({ skills: convertEach(sandbox.skills.all(), (row) => toEntry(row, showSkill)) }),
  lists: {
    skills: {
      key: ["id"],
      references: () => [],
      recorded: {
        // Their responses leave out fields only if a request selects some.
        shows: { "skills.list": ["/data"], "skills.get": WHOLE, "skills.versions.get": WHOLE },
        versions: recordedVersions,
      },
    },
  },
  origins: { skills: { list: "skills" } },
  checkRows: ({ skills }) => findAliasViolations("skills", skills.all()),
  checkEntries: ({ skills }) => findVersionViolations("skills", skills),
};
