import { isJsonObject } from "../../core/json-object.ts";
import { parseJson } from "./parse-json.ts";
import { isSecretMap, isSecretName } from "./secret-names.ts";

/** The text that the service shows in place of every secret. */
export const MASK = "****";

const encoder = new TextEncoder();

/** Masks the value of a header if its name is secret, except for the scheme of `Authorization`, and the secrets in others. */
export function maskHeader(name: string, value: string): string {
  // A host has no user name, but a wrong header may.
  if (!isSecretName(name)) return maskUrl(/host$/i.test(name) ? value.replace(/^[^/]*@/, `${MASK}@`) : value);
  const [, scheme = ""] = /^(Bearer |Basic )/i.exec(value) ?? [];
  return scheme + MASK;
}

/** Below a secret name, `secret` masks all but the descriptions of a secret, and `map` masks everything. */
type Mode = "plain" | "secret" | "map";

/** Members beside a secret that are not secret themselves. */
const PLAIN_MEMBER = /^(?:id|name|type|title|scope|status)$|_(?:id|at|type)$/;

/** Copies a JSON value with `****` in place of each secret. */
export function maskJson(value: unknown, mode: Mode = "plain"): unknown {
  if (typeof value === "string") return mode === "plain" ? maskText(value) : MASK;
  if (typeof value === "number") return mode === "plain" ? value : MASK;
  // A list of headers has their names in it.
  if (Array.isArray(value)) return value.map((item) => maskItem(item, mode === "map" ? "secret" : mode));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  // Such as { "name": "X-Api-Key", "value": "…" }.
  const isLabelled = entries.some(([name, part]) => LABEL.test(name) && typeof part === "string" && isSecretName(part));
  return Object.fromEntries(
    entries.map(([name, part]) => [
      maskText(name),
      maskJson(part, isLabelled && LABELLED.test(name) ? "map" : childMode(name, mode)),
    ]),
  );
}

const LABEL = /^(?:name|key|header|field|param|parameter)$/i;
const LABELLED = /^(?:value|val|data|content|text)$/i;

/** Masks an item of a list, which may be a header or a parameter: `["X-Api-Key", "…"]`. */
function maskItem(item: unknown, mode: Mode): unknown {
  const isPair = Array.isArray(item) && item.length === 2 && typeof item[0] === "string" && isSecretName(item[0]);
  return isPair ? [item[0], maskJson(item[1], "map")] : maskJson(item, mode);
}

function childMode(name: string, mode: Mode): Mode {
  if (mode === "map" || isSecretMap(name)) return "map";
  if (isSecretName(name)) return "secret";
  return mode === "secret" && !PLAIN_MEMBER.test(name) ? "secret" : "plain";
}

/** Masks the secrets in a URL or a part of it, also in encoded parameters. */
export function maskUrl(url: string): string {
  if (!/[=:@%]|bearer|basic/i.test(url)) return url;
  const mark = url.indexOf("?");
  if (mark < 0) return maskEncoded(url, encodeURI);
  const parameters = url.slice(mark + 1).split("&");
  return `${maskEncoded(url.slice(0, mark), encodeURI)}?${parameters.map(maskParameter).join("&")}`;
}

function maskParameter(parameter: string): string {
  const equals = parameter.indexOf("=") + 1;
  if (equals > 0 && isSecretName(decode(parameter.slice(0, equals - 1)))) return parameter.slice(0, equals) + MASK;
  return parameter.slice(0, equals) + maskEncoded(parameter.slice(equals), encodeURIComponent);
}

function maskEncoded(text: string, encode: (text: string) => string): string {
  const decoded = decode(text);
  if (decoded === text) return maskDecoded(text);
  const masked = maskText(decoded);
  // Half a surrogate pair cannot be encoded.
  return masked === decoded ? text : encode(masked.replace(/\p{Surrogate}/gu, "\ufffd"));
}

/** Decodes a percent-encoded text, also one that was encoded several times, except for what is no UTF-8. */
function decode(text: string): string {
  let decoded = text;
  for (let count = 0; count < 3 && decoded.includes("%"); count += 1) decoded = decoded.replace(ENCODED, decodePart);
  return decoded;
}

