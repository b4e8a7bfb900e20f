import type { Description, Shape } from "../description.ts";
import { id, TIME } from "../values.ts";

// The description has this set, but names only one of the fields and parameters with it.
const authenticationMethod = "(oauth2 bearer none codehost_app chat_app)";
const consumer = { consumer_scope: "(organization workspace user)" };

const consumers = ["organization", "workspace", "user"].map((consumer_scope) => ({ path: { consumer_scope } }));

const connector = {
  id,
  name: "harbor-tides",
  description: "Tide tables",
  created_at: TIME,
  modified_at: TIME,
  owner_type: "user",
  visibility: "shared_global",
  protocol: "mcp",
  supports_mcp: true,
  private_tool_execution: false,
};

const shapes: readonly Shape[] = [
  {
    name: "page of connectors",
    operations: ["connectors.list"],
    value: { items: [connector], pagination: { page_size: 100 } },
  },
  { name: "MCP connector", operations: ["connectors.create"], value: connector },
  { name: "HTTP connector", operations: ["connectors.create"], value: { ...connector, protocol: "http" } },
  { name: "auth URL", operations: ["connectors.getAuthUrl"], value: { auth_url: "https://auth.example/", ttl: 600 } },
  {
    name: "message",
    operations: [
      ...["shareToWorkspace", "unshareFromWorkspace", "shareToOrganization", "unshareFromOrganization"],
      ...["activate", "deactivate"],
    ].map((verb) => `connectors.${verb}`),
    value: { message: "Done" },
  },
  {
    name: "result of a tool call",
    operations: ["connectors.tools.call"],
    value: { content: [{ type: "text", text: "06:12" }] },
  },
  { name: "tools", operations: ["connectors.tools.list"], value: [{ name: "get_tides", inputSchema: {} }] },
  { name: "tools as maps", operations: ["connectors.tools.list"], value: [{}] },
  {
    name: "authentication methods",
    operations: ["connectors.authenticationMethods.list"],
    value: [{ method_type: "bearer", headers: [{ name: "Authorization" }] }],
  },
  {
    name: "credentials",
    operations: ["connectors.credentials.listForOrganization", "connectors.credentials.listForWorkspace"],
    value: { connector_preset_credentials_for_auth: ["oauth2", "bearer", "none", "codehost_app", "chat_app"] },
  },
];

