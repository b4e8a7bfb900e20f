import { examples } from "../../../generated/examples.ts";
import type { Description, Shape } from "../description.ts";
import { id, TIME } from "../values.ts";

const dataset = {
  id,
  name: "Tide questions",
  description: "Questions of visitors",
  owner_id: "owner",
  workspace_id: "workspace",
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const record = {
  id,
  dataset_id: id,
  payload: { messages: [{ role: "user" }] },
  properties: {},
  source: "DIRECT_INPUT",
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const importTask = {
  id,
  dataset_id: id,
  creator_id: "creator",
  workspace_id: "workspace",
  status: "RUNNING",
  message: null,
  progress: null,
  created_at: TIME,
  updated_at: TIME,
  deleted_at: null,
};

const shapes: readonly Shape[] = [
  { name: "page of datasets", operations: ["observability.datasets.list"], value: { datasets: { count: 1 } } },
  {
    name: "dataset",
    operations: ["observability.datasets.create", "observability.datasets.get", "observability.datasets.update"],
    value: dataset,
  },
  { name: "page of records", operations: ["observability.datasets.records.list"], value: { records: { count: 1 } } },
  { name: "dataset record", operations: ["observability.datasets.records.create"], value: record },
  {
    name: "dataset import task",
    operations: ["File", "Playground", "Dataset"].map((source) => `observability.datasets.importFrom${source}`),
    value: importTask,
    optional: ["message", "progress"],
  },
  {
    name: "dataset export",
    operations: ["observability.datasets.exportToJsonl"],
    value: { file_url: "https://files.example/1" },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/observability/datasets", status: 200, query: { page_size: 50, page: 1 }, response: { "datasets.count": "any" } },
    { method: "POST", path: "/v1/observability/datasets", status: 201, reversible: true, body: { "name, description": "any" }, response: "Dataset" },
    { method: "GET", path: "/v1/observability/datasets/{dataset_id}", status: 200, response: "Dataset" },
    { method: "PATCH", path: "/v1/observability/datasets/{dataset_id}", status: 200, response: "Dataset" },
    { method: "DELETE", path: "/v1/observability/datasets/{dataset_id}", status: 204 },
    { method: "GET", path: "/v1/observability/datasets/{dataset_id}/records", status: 200, query: { page_size: 50, page: 1 }, response: { "records.count": "any" } },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/records", status: 201, body: { "payload": "map req", "properties": "map" }, response: "DatasetRecord" },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/imports/from-file", status: 202, body: { "file_id": "any" }, response: "DatasetImportTask" },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/imports/from-playground", status: 202, body: { "conversation_ids": "array", "conversation_ids[]": "string" }, response: "DatasetImportTask" },
    { method: "POST", path: "/v1/observability/datasets/{dataset_id}/imports/from-dataset", status: 202, body: { "dataset_record_ids": "array", "dataset_record_ids[]": "string" }, response: "DatasetImportTask" },
    { method: "GET", path: "/v1/observability/datasets/{dataset_id}/exports/to-jsonl", status: 200, response: "DatasetExport" },
  ],
  resources: {
    Dataset: {
      "id, name, description, owner_id, workspace_id": "string req",
      "created_at, updated_at": "date-time req",
      "deleted_at": "date-time or null req",
    },
    DatasetRecord: {
      "id, dataset_id": "string req",
      "payload, properties": "map req",
      "payload.messages[]": "map",
      "source": "(EXPLORER UPLOADED_FILE DIRECT_INPUT PLAYGROUND TELEMETRY_SPAN) req",
      "created_at, updated_at": "date-time req",
      "deleted_at": "date-time or null req",
    },
    DatasetImportTask: {
      "id, dataset_id, creator_id, workspace_id": "string req",
      "status": "(RUNNING COMPLETED FAILED CANCELED TERMINATED CONTINUED_AS_NEW TIMED_OUT UNKNOWN) req",
      "message": "string or null",
      "progress": "integer or null",
      "created_at, updated_at": "date-time req",
      "deleted_at": "date-time or null req",
    },
    DatasetExport: { "file_url": "string req" },
  },
  requests: {
    "POST /v1/observability/datasets": [{ body: { name: "Tides", description: "Questions about tides." } }],
    "PATCH /v1/observability/datasets/{dataset_id}": [{ body: {} }],
    "POST /v1/observability/datasets/{dataset_id}/records": [{ body: { payload: {} } }, { body: { payload: { messages: [{}] }, properties: {} } }],
    "POST /v1/observability/datasets/{dataset_id}/imports/from-file": [{ body: { file_id: examples.tideFileImport.file_id } }],
    "POST /v1/observability/datasets/{dataset_id}/imports/from-playground": [{ body: { conversation_ids: ["conv_0197c3e1"] } }, { body: { conversation_ids: [] } }],
    "POST /v1/observability/datasets/{dataset_id}/imports/from-dataset": [{ body: examples.tideRecordsImport }, { body: { dataset_record_ids: [] } }],
  },
  shapes,
  bounds: {
    "Length of a name and a description": [
      "DatasetCreate.description", "DatasetCreate.name", "DatasetUpdate.description", "DatasetUpdate.name",
    ],
    "`page_size`": ["observability.datasets.list page_size", "observability.datasets.records.list page_size"],
    "Number of records in one import": ["DatasetRecordsImport.dataset_record_ids"],
  },
  sets: { "`source` in create": ["DatasetRecordCreate.source"] },
  facts: {
    format: {
      uri: ["DatasetExport.file_url"],
      uuid: [
        "Dataset.id", "DatasetRecord.id", "DatasetRecord.dataset_id", "DatasetImportTask.id", "DatasetImportTask.dataset_id",
      ],
    },
    null: {
      Dataset: [".deleted_at"], DatasetImportTask: [".message", ".progress", ".deleted_at"],
      DatasetList: [".next", ".previous"], DatasetRecord: [".deleted_at"], DatasetRecordList: [".next", ".previous"],
      DatasetUpdate: [".description"],
    },
    optional: {
      DatasetImportTask: [".message", ".progress"], DatasetList: [".results", ".next", ".previous"],
      DatasetRecordCreate: [".properties", ".source"], DatasetRecordList: [".results", ".next", ".previous"],
      DatasetRecordPayload: [".messages"], DatasetUpdate: [".name", ".description"],
    },
    minimum: { "0": ["DatasetList.count", "DatasetRecordList.count", "DatasetImportTask.progress"] },
    default: { DIRECT_INPUT: ["DatasetRecordCreate.source"] },
    maximum: { "100": ["DatasetImportTask.progress"] },
    minLength: { "1": ["parameter DatasetId"], "5": ["DatasetCreate.name", "DatasetUpdate.name"] },
    maxLength: {
      "50": ["DatasetCreate.name", "DatasetUpdate.name"], "200": ["DatasetCreate.description", "DatasetUpdate.description"],
      "256": ["parameter DatasetId"],
    },
    additionalProperties: { true: ["DatasetRecordPayload"] },
    maxItems: { "10000": ["DatasetRecordsImport.dataset_record_ids"] },
    "pages size": { page_size: ["observability.datasets.list", "observability.datasets.records.list"] },
    "pages total": {
      "/datasets/count": ["observability.datasets.list"], "/records/count": ["observability.datasets.records.list"],
    },
    errors: {
      DatasetNotFound: [
        "observability.datasets.get", "observability.datasets.update", "observability.datasets.delete",
        "observability.datasets.records.list", "observability.datasets.records.create",
        "observability.datasets.exportToJsonl",
      ],
      DatasetOrConversationNotFound: ["observability.datasets.importFromPlayground"],
      DatasetOrFileNotFound: ["observability.datasets.importFromFile"],
      DatasetOrRecordNotFound: ["observability.datasets.importFromDataset"],
    },
    descriptions: {
      "0": ["DatasetList.results", "DatasetRecordList.results", "DatasetImportTask.progress"],
      "5": ["DatasetCreate.name", "DatasetUpdate.name"], "50": ["DatasetCreate.name", "DatasetUpdate.name"],
      "100": ["DatasetImportTask.progress"], "200": ["DatasetCreate.description", "DatasetUpdate.description"],
      "404": ["observability.datasets.delete"], "10,000": ["DatasetRecordsImport.dataset_record_ids"],
      "newest first": [
        "observability.datasets.list", "observability.datasets.records.list", "DatasetList.results",
        "DatasetRecordList.results", "DatasetRecordPage",
      ],
      "oldest first": ["DatasetRecordPayload.messages"], "one hour": ["DatasetExport.file_url"],
    },
  },
};
