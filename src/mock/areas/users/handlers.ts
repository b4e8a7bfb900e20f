import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../handler.ts";
import { ok } from "../responses.ts";
import { organization, users as seededUsers, workspace } from "./state.ts";

type Identity = components["schemas"]["UserIdentity"];

/** The bearer token identifies the caller. `DashboardUserContextAuth` may have any value. */
export const users = defineHandlers("users", {
  "users.me.get": ({ caller }) => ok(identityOf(caller)),

  "users.me.organizations.list": ({ query, caller }) =>
    ok({ organizations: sliceOf(identityOf(caller).organization ? [organization] : [], query) }),

  "users.me.workspaces.list": ({ query, caller }) => {
    const own = identityOf(caller).workspace ? [workspace] : [];
    const { organization_id = organization.id } = query;
    return ok({
      workspaces: sliceOf(
        own.filter((each) => each.organization_id === organization_id.toLowerCase()),
        query,
      ),
    });
  },
});

/** A caller that is not in the seed is a member of its workspace, without a name or email address. */
function identityOf(caller: Caller): Identity {
  const { user_id } = caller;
  return (
    seededUsers.find(({ id }) => id === user_id) ?? {
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
