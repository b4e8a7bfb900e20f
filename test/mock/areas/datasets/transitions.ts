import { expect } from "vitest";
import { examples } from "../../../../generated/examples.ts";
import type { Session } from "../../session.ts";
import { type ApiResponse, call, callOk } from "../../transitions/call.ts";
import type { MoveCases, Resource, Setup, TransitionCase, TransitionCases } from "../../transitions/case.ts";
import { expectNotFound } from "../../transitions/expectations.ts";
import { takeSnapshot } from "../../transitions/sandbox.ts";

const dataset_id = "3f1c6f0e-52b7-4f3e-9f0a-6d1f2b7c4a10";

const idIn = ({ body }: ApiResponse) => (body as { id: string }).id;
/** No operation reads a task. Its result is the imported records. */
const created: TransitionCase["created"] = { id: idIn };
const request = (body: object) => () => ({ path: { dataset_id }, body });

/** Waits for the import to end, and returns the new records. The seed has one record. */
async function addedRecords(mock: Session) {
  mock.pass(60);
  const { records } = await callOk(mock, "observability.datasets.records.list", { path: { dataset_id } });
  return records.results.filter(({ id }) => id !== examples.tideRecord.id);
}

const dataset: Resource = {
  states: { any: () => dataset_id },
  read: (mock, id) => call(mock, "observability.datasets.get", { path: { dataset_id: id } }),
};

const record: Resource = {
  states: {},
  // No operation reads a single record.
  read: async (mock, id) => {
    const { records } = await callOk(mock, "observability.datasets.records.list", { path: { dataset_id } });
    const body = records.results.find((candidate) => candidate.id === id);
    return { status: body ? 200 : 404, body };
  },
};

const task: Resource = {
  states: {},
  // No operation reads a task, but the snapshot has it.
  read: async (mock, id) => {
    const imports = (await takeSnapshot(mock)).tables.datasetImports as { task: { id: string } }[];
    return { status: 200, body: imports.find((row) => row.task.id === id)?.task };
  },
};

const startImport: Setup = async (mock) => {
  const body = examples.tideFileImport;
  return (await callOk(mock, "observability.datasets.importFromFile", { path: { dataset_id }, body })).id;
};

export const moves: MoveCases = {
  DatasetImportTask: {
    "All items have been imported, except those that are not valid records.": { resource: task, setup: startImport },
    "An error ends the task, for example because the dataset was deleted.": {
      resource: task,
      setup: async (mock) => {
        const id = await startImport(mock);
        await callOk(mock, "observability.datasets.delete", { path: { dataset_id } });
        return id;
      },
    },
  },
};

export const transitions: TransitionCases = {
  "observability.datasets.create": [
    {
      request: () => ({ body: examples.newTideDataset }),
      created: { resource: dataset, id: idIn },
      effects: {
        "You become the owner. The dataset has no records yet.": async ({ mock, createdId, response }) => {
          const { id } = await callOk(mock, "users.me.get");
          expect(response.body).toMatchObject({ owner_id: id });
          const { records } = await callOk(mock, "observability.datasets.records.list", {
            path: { dataset_id: createdId },
          });
          expect(records).toMatchObject({ count: 0, results: [] });
        },
      },
    },
  ],
  "observability.datasets.records.create": [
    { request: request(examples.newTideRecord), created: { resource: record, id: idIn } },
  ],
  "observability.datasets.delete": [
    {
      resource: dataset,
      request: (_, id) => ({ path: { dataset_id: id } }),
      effects: {
        "Its records are deleted too.": async ({ mock, id }) => {
          const path = { dataset_id: id };
          expectNotFound(await call(mock, "observability.datasets.records.list", { path }), "DATASET_NOT_FOUND");
          const { tables } = await takeSnapshot(mock);
          expect(tables.datasetRecords).not.toContainEqual(expect.objectContaining(path));
        },
      },
    },
  ],
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
