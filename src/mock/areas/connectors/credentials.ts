import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { conflict, notFound } from "../problems.ts";
import type { Sandbox } from "../tables.ts";
import { credentialKey, type StoredConnector, type StoredCredential } from "./state.ts";

type Schemas = components["schemas"];
type Credential = Schemas["ConnectorCredential"];

/** The stored credentials that the caller can use, their own first. */
export function usableCredentials(sandbox: Sandbox, connector: StoredConnector, caller: Caller): Credential[] {
  const all = credentialsOf(sandbox, connector).filter(({ user_id }) => user_id === null || user_id === caller.user_id);
  const rank = ({ scope }: Credential) => ["user", "workspace", "org", "system"].indexOf(scope);
  return all.map(({ credential }) => credential).toSorted((a, b) => rank(a) - rank(b));
}

export function credentialsOf(sandbox: Sandbox, connector: StoredConnector): StoredCredential[] {
  return sandbox.connectorCredentials.all().filter(({ connector_id }) => connector_id === connector.id);
}

/** Whether the caller has valid credentials for the server, or it needs none. */
export function isAuthenticated(sandbox: Sandbox, connector: StoredConnector, caller: Caller): boolean {
  return (
    methodsOf(connector).some(({ method_type }) => method_type === "none") ||
    usableCredentials(sandbox, connector, caller).some(isValid)
  );
}

/** 404 if the caller has no credentials of the name, 409 if those, or all that they have, are refused by the server. */
export function authenticate(sandbox: Sandbox, connector: StoredConnector, caller: Caller, name?: string): void {
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

/** Credentials that have never been tried count as valid. */
function isValid({ status }: Credential): boolean {
  return !status || status.status_type === "valid";
}

/** The connector's methods, and whether the caller has default credentials for each. */
export function methodsOf(
  connector: StoredConnector,
  usable: readonly Credential[] = [],
): Schemas["ConnectorAuthenticationMethod"][] {
  return (connector.supported_auth_methods ?? []).map((method) => ({
    ...method,
    has_default_credentials: usable.some(
      ({ is_default, authentication_type }) => is_default && authentication_type === method.method_type,
    ),
  }));
}

/** Stores credentials of the caller's own, in place of those with the same name. */
export function storeCredential(
  sandbox: Sandbox,
  connector: StoredConnector,
  caller: Caller,
  settings: Pick<Credential, "name" | "authentication_type" | "title">,
): void {
  const { user_id } = caller;
  const own = credentialsOf(sandbox, connector).filter((stored) => stored.user_id === user_id);
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

/** The owner has changed: the server refuses the credentials that stand for a single user. */
export function invalidateUserCredentials(sandbox: Sandbox, connector: StoredConnector): void {
  for (const stored of credentialsOf(sandbox, connector)) {
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

/** Removes the credentials of the scope that ends, and those of everyone but the creator. */
export function removeSharedCredentials(
  sandbox: Sandbox,
  connector: StoredConnector,
  scope: "workspace" | "org",
): void {
  for (const stored of credentialsOf(sandbox, connector)) {
    const { credential } = stored;
    if (credential.scope === scope || credential.creator_id !== connector.creator_id)
      sandbox.connectorCredentials.delete(credentialKey(stored));
  }
}
