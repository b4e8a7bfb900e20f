/** Returns a media type in lowercase and without parameters, such as `application/json` (RFC 9110 section 8.3.1). */
export function mediaTypeName(contentType: string | null | undefined): string {
  const [name = ""] = (contentType ?? "").split(";", 1);
  return name.trim().toLowerCase();
}

/** Returns true for a media type as RFC 9110, section 8.3.1, defines it, with parameters or without. */
export function isMediaType(contentType: string): boolean {
  return /^[!#$%&'*+.^`|~\w-]+\/[!#$%&'*+.^`|~\w-]+(?:[ \t]*;[ \t]*(?:[!#$%&'*+.^`|~\w-]+=(?:[!#$%&'*+.^`|~\w-]+|"(?:[^"\\]|\\.)*"))?)*[ \t]*$/.test(
    contentType,
  );
}

/** Returns the values of all parameters of this name, which is in lowercase. Quoted ones are unquoted. */
export function mediaTypeParameters(contentType: string, name: string): string[] {
  const parameters = contentType.matchAll(/;[ \t]*([^\s;=]+)=("(?:[^"\\]|\\.)*"|[^\s;]*)/g);
  return [...parameters]
    .filter(([, found = ""]) => found.toLowerCase() === name)
    .map(([, , value = ""]) => (value.startsWith('"') ? value.slice(1, -1).replaceAll(/\\(.)/g, "$1") : value));
}

/** Returns true for `application/json` and for types with the suffix `+json` (RFC 6839 section 3.1). */
export function isJsonType(contentType: string | undefined): boolean {
  return /^application\/(?:.+\+)?json$/.test(mediaTypeName(contentType));
}

/** Returns true for a `Content-Encoding` that names no coding (RFC 9110 section 8.4); a list may be empty. */
export function isPlain(coding: string | undefined): coding is undefined | "identity" {
  return coding === undefined || /^\s*(?:identity\s*)?$/i.test(coding);
}
