import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { kind } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

export const retrievalState = {
  searchDeployments: kind<Schemas["SearchIndexDeployment"]>(
    (deployment) => deployment.id,
    examples.handbookDeployments.deployments,
  ),
  ingestionConfigurations: kind<Schemas["IngestionConfiguration"]>(
    (configuration) => configuration.id,
    examples.handbookIngestions,
  ),
};
