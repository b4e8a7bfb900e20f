import type { components } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../sandbox/row-index.ts";
import { table } from "../../sandbox/table.ts";
import type { Seeded } from "../seeded.ts";

type Schemas = components["schemas"];

/** A background task that adds records to a dataset, with its progress. */
export interface StoredImport {
  readonly task: Schemas["DatasetImportTask"];
  /** The items to import: the lines of a file, or conversations or records by id. */
  readonly source: { readonly file: string } | { readonly conversations: string[] } | { readonly records: string[] };
  /** Number of items processed so far. */
  readonly processed: number;
  /** Number of records added so far. */
  readonly added: number;
}

export interface DatasetsSeed {
  readonly datasets?: readonly Schemas["Dataset"][];
  readonly dataset_records?: readonly Schemas["DatasetRecord"][];
  readonly dataset_import_tasks?: readonly ImportSeed[];
}

/** By default, a task that imports nothing more. */
export type ImportSeed = Seeded<Schemas["DatasetImportTask"], Partial<Omit<StoredImport, "task">>>;

export const datasetsInOrder = defineIndex<Schemas["Dataset"]>(() => []);
export const recordsByDataset = defineIndex<Schemas["DatasetRecord"]>(({ dataset_id }) => [dataset_id]);

export const datasetsTables = {
  datasets: table<Schemas["Dataset"]>(({ id }) => id),
  datasetRecords: table<Schemas["DatasetRecord"]>(({ id }) => id),
  datasetImports: table<StoredImport>(({ task }) => task.id),
};
