import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { type ApiResponse, callOk } from "./call.ts";
import type { TransitionCase, TransitionCases } from "./case.ts";

const dataset_id = "3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10";

/** No operation reads a task. Its result is the imported records. */
const created: TransitionCase["created"] = { id: ({ body }: ApiResponse) => (body as { id: string }).id };
const request = (body: object) => () => ({ path: { dataset_id }, body });

/** Waits for the import to end, and returns the new records. The seed has one record. */
async function addedRecords(mock: Session) {
  mock.pass(60);
  const { records } = await callOk(mock, "observability.datasets.records.list", { path: { dataset_id } });
  return records.results.filter(({ id }) => id !== examples.tideRecord.id);
}

export const datasets: TransitionCases = {
  "observability.datasets.importFromFile": [
    {
      request: request(examples.tideFileImport),
      created,
      effects: {
        "Each valid line of the file is added to the dataset as a record.": async ({ mock }) => {
          const file = await (await mock.send(`/_mock/files/${examples.tideFileImport.file_id}`)).text();
          const valid = file.split("\n").filter((line) => line.includes('"payload"'));
          const records = await addedRecords(mock);
          expect(valid.length).toBeGreaterThan(1);
          expect(records.map(({ payload }) => payload).toReversed()).toEqual(
            valid.map((line) => JSON.parse(line).payload),
          );
        },
      },
    },
  ],
  "observability.datasets.importFromPlayground": [
    {
      request: request(examples.tidePlaygroundImport),
      created,
      effects: {
        "Each conversation is added to the dataset as a record.": async ({ mock }) => {
          const records = await addedRecords(mock);
          expect(records).toHaveLength(examples.tidePlaygroundImport.conversation_ids.length);
          expect(records).toMatchObject([{ source: "PLAYGROUND" }]);
          expect(JSON.stringify(records)).toContain("When is low water at Harbor Point on 2 March?");
        },
      },
    },
  ],
  "observability.datasets.importFromDataset": [
    {
      request: request(examples.tideRecordsImport),
      created,
      effects: {
        "Each of the given records is copied into the dataset.": async ({ mock }) => {
          const path = { dataset_id: "c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35" };
          const { records } = await callOk(mock, "observability.datasets.records.list", { path });
          const originals = records.results.filter(({ id }) =>
            examples.tideRecordsImport.dataset_record_ids.includes(id),
          );
          expect(originals).toHaveLength(examples.tideRecordsImport.dataset_record_ids.length);
          const copies = await addedRecords(mock);
          expect(copies).toHaveLength(originals.length);
          for (const { payload, properties, source } of originals)
            expect(copies).toContainEqual(expect.objectContaining({ payload, properties, source }));
        },
      },
    },
  ],
};
