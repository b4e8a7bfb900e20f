import type { Operation } from "../../core/generated-types.ts";
import { type Caller, MARA } from "../areas/caller.ts";
import type { MockRequest } from "../exchange/types.ts";
import { hash } from "../lib/hash.ts";
import { sha256 } from "../lib/runtime.ts";
import { isUuid } from "../lib/uuid.ts";
import type { Refusal } from "./route.ts";
import { refuse } from "./shared/problem-result.ts";

/** The key of requests that send none, if none is required. */
const DEFAULT_KEY = "default";

/** The contents of a bearer token: the key of a sandbox, and the caller in it. */
export interface Credentials {
  /** The part of the token that names the sandbox, which may be empty. It is a secret: show `toSandboxId(key)` instead. */
  readonly key: string;
  readonly caller: Caller;
}

/**
 * Reads the credentials of a request. Refuses it with 401 if the bearer token, its key, or another header that the
 * operation needs is missing. If `required` is false, a request without a key has the key `default`.
 */
export function authenticate(
  operation: Operation,
  { headers }: Pick<MockRequest, "headers">,
  required: boolean,
): Credentials | Refusal {
  const { token, key, caller } = readHeader(headers.authorization);
  if (required && token === undefined)
    return unauthenticated(
      "There is no API key. Send the header Authorization: Bearer <key>; this mock takes any key.",
    );
  if (required && key === "")
    return unauthenticated(
      "The API key is empty. It is the part of the token before the first ~; this mock takes any.",
    );
  if (required && operation.security.includes("DashboardUserContextAuth") && !headers.dashboardusercontextauth)
    return unauthenticated(
      "The header DashboardUserContextAuth is missing. Send the token of a user; this mock takes any.",
    );
  return { key: key || DEFAULT_KEY, caller };
}

/** Returns the key of a request that was refused before authentication; undefined if a required key is missing. */
export function findKey({ headers }: Pick<MockRequest, "headers">, required: boolean): string | undefined {
  return readHeader(headers.authorization).key || (required ? undefined : DEFAULT_KEY);
}

/** The last header with its credentials: most requests have the same one as the request before. */
let last:
  | (Credentials & { readonly authorization: string | undefined; readonly token: string | undefined })
  | undefined;

function readHeader(authorization: string | undefined): NonNullable<typeof last> {
  if (!last || last.authorization !== authorization) {
    const token = bearerToken(authorization);
    last = { authorization, token, ...readToken(token ?? "") };
  }
  return last;
}

/** Returns the token of `Authorization: Bearer <token>` (RFC 6750 section 2.1). It may have a few more characters. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +([\w\-.~+/:=]+)\s*$/i.exec(authorization ?? "")?.[1];
}

/**
 * Reads a token such as `demo~user.bob~role.member~permissions.ShareConnectorToOrg`: the key of a sandbox, then the
 * caller's traits. Without traits the caller is Mara, an administrator with every permission. The characters are those
 * that RFC 6750 section 2.1 allows in a token; several permissions are joined by `+`, and `permissions.` alone means none.
 */
export function readToken(token: string): Credentials {
  const [key = "", ...traits] = token.split("~");
  const trait = (name: string) => traits.find((text) => text.startsWith(`${name}.`))?.slice(name.length + 1);
  return {
    key,
    caller: {
      user_id: userId(trait("user")),
      role: trait("role") === "member" ? "member" : "admin",
      permissions: trait("permissions")?.split("+").filter(Boolean),
    },
  };
}

/** The last key with its id: most requests have the same one as the request before. */
let lastId: { readonly key: string; readonly id: string } | undefined;

/** Returns the id of a sandbox in public places, such as the URL of a file, which does not disclose its key. */
export function toSandboxId(key: string): string {
  if (lastId?.key !== key) lastId = { key, id: sha256(key).slice(0, 16) };
  return lastId.id;
}

/** Returns a UUID unchanged, and converts any other name, such as `bob`, always to the same UUID. */
function userId(name: string | undefined): string {
  if (name === undefined) return MARA;
  if (isUuid(name)) return name;
  const digits = [0, 1, 2, 3].map((part) => hash(`${part} ${name}`).toString(16).padStart(8, "0")).join("");
  // Version 8 is for UUIDs of vendor-specific formats (RFC 9562 section 5.8).
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

function unauthenticated(detail: string): Refusal {
  return refuse(401, "UNAUTHENTICATED", detail);
}
