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

/** The members that are masked in a text, in which it is not known whether a member is part of a secret. */
const SECRET_NAME = /^(?:value|query_url)$|secret|password|credential/i;
/** The end of a member's name and the quotation mark before its value. */
const BEFORE_VALUE = /"\s*:\s*"/y;
const VALUE = /(?:[^"\\]|\\.)*/y;
const SECRET_MAP = /("headers"\s*:\s*\{)[^}]*/gi;

/** Masks the secrets in a text that is not JSON, or only its start, in linear time. */
export function maskText(text: string): string {
  return maskValues(text).replace(SECRET_MAP, `$1${MASK}`);
}

/** One expression that finds a name with a secret word between quotation marks would need quadratic time. */
function maskValues(text: string): string {
  let [masked, rest] = ["", 0];
  let start = text.indexOf('"');
  for (;;) {
    const end = text.indexOf('"', start + 1);
    if (start < 0 || end < 0) return masked + text.slice(rest);
    // A quotation mark that ends no name may begin the next one.
    const value = SECRET_NAME.test(text.slice(start + 1, end)) ? endOfMatch(BEFORE_VALUE, text, end) : undefined;
    if (value === undefined) start = end;
    else {
      masked += text.slice(rest, value) + MASK;
      rest = endOfMatch(VALUE, text, value) ?? value;
      start = text.indexOf('"', rest);
    }
  }
}

/** The index after the match of a sticky expression at an index; undefined if there is none. */
function endOfMatch(expression: RegExp, text: string, index: number): number | undefined {
  expression.lastIndex = index;
  return expression.test(text) ? expression.lastIndex : undefined;
}
