import type { RedoclyChange } from "./change.ts";
import type { Node, Part } from "./pair-schemas.ts";

/** The subject of an entry in Redocly's list, and the keys of its container. */
export interface Field {
  kind: string;
  name: string;
  container: string[];
}

/** Kinds by the key of their container. */
const KINDS: Record<string, string> = {
  properties: "Property",
  parameters: "Parameter",
  headers: "Header",
  content: "Media type",
  patternProperties: "Properties like",
  security: "Security requirement",
};

/** Something that was added or removed is named in the sentence, and its container is the place. */
export function toField(part: Part, keys: string[], kind: RedoclyChange["kind"]): Field {
  const [parent = "", name = ""] = keys.slice(-2);
  if (kind === "modified") return { kind: "", name: "", container: keys };
  if (keys.length === 2 && parent === "parameters")
    return { kind: "Parameter", name: parameterAt(part, name, kind).name, container: [] };
  if (keys.length === 2 && parent === "security") {
    const side = kind === "removed" ? part.base : part.revision;
    return { kind: "Security requirement", name: Object.keys(side.security[name]).join(" + "), container: [] };
  }
  if (KINDS[parent]) return { kind: KINDS[parent], name, container: keys.slice(0, -2) };
  return { kind: "Keyword", name: keys.at(-1) ?? "", container: keys.slice(0, -1) };
}

/** Describes the place of a change; "" for the operation itself. */
export function describePlace(part: Part, { container }: Field): string {
  if (part.direction) return `\`${toPath(part.name, container)}\` in ${part.direction}s`;
  const [first, second = "", third, fourth = ""] = container;
  if (first === "parameters")
    return withFields(`Parameter \`${parameterAt(part, second, "modified").name}\``, container.slice(3));
  if (first === "requestBody") return withFields("Request body", container.slice(4));
  if (first !== "responses") return "";
  if (third === "headers") return withFields(`Response ${second}, header \`${fourth}\``, container.slice(5));
  const events = fourth === "text/event-stream" ? ", events" : "";
  return withFields(`Response ${second}${events}`, container.slice(5));
}

/** Redocly gives the index in the revision, unless the parameter is in the base only. */
export function parameterAt({ base, revision }: Part, index: string, kind: RedoclyChange["kind"]): Node {
  return (kind === "removed" ? base : revision).parameters[index];
}

function withFields(place: string, keys: string[]): string {
  const path = toPath("", keys);
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
    else if (key === "patternProperties") path += ` like \`${next()}\``;
    else if (key === "items") path += "[]";
    else if (key === "additionalProperties") path += ".*";
    else path += ` ${key}`;
  }
  return path;
}
