import type { Examples } from "../../../../generated/examples.ts";
import type { Connector, ConnectorTool } from "../../../../generated/mock-types.ts";
import type { ConnectorsSeed } from "./state.ts";

export function initialConnectors(examples: Examples): ConnectorsSeed {
  const tides = {
    ...examples.tidesConnector,
    _mock: {
      client_id: "harbor-desk",
      tools: examples.tidesTools as ConnectorTool[], // The type of this example also allows tool summaries.
      credentials: [
        ...examples.tidesOrganizationCredentials.credentials,
        ...examples.tidesWorkspaceCredentials.credentials,
      ],
    },
  };
  return { connectors: [tides, { ...codeHost, _mock: { client_id: "platform" } }] };
}

/** A built-in connector, which every organization can use. */
const codeHost: Connector = {
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
  active: false,
  is_authenticated: false,
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
  connection_credentials: [],
  tools: null,
  locale: null,
  server_card: null,
  is_first_party: true,
};
