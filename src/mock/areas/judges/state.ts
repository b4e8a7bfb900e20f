import type { Judge } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

export interface StoredJudge {
  /** In its latest revision. No operation shows an earlier one. */
  readonly judge: Judge;
  /** Id of the latest revision. */
  readonly revision: string;
}

export interface JudgesSeed {
  readonly judges?: readonly Seeded<Judge, Partial<Pick<StoredJudge, "revision">>>[];
}

export const judgesInOrder = defineIndex<StoredJudge>(() => []);
export const judgesByName = defineIndex<StoredJudge>(({ judge }) => [judge.name]);

export const judgesTables = { judges: table<StoredJudge>(({ judge }) => judge.id) };
