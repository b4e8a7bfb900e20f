/**
 * The required content of the reference's pages. This reads schemas without the site's own code, so that a mistake there
 * cannot hide itself.
 *
 * Each entry is a field with the names of those that contain it, as `schedule.cron_expressions`, or `link to Agent`: a schema
 * with a name has its fields on a page of its own.
 */
import {
  type Operation,
  type Parameter,
  type Response,
  resolve,
  type Schema,
} from "../../../scripts/generate/document.ts";
import { defined } from "../../defined.ts";
import { document } from "../../document.ts";

/** The required content of the page of a schema. */
export function contentOfSchema(schema: Schema): string[] {
  return readContent(schema, "");
}

const PLACES = { path: "Path parameters", query: "Query parameters", header: "Headers" };

/** The required content of the page of an operation under each heading. */
export function contentOfOperation(
  operation: Operation,
  parameters: Parameter[],
): [heading: string, entries: string[]][] {
  const content: [string, string[]][] = [];
  for (const parameter of parameters) {
    content.push([PLACES[parameter.in], contentOfProperty(parameter.name, parameter.schema, "")]);
  }
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    content.push(["Body", contentOfBody(schema)]);
  }
  for (const [status, reference] of Object.entries(operation.responses)) {
    for (const media of Object.values(resolve<Response>(document, reference).content ?? {})) {
      const isError = status >= "400";
      content.push(isError ? ["Errors", readContent(media.schema, "")] : [status, contentOfBody(media.schema)]);
      if (media["x-itemSchema"]) content.push(...contentOfEvents(media["x-itemSchema"]));
    }
  }
  return content;
}

/** The content of a body, including that of the schema that it or its items refer to. */
function contentOfBody(reference: Schema): string[] {
  const others = ((reference.oneOf ?? []) as Schema[]).filter(({ type }) => type !== "null");
  const schema = resolve(document, others.length === 1 ? defined(others[0]) : reference);
  return schema.items ? contentOfBody(schema.items as Schema) : readContent(schema, "");
}

/** The data of each event of a stream, under the event's name. */
function contentOfEvents(reference: Schema): [heading: string, entries: string[]][] {
  const { oneOf } = resolve(document, reference) as { oneOf: Schema[] };
  return oneOf.map((variant) => {
    const { event, data } = resolve(document, variant).properties as Record<"event" | "data", Schema>;
    // Events that are added later have no name yet.
    return [
      event.const === undefined ? "Other events" : String(event.const),
      [...readContent(data, ""), ...contentOfBody(data)],
    ];
  });
}

function readContent(schema: Schema, prefix: string): string[] {
  const { allOf = [], oneOf = [], anyOf = [], prefixItems = [] } = schema as Record<string, Schema[]>;
  const { properties = {}, patternProperties = {} } = schema as Record<string, Record<string, Schema>>;
  const values = [schema.items, schema.additionalProperties].filter((value) => typeof value === "object") as Schema[];
  return [
    ...(schema.$ref ? [`link to ${schema.$ref.split("/").at(-1)}`] : []),
    ...Object.entries(properties).flatMap(([name, property]) => contentOfProperty(name, property, prefix)),
    // The parts of an object are shown with it.
    ...allOf.flatMap((part) => readContent(resolve(document, part), prefix)),
    ...[...oneOf, ...anyOf, ...prefixItems, ...Object.values(patternProperties), ...values].flatMap((part) =>
      readContent(part, prefix),
    ),
  ];
}

function contentOfProperty(name: string, schema: Schema, prefix: string): string[] {
  const field = prefix ? `${prefix}.${name}` : name;
  return [field, ...readContent(schema, field)];
}

/** Keywords that annotate a value or have a part of the page of their own, so that they are no constraints. */
const OTHERS =
  /^(?:\$ref|type|format|const|title|description|examples?|default|writeOnly|readOnly|deprecated|required|properties|patternProperties|additionalProperties|items|prefixItems|propertyNames|oneOf|anyOf|allOf|not|discriminator|x-(?!extensible-enum).*)$/;

/** The texts of some constraints; those of the others contain their value. */
const TEXTS: Readonly<Record<string, (value: unknown) => string>> = {
  enum: (value) => `one of ${(value as unknown[]).filter((each) => each !== null).join(", ")}`,
  "x-extensible-enum": (value) => `known values ${(value as unknown[]).join(", ")}`,
  exclusiveMinimum: (value) => `greater than ${value}`,
  exclusiveMaximum: (value) => `less than ${value}`,
  minLength: (value) => `minimum length ${value}`,
  maxLength: (value) => `maximum length ${value}`,
  minItems: (value) => `minimum items ${value}`,
  maxItems: (value) => `maximum items ${value}`,
  minProperties: (value) => `minimum entries ${value}`,
  maxProperties: (value) => `maximum entries ${value}`,
  contentEncoding: (value) => `encoding ${value}`,
};

/**
 * The constraints of a value and of those inside of it, after the names of their fields, as `tags: maximum items 9`. Those of
 * named schemas are on other pages, and values that a description explains are in its text.
 */
export function constraintsIn(schema: Schema, prefix = "", outer = ""): string[] {
  const description = `${outer} ${schema.description ?? ""}`;
  const isExplained = (keyword: string, value: unknown) =>
    /enum$/.test(keyword) && (value as unknown[]).every((each) => each === null || description.includes(`\`${each}\``));
  const { allOf = [], oneOf = [], anyOf = [], prefixItems = [] } = schema as Record<string, Schema[]>;
  const { properties = {} } = schema as Record<string, Record<string, Schema>>;
  const values = [schema.items, schema.additionalProperties].filter((value) => typeof value === "object") as Schema[];
  const own = Object.entries(schema)
    .filter(([keyword, value]) => !OTHERS.test(keyword) && !isExplained(keyword, value))
    .map(([keyword, value]) => TEXTS[keyword]?.(value) ?? `${keyword} ${value}`);
  if ("default" in schema) own.push(`default ${JSON.stringify(schema.default)}`);
  if (schema.writeOnly) own.push("secret: no response contains it");
  const keys = schema.propertyNames ? constraintsIn(schema.propertyNames as Schema) : [];
  own.push(...keys.map((text) => text.replace(/^: (.*) /, "$1 of keys ")));
  return [
    ...own.map((text) => `${prefix}: ${text}`),
    ...Object.entries(properties).flatMap(([name, property]) =>
      constraintsIn(property, prefix ? `${prefix}.${name}` : name),
    ),
    ...[...allOf, ...oneOf, ...anyOf, ...prefixItems, ...values].flatMap((part) =>
      constraintsIn(part, prefix, description),
    ),
  ];
}
