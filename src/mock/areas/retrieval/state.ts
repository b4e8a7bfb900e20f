import type { IngestionConfiguration, SearchIndexDeployment } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";

export interface RetrievalSeed {
  readonly search_index_deployments?: readonly SearchIndexDeployment[];
  readonly ingestion_configurations?: readonly IngestionConfiguration[];
}

export const searchDeploymentsByName = defineIndex<SearchIndexDeployment>(({ name }) => [name]);
export const configurationsByName = defineIndex<IngestionConfiguration>(({ name }) => [name]);

export const retrievalTables = {
  searchDeployments: table<SearchIndexDeployment>(({ id }) => id),
  ingestionConfigurations: table<IngestionConfiguration>(({ id }) => id),
};
