import { entryOf } from "../seeded.ts";
import type { Sandbox } from "../tables.ts";
import { type ConnectorsSeed, credentialsByConnector, serverAddress } from "./state.ts";

/** The connectors of a sandbox as `connectorsTables` reads them. The fields that depend on the caller are outdated. */
export function exportConnectors(sandbox: Sandbox): NonNullable<ConnectorsSeed["connectors"]> {
  return sandbox.connectors.all().map(({ client_id, ...connector }) => {
    const credentials = [...sandbox.connectorCredentials.by(credentialsByConnector).within([connector.id])];
    const settings = sandbox.connectorActivations.all().filter(({ connector_id }) => connector_id === connector.id);
    return entryOf(
      connector,
      {
        client_id,
        tools: sandbox.connectorServers.get(serverAddress(connector))?.tools,
        credentials: credentials.map(({ credential, user_id }) => entryOf(credential, { user_id }, { user_id: null })),
        activations: settings.map(({ connector_id: _, ...setting }) => setting),
      },
      { client_id: null, credentials: [], activations: [] },
    );
  });
}
