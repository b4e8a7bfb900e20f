import type { components } from "../../../../generated/types.ts";
import type { SandboxOf } from "../../sandbox/sandbox.ts";
import { defineTable } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

export interface UsersSeed {
  /** Exactly one. */
  readonly organizations?: readonly Schemas["Organization"][];
  /** Exactly one. */
  readonly workspaces?: readonly Schemas["Workspace"][];
  /** Users with a known profile. Any other user has only an id. */
  readonly users?: readonly Schemas["UserIdentity"][];
}

export function usersTables({ organizations = [], workspaces = [], users = [] }: UsersSeed) {
  return {
    organizations: defineTable<Schemas["Organization"]>(({ id }) => id, organizations),
    workspaces: defineTable<Schemas["Workspace"]>(({ id }) => id, workspaces),
    users: defineTable<Schemas["UserIdentity"]>(({ id }) => id, users),
  };
}

/** A sandbox that has these tables, among others. */
type UsersSandbox = SandboxOf<ReturnType<typeof usersTables>>;

/** The one organization of a sandbox. */
export function organizationOf({ organizations }: UsersSandbox): Schemas["Organization"] {
  return organizations.all()[0]!; // Neither a seed nor a snapshot is accepted without it.
}

/** The one workspace of a sandbox. */
export function workspaceOf({ workspaces }: UsersSandbox): Schemas["Workspace"] {
  return workspaces.all()[0]!; // Neither a seed nor a snapshot is accepted without it.
}
