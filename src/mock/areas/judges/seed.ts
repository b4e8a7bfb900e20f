import type { Judge } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import { createEntry, toResource } from "../seeded.ts";
import { judgesTables } from "./state.ts";

export const judgesData: AreaData<"judges"> = {
  tables: judgesTables,
  toRows: ({ judges = [] }) => ({
    judges: judges.map((entry) => ({ judge: toResource<Judge>(entry), revision: entry._mock?.revision ?? entry.id })),
  }),
  toEntries: (sandbox) => ({
    judges: convertEach(sandbox.judges.all(), ({ judge, revision }) =>
      createEntry(judge, { revision }, { revision: judge.id }),
    ),
  }),
  lists: {
    judges: { key: ["id"], references: ({ model_name }) => [["model_name", "models", model_name]] },
  },
  origins: { judges: { list: "judges", resource: "judge" } },
};
