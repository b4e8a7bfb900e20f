import type { Examples } from "../../../generated/examples.ts";
import type { Seed } from "../../../src/mock/areas/seed.ts";

/** The dataset of the examples, a second dataset to copy records from, and a file to import. */
export function datasetsSeed({
  tideDataset,
  tideRecord,
  tideRecordsImport,
  tideFileImport,
}: Examples): Required<Pick<Seed, "datasets" | "dataset_records" | "files">> {
  const currents = {
    ...tideDataset,
    id: "c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35",
    name: "Current questions",
    description: "What visitors ask Scout about currents.",
    created_at: "2026-03-02T08:40:00Z",
    updated_at: "2026-03-02T08:40:00Z",
  };
  const currentRecord = {
    ...tideRecord,
    id: tideRecordsImport.dataset_record_ids[0]!,
    dataset_id: currents.id,
    payload: { messages: [{ role: "user", content: "How strong is the current at Harbor Point at noon?" }] },
    properties: { expected: "The current turns at high water, so there is hardly any." },
    created_at: "2026-03-02T08:45:00Z",
    updated_at: "2026-03-02T08:45:00Z",
  };
  return {
    datasets: [currents, tideDataset],
    dataset_records: [currentRecord, tideRecord],
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
