import type {
  ConnectorAuthenticationMethod,
  ConnectorCreate,
  ConnectorGlobalHeaderInput,
  ConnectorHeader,
  ConnectorHeaderInput,
  ConnectorOAuthMetadata,
} from "../../../../generated/mock-types.ts";
import { unprocessable } from "../../exchange/problems.ts";
import { MASK } from "../../lib/mask.ts";
import type { Sandbox } from "../tables.ts";
import type { StoredConnector } from "./state.ts";

/** Creates a connector from a request body. Its tools are not read yet, and it is not active for anyone. */
export function newConnector(
  sandbox: Sandbox,
  body: ConnectorCreate,
  owner: Pick<StoredConnector, "visibility" | "owner_type" | "owner_id" | "creator_id">,
): StoredConnector {
  const now = sandbox.time();
  return {
    id: sandbox.newUuid(),
    protocol: body.protocol,
    name: body.name,
    title: body.title ?? null,
    description: body.description,
    server: body.server,
    icon_url: body.icon_url ?? null,
    created_at: now,
    modified_at: now,
    ...owner,
    supports_mcp: body.protocol === "mcp",
    private_tool_execution: false,
    system_prompt: body.system_prompt ?? null,
    active: false,
    is_authenticated: false,
    blocked_by: [],
    supported_auth_methods: readAuthMethods(body),
    connection_preferences: null,
    connection_credentials: [],
    tools: null,
    locale: null,
    server_card: null,
    is_first_party: false,
    client_id: clientId(body),
  };
}

/** The methods in the body. Default: OAuth 2.0 if the body names an authorization server, otherwise none. */
function readAuthMethods(body: ConnectorCreate): ConnectorAuthenticationMethod[] {
  const shared = { has_default_credentials: false, global_headers: maskSecrets(body.global_headers ?? {}) };
  const none = { grant_type: null, oauth2_server_metadata: null };
  if (body.auth_methods && body.auth_methods.length > 0)
    return body.auth_methods.map((method): ConnectorAuthenticationMethod => {
      const { method_type } = method;
      const headers = method.headers?.map(withDefaults) ?? null;
      if (method_type !== "oauth2") return { ...shared, method_type, headers, ...none };
      const { grant_type, oauth2_server_metadata } = method;
      return { ...shared, method_type, headers, grant_type, oauth2_server_metadata };
    });
  const oauth2_server_metadata = body.oauth2_server_metadata ?? toMetadata(body.oauth2_server_metadata_url);
  if (!oauth2_server_metadata) return [{ ...shared, method_type: "none", headers: null, ...none }];
  const signIn = { grant_type: "authorization_code", oauth2_server_metadata } as const;
  return [{ ...shared, method_type: "oauth2", headers: null, ...signIn }];
}

function withDefaults({ name, is_required = true, is_secret = true }: ConnectorHeaderInput): ConnectorHeader {
  return { name, is_required, is_secret };
}

function maskSecrets(
  headers: Record<string, ConnectorGlobalHeaderInput>,
): ConnectorAuthenticationMethod["global_headers"] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, { value, is_secret = true }]) => [
      name,
      { value: is_secret ? MASK : value, is_secret },
    ]),
  );
}

/** Metadata that an authorization server at this URL might publish. The mock does not send a request to it. */
function toMetadata(url: string | null | undefined): ConnectorOAuthMetadata | undefined {
  if (!url) return undefined;
  const origin = URL.canParse(url) ? new URL(url).origin : "null";
  if (!/^https?:/.test(origin)) unprocessable("/body/oauth2_server_metadata_url", "must be an HTTP URL");
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
  };
}

function clientId({ auth_data, auth_methods }: ConnectorCreate): string | null {
  const method = auth_methods?.find(
    (each) => each.method_type === "oauth2" && each.grant_type === "authorization_code",
  );
  return (method && "auth_data" in method ? method.auth_data.client_id : auth_data?.client_id) ?? null;
}
