import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

export interface StoredJudge {
  /** In its latest revision: no operation shows an earlier one. */
  readonly judge: components["schemas"]["Judge"];
  /** Id of the latest revision. */
  readonly revision: string;
}

/** Oldest first, as rows come to be. */
export const judgesState = {
  judges: defineTable<StoredJudge>(
    ({ judge }) => judge.id,
    examples.harborJudges.judges.results.toReversed().map((judge) => ({ judge, revision: judge.id })),
  ),
};
