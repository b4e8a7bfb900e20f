import type { Organization, UserIdentity, Workspace } from "../../../../generated/mock-types.ts";
import type { SandboxOf } from "../../state/sandbox.ts";
import { table } from "../../state/table.ts";

export interface UsersSeed {
  /** Exactly one. */
  readonly organizations?: readonly Organization[];
  /** Exactly one. */
  readonly workspaces?: readonly Workspace[];
  /** Users with a known profile. Any other user has only an id. */
  readonly users?: readonly UserIdentity[];
}

export const usersTables = {
  organizations: table<Organization>(({ id }) => id),
  workspaces: table<Workspace>(({ id }) => id),
  users: table<UserIdentity>(({ id }) => id),
};

type UsersSandbox = SandboxOf<typeof usersTables>;

/** The one organization of a sandbox. */
export function findOrganization({ organizations }: UsersSandbox): Organization {
  return organizations.all()[0]!; // Neither a seed nor a snapshot is accepted without it.
}

/** The one workspace of a sandbox. */
export function findWorkspace({ workspaces }: UsersSandbox): Workspace {
  return workspaces.all()[0]!; // Neither a seed nor a snapshot is accepted without it.
}
