import type { Connector, ConnectorCredential } from "../../../../generated/mock-types.ts";
import { convertEach } from "../../lib/collect.ts";
import type { AreaData } from "../area-data.ts";
import { createEntry, toResource } from "../seeded.ts";
import { findRepeated } from "../shared/repeated.ts";
import type { Sandbox } from "../tables.ts";
import { listCredentials } from "./credentials.ts";
import {
  type ConnectorSeed,
  connectorsTables,
  credentialKey,
  type StoredConnector,
  type StoredCredential,
  type StoredServer,
  serverAddress,
} from "./state.ts";

export const connectorsData: AreaData<"connectors"> = {
  tables: connectorsTables,
  toRows: ({ connectors = [] }) => ({
    connectors: connectors.map(toConnectorRow),
    connectorServers: connectors.flatMap(toServerRows),
    connectorCredentials: connectors.flatMap(toCredentialRows),
    connectorActivations: connectors.flatMap(({ id, _mock }) =>
      (_mock?.activations ?? []).map((row) => ({ connector_id: id, ...row })),
    ),
  }),
  toEntries: (sandbox) => ({ connectors: convertEach(sandbox.connectors.all(), (row) => toEntry(sandbox, row)) }),
  lists: { connectors: { key: ["id"], names: ({ id, name }) => [id, name], references: () => [] } },
  origins: {
    connectors: { list: "connectors" },
    connectorServers: { partsOf: "connectors" },
    connectorCredentials: { partsOf: "connectors", owner: ({ connector_id }) => connector_id },
    connectorActivations: { partsOf: "connectors", owner: ({ connector_id }) => connector_id },
  },

  *checkEntries({ connectors = [] }) {
    for (const [index, { id, _mock }] of connectors.entries()) {
      const { credentials = [], activations = [] } = _mock ?? {};
      yield* findRepeated(
        credentials,
        (entry) => credentialKey({ connector_id: id, user_id: entry._mock?.user_id ?? null, credential: entry }),
        `/connectors/${index}/_mock/credentials`,
      );
      yield* findRepeated(
        activations,
        ({ scope, consumer_id }) => `${scope}/${consumer_id}`,
        `/connectors/${index}/_mock/activations`,
      );
    }
  },
};

function toConnectorRow(entry: ConnectorSeed): StoredConnector {
  return { ...toResource<Connector>(entry), client_id: entry._mock?.client_id ?? null };
}

function toServerRows(entry: ConnectorSeed): StoredServer[] {
  const tools = entry._mock?.tools;
  return tools ? [{ address: serverAddress(entry), tools }] : [];
}

function toCredentialRows({ id, _mock }: ConnectorSeed): StoredCredential[] {
  return (_mock?.credentials ?? []).map((entry) => ({
    connector_id: id,
    user_id: entry._mock?.user_id ?? null,
    credential: toResource<ConnectorCredential>(entry),
  }));
}

/** The fields that depend on the caller are outdated. */
function toEntry(sandbox: Sandbox, { client_id, ...connector }: StoredConnector): ConnectorSeed {
  const credentials = listCredentials(sandbox, connector);
  const settings = sandbox.connectorActivations.all().filter(({ connector_id }) => connector_id === connector.id);
  return createEntry(
    connector,
    {
      client_id,
      tools: sandbox.connectorServers.get(serverAddress(connector))?.tools,
      credentials: credentials.map(({ credential, user_id }) =>
        createEntry(credential, { user_id }, { user_id: null }),
      ),
      activations: settings.map(({ connector_id: _, ...setting }) => setting),
    },
    { client_id: null, credentials: [], activations: [] },
  );
}
