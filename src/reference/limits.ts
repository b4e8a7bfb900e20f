/** The limits in the schemas of the document: of lengths, numbers and items. */
import { type Document, listParts, type Schema } from "../core/document.ts";
import { pagePaths, type Site } from "./site.ts";

export interface Limit {
  /** The name of the field or parameter; `[]` stands for the items of a list and `.*` for the values of a map. */
  name: string;
  /** The limit in words, such as "1 to 256 characters". */
  text: string;
  /** Where it applies: the name of a schema or the title of an operation, and the page. */
  places: { name: string; page: string }[];
}

/** Lists the upper limits of what requests contain. A limit that several fields of the same name have is listed once, with all of their places. */
export function listLimits(site: Site): Limit[] {
  const limits = new Map<string, Limit>();
  const add = (place: Limit["places"][number]) => (name: string, text: string) => {
    const key = `${name} ${text}`;
    const limit = limits.get(key) ?? { name, text, places: [] };
    limits.set(key, limit);
    if (!limit.places.some((other) => other.page === place.page)) limit.places.push(place);
  };
  for (const { id, operation, parameters } of site.operations.values())
    for (const { name, in: place, schema } of parameters)
      collect(
        site.document,
        schema,
        name,
        add({ name: operation.summary, page: `${pagePaths.operation(id)}#${place}.${name}` }),
      );
  for (const { name, schema, sentIn } of site.schemas.values())
    if (sentIn.request.length > 0) collect(site.document, schema, "", add({ name, page: pagePaths.schema(name) }));
  return [...limits.values()].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/** Reports the limits of a schema and of what it contains, except for named schemas, which have their own. */
function collect(document: Document, schema: Schema, name: string, report: (name: string, text: string) => void): void {
  if (schema.$ref) return;
  for (const { least, most, unit } of RANGES) {
    const text = describeRange(schema[least], schema[most], unit);
    if (text) report(name, text);
  }
  if (schema.exclusiveMaximum !== undefined) report(name, `less than ${format(schema.exclusiveMaximum)}`);
  const within = (part: unknown, suffix: string) => {
    if (part && typeof part === "object") collect(document, part as Schema, suffix, report);
  };
  for (const [property, part] of Object.entries(schema.properties ?? {})) within(part, property);
  for (const part of listParts(schema, "allOf", "anyOf", "oneOf")) within(part, name);
  within(schema.items, `${name}[]`);
  within(schema.additionalProperties, name ? `${name}.*` : "each value");
  within(schema.propertyNames, name ? `keys of ${name}` : "each key");
}

const RANGES = [
  { least: "minLength", most: "maxLength", unit: " characters" },
  { least: "minItems", most: "maxItems", unit: " items" },
  { least: "minProperties", most: "maxProperties", unit: " entries" },
  { least: "minimum", most: "maximum", unit: "" },
];

function describeRange(least: unknown, most: unknown, unit: string): string | undefined {
  if (most === undefined) return undefined;
  return `${least === undefined ? "at most" : `${format(least)} to`} ${format(most)}${unit}`;
}

function format(value: unknown): string {
  return Number(value).toLocaleString("en");
}
