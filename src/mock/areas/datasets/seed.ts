import type { DatasetImportTask } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import { createEntry, toResource } from "../seeded.ts";
import { datasetsTables, type ImportSeed, type StoredImport } from "./state.ts";

export const datasetsData: AreaData<"datasets"> = {
  tables: datasetsTables,
  toRows: ({ datasets = [], dataset_records = [], dataset_import_tasks = [] }) => ({
    datasets,
    datasetRecords: dataset_records,
    datasetImports: dataset_import_tasks.map(toImportRow),
  }),
  toEntries: (sandbox) => ({
    datasets: sandbox.datasets.all(),
    dataset_records: sandbox.datasetRecords.all(),
    dataset_import_tasks: convertEach(sandbox.datasetImports.all(), ({ task, ...progress }) =>
      createEntry(task, progress),
    ),
  }),
  lists: {
    datasets: { key: ["id"], references: () => [] },
    dataset_records: {
      key: ["id"],
      references: ({ dataset_id }) => [["dataset_id", "datasets", dataset_id]],
      recorded: { owner: { field: "dataset_id", deletes: { "observability.datasets.delete": "dataset_id" } } },
    },
    // Responses do not show how an import continues.
    dataset_import_tasks: { key: ["id"], references: () => [], recorded: false },
  },
  origins: {
    datasets: { list: "datasets" },
    datasetRecords: { list: "dataset_records" },
    datasetImports: { list: "dataset_import_tasks", resource: "task" },
  },
};

function toImportRow(entry: ImportSeed): StoredImport {
  return {
    task: toResource<DatasetImportTask>(entry),
    source: { records: [] },
    processed: 0,
    added: 0,
    ...entry._mock,
  };
}
