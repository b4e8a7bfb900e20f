import type { ConnectorAuthenticationMethod, ConnectorCredential } from "../../../../generated/mock-types.ts";
import { conflict, notFound } from "../../exchange/problems.ts";
import type { Caller } from "../caller.ts";
import type { Sandbox } from "../tables.ts";
import { credentialKey, credentialsByConnector, type StoredConnector, type StoredCredential } from "./state.ts";

/** The stored credentials that the caller can use, from the narrowest scope to the widest. */
export function usableCredentials(sandbox: Sandbox, connector: StoredConnector, caller: Caller): ConnectorCredential[] {
  const all = listCredentials(sandbox, connector).filter(
    ({ user_id }) => user_id === null || user_id === caller.user_id,
  );
  const rank = ({ scope }: ConnectorCredential) => ["user", "workspace", "org", "system"].indexOf(scope);
  return all.map(({ credential }) => credential).toSorted((a, b) => rank(a) - rank(b));
}

export function listCredentials(sandbox: Sandbox, { id }: Pick<StoredConnector, "id">): StoredCredential[] {
  return [...sandbox.connectorCredentials.by(credentialsByConnector).within([id])];
}

/** Returns true if the caller has valid credentials for the connector, or it requires none. */
export function isAuthenticated(sandbox: Sandbox, connector: StoredConnector, caller: Caller): boolean {
  return (
    connector.supported_auth_methods.some(({ method_type }) => method_type === "none") ||
    usableCredentials(sandbox, connector, caller).some(isValid)
  );
}

/** Throws a 404 without credentials of this name, and a 409 if they, or all of the caller, are invalid. */
export function requireCredentials(sandbox: Sandbox, connector: StoredConnector, caller: Caller, name?: string): void {
  const named =
    name === undefined ? undefined : usableCredentials(sandbox, connector, caller).find((each) => each.name === name);
  if (name !== undefined && !named)
    notFound(
      "CONNECTOR_CREDENTIALS_NOT_FOUND",
      `You have no credentials named ${name} for ${connector.name}. Sign in to store them, or use a different name.`,
    );
  if (named ? !isValid(named) : !isAuthenticated(sandbox, connector, caller))
    conflict(
      "CONNECTOR_AUTHENTICATION_REQUIRED",
      `You have no valid credentials for the connector ${connector.name}. Get its auth_url and sign in there.`,
    );
}

/** Credentials that have never been used count as valid. */
function isValid({ status }: ConnectorCredential): boolean {
  return !status || status.status_type === "valid";
}

/** The connector's authentication methods, with a flag for those for which the caller has default credentials. */
export function showAuthMethods(
  connector: StoredConnector,
  usable: readonly ConnectorCredential[],
): ConnectorAuthenticationMethod[] {
  const types = new Set(usable.flatMap((each) => (each.is_default ? [each.authentication_type] : [])));
  return connector.supported_auth_methods.map((method) => ({
    ...method,
    has_default_credentials: types.has(method.method_type),
  }));
}

/** Stores personal credentials of the caller, and replaces any with the same name. */
export function storeCredential(
  sandbox: Sandbox,
  connector: StoredConnector,
  caller: Caller,
  settings: Pick<ConnectorCredential, "name" | "authentication_type" | "title">,
): void {
  const { user_id } = caller;
  const own = listCredentials(sandbox, connector).filter((stored) => stored.user_id === user_id);
  sandbox.connectorCredentials.put({
    connector_id: connector.id,
    user_id,
    credential: {
      ...settings,
      scope: "user",
      is_default: !own.some(({ credential }) => credential.is_default && credential.name !== settings.name),
      creator_id: user_id,
      status: { status_type: "valid", last_checked_at: sandbox.time(), error_http_code: null, error_message: null },
    },
  });
}

/** Marks the credentials of individual users as invalid, because the connector has a new owner. */
export function invalidateUserCredentials(sandbox: Sandbox, connector: StoredConnector): void {
  for (const stored of listCredentials(sandbox, connector)) {
    if (stored.user_id === null) continue;
    const status = {
      status_type: "invalid" as const,
      last_checked_at: sandbox.time(),
      error_http_code: 401,
      error_message: "unauthorized",
    };
    sandbox.connectorCredentials.put({ ...stored, credential: { ...stored.credential, status } });
  }
}

/** Removes the credentials of the scope, and all credentials that someone other than the connector's creator created. */
export function removeSharedCredentials(
  sandbox: Sandbox,
  connector: StoredConnector,
  scope: "workspace" | "org",
): void {
  for (const stored of listCredentials(sandbox, connector)) {
    const { credential } = stored;
    if (credential.scope === scope || credential.creator_id !== connector.creator_id)
      sandbox.connectorCredentials.delete(credentialKey(stored));
  }
}
