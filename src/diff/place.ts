/** Describes the place of a change; "" for the operation itself. */
export function describePlace({ name, direction }: { name: string; direction?: string }, keys: string[]): string {
  if (direction) return `\`${toPath(name, keys)}\` in ${direction}s`;
  const [first, second = "", third, fourth = ""] = keys;
  if (first === "requestBody") return withFields("Request body", keys.slice(4));
  if (second === "") return "";
  if (first === "parameters") return withFields(`Parameter \`${second}\``, keys.slice(3));
  if (first !== "responses") return "";
  if (third === "headers") return withFields(`Response ${second}, header \`${fourth}\``, keys.slice(5));
  const events = fourth === "text/event-stream" ? ", events" : "";
  return withFields(`Response ${second}${events}`, keys.slice(5));
}

function withFields(place: string, keys: string[]): string {
  const path = toPath("", keys).trim();
  return path === "" ? place : `${place}, \`${path}\``;
}

/** A field as a caller writes it, such as `Agent.tools[].name`. Variants of a union are in parentheses. */
function toPath(name: string, keys: string[]): string {
  let path = name;
  const rest = keys.values();
  const next = () => rest.next().value ?? "";
  for (const key of rest) {
    if (key === "properties") path += `${path === "" ? "" : "."}${next()}`;
    else if (key === "$defs") path += ` (${next()})`;
    else if (key === "items") path += "[]";
    else if (key === "prefixItems") path += `[${next()}]`;
    else if (key === "additionalProperties") path += ".*";
  }
  return path;
}
