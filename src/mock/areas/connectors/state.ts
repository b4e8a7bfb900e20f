import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import { defineTable } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

/**
 * A connector without what depends on the caller: `active`, `is_authenticated`, `connection_credentials` and the default
 * credentials of its methods are filled in when it is shown.
 */
export type StoredConnector = Schemas["Connector"] & {
  /** OAuth 2.0 client as which the service is registered, if one was given. */
  readonly client_id: string | null;
};

export interface StoredCredential {
  readonly connector_id: string;
  /** The only one who can use them; null for those of a workspace or an organization. */
  readonly user_id: string | null;
  readonly credential: Schemas["ConnectorCredential"];
}

export type ConsumerScope = "user" | "workspace" | "organization";

/** Whether a consumer has enabled or disabled a connector; no row if it has done neither. */
export interface Activation {
  readonly connector_id: string;
  readonly scope: ConsumerScope;
  readonly consumer_id: string;
  readonly active: boolean;
}

export const activationKey = ({ connector_id, scope, consumer_id }: Omit<Activation, "active">) =>
  `${connector_id}/${scope}/${consumer_id}`;

export const credentialKey = ({ connector_id, user_id, credential }: StoredCredential) =>
  `${connector_id}/${credential.scope}/${user_id ?? ""}/${credential.name}`;

const tidesConnector: StoredConnector = { ...examples.tidesConnector, client_id: "harbor-desk" };

/** A connector that the service offers to everyone: the only one which nobody of the story has made. */
const codeHost: StoredConnector = {
  id: "a17c5e20-83d4-4b69-9f01-c2d3e4f5a6b7",
  protocol: "mcp",
  name: "code-host",
  title: "Code host",
  description: "Repositories, issues and changes at a source-hosting service.",
  icon_url: null,
  created_at: "2026-01-12T08:00:00Z",
  modified_at: "2026-01-12T08:00:00Z",
  owner_type: "system",
  owner_id: null,
  creator_id: null,
  visibility: "shared_global",
  supports_mcp: true,
  private_tool_execution: true,
  system_prompt: null,
  blocked_by: [],
  supported_auth_methods: [
    {
      method_type: "oauth2",
      has_default_credentials: false,
      headers: null,
      global_headers: {},
      grant_type: "authorization_code",
      oauth2_server_metadata: {
        issuer: "https://codehost.example",
        authorization_endpoint: "https://codehost.example/authorize",
        token_endpoint: "https://codehost.example/token",
      },
    },
    {
      method_type: "codehost_app",
      has_default_credentials: false,
      headers: null,
      global_headers: {},
      grant_type: null,
      oauth2_server_metadata: null,
    },
  ],
  connection_preferences: null,
  tools: null,
  locale: null,
  server_card: null,
  is_first_party: true,
  client_id: "platform",
};

const storedCredentials = [
  ...examples.tidesOrganizationCredentials.credentials,
  ...examples.tidesWorkspaceCredentials.credentials,
].map((credential): StoredCredential => ({ connector_id: tidesConnector.id, user_id: null, credential }));

export const connectorsState = {
  connectors: defineTable<StoredConnector>((connector) => connector.id, [tidesConnector, codeHost]),
  connectorCredentials: defineTable<StoredCredential>(credentialKey, storedCredentials),
  connectorActivations: defineTable<Activation>(activationKey),
};
