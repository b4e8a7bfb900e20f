import seed from "../../../../generated/seed.json" with { type: "json" };
import type { components } from "../../../../generated/types.ts";

type Schemas = components["schemas"];

/** The one organization and the one workspace of every sandbox. */
export const organization: Schemas["Organization"] = seed.organizations[0]!;
export const workspace: Schemas["Workspace"] = seed.workspaces[0]!;
/** Users with a known profile. */
export const users: readonly Schemas["UserIdentity"][] = seed.users;
