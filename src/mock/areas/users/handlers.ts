import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../handler.ts";
import { ok } from "../responses.ts";
import type { Sandbox } from "../tables.ts";
import { organizationOf, workspaceOf } from "./state.ts";

type Identity = components["schemas"]["UserIdentity"];

/** The bearer token identifies the caller. `DashboardUserContextAuth` may have any value. */
export const handlers = defineHandlers("users", {
  "users.me.get": ({ sandbox, caller }) => ok(identityOf(sandbox, caller)),

  "users.me.organizations.list": ({ query, sandbox, caller }) =>
    ok({ organizations: sliceOf(identityOf(sandbox, caller).organization ? [organizationOf(sandbox)] : [], query) }),

  "users.me.workspaces.list": ({ query, sandbox, caller }) => {
    const own = identityOf(sandbox, caller).workspace ? [workspaceOf(sandbox)] : [];
    const { organization_id = organizationOf(sandbox).id } = query;
    return ok({
      workspaces: sliceOf(
        own.filter((each) => each.organization_id === organization_id.toLowerCase()),
        query,
      ),
    });
  },
});

/** A caller that is not in the seed is a member of its workspace, without a name or email address. */
function identityOf(sandbox: Sandbox, { user_id }: Caller): Identity {
  const organization = organizationOf(sandbox);
  const workspace = workspaceOf(sandbox);
  return (
    sandbox.users.get(user_id) ?? {
      id: user_id,
      email: null,
      first_name: null,
      last_name: null,
      api_key: null,
      organization: { id: organization.id, name: organization.name },
      workspace: { id: workspace.id, name: workspace.name },
    }
  );
}

function sliceOf<Row>(rows: readonly Row[], { offset = 0, limit = 100 }: { offset?: number; limit?: number }): Row[] {
  return rows.slice(offset, offset + limit);
}
