import type { components } from "../../../../generated/mock-types.ts";
import type { SandboxOf } from "../../sandbox/sandbox.ts";
import { table } from "../../sandbox/table.ts";

type Schemas = components["schemas"];

export interface UsersSeed {
  /** Exactly one. */
  readonly organizations?: readonly Schemas["Organization"][];
  /** Exactly one. */
  readonly workspaces?: readonly Schemas["Workspace"][];
  /** Users with a known profile. Any other user has only an id. */
  readonly users?: readonly Schemas["UserIdentity"][];
}

export const usersTables = {
  organizations: table<Schemas["Organization"]>(({ id }) => id),
  workspaces: table<Schemas["Workspace"]>(({ id }) => id),
  users: table<Schemas["UserIdentity"]>(({ id }) => id),
};

type UsersSandbox = SandboxOf<typeof usersTables>;

/** The one organization of a sandbox. */
export function findOrganization({ organizations }: UsersSandbox): Schemas["Organization"] {
  return organizations.all()[0]!; // Neither a seed nor a snapshot is accepted without it.
}

/** The one workspace of a sandbox. */
export function findWorkspace({ workspaces }: UsersSandbox): Schemas["Workspace"] {
  return workspaces.all()[0]!; // Neither a seed nor a snapshot is accepted without it.
}
