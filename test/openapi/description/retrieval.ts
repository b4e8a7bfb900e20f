import type { Description } from "../description.ts";

const searchIndex = {
  name: "string",
  "deployment: type, engine_version, query_url": "any",
  "deployment.indexes[]: name, sd": "any",
  "deployment.indexes[].fields[]: name, type": "any",
  "deployment.indexes[].fields[].index_type": "(ann …)",
  "deployment.indexes[].fields[].multidimensional": "boolean",
  "deployment.indexes[].fields[].ranking": "(count …)",
  "deployment.indexes[].fields[].storage": "(in_memory …)",
};

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/rag/deployments", status: 200, response: { "deployments[]": "SearchIndexDeployment" } },
    { method: "PUT", path: "/v1/rag/deployments", status: 200, body: searchIndex, response: { "id": "string" } },
    { method: "DELETE", path: "/v1/rag/deployments/{deployment_id}", status: 200 },
    { method: "PUT", path: "/v1/rag/deployments/{deployment_id}/metrics", status: 200, body: { "status": "(online offline …)", "document_count, index_metrics": "any some", "index_metrics[]: name, document_count": "any", "clear_metrics": "boolean some" } },
    { method: "GET", path: "/v1/rag/ingestion_pipeline_configurations", status: 200, response: { "[]": "IngestionConfiguration" } },
    { method: "PUT", path: "/v1/rag/ingestion_pipeline_configurations", status: 200, body: { "name": "string req", "pipeline_composition": "any" }, response: "IngestionConfiguration" },
    { method: "PUT", path: "/v1/rag/ingestion_pipeline_configurations/{id}/run_info", status: 200, body: { "execution_time": "date-time", "chunks_count": "integer" }, response: "IngestionConfiguration" },
  ],
  resources: {
    SearchIndexDeployment: {
      "id, name, creator_id": "string",
      "status": "(online offline …)",
      "document_count": "any",
      "created_at, modified_at": "date-time",
      "deployment": "any",
    },
    IngestionConfiguration: {
      "id, name, author_id": "string",
      "created_at, modified_at": "date-time",
      "last_run_time": "date-time or null",
      "last_run_chunks_count, total_chunks_count": "integer",
      "pipeline_composition": "any or null",
    },
  },
};
