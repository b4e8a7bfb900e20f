import type { Description, Shape } from "../description.ts";
import { id, TIME } from "../values.ts";

const searchIndexFields = {
  name: "string",
  "deployment: type, engine_version, query_url": "any",
  "deployment.indexes[]: name, sd": "any",
  "deployment.indexes[].fields[]: name, type": "any",
  "deployment.indexes[].fields[].index_type": "(ann …)",
  "deployment.indexes[].fields[].multidimensional": "boolean",
  "deployment.indexes[].fields[].ranking": "(count …)",
  "deployment.indexes[].fields[].storage": "(in_memory …)",
};

const registration = {
  name: "tides",
  deployment: {
    type: "search_engine",
    engine_version: "8.400",
    query_url: "https://search.example.com",
    indexes: [
      {
        name: "tides",
        sd: "schema tides { }",
        fields: [
          {
            name: "text",
            type: "string",
            index_type: "ann",
            multidimensional: false,
            ranking: "count",
            storage: "in_memory",
          },
        ],
      },
    ],
  },
};

const searchIndex = {
  id,
  name: "harbor",
  creator_id: "creator",
  status: "online",
  document_count: 2,
  created_at: TIME,
  modified_at: TIME,
};

const pipeline = {
  id,
  name: "harbor",
  author_id: "author",
  created_at: TIME,
  modified_at: TIME,
  last_run_time: null,
  last_run_chunks_count: 0,
  total_chunks_count: 0,
  pipeline_composition: null,
};

const shapes: readonly Shape[] = [
  {
    name: "search-index deployments",
    operations: ["retrieval.deployments.list"],
    value: {
      deployments: [
        { ...searchIndex, deployment: { indexes: [{ id, name: "harbor", document_count: null }] } },
        { ...searchIndex, deployment: {} },
      ],
    },
  },
  { name: "registered search index", operations: ["retrieval.deployments.register"], value: { id } },
  // The description says "any", and names no field.
  {
    name: "acknowledgement",
    operations: ["retrieval.deployments.delete", "retrieval.deployments.updateMetrics"],
    value: {},
  },
  { name: "pipelines", operations: ["retrieval.ingestionConfigurations.list"], value: [pipeline] },
  {
    name: "pipeline",
    operations: ["retrieval.ingestionConfigurations.upsert", "retrieval.ingestionConfigurations.updateRunInfo"],
    value: pipeline,
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/rag/deployments", status: 200, response: { "deployments[]": "SearchIndexDeployment" } },
    { method: "PUT", path: "/v1/rag/deployments", status: 200, body: searchIndexFields, response: { "id": "string" } },
    { method: "DELETE", path: "/v1/rag/deployments/{deployment_id}", status: 200 },
    { method: "PUT", path: "/v1/rag/deployments/{deployment_id}/metrics", status: 200, reversible: true, body: { "status": "(online offline …)", "document_count, index_metrics": "any some", "index_metrics[]: name, document_count": "any", "clear_metrics": "boolean some" } },
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
  requests: {
    "PUT /v1/rag/deployments": [{ body: registration }],
    "PUT /v1/rag/deployments/{deployment_id}/metrics": [{ body: { status: "online", document_count: 1, index_metrics: [{ name: "handbook_pages", document_count: 1 }], clear_metrics: false } }],
    "PUT /v1/rag/ingestion_pipeline_configurations": [{ body: { name: "tides" } }, { body: { name: "tides", pipeline_composition: { steps: [{ size: 512 }], overlap: null } } }],
    "PUT /v1/rag/ingestion_pipeline_configurations/{id}/run_info": [{ body: { execution_time: "2026-03-02T09:00:00Z", chunks_count: 12 } }],
  },
  shapes,
  bounds: {
    "`status` and `embedding_dimensions` (at least 1) in the registration body": [
      "SearchIndexDefinition.embedding_dimensions",
    ],
    "Document counts": ["SearchIndexDocumentCount.document_count", "SearchIndexOnlineMetrics.document_count"],
    "`chunks_count` of a run": ["IngestionRunInfo.chunks_count"],
    "`query_url`": ["SearchIndexEngineRegistration.query_url"],
  },
  sets: {
    "Values of a field's `type`, `storage`, `ranking` and `index_type`": ["SearchIndexField.type"],
    "Values of a deployment's `status`": ["SearchIndexRegistration.status"],
  },
  facts: {
    format: {
      int32: ["IngestionRunInfo.chunks_count"], uri: ["SearchIndexEngineRegistration.query_url"],
      uuid: ["SearchIndex.id", "SearchIndexDeployment.id", "SearchIndexReference.id", "IngestionConfiguration.id"],
    },
    null: {
      IngestionConfiguration: [".last_run_time", ".pipeline_composition"],
      IngestionConfigurationUpsert: [".pipeline_composition", ".target_indexes"], SearchIndex: [".document_count"],
      SearchIndexDefinition: [".embedding_dimensions"], SearchIndexField: [".index_type"],
    },
    optional: {
      IngestionConfigurationUpsert: [".pipeline_composition", ".target_indexes"], IngestionTargetIndex: [".type"],
      SearchIndexDefinition: [".embedding_dimensions"], SearchIndexEngine: [".type", ".indexes"],
      SearchIndexOfflineMetrics: [".clear_metrics"], SearchIndexRegistration: [".status"],
    },
    minimum: {
      "0": [
        "SearchIndex.document_count", "SearchIndexDeployment.document_count", "SearchIndexDocumentCount.document_count",
        "SearchIndexOnlineMetrics.document_count", "IngestionConfiguration.last_run_chunks_count",
        "IngestionConfiguration.total_chunks_count", "IngestionRunInfo.chunks_count",
      ],
      "1": ["SearchIndexDefinition.embedding_dimensions"],
    },
    default: { false: ["SearchIndexOfflineMetrics.clear_metrics"] },
    maximum: {
      "2147483647": ["IngestionRunInfo.chunks_count"],
      "9007199254740991": ["SearchIndexDocumentCount.document_count", "SearchIndexOnlineMetrics.document_count"],
    },
    minLength: { "1": ["parameter SearchIndexDeploymentId"] },
    maxLength: { "256": ["parameter SearchIndexDeploymentId"] },
    errors: {
      IngestionConfigurationNotFound: ["retrieval.ingestionConfigurations.updateRunInfo"],
      SearchIndexForbidden: [
        "retrieval.deployments.register", "retrieval.deployments.delete", "retrieval.deployments.updateMetrics",
      ],
      SearchIndexMetricsUnprocessable: ["retrieval.deployments.updateMetrics"],
      SearchIndexNotFound: ["retrieval.deployments.delete", "retrieval.deployments.updateMetrics"],
    },
    descriptions: {
      "0": [
        "SearchIndexDeployment.document_count", "SearchIndexOfflineMetrics.clear_metrics",
        "IngestionConfiguration.last_run_chunks_count", "IngestionRunInfo.chunks_count",
      ],
      "32": ["SearchIndexField.type"], "64": ["SearchIndexField.type"], "200": ["retrieval.ingestionConfigurations.upsert"],
      "2,147,483,647": ["IngestionRunInfo.chunks_count"],
      "in order of registration": ["SearchIndexDeploymentList.deployments"],
      "in the order of the registration": ["SearchIndexEngine.indexes"],
      "sorted by name": [
        "retrieval.ingestionConfigurations.list",
        "retrieval.ingestionConfigurations.list/responses/200/content/application/json/schema",
      ],
    },
  },
};
