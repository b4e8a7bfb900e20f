import type { AreaData } from "../area-data.ts";
import { usersTables } from "./state.ts";

export const usersData: AreaData<"users"> = {
  tables: usersTables,
  toRows: ({ organizations = [], workspaces = [], users = [] }) => ({ organizations, workspaces, users }),
  toEntries: (sandbox) => ({
    organizations: sandbox.organizations.all(),
    workspaces: sandbox.workspaces.all(),
    users: sandbox.users.all(),
  }),
  lists: {
    organizations: { key: ["id"], exactlyOne: true, permanent: true, references: () => [] },
    workspaces: {
      key: ["id"],
      exactlyOne: true,
      references: ({ organization_id }) => [["organization_id", "organizations", organization_id]],
    },
    users: { key: ["id"], references: () => [] },
  },
  origins: {
    organizations: { list: "organizations" },
    workspaces: { list: "workspaces" },
    users: { list: "users" },
  },
};
