import { MASK } from "../areas/secrets.ts";
import { isJsonObject } from "../lib/json-object.ts";

/** Authorization, Cookie, Set-Cookie, X-Control-Key, X-Api-Key, DashboardUserContextAuth and the like. */
const SECRET_HEADER = /authorization|auth$|cookie|api-?key|control-key|token|secret|password/;
/** The members of bodies in which the document has write-only properties. A test finds each that is missing here. */
const SECRET_MEMBER = /^(?:authorization|headers|global_headers|query_url)$|secret|password|credential|_token$/i;
/** Members beside a secret that are not secret themselves. */
const PLAIN_MEMBER = /^(?:type|is_secret)$/;

/** Masks the value of a header if it is secret, except for the scheme of `Authorization`. */
export function maskHeader(name: string, value: string): string {
  if (!SECRET_HEADER.test(name)) return value;
  const [, scheme = ""] = /^(Bearer |Basic )/i.exec(value) ?? [];
  return scheme + MASK;
}

/** Copies a JSON value with `****` in place of each secret text. */
export function maskBody(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((item) => maskBody(item, isSecret));
  if (isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        maskBody(part, (isSecret && !PLAIN_MEMBER.test(name)) || SECRET_MEMBER.test(name)),
      ]),
    );
  return isSecret && typeof value === "string" ? MASK : value;
}

const SECRET_TEXT = /("(?:value|query_url|[^"]*(?:secret|password|credential)[^"]*)"\s*:\s*")(?:[^"\\]|\\.)*/gi;
const SECRET_MAP = /("headers"\s*:\s*\{)[^}]*/gi;

/** Masks the secrets in a text that is not JSON, or only its start. */
export function maskText(text: string): string {
  return text.replace(SECRET_TEXT, `$1${MASK}`).replace(SECRET_MAP, `$1${MASK}`);
}
