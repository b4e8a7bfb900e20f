import { hash as sha256 } from "node:crypto";
import { hash } from "../lib/hash.ts";

/** Who sends a request, as the bearer token says. */
export interface Caller {
  /** Name of the world that the token opens. It is part of the key, and so not to be shown: see `worldId`. */
  readonly world: string;
  /** A uuid. */
  readonly user_id: string;
  readonly role: "admin" | "member";
  /** Permissions such as `ShareConnectorToOrg`; undefined means all of them. */
  readonly permissions: readonly string[] | undefined;
}

/** Mara Lindqvist, whom the seed's records name as their creator. */
export const MARA = "c41a7e88-3b52-4d0f-8a6e-91f0d2b7c533";

/** The token of `Authorization: Bearer <token>` (RFC 6750 section 2.1), with a few more characters that keys have. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +([\w\-.~+/:=]+)\s*$/i.exec(authorization ?? "")?.[1];
}

/**
 * Reads a token such as `demo~user.bob~role.member~permissions.ShareConnectorToOrg`: the name of a world, then what the
 * caller is in it. Without the latter the caller is Mara, an administrator with every permission. The characters are
 * those that RFC 6750 section 2.1 allows in a token; several permissions are joined by `+`, and `permissions.` alone
 * means none.
 */
export function readToken(token: string): Caller {
  const [world = "", ...traits] = token.split("~");
  const trait = (name: string) => traits.find((text) => text.startsWith(`${name}.`))?.slice(name.length + 1);
  return {
    world,
    user_id: userId(trait("user")),
    role: trait("role") === "member" ? "member" : "admin",
    permissions: trait("permissions")?.split("+").filter(Boolean),
  };
}

/** Identifies a world wherever it can be seen from outside, such as in the address of a file, without the key's name. */
export function worldId(name: string): string {
  return sha256("sha256", name).slice(0, 16);
}

/** A uuid is taken as it is; any other name, such as `bob`, becomes one that is always the same. */
function userId(name: string | undefined): string {
  if (name === undefined) return MARA;
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name)) return name;
  const digits = [0, 1, 2, 3].map((part) => hash(`${part} ${name}`).toString(16).padStart(8, "0")).join("");
  // Version 8 is for uuids made in a way of one's own (RFC 9562 section 5.8).
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

export function may(caller: Caller, permission: string): boolean {
  return caller.permissions?.includes(permission) ?? true;
}