// biome-ignore format: one line for each endpoint, row of a resource and request
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/connectors", status: 200, query: { page_size: 100 }, response: { "items[]": "Connector", "pagination.page_size": "any" } },
    { method: "POST", path: "/v1/connectors", status: 201, body: { "name, description": "any", "server": "string", "protocol": "(mcp …)", "visibility": "any" }, response: "Connector" },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/auth_url", status: 200, query: { codehost_installation_link: false }, parameters: { "codehost_installation_link": "boolean", "method_type": authenticationMethod }, response: "ConnectorAuthUrl" },
    { method: "PUT", path: "/v1/connectors/{connector_id}/share", status: 200, reversible: true, response: "Message" },
    { method: "DELETE", path: "/v1/connectors/{connector_id}/share", status: 200, reversible: true, response: "Message" },
    { method: "PUT", path: "/v1/connectors/{connector_id}/organization/share", status: 200, reversible: true, response: "Message" },
    { method: "DELETE", path: "/v1/connectors/{connector_id}/organization/share", status: 200, reversible: true, response: "Message" },
    { method: "POST", path: "/v1/connectors/{connector_id}/{consumer_scope}/activate", status: 200, reversible: true, parameters: consumer, response: "Message" },
    { method: "POST", path: "/v1/connectors/{connector_id}/{consumer_scope}/deactivate", status: 200, reversible: true, parameters: consumer, response: "Message" },
    { method: "POST", path: "/v1/connectors/{connector_id_or_name}/tools/{tool_name}/call", status: 200, response: "ConnectorToolResult" },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/tools", status: 200, query: { page: 1, page_size: 100, refresh: false, pretty: false }, parameters: { "refresh, pretty": "boolean" }, response: { "[]: name, inputSchema": "any" } },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/authentication_methods", status: 200, response: { "[].headers": "any", "[].method_type": authenticationMethod } },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/organization/credentials", status: 200, query: { fetch_default: false }, parameters: { "fetch_default": "boolean", "auth_type": authenticationMethod }, response: "ConnectorCredentials" },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/workspace/credentials", status: 200, query: { fetch_default: false }, parameters: { "fetch_default": "boolean", "auth_type": authenticationMethod }, response: "ConnectorCredentials" },
  ],
  resources: {
    Connector: {
      "id, name, description": "string",
      "created_at, modified_at": "date-time",
      "owner_type": "(user …); (user workspace org system …): Values of `visibility` and `owner_type` in responses",
      "visibility": "(shared_global …); (private shared_workspace shared_org shared_global …): Values of `visibility` and `owner_type` in responses",
      "protocol": "(mcp …)",
      "supports_mcp, private_tool_execution": "boolean",
    },
    ConnectorAuthUrl: {
      "auth_url": "string req",
      "ttl": "integer req",
    },
    ConnectorCredentials: {
      "connector_preset_credentials_for_auth[]": authenticationMethod,
    },
    ConnectorToolResult: { "content[].type": "string", "content[].text": "string; string some: Parts of a tool result" },
    Message: { "message": "string" },
  },
  requests: {
    "POST /v1/connectors": [{ body: { name: "charts", description: "Sea charts.", server: "https://charts.example.com/mcp", protocol: "mcp" } }],
    "DELETE /v1/connectors/{connector_id}/share": [{ after: "PUT /v1/connectors/{connector_id}/share" }],
    "DELETE /v1/connectors/{connector_id}/organization/share": [{ after: "PUT /v1/connectors/{connector_id}/organization/share" }],
    "POST /v1/connectors/{connector_id}/{consumer_scope}/activate": consumers,
    "POST /v1/connectors/{connector_id}/{consumer_scope}/deactivate": consumers,
    "POST /v1/connectors/{connector_id_or_name}/tools/{tool_name}/call": [{ body: {} }],
  },
  shapes,
  bounds: {
    "URLs in requests": [
      "ConnectorCreateBase.icon_url", "ConnectorCreateBase.oauth2_server_metadata_url",
      "connectors.getAuthUrl app_return_url",
    ],
    "Lengths in the create body and the auth URL": [
      "ConnectorCreateBase.server", "ConnectorCreateBase.title", "connectors.getAuthUrl credentials_title",
    ],
    "Form of `credentials_name`": [
      "connectors.getAuthUrl credentials_name", "connectors.tools.call credentials_name",
      "connectors.tools.list credentials_name",
    ],
    "Fields of authorization server metadata": [
      "ConnectorOAuthMetadata.authorization_endpoint", "ConnectorOAuthMetadata.introspection_endpoint",
      "ConnectorOAuthMetadata.issuer", "ConnectorOAuthMetadata.jwks_uri", "ConnectorOAuthMetadata.op_policy_uri",
      "ConnectorOAuthMetadata.op_tos_uri", "ConnectorOAuthMetadata.registration_endpoint",
      "ConnectorOAuthMetadata.revocation_endpoint", "ConnectorOAuthMetadata.service_documentation",
      "ConnectorOAuthMetadata.token_endpoint",
    ],
    "Page size of connectors and their tools": ["connectors.list page_size", "connectors.tools.list page_size"],
    "Form and uniqueness of a connector's name": ["ConnectorCreateBase.name"],
  },
  sets: {
    "OAuth 2.0 method of the create body": ["ConnectorAuthenticationMethod.grant_type"],
    "Other closed sets of values in requests": ["ConnectorClientCredentialsMethodCreate.token_endpoint_auth_method"],
    "`visibility` of a new connector": ["ConnectorCreateBase.visibility"],
    "Other closed sets of values in responses": ["ConnectorCredential.scope", "ConnectorCredentialStatus.status_type"],
    "Fields of a tool": ["ConnectorToolExecution.taskSupport"],
  },
  facts: {
    format: {
      int64: ["ConnectorResourceLinkContent.size"],
      uri: [
        "ConnectorOAuthMetadata.issuer", "ConnectorOAuthMetadata.authorization_endpoint",
        "ConnectorOAuthMetadata.token_endpoint", "ConnectorOAuthMetadata.jwks_uri",
        "ConnectorOAuthMetadata.registration_endpoint", "ConnectorOAuthMetadata.service_documentation",
        "ConnectorOAuthMetadata.op_policy_uri", "ConnectorOAuthMetadata.op_tos_uri",
        "ConnectorOAuthMetadata.revocation_endpoint", "ConnectorOAuthMetadata.introspection_endpoint",
        "ConnectorServerCard.documentation_url", "ConnectorBase.server", "ConnectorBase.icon_url",
        "ConnectorCreateBase.server", "ConnectorCreateBase.icon_url", "ConnectorCreateBase.oauth2_server_metadata_url",
        "ConnectorAuthUrl.auth_url", "ConnectorResourceLinkContent.uri", "ConnectorResource.uri", "ConnectorToolIcon.src",
        "connectors.getAuthUrl app_return_url",
      ],
      uuid: ["ConnectorBase.id"],
    },
    null: {
      ConnectorAuthenticationMethod: [".headers", ".grant_type", ".oauth2_server_metadata"],
      ConnectorBase: [
        ".title", ".icon_url", ".owner_id", ".creator_id", ".system_prompt", ".active", ".is_authenticated",
        ".connection_preferences", ".connection_credentials", ".tools", ".locale", ".server_card",
      ],
      ConnectorBearerMethodCreate: [".headers"],
      ConnectorCreateBase: [
        ".title", ".icon_url", ".headers", ".auth_methods", ".auth_data", ".oauth2_server_metadata",
        ".oauth2_server_metadata_url", ".system_prompt",
      ],
      ConnectorCredential: [".title", ".creator_id", ".status"],
      ConnectorCredentialStatus: [".last_checked_at", ".error_http_code", ".error_message"],
      ConnectorNoneMethodCreate: [".headers"], ConnectorOAuthClient: [".client_secret", ".client_scopes"],
      ConnectorOAuthMethodBase: [".headers"], ConnectorPagination: [".next_cursor"],
      ConnectorPreferences: [".authentication_type", ".credentials_name"], ConnectorStoredTool: [".execution_config"],
      ConnectorToolExecutionConfig: [".timeout_seconds"], ConnectorToolResult: [".metadata"],
    },
    optional: {
      ConnectorAuthenticationMethod: [
        ".has_default_credentials", ".global_headers", ".grant_type", ".oauth2_server_metadata",
      ],
      ConnectorBase: [
        ".title", ".server", ".icon_url", ".owner_id", ".creator_id", ".system_prompt", ".active", ".is_authenticated",
        ".blocked_by", ".supported_auth_methods", ".connection_preferences", ".connection_credentials", ".tools", ".locale",
        ".server_card", ".is_first_party",
      ],
      ConnectorBearerMethodCreate: [".headers"],
      ConnectorCreateBase: [
        ".title", ".icon_url", ".visibility", ".headers", ".global_headers", ".auth_methods", ".auth_data",
        ".oauth2_server_metadata", ".oauth2_server_metadata_url", ".system_prompt",
      ],
      ConnectorCredentialList: [".credentials"], ConnectorGlobalHeaderInput: [".is_secret"],
      ConnectorHeader: [".is_required", ".is_secret"], ConnectorHeaderInput: [".is_required", ".is_secret"],
      ConnectorMcpMetadata: [".structuredContent"], ConnectorNoneMethodCreate: [".headers"],
      ConnectorOAuthClient: [".client_secret", ".client_scopes"],
      ConnectorOAuthMetadata: [
        ".authorization_endpoint", ".jwks_uri", ".registration_endpoint", ".scopes_supported", ".response_types_supported",
        ".response_modes_supported", ".grant_types_supported", ".token_endpoint_auth_methods_supported",
        ".token_endpoint_auth_signing_alg_values_supported", ".service_documentation", ".ui_locales_supported",
        ".op_policy_uri", ".op_tos_uri", ".revocation_endpoint", ".revocation_endpoint_auth_methods_supported",
        ".revocation_endpoint_auth_signing_alg_values_supported", ".introspection_endpoint",
        ".introspection_endpoint_auth_methods_supported", ".introspection_endpoint_auth_signing_alg_values_supported",
        ".code_challenge_methods_supported",
      ],
      ConnectorOAuthMethodBase: [".headers"], ConnectorPagination: [".next_cursor"],
      ConnectorResource: [".mimeType", ".text", ".blob"],
      ConnectorResourceLinkContent: [".title", ".description", ".mimeType", ".size"],
      ConnectorServerCard: [".protocol_version", ".server_info", ".description", ".instructions", ".documentation_url"],
      ConnectorServerInfo: [".title"],
      ConnectorTool: [".title", ".description", ".outputSchema", ".annotations", ".icons", ".execution", "._meta"],
      ConnectorToolAnnotations: [".title", ".readOnlyHint", ".destructiveHint", ".idempotentHint", ".openWorldHint"],
      ConnectorToolCall: [".arguments"], ConnectorToolExecution: [".taskSupport"],
      ConnectorToolIcon: [".mimeType", ".sizes"], ConnectorToolResult: [".metadata"],
      ConnectorToolResultMetadata: [".mcp_meta"], ConnectorToolSchema: [".type", ".description", ".properties", ".required"],
      ConnectorToolSummary: [".name", ".description", ".annotations", ".inputSchema"],
    },
    minimum: {
      "0": ["ConnectorAuthUrl.ttl", "ConnectorResourceLinkContent.size"],
      "1": ["ConnectorToolExecutionConfig.timeout_seconds", "ConnectorPagination.page_size", "parameter ConnectorPageSize"],
      "100": ["ConnectorCredentialStatus.error_http_code"],
    },
    default: {
      "100": ["parameter ConnectorPageSize"],
      false: [
        "ConnectorToolAnnotations.readOnlyHint", "ConnectorToolAnnotations.idempotentHint",
        "parameter ConnectorFetchDefault", "connectors.getAuthUrl codehost_installation_link",
        "connectors.tools.list refresh", "connectors.tools.list pretty",
      ],
      oauth2: ["connectors.getAuthUrl method_type"], private: ["ConnectorCreateBase.visibility"],
      true: [
        "ConnectorGlobalHeaderInput.is_secret", "ConnectorHeaderInput.is_required", "ConnectorHeaderInput.is_secret",
        "ConnectorToolAnnotations.destructiveHint", "ConnectorToolAnnotations.openWorldHint",
      ],
    },
    maximum: { "599": ["ConnectorCredentialStatus.error_http_code"], "1000": ["parameter ConnectorPageSize"] },
    pattern: {
      "^[a-zA-Z0-9_-]{1,64}$": ["parameter ConnectorCredentialsName", "connectors.getAuthUrl credentials_name"],
      "^[a-zA-Z0-9_-]+$": ["ConnectorCreateBase.name"],
    },
    minLength: {
      "1": [
        "ConnectorCreateBase.name", "ConnectorCreateBase.server", "parameter ConnectorIdOrName", "parameter ConnectorId",
      ],
    },
    maxLength: {
      "64": ["ConnectorCreateBase.name"], "255": ["ConnectorCreateBase.title", "connectors.getAuthUrl credentials_title"],
      "256": ["parameter ConnectorIdOrName", "parameter ConnectorId"], "2083": ["ConnectorCreateBase.server"],
    },
    additionalProperties: {
      true: [
        "ConnectorToolSchema", "OtherConnectorToolContent", "ConnectorToolResult", "ConnectorTool", "ConnectorToolSummary",
      ],
    },
    "pages size": { page_size: ["connectors.list", "connectors.tools.list"] },
    errors: {
      BadCursor: ["connectors.list"],
      ConnectorAlreadyShared: ["connectors.shareToWorkspace", "connectors.shareToOrganization"],
      ConnectorAuthenticationRequired: ["connectors.tools.call", "connectors.tools.list"],
      ConnectorAuthMethodNotOffered: ["connectors.getAuthUrl"], ConnectorCreationForbidden: ["connectors.create"],
      ConnectorCredentialsNotFound: ["connectors.tools.list"], ConnectorNameTaken: ["connectors.create"],
      ConnectorNotFound: [
        "connectors.getAuthUrl", "connectors.shareToWorkspace", "connectors.unshareFromWorkspace",
        "connectors.shareToOrganization", "connectors.unshareFromOrganization", "connectors.activate",
        "connectors.deactivate", "connectors.authenticationMethods.list", "connectors.credentials.listForOrganization",
        "connectors.credentials.listForWorkspace",
      ],
      ConnectorNotSharedWithOrganization: ["connectors.unshareFromOrganization"],
      ConnectorNotSharedWithWorkspace: ["connectors.unshareFromWorkspace"],
      ConnectorOrganizationSharingForbidden: ["connectors.shareToOrganization", "connectors.unshareFromOrganization"],
      ConnectorToolNotFound: ["connectors.tools.call"],
      ConnectorWorkspaceSharingForbidden: ["connectors.shareToWorkspace", "connectors.unshareFromWorkspace"],
    },
    descriptions: {
      "1": ["connectors.getAuthUrl/parameters/credentials_name"],
      "64": ["connectors.getAuthUrl/parameters/credentials_name"], "404": ["connectors.shareToOrganization"],
      "in order of preference": [
        "connectors.authenticationMethods.list/responses/200", "ConnectorBase.supported_auth_methods",
        "ConnectorCreateBase.auth_methods",
      ],
      "newest first": ["connectors.list", "ConnectorPage.items"],
    },
  },
};
