import type { ConnectorMessage } from "../../../../generated/mock-types.ts";
import { conflict, forbidden } from "../../exchange/problems.ts";
import { type Caller, hasPermission } from "../caller.ts";
import type { Sandbox } from "../tables.ts";
import { findOrganization, findWorkspace } from "../users/state.ts";
import { invalidateUserCredentials, removeSharedCredentials } from "./credentials.ts";
import type { StoredConnector } from "./state.ts";

/** Throws a 403 if the caller lacks the permission or did not create the connector. */
export function authorizeWorkspaceSharing(caller: Caller, connector?: StoredConnector): void {
  if (!hasPermission(caller, "ShareConnectorToWorkspace"))
    forbidden(
      "CONNECTOR_PERMISSION_REQUIRED",
      "You lack the workspace permission ShareConnectorToWorkspace. Ask a workspace administrator for it.",
    );
  if (connector && connector.creator_id !== caller.user_id)
    forbidden(
      "CONNECTOR_CREATOR_REQUIRED",
      `Someone else created ${connector.name}. Ask them to change how it is shared with the workspace.`,
    );
}

export function authorizeOrganizationSharing(caller: Caller): void {
  if (!hasPermission(caller, "ShareConnectorToOrg"))
    forbidden(
      "CONNECTOR_PERMISSION_REQUIRED",
      "You lack the organization permission ShareConnectorToOrg. Ask an organization administrator for it.",
    );
}

/** The owner and visibility of a connector that its creator keeps private or shares. */
export function ownership(
  sandbox: Sandbox,
  visibility: "private" | "shared_workspace" | "shared_org",
  creator_id: string,
) {
  const owner = {
    private: { owner_type: "user", owner_id: creator_id },
    shared_workspace: { owner_type: "workspace", owner_id: findWorkspace(sandbox).id },
    shared_org: { owner_type: "org", owner_id: findOrganization(sandbox).id },
  }[visibility];
  return { visibility, creator_id, ...owner };
}

const AUDIENCES: Readonly<Record<string, string>> = {
  shared_workspace: "the workspace",
  shared_org: "the organization",
  shared_global: "everyone",
};

/** Shares a private connector, which changes its owner. Throws a 409 if it is not private. */
export function share(
  sandbox: Sandbox,
  connector: StoredConnector,
  to: "shared_workspace" | "shared_org",
): ConnectorMessage {
  const { name, visibility, creator_id } = connector;
  if (visibility !== "private" || !creator_id)
    conflict(
      "CONNECTOR_ALREADY_SHARED",
      `The connector ${name} is already shared with ${AUDIENCES[visibility]}. ${
        visibility === "shared_global" ? "There is nothing to do." : "Stop sharing it first."
      }`,
    );
  sandbox.connectors.put({ ...connector, ...ownership(sandbox, to, creator_id), modified_at: sandbox.time() });
  invalidateUserCredentials(sandbox, connector);
  return { message: `The connector ${name} is now shared with ${AUDIENCES[to]}.` };
}

/** Returns a shared connector to its creator. Throws a 409 if it is not shared in this way. */
export function unshare(
  sandbox: Sandbox,
  connector: StoredConnector,
  from: "shared_workspace" | "shared_org",
): ConnectorMessage {
  const { name, visibility, creator_id } = connector;
  if (visibility !== from || !creator_id)
    conflict(
      "CONNECTOR_NOT_SHARED",
      visibility === "private"
        ? `The connector ${name} is already private. There is nothing to do.`
        : `The connector ${name} is shared with ${AUDIENCES[visibility]} only. ${
            visibility === "shared_global" ? "That can't be changed." : "Stop sharing it there instead."
          }`,
    );
  sandbox.connectors.put({ ...connector, ...ownership(sandbox, "private", creator_id), modified_at: sandbox.time() });
  removeSharedCredentials(sandbox, connector, from === "shared_org" ? "org" : "workspace");
  return { message: `The connector ${name} is private again.` };
}
