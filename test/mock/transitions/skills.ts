import { examples } from "../../../generated/examples.ts";
import { versionedEntries } from "./versioned.ts";

export const skills = versionedEntries({
  word: "skill",
  seeded: examples.chartSkill,
  definitions: { second: { body: "Say it." }, third: { body: "Sing it." } },
});
