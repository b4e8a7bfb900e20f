import type { AreaData } from "../area-data.ts";
import { retrievalTables } from "./state.ts";

export const retrievalData: AreaData<"retrieval"> = {
  tables: retrievalTables,
  toRows: ({ search_index_deployments = [], ingestion_configurations = [] }) => ({
    searchDeployments: search_index_deployments,
    ingestionConfigurations: ingestion_configurations,
  }),
  toEntries: (sandbox) => ({
    search_index_deployments: sandbox.searchDeployments.all(),
    ingestion_configurations: sandbox.ingestionConfigurations.all(),
  }),
  lists: {
    search_index_deployments: { key: ["id"], references: () => [] },
    ingestion_configurations: { key: ["id"], references: () => [] },
  },
  origins: {
    searchDeployments: { list: "search_index_deployments" },
    ingestionConfigurations: { list: "ingestion_configurations" },
  },
};
