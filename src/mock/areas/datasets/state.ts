import type { Dataset, DatasetImportTask, DatasetRecord } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

/** A background task that adds records to a dataset, with its progress. */
export interface StoredImport {
  readonly task: DatasetImportTask;
  /** The items to import: the lines of a file, or conversations or records by id. */
  readonly source: { readonly file: string } | { readonly conversations: string[] } | { readonly records: string[] };
  readonly processed: number;
  readonly added: number;
}

export interface DatasetsSeed {
  readonly datasets?: readonly Dataset[];
  readonly dataset_records?: readonly DatasetRecord[];
  readonly dataset_import_tasks?: readonly ImportSeed[];
}

/** By default, a task that imports nothing more. */
export type ImportSeed = Seeded<DatasetImportTask, Partial<Omit<StoredImport, "task">>>;

export const datasetsInOrder = defineIndex<Dataset>(() => []);
export const recordsByDataset = defineIndex<DatasetRecord>(({ dataset_id }) => [dataset_id]);

export const datasetsTables = {
  datasets: table<Dataset>(({ id }) => id),
  datasetRecords: table<DatasetRecord>(({ id }) => id),
  datasetImports: table<StoredImport>(({ task }) => task.id),
};
