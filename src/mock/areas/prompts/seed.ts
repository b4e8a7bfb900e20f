import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import {
  findAliasViolations,
  findVersionViolations,
  toEntry,
  toRow,
  versionedList,
} from "../versioned-resource/seed.ts";
import { showPrompt } from "./handlers.ts";
import { promptsTables } from "./state.ts";

export const promptsData: AreaData<"prompts"> = {
  tables: promptsTables,
  toRows: ({ prompts = [] }) => ({ prompts: prompts.map(toRow) }),
  toEntries: (sandbox) => ({ prompts: convertEach(sandbox.prompts.all(), (row) => toEntry(row, showPrompt)) }),
  lists: { prompts: versionedList("prompts") },
  origins: { prompts: { list: "prompts" } },
  checkRows: ({ prompts }) => findAliasViolations("prompts", prompts.all()),
  checkEntries: ({ prompts }) => findVersionViolations("prompts", prompts),
};
