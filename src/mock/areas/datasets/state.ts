import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";
import type { StoredFile } from "../stored-file.ts";

type Schemas = components["schemas"];

/** A background task that adds records to a dataset, and what it has still to do. */
export interface StoredImport {
  readonly task: Schemas["DatasetImportTask"];
  /** Where the records come from: a file, whose lines are the items, or conversations or records, by their ids. */
  readonly from: { readonly file: string } | { readonly conversations: string[] } | { readonly records: string[] };
  /** Number of items that were looked at. */
  readonly done: number;
  /** Number of those that became records. */
  readonly added: number;
}

/** A second dataset, to copy records from. */
const currentDataset: Schemas["Dataset"] = {
  ...examples.tideDataset,
  id: "c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35",
  name: "Current questions",
  description: "What visitors ask Scout about currents.",
  created_at: "2026-03-02T08:40:00Z",
  updated_at: "2026-03-02T08:40:00Z",
};

const currentRecord: Schemas["DatasetRecord"] = {
  ...examples.tideRecord,
  id: examples.tideRecordsImport.dataset_record_ids[0]!,
  dataset_id: currentDataset.id,
  payload: { messages: [{ role: "user", content: "How strong is the current at Harbor Point at noon?" }] },
  properties: { expected: "The current turns at high water, so there is hardly any." },
  created_at: "2026-03-02T08:45:00Z",
  updated_at: "2026-03-02T08:45:00Z",
};

/** Oldest first, as rows come to be: listings show them in the reverse order. */
export const datasetsState = {
  datasets: defineTable<Schemas["Dataset"]>((dataset) => dataset.id, [currentDataset, examples.tideDataset]),
  datasetRecords: defineTable<Schemas["DatasetRecord"]>((record) => record.id, [currentRecord, examples.tideRecord]),
  datasetImports: defineTable<StoredImport>(({ task }) => task.id),
};

/** Three lines that can be imported and two that can't, as files of real callers have them. */
const tideQuestions = [
  line("When is high water at Harbor Point on 2 March?", "High water is at 12:24."),
  line("Is the tide rising at 10:00?", "Yes, from low water at 06:12 until high water at 12:24."),
  '{"question": "When is low water?"}',
  "When is low water on 3 March?",
  line("Can I walk to the island at 06:00 on 2 March?", "Yes, low water is at 06:12."),
];

export const datasetFiles: readonly StoredFile[] = [
  {
    id: examples.tideFileImport.file_id,
    name: "tide-questions.jsonl",
    mediaType: "application/jsonl",
    content: `${tideQuestions.join("\n")}\n`,
  },
];

function line(question: string, expected: string): string {
  return JSON.stringify({ payload: { messages: [{ role: "user", content: question }] }, properties: { expected } });
}
