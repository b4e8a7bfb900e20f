import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

export const retrievalState = {
  searchDeployments: defineTable<Schemas["SearchIndexDeployment"]>(
    (deployment) => deployment.id,
    examples.handbookDeployments.deployments,
  ),
  ingestionConfigurations: defineTable<Schemas["IngestionConfiguration"]>(
    (configuration) => configuration.id,
    examples.handbookIngestions,
  ),
};
