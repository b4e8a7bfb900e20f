import { expect } from "vitest";
import { examples } from "../../../generated/examples.ts";
import type { Session } from "../session.ts";
import { ask, type Received } from "./call.ts";
import type { Entries, Entry } from "./entry.ts";

const dataset_id = "3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10";

/** No operation reads a task: its end shows in the records alone. */
const made: Entry["made"] = { id: ({ body }: Received) => (body as { id: string }).id };
const request = (body: object) => () => ({ path: { dataset_id }, body });

/** The records that an import has added, when it has had the time to end; the story's only record is there already. */
async function added(of: Session) {
  of.pass(60);
  const { records } = await ask(of, "observability.datasets.records.list", { path: { dataset_id } });
  return records.results.filter(({ id }) => id !== examples.tideRecord.id);
}

export const datasets: Entries = {
  "observability.datasets.importFromFile": [
    {
      request: request(examples.tideFileImport),
      made,
      effects: {
        "Each valid line of the file is added to the dataset as a record.": async ({ of }) => {
          const file = await (await of.send(`/_mock/files/${examples.tideFileImport.file_id}`)).text();
          const valid = file.split("\n").filter((line) => line.includes('"payload"'));
          const records = await added(of);
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
      made,
      effects: {
        "Each conversation is added to the dataset as a record.": async ({ of }) => {
          const records = await added(of);
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
      made,
      effects: {
        "Each of the given records is copied into the dataset.": async ({ of }) => {
          const path = { dataset_id: "c5d0a81e-3f72-4b96-8d14-7e6a9b2c0f35" };
          const { records } = await ask(of, "observability.datasets.records.list", { path });
          const originals = records.results.filter(({ id }) =>
            examples.tideRecordsImport.dataset_record_ids.includes(id),
          );
          expect(originals).toHaveLength(examples.tideRecordsImport.dataset_record_ids.length);
          const copies = await added(of);
          expect(copies).toHaveLength(originals.length);
          for (const { payload, properties, source } of originals)
            expect(copies).toContainEqual(expect.objectContaining({ payload, properties, source }));
        },
      },
    },
  ],
};
