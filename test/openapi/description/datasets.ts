import type { Description } from "../description.ts";

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/observability/datasets", status: 200, query: { page_size: 50, page: 1 }, response: { "datasets.count": "any" } },
    { method: "POST", path: "/v1/observability/datasets", status: 201, body: { "name, description": "any" }, response: "Dataset" },
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
};
