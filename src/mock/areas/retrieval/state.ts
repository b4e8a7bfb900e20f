import type { components } from "../../../../generated/types.ts";
import { defineIndex } from "../../sandbox/row-index.ts";
import { defineTable } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

export interface RetrievalSeed {
  readonly search_index_deployments?: readonly Schemas["SearchIndexDeployment"][];
  readonly ingestion_configurations?: readonly Schemas["IngestionConfiguration"][];
}

export const searchDeploymentsByName = defineIndex<Schemas["SearchIndexDeployment"]>(({ name }) => [name]);
export const configurationsByName = defineIndex<Schemas["IngestionConfiguration"]>(({ name }) => [name]);

export function retrievalTables({ search_index_deployments = [], ingestion_configurations = [] }: RetrievalSeed) {
  return {
    searchDeployments: defineTable<Schemas["SearchIndexDeployment"]>(
      (deployment) => deployment.id,
      search_index_deployments,
    ),
    ingestionConfigurations: defineTable<Schemas["IngestionConfiguration"]>(
      (configuration) => configuration.id,
      ingestion_configurations,
    ),
  };
}
