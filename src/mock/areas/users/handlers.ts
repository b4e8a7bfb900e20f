import { examples } from "../../../../generated/examples.ts";
import type { components } from "../../../../generated/types.ts";
import type { Caller } from "../caller.ts";
import { defineHandlers } from "../handler.ts";
import { ok } from "../responses.ts";
import { organization, workspace } from "./state.ts";

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

const known: readonly Identity[] = [examples.maraIdentity, examples.newUserIdentity];

/** Anyone but those of the story is a member of its workspace who has told nothing about themselves. */
function identityOf(caller: Caller): Identity {
  const { user_id } = caller;
  return (
    known.find(({ id }) => id === user_id) ?? {
      id: user_id,
      email: null,
      first_name: null,
      last_name: null,
      api_key: null,
      organization: examples.maraIdentity.organization ?? null,
      workspace: examples.maraIdentity.workspace ?? null,
    }
  );
}

function pageOf<Row>(rows: readonly Row[], { offset = 0, limit = 100 }: { offset?: number; limit?: number }): Row[] {
  return rows.slice(offset, offset + limit);
}
