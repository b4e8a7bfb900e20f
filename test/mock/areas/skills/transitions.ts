import { examples } from "../../../../generated/examples.ts";
import { versionedCases } from "../../transitions/versioned.ts";

export const transitions = versionedCases({
  noun: "skill",
  seeded: examples.chartSkill,
  definitions: { second: { body: "Say it." }, third: { body: "Sing it." } },
});
