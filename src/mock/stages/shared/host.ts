/** A name, an IPv4 address or a bracketed IPv6 address, with an optional port (RFC 9110 section 7.2). */
const HOST = /^(?:(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** The last Host header with its name: nearly all requests have the same one. */
let last: { readonly host: string; readonly name: string | undefined } | undefined;

/** Returns the name or address in a Host header, normalized and without its port; undefined if it has none. */
export function hostName(host: string): string | undefined {
  if (last?.host !== host) last = { host, name: HOST.test(host) ? originName(`http://${host}`) : undefined };
  return last.name;
}

/** Returns the name or address of an origin such as `http://localhost:3000`; undefined for anything else, such as `null`. */
export function originName(origin: string): string | undefined {
  return /^https?:/.test(origin) && URL.canParse(origin) ? withoutBrackets(new URL(origin)) : undefined;
}

function withoutBrackets({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** Returns true for a name of this machine (RFC 6761 section 6.3, RFC 6890 section 2.2). */
export function isLoopback(name: string): boolean {
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    /^::ffff:(?:7f[\da-f]{2}:|127\.)/.test(name)
  );
}
