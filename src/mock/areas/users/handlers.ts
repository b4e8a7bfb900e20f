import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../handler.ts";
import { ok } from "../responses.ts";
import { users as known, organization, workspace } from "./state.ts";

type Identity = components["schemas"]["UserIdentity"];

/** Who the caller is follows from the bearer token; any value of `DashboardUserContextAuth` is taken. */
export const users = defineHandlers("users", {
  "users.me.get": ({ caller }) => ok(identityOf(caller)),

  "users.me.organizations.list": ({ query, caller }) =>
    ok({ organizations: pageOf(identityOf(caller).organization ? [organization] : [], query) }),

  "users.me.workspaces.list": ({ query, caller }) => {
    const own = identityOf(caller).workspace ? [workspace] : [];
    const { organization_id = organization.id } = query;
    return ok({
      workspaces: pageOf(
        own.filter((each) => each.organization_id === organization_id.toLowerCase()),
        query,
      ),
    });
  },
});

/** Anyone whom the seed does not know is a member of its workspace who has given neither name nor address. */
function identityOf(caller: Caller): Identity {
  const { user_id } = caller;
  return (
    known.find(({ id }) => id === user_id) ?? {
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

function pageOf<Row>(rows: readonly Row[], { offset = 0, limit = 100 }: { offset?: number; limit?: number }): Row[] {
  return rows.slice(offset, offset + limit);
}
