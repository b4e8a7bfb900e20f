import type {
  Connector,
  ConnectorAuthenticationType,
  ConnectorCredentialList,
} from "../../../../generated/mock-types.ts";
import { conflict, notFound } from "../../exchange/problems.ts";
import { created, ok } from "../../exchange/responses.ts";
import { isUuid } from "../../lib/uuid.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers, type HandlerRequest } from "../define-handlers.ts";
import { numberedPage, rangePage } from "../shared/paging.ts";
import { refuseUserInfo } from "../shared/secrets.ts";
import type { Sandbox } from "../tables.ts";
import { findOrganization, findWorkspace } from "../users/state.ts";
import { newConnector } from "./create.ts";
import {
  isAuthenticated,
  listCredentials,
  requireCredentials,
  showAuthMethods,
  storeCredential,
  usableCredentials,
} from "./credentials.ts";
import { type Audience, authorizeSharing, ownership, share, unshare } from "./sharing.ts";
import {
  activationKey,
  type ConsumerScope,
  connectorsByCreation,
  connectorsByName,
  type StoredConnector,
} from "./state.ts";
import { callTool, readTools, showToolSummary } from "./tools.ts";

type CredentialsRequest = HandlerRequest<
  "connectors.credentials.listForOrganization" | "connectors.credentials.listForWorkspace"
>;

/**
 * The mock does not call tool servers; it simulates their tools. Nobody can sign in to a simulated server either, so
 * requesting a sign-in URL signs the caller in immediately.
 */
export const handlers = defineHandlers("connectors", {
  "connectors.list": ({ query, sandbox, caller }) => {
    const { active, page_size = 100, cursor } = query;
    const { items, next } = rangePage(sandbox.connectors.by(connectorsByCreation), {
      scope: `connectors ${active}`,
      cursor,
      limit: page_size,
      descending: true,
      select: (connector) => {
        const isListed =
          isVisible(connector, caller) && (active === undefined || isActive(sandbox, connector.id, caller) === active);
        return isListed ? showConnector(sandbox, connector, caller) : undefined;
      },
    });
    return ok({ items, pagination: { page_size, next_cursor: next } });
  },

  "connectors.create": ({ body, sandbox, caller }) => {
    const { visibility = "private" } = body;
    refuseUserInfo("/body/server", body.server);
    if (visibility !== "private") authorizeSharing(caller, visibility);
    if (sandbox.connectors.by(connectorsByName).within([body.name]).length > 0)
      conflict(
        "CONNECTOR_NAME_ALREADY_EXISTS",
        `The workspace already has a connector named ${body.name}. Choose another name.`,
      );
    const connector = sandbox.connectors.put(
      newConnector(sandbox, body, ownership(sandbox, visibility, caller.user_id)),
    );
    return created(showConnector(sandbox, connector, caller));
  },

  "connectors.getAuthUrl": ({ path, query, sandbox, caller }) => {
    const connector = findConnector(sandbox, path.connector_id_or_name, caller);
    const { method_type = "oauth2", codehost_installation_link = false } = query;
    const auth_url = signInUrl(sandbox, connector, codehost_installation_link ? "codehost_app" : method_type);
    const authentication_type = method_type;
    const { credentials_name: name = method_type, credentials_title: title = null } = query;
    if (!codehost_installation_link) storeCredential(sandbox, connector, caller, { name, authentication_type, title });
    return ok({ auth_url, ttl: 600 });
  },

  "connectors.shareToWorkspace": (request) => changeSharing(request, share, "shared_workspace"),

  "connectors.unshareFromWorkspace": (request) => changeSharing(request, unshare, "shared_workspace"),

  "connectors.shareToOrganization": (request) => changeSharing(request, share, "shared_org"),

  "connectors.unshareFromOrganization": (request) => changeSharing(request, unshare, "shared_org"),

  "connectors.activate": (request) => setActive(request, true),

  "connectors.deactivate": (request) => setActive(request, false),

  "connectors.tools.list": ({ path, query, sandbox, caller }) => {
    const connector = findConnector(sandbox, path.connector_id_or_name, caller);
    requireCredentials(sandbox, connector, caller, query.credentials_name);
    const page = numberedPage(readTools(sandbox, connector), query.page ?? 1, query.page_size ?? 100, 1);
    return ok(query.pretty ? page.map(showToolSummary) : [...page]);
  },

  "connectors.tools.call": ({ path, query, body, sandbox, caller }) => {
    const connector = findConnector(sandbox, path.connector_id_or_name, caller);
    requireCredentials(sandbox, connector, caller, query.credentials_name);
    return ok(callTool(sandbox, connector, path.tool_name, body.arguments ?? {}));
  },

  "connectors.authenticationMethods.list": ({ path, sandbox, caller }) => {
    const connector = findConnector(sandbox, path.connector_id_or_name, caller);
    return ok(showAuthMethods(connector, usableCredentials(sandbox, connector, caller)));
  },

  "connectors.credentials.listForOrganization": (request) => ok(showCredentials(request, "org")),

  "connectors.credentials.listForWorkspace": (request) => ok(showCredentials(request, "workspace")),
});

