import { type DescribeArea, ref, row, TEXT } from "../shared/describe.ts";

export const judges: DescribeArea<"judges"> = ({ examples }) => ({
  rows: { judges: row({ judge: ref("Judge"), revision: TEXT }) },
  lists: {
    judges: {
      resource: ref("Judge"),
      internal: { revision: TEXT },
      description: "Each a `Judge`. `_mock` has the id of its latest revision.",
    },
  },
  initial: { judges: examples.harborJudges.judges.results.toReversed() },
});
