import { convertEach } from "../../lib/collect.ts";
import { type AreaData, WHOLE } from "../define-area.ts";
import {
  findAliasViolations,
  findVersionViolations,
  recordedVersions,
  toEntry,
  toRow,
} from "../versioned-resource/seed.ts";
import { showPrompt } from "./handlers.ts";
import { promptsTables } from "./state.ts";

export const promptsData: AreaData<"prompts"> = {
  tables: promptsTables,
  toRows: ({ prompts = [] }) => ({ prompts: prompts.map(toRow) }),
  toEntries: (sandbox) => ({ prompts: convertEach(sandbox.prompts.all(), (row) => toEntry(row, showPrompt)) }),
  lists: {
    prompts: {
      key: ["id"],
      references: () => [],
      recorded: {
        // Their responses leave out fields only if a request selects some.
        shows: { "prompts.list": ["/data"], "prompts.get": WHOLE, "prompts.versions.get": WHOLE },
        versions: recordedVersions,
      },
    },
  },
  origins: { prompts: { list: "prompts" } },
  checkRows: ({ prompts }) => findAliasViolations("prompts", prompts.all()),
  checkEntries: ({ prompts }) => findVersionViolations("prompts", prompts),
};
