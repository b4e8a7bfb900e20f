import type { components } from "../../../../generated/types.ts";
import { defineIndex } from "../../sandbox/row-index.ts";
import { defineTable } from "../../sandbox/table.ts";

type Judge = components["schemas"]["Judge"];

export interface StoredJudge {
  /** In its latest revision. No operation shows an earlier one. */
  readonly judge: Judge;
  /** Id of the latest revision. */
  readonly revision: string;
}

export interface JudgesSeed {
  readonly judges?: readonly Judge[];
}

export const judgesInOrder = defineIndex<StoredJudge>(() => []);
export const judgesByName = defineIndex<StoredJudge>(({ judge }) => [judge.name]);

export function judgesTables({ judges = [] }: JudgesSeed) {
  return {
    judges: defineTable<StoredJudge>(
      ({ judge }) => judge.id,
      judges.map((judge) => ({ judge, revision: judge.id })),
    ),
  };
}