/** Returns the connector with this id or name. Throws a 404 if the caller has none. */
export function findConnector(sandbox: Sandbox, idOrName: string, caller: Caller): StoredConnector {
  const found = isUuid(idOrName)
    ? sandbox.connectors.get(idOrName.toLowerCase())
    : sandbox.connectors.by(connectorsByName).within([idOrName]).first();
  if (!found || !isVisible(found, caller))
    notFound("CONNECTOR_NOT_FOUND", `You have no connector ${idOrName}. List the connectors to find the right one.`);
  return found;
}

/** All callers of a sandbox are in the same workspace and organization. */
function isVisible({ visibility, owner_id }: StoredConnector, caller: Caller): boolean {
  return visibility !== "private" || owner_id === caller.user_id;
}

function changeSharing(
  { path, sandbox, caller }: Pick<HandlerRequest<"connectors.shareToWorkspace">, "path" | "sandbox" | "caller">,
  change: typeof share | typeof unshare,
  audience: Audience,
) {
  const connector = findConnector(sandbox, path.connector_id, caller);
  authorizeSharing(caller, audience, connector);
  return ok(change(sandbox, connector, audience));
}

/** The connector as the API shows it to this caller. */
function showConnector(sandbox: Sandbox, connector: StoredConnector, caller: Caller): Connector {
  const { client_id: _, ...rest } = connector;
  const usable = usableCredentials(sandbox, connector, caller);
  return {
    ...rest,
    active: isActive(sandbox, connector.id, caller),
    is_authenticated: isAuthenticated(sandbox, connector, caller),
    supported_auth_methods: showAuthMethods(connector, usable),
    connection_credentials: usable,
    tools: rest.tools?.map((tool) => ({ ...tool, visibility: rest.visibility })) ?? null,
  };
}

const CONSUMERS = { user: "you", workspace: "the workspace", organization: "the organization" } as const;

function consumerId(sandbox: Sandbox, scope: ConsumerScope, caller: Caller): string {
  const { id: workspace } = findWorkspace(sandbox);
  return { user: caller.user_id, workspace, organization: findOrganization(sandbox).id }[scope];
}

function setActive(
  { path, sandbox, caller }: HandlerRequest<"connectors.activate" | "connectors.deactivate">,
  active: boolean,
) {
  const { name, id: connector_id } = findConnector(sandbox, path.connector_id, caller);
  const scope = path.consumer_scope;
  sandbox.connectorActivations.put({ connector_id, scope, consumer_id: consumerId(sandbox, scope, caller), active });
  return ok({ message: `The connector ${name} is ${active ? "now" : "no longer"} active for ${CONSUMERS[scope]}.` });
}

/** The user's setting overrides the workspace's, which overrides the organization's. */
function isActive(sandbox: Sandbox, connector_id: string, caller: Caller): boolean {
  const settings = (["user", "workspace", "organization"] as const).map((scope) =>
    sandbox.connectorActivations.get(
      activationKey({ connector_id, scope, consumer_id: consumerId(sandbox, scope, caller) }),
    ),
  );
  return settings.find((setting) => setting !== undefined)?.active ?? false;
}

/**
 * A new sign-in URL for each call: that of the authorization server, or of a page of the service. Throws a 409 if the
 * connector does not support signing in with the method.
 */
function signInUrl(sandbox: Sandbox, connector: StoredConnector, type: ConnectorAuthenticationType): string {
  const method = connector.supported_auth_methods.find(
    ({ method_type, grant_type, oauth2_server_metadata }) =>
      method_type === type &&
      type !== "none" &&
      (type !== "oauth2" || (grant_type === "authorization_code" && oauth2_server_metadata?.authorization_endpoint)),
  );
  if (!method)
    conflict(
      "CONNECTOR_AUTH_METHOD_NOT_OFFERED",
      `The connector ${connector.name} offers no sign-in with ${type}. List its authentication methods and use one of them.`,
    );
  const endpoint = method.oauth2_server_metadata?.authorization_endpoint;
  const state = sandbox.newId("");
  if (!endpoint) return `https://console.platform.example/connectors/${connector.id}/${type}?state=${state}`;
  const client_id = connector.client_id ?? "platform";
  const parameters = new URLSearchParams({ response_type: "code", client_id, state });
  return `${endpoint}${endpoint.includes("?") ? "&" : "?"}${parameters}`;
}

function showCredentials(
  { path, query, sandbox, caller }: CredentialsRequest,
  scope: "org" | "workspace",
): ConnectorCredentialList {
  const { fetch_default = false, auth_type } = query;
  const credentials = listCredentials(sandbox, findConnector(sandbox, path.connector_id_or_name, caller))
    .map(({ credential }) => credential)
    .filter((each) => each.scope === scope)
    .filter((each) => !fetch_default || each.is_default)
    .filter((each) => auth_type === undefined || each.authentication_type === auth_type);
  return { credentials, connector_preset_credentials_for_auth: [] };
}