const ENCODED = /(?:%[\da-f]{2})+/gi;

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  }
}

/**
 * Masks the secrets in a text, in linear time: passwords in URLs, bearer tokens, and values with a secret name before them,
 * as in JSON, form parameters or headers. A secret without a name cannot be recognized.
 */
export function maskText(text: string): string {
  return maskDecoded(text.includes("%") && /%[\da-f]{2}/i.test(text) ? text.split(/(\s)/).map(maskUrl).join("") : text);
}

/** Masks the secrets in a text, if there is one. */
export function maskOptional(text: string | null): string | null {
  return text === null ? null : maskText(text);
}

function maskDecoded(text: string): string {
  if (!/[=:@]|bearer|basic/i.test(text)) return text;
  const json = /^\s*[[{]/.test(text) ? parseJson(encoder.encode(text)) : undefined;
  if (json?.kind !== "json") return maskValues(text.replace(USER_INFO, `$1${MASK}@`).replace(SCHEME, `$1$2${MASK}`));
  const masked = JSON.stringify(maskJson(json.value));
  return masked === JSON.stringify(json.value) ? text : masked;
}

/** The user name and password of a URL (RFC 3986 section 3.2.1); its slashes may be escaped. */
const USER_INFO = /(\/\\?\/|~1~1)[^/?#\s"'<>]*@/g;
const SCHEME = /\b(Bearer|Basic)(\s{1,5})(?=\S*\d)[\w.~+/=:-]{8,}/gi;

/** A name, the separator and the quotation mark of its value. The lookbehind keeps the time linear. */
const NAME = /(?<![\w.%[\]$-])([\w.%[\]$-]+)(\\{0,4}["'])?(\s{0,5}(?::=?|={1,3}>?)\s{0,5})(?:\\{0,4}(["']))?/g;
const SINGLE_QUOTED = /[^']*/y;
/** After a name in quotation marks: a number or the like. */
const UNQUOTED = /[^\s,}\]]*/y;
const PARAMETER = /[^&\s]*/y;
/** The rest of a header's line; not `<key>`, which stands for a value. */
const LINE = /(?!(?:\w+ )?<)[^\r\n]+/y;

function maskValues(text: string): string {
  let [masked, rest] = ["", 0];
  const names = new RegExp(NAME);
  for (let found = names.exec(text); found; found = names.exec(text)) {
    const [, name = "", quotedName, separator, quote] = found;
    const isHeader = /[-_]|^(?:authorization|cookie)$/i.test(name);
    if (!isSecretName(decode(name)) || (separator !== "=" && !quotedName && !quote && !isHeader)) {
      // The quotation mark may begin a name.
      if (quote) names.lastIndex -= 1;
      continue;
    }
    const end = quote === '"' ? endOfQuoted(text, names.lastIndex) : endOfValue(text, names.lastIndex, found);
    if (end === names.lastIndex) continue;
    masked += text.slice(rest, names.lastIndex) + MASK;
    rest = end;
    names.lastIndex = end;
  }
  return masked + text.slice(rest);
}

function endOfValue(text: string, start: number, [, , quotedName, separator, quote]: RegExpExecArray): number {
  if (quotedName && !quote && /[[{]/.test(text.charAt(start))) return endOfContainer(text, start);
  const value = quote ? SINGLE_QUOTED : quotedName ? UNQUOTED : separator === "=" ? PARAMETER : LINE;
  value.lastIndex = start;
  return value.test(text) ? value.lastIndex : start;
}

/** The index after an object or an array; the end of the text if there is none. */
function endOfContainer(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfQuoted(text, at + 1);
    else if (character === "{" || character === "[") depth += 1;
    else if ((character === "}" || character === "]") && --depth === 0) return at + 1;
  }
  return text.length;
}

/** The index of the quotation mark that is not escaped; a regular expression would need too much stack for a long text. */
function endOfQuoted(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return Math.min(at, text.length);
}
