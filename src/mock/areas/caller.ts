export interface Caller {
  readonly user_id: string;
  readonly role: "admin" | "member";
  /** Permissions such as `ShareConnectorToOrg`; undefined for all permissions. */
  readonly permissions: readonly string[] | undefined;
}

/** Id of Mara Lindqvist, the default caller and the creator of the built-in resources. */
export const MARA = "c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533";

/** The caller of a request whose key names no other. */
export const DEFAULT_CALLER: Caller = { user_id: MARA, role: "admin", permissions: undefined };
