import { type DescribeArea, ref } from "../shared/describe.ts";

export const users: DescribeArea<"users"> = ({ examples }) => ({
  rows: { organizations: ref("Organization"), workspaces: ref("Workspace"), users: ref("UserIdentity") },
  lists: {
    organizations: {
      resource: ref("Organization"),
      internal: {},
      description: "The organization of the sandbox: exactly one `Organization`.",
    },
    workspaces: {
      resource: ref("Workspace"),
      internal: {},
      description: "The workspace of the sandbox: exactly one `Workspace`.",
    },
    users: {
      resource: ref("UserIdentity"),
      internal: {},
      description: "Users with a known profile, each a `UserIdentity`.",
    },
  },
  initial: {
    organizations: examples.maraOrganizations.organizations,
    workspaces: examples.maraWorkspaces.workspaces,
    users: [examples.maraIdentity, examples.newUserIdentity],
  },
});
