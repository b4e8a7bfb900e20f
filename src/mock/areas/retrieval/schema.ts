import { type DescribeArea, ref } from "../shared/describe.ts";

export const retrieval: DescribeArea<"retrieval"> = ({ examples }) => ({
  rows: { searchDeployments: ref("SearchIndexDeployment"), ingestionConfigurations: ref("IngestionConfiguration") },
  lists: {
    search_index_deployments: {
      resource: ref("SearchIndexDeployment"),
      internal: {},
      description: "Each a `SearchIndexDeployment`.",
    },
    ingestion_configurations: {
      resource: ref("IngestionConfiguration"),
      internal: {},
      description: "Each an `IngestionConfiguration`.",
    },
  },
  initial: {
    search_index_deployments: examples.handbookDeployments.deployments,
    ingestion_configurations: examples.handbookIngestions,
  },
});
