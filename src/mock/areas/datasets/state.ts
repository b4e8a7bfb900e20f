import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

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

export interface DatasetsSeed {
  readonly datasets?: readonly Schemas["Dataset"][];
  readonly dataset_records?: readonly Schemas["DatasetRecord"][];
}

export function datasetsTables({ datasets = [], dataset_records = [] }: DatasetsSeed) {
  return {
    datasets: defineTable<Schemas["Dataset"]>((dataset) => dataset.id, datasets),
    datasetRecords: defineTable<Schemas["DatasetRecord"]>((record) => record.id, dataset_records),
    datasetImports: defineTable<StoredImport>(({ task }) => task.id),
  };
}
