import type { Connector, ConnectorCredential, ConnectorTool } from "../../../../generated/mock-types.ts";
import { defineIndex } from "../../state/row-index.ts";
import { table } from "../../state/table.ts";
import type { Seeded } from "../seeded.ts";

/**
 * A connector. The fields that depend on the caller (`active`, `is_authenticated`, `connection_credentials` and the
 * default credentials of each method) are outdated here: `showConnector` fills them in.
 */
export type StoredConnector = Connector & {
  /** Id of the OAuth 2.0 client that the service uses, if the creator specified one. */
  readonly client_id: string | null;
};

export interface StoredCredential {
  readonly connector_id: string;
  /** The only user who can use the credentials; null for those of a workspace or an organization. */
  readonly user_id: string | null;
  readonly credential: ConnectorCredential;
}

export type ConsumerScope = "user" | "workspace" | "organization";

/** Activates or deactivates a connector for a consumer. A consumer without a setting has no row. */
export interface Activation {
  readonly connector_id: string;
  readonly scope: ConsumerScope;
  readonly consumer_id: string;
  readonly active: boolean;
}

export interface StoredServer {
  /** Its URL, or the id of the connector if that has no URL. */
  readonly address: string;
  readonly tools: readonly ConnectorTool[];
}

export interface ConnectorsSeed {
  readonly connectors?: readonly ConnectorSeed[];
}

export type ConnectorSeed = Seeded<
  Connector,
  {
    readonly client_id?: string | null;
    readonly tools?: readonly ConnectorTool[];
    readonly credentials?: readonly Seeded<ConnectorCredential, Partial<Pick<StoredCredential, "user_id">>>[];
    readonly activations?: readonly Omit<Activation, "connector_id">[];
  }
>;

export const activationKey = ({ connector_id, scope, consumer_id }: Omit<Activation, "active">) =>
  `${connector_id}/${scope}/${consumer_id}`;

export const credentialKey = ({ connector_id, user_id, credential }: StoredCredential) =>
  `${connector_id}/${credential.scope}/${user_id ?? ""}/${credential.name}`;

export const serverAddress = ({ id, server }: Connector) => server ?? id;

export const connectorsByCreation = defineIndex<StoredConnector>(({ created_at, id }) => [Date.parse(created_at), id]);
export const connectorsByName = defineIndex<StoredConnector>(({ name }) => [name]);
export const credentialsByConnector = defineIndex<StoredCredential>(({ connector_id }) => [connector_id]);

export const connectorsTables = {
  connectors: table<StoredConnector>(({ id }) => id),
  connectorServers: table<StoredServer>(({ address }) => address),
  connectorCredentials: table<StoredCredential>(credentialKey),
  connectorActivations: table<Activation>(activationKey),
};
