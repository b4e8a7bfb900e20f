import { examples } from "../../../generated/examples.ts";
import { versionedCases } from "./versioned.ts";

export const skills = versionedCases({
  noun: "skill",
  seeded: examples.chartSkill,
  definitions: { second: { body: "Say it." }, third: { body: "Sing it." } },
});
