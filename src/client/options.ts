import { PlatformError } from "./errors.ts";
import type { HeaderOptions } from "./public-types.ts";

type Limits = "timeoutMs" | "idleTimeoutMs" | "maxRetries" | "maxEventLength" | "maxBodyBytes";

export type DefaultOptions = Record<Limits, number> & {
  readonly headers: Record<string, string | null | undefined>;
  readonly userContextToken: string | undefined;
  readonly signal: AbortSignal | undefined;
};

/**
 * Overrides options in place, and returns the values of the `others`: for a call, the query parameters. The caller's compiler
 * has checked the types, but not that a number is one: a timer of NaN fires immediately, and a loop that counts up to NaN never
 * ends. Nor has it checked the names in an object from a variable.
 */
export function overrideOptions(
  options: object,
  values: object | undefined,
  others: readonly string[],
  owner: string,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const target = options as Record<string, unknown>;
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === undefined) continue;
    if (others.includes(name)) query[name] = value;
    else if (!Object.hasOwn(options, name)) throw new PlatformError(`${name} is not an option of ${owner}.`);
    else if (typeof target[name] === "number" && !(typeof value === "number" && value >= 0))
      throw new PlatformError(`${name} must be 0 or more.`);
    else if (name === "signal" && value && !value.addEventListener)
      throw new PlatformError("signal must be an AbortSignal.");
    else if (name === "headers") target[name] = readHeaders(value);
    else target[name] = name === "userContextToken" ? readHeaders({ [name]: value })[name] : value;
  }
  return query;
}

/**
 * Returns the headers as an object, also those of a Headers object and of a list of pairs, without the white space around a value,
 * such as the line break at the end of a file. Throws if a value has a character that is not allowed in a header: fetch would do
 * so with the value, which may be a secret, in its message.
 */
export function readHeaders(headers: HeaderOptions | null | undefined): Record<string, string | null | undefined> {
  const pairs = Symbol.iterator in Object(headers) ? [...(headers as Headers)] : Object.entries(headers ?? {});
  const read = ([name, value]: [string, unknown]) => {
    // Not trim(), which also removes a no-break space, the second byte of some letters.
    const text = typeof value === "string" ? value.replace(/^[\t\n\r \uFEFF]+|[\t\n\r \uFEFF]+$/g, "") : value;
    if (/[^\t\x20-\x7e\x80-\xff]/.test(String(text ?? "")))
      throw new PlatformError(`${name} is not a valid header value.`);
    return [name, text];
  };
  return Object.fromEntries(pairs.map(read));
}
