import { anyOf, COUNT, type DescribeArea, list, ref, row, TEXT } from "../shared/describe.ts";
import { initialDatasets } from "./initial.ts";

const progress = {
  source: anyOf(
    row<{ file: string }>({ file: TEXT }),
    row<{ conversations: string[] }>({ conversations: list(TEXT) }),
    row<{ records: string[] }>({ records: list(TEXT) }),
  ),
  processed: COUNT,
  added: COUNT,
};

export const datasets: DescribeArea<"datasets"> = ({ examples }) => ({
  rows: {
    datasets: ref("Dataset"),
    datasetRecords: ref("DatasetRecord"),
    datasetImports: row({ task: ref("DatasetImportTask"), ...progress }),
  },
  lists: {
    datasets: { resource: ref("Dataset"), internal: {}, description: "Each a `Dataset`." },
    dataset_records: { resource: ref("DatasetRecord"), internal: {}, description: "Each a `DatasetRecord`." },
    dataset_import_tasks: {
      resource: ref("DatasetImportTask"),
      internal: progress,
      description: "Each a `DatasetImportTask`. `_mock` has the items that it imports, and its progress.",
    },
  },
  initial: initialDatasets(examples),
});
