import type { Examples } from "../../../../generated/examples.ts";
import type { FilesSeed } from "../files/state.ts";
import type { DatasetsSeed } from "./state.ts";

/** The datasets and records of the examples, and a file to import. */
export function initialDatasets({
  tideDataset,
  tideDatasets,
  tideRecord,
  currentRecords,
  tideFileImport,
}: Examples): DatasetsSeed & FilesSeed {
  return {
    datasets: [tideDatasets.datasets.results[1]!, tideDataset],
    dataset_records: [...currentRecords.records.results, tideRecord],
    files: [
      {
        id: tideFileImport.file_id,
        name: "tide-questions.jsonl",
        media_type: "application/jsonl",
        content: `${tideQuestions.join("\n")}\n`,
      },
    ],
  };
}

/** Three valid records, a record without a payload, and a line that is not JSON. */
const tideQuestions = [
  line("When is high water at Harbor Point on 2 March?", "High water is at 12:24."),
  line("Is the tide rising at 10:00?", "Yes, from low water at 06:12 until high water at 12:24."),
  '{"question": "When is low water?"}',
  "When is low water on 3 March?",
  line("Can I walk to the island at 06:00 on 2 March?", "Yes, low water is at 06:12."),
];

function line(question: string, expected: string): string {
  return JSON.stringify({ payload: { messages: [{ role: "user", content: question }] }, properties: { expected } });
}
