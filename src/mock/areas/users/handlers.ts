import type { UserIdentity } from "../../../../generated/mock-types.ts";
import { ok } from "../../exchange/responses.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../define-handlers.ts";
import type { Sandbox } from "../tables.ts";
import { findOrganization, findWorkspace } from "./state.ts";

/** The bearer token identifies the caller. `DashboardUserContextAuth` may have any value. */
export const handlers = defineHandlers("users", {
  "users.me.get": ({ sandbox, caller }) => ok(findIdentity(sandbox, caller)),

  "users.me.organizations.list": ({ query, sandbox, caller }) =>
    ok({
      organizations: slicePage(findIdentity(sandbox, caller).organization ? [findOrganization(sandbox)] : [], query),
    }),

  "users.me.workspaces.list": ({ query, sandbox, caller }) => {
    const own = findIdentity(sandbox, caller).workspace ? [findWorkspace(sandbox)] : [];
    const { organization_id = findOrganization(sandbox).id } = query;
    return ok({
      workspaces: slicePage(
        own.filter((each) => each.organization_id === organization_id.toLowerCase()),
        query,
      ),
    });
  },
});

/** A caller that is not in the seed is a member of its workspace, without a name or email address. */
function findIdentity(sandbox: Sandbox, { user_id }: Caller): UserIdentity {
  const organization = findOrganization(sandbox);
  const workspace = findWorkspace(sandbox);
  return (
    sandbox.users.get(user_id) ?? {
      id: user_id,
      email: null,
      first_name: null,
      last_name: null,
      api_key: null,
      organization: { id: organization.id, name: organization.name },
      workspace: { id: workspace.id, name: workspace.name, organization_id: organization.id },
    }
  );
}

function slicePage<Row>(rows: readonly Row[], { offset = 0, limit = 100 }: { offset?: number; limit?: number }): Row[] {
  return rows.slice(offset, offset + limit);
}
