import {
  changeVariants,
  type DescribeArea,
  FLAG,
  list,
  nullable,
  oneOf,
  orNull,
  readProperties,
  ref,
  row,
  TEXT,
  withInternal,
} from "../shared/describe.ts";
import { initialConnectors } from "./initial.ts";
import type { Activation, StoredConnector } from "./state.ts";

const setting = { scope: oneOf("user", "workspace", "organization"), consumer_id: TEXT, active: FLAG };

export const connectors: DescribeArea<"connectors"> = (api) => {
  const connector = changeVariants<StoredConnector>(api, "Connector", "Row", (variant, name) => ({
    allOf: [{ $ref: `#/components/schemas/${name}` }],
    required: ["protocol", "client_id"],
    properties: { protocol: readProperties(variant).protocol, client_id: nullable(TEXT) },
  }));
  return {
    rows: {
      connectors: connector.schema,
      connectorServers: row({ address: TEXT, tools: list(ref("ConnectorTool")) }),
      connectorCredentials: row({
        connector_id: TEXT,
        user_id: nullable(TEXT),
        credential: ref("ConnectorCredential"),
      }),
      connectorActivations: row({ connector_id: TEXT, ...setting }),
    },
    components: connector.components,
    lists: {
      connectors: {
        resource: ref("Connector"),
        internal: {
          client_id: orNull(TEXT),
          tools: list(ref("ConnectorTool")),
          credentials: list(
            withInternal<"ConnectorCredential", { user_id: string | null }>("ConnectorCredential", {
              user_id: orNull(TEXT),
            }),
          ),
          activations: list(row<Omit<Activation, "connector_id">>(setting)),
        },
        description: "Each a `Connector`. `_mock` has the tools of its server, its credentials and its activations.",
      },
    },
    initial: initialConnectors(api.examples),
  };
};
