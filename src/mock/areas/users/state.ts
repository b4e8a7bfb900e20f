import { examples } from "../../../../generated/examples.ts";

/** The one organization and the one workspace of every sandbox. */
export const organization = examples.maraOrganizations.organizations[0]!;
export const workspace = examples.maraWorkspaces.workspaces[0]!;
