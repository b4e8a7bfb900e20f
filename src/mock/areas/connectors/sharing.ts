import type { ConnectorMessage } from "../../../../generated/mock-types.ts";
import { conflict, forbidden } from "../../exchange/problems.ts";
import type { Caller } from "../caller.ts";
import type { Sandbox } from "../tables.ts";
import { findOrganization, findWorkspace } from "../users/state.ts";
import { invalidateUserCredentials, removeSharedCredentials } from "./credentials.ts";
import type { StoredConnector } from "./state.ts";

export type Audience = "shared_workspace" | "shared_org";

const PERMISSIONS = {
  shared_workspace: { permission: "ShareConnectorToWorkspace", scope: "workspace", grantor: "a workspace" },
  shared_org: { permission: "ShareConnectorToOrg", scope: "organization", grantor: "an organization" },
} as const;

/** Throws a 403 if the caller lacks the permission or, in a workspace, did not create the connector. */
export function authorizeSharing(caller: Caller, audience: Audience, connector?: StoredConnector): void {
  const { permission, scope, grantor } = PERMISSIONS[audience];
  if (caller.permissions?.includes(permission) === false)
    forbidden(
      "CONNECTOR_PERMISSION_REQUIRED",
      `You lack the ${scope} permission ${permission}. Ask ${grantor} administrator for it.`,
    );
  if (audience === "shared_workspace" && connector && connector.creator_id !== caller.user_id)
    forbidden(
      "CONNECTOR_CREATOR_REQUIRED",
      `Someone else created ${connector.name}. Ask them to change how it is shared with the workspace.`,
    );
}

export function ownership(sandbox: Sandbox, visibility: "private" | Audience, creator_id: string) {
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
export function share(sandbox: Sandbox, connector: StoredConnector, to: Audience): ConnectorMessage {
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
export function unshare(sandbox: Sandbox, connector: StoredConnector, from: Audience): ConnectorMessage {
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
