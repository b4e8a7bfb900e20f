import type { Description } from "../description.ts";

// The description has this set, but names only one of the fields and parameters with it.
const authenticationMethod = "(oauth2 bearer none codehost_app chat_app)";
const consumer = { consumer_scope: "(organization workspace user)" };

// biome-ignore format: one line for each endpoint, and for each row of a resource
export const description: Description = {
  endpoints: [
    { method: "GET", path: "/v1/connectors", status: 200, query: { page_size: 100 }, response: { "items[]": "Connector", "pagination.page_size": "any" } },
    { method: "POST", path: "/v1/connectors", status: 201, body: { "name, description": "any", "server": "string", "protocol": "(mcp …)", "visibility": "any" }, response: "Connector" },
    { method: "GET", path: "/v1/connectors/{connector_id_or_name}/auth_url", status: 200, query: { codehost_installation_link: false }, parameters: { "codehost_installation_link": "boolean", "method_type": authenticationMethod }, response: "ConnectorAuthUrl" },
    { method: "PUT", path: "/v1/connectors/{connector_id}/share", status: 200, response: "Message" },
    { method: "DELETE", path: "/v1/connectors/{connector_id}/share", status: 200, response: "Message" },
    { method: "PUT", path: "/v1/connectors/{connector_id}/organization/share", status: 200, response: "Message" },
    { method: "DELETE", path: "/v1/connectors/{connector_id}/organization/share", status: 200, response: "Message" },
    { method: "POST", path: "/v1/connectors/{connector_id}/{consumer_scope}/activate", status: 200, parameters: consumer, response: "Message" },
    { method: "POST", path: "/v1/connectors/{connector_id}/{consumer_scope}/deactivate", status: 200, parameters: consumer, response: "Message" },
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
};
