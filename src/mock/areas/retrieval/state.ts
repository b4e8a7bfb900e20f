import type { components } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../sandbox/row-index.ts";
import { table } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

export interface RetrievalSeed {
  readonly search_index_deployments?: readonly Schemas["SearchIndexDeployment"][];
  readonly ingestion_configurations?: readonly Schemas["IngestionConfiguration"][];
}

export const searchDeploymentsByName = defineIndex<Schemas["SearchIndexDeployment"]>(({ name }) => [name]);
export const configurationsByName = defineIndex<Schemas["IngestionConfiguration"]>(({ name }) => [name]);

export const retrievalTables = {
  searchDeployments: table<Schemas["SearchIndexDeployment"]>(({ id }) => id),
  ingestionConfigurations: table<Schemas["IngestionConfiguration"]>(({ id }) => id),
};
