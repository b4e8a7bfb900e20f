/** Who sends a request. */
export interface Caller {
  /** A uuid. */
  readonly user_id: string;
  readonly role: "admin" | "member";
  /** Permissions such as `ShareConnectorToOrg`; undefined means all of them. */
  readonly permissions: readonly string[] | undefined;
}

/** Mara Lindqvist, whom the seed's records name as their creator. */
export const MARA = "c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533";

export function hasPermission(caller: Caller, permission: string): boolean {
  return caller.permissions?.includes(permission) ?? true;
}
