/**
 * The required content of the reference's pages. This reads schemas without the site's own code, so that a mistake there
 * cannot hide itself.
 *
 * Each entry is a field with the names of those that contain it, as `schedule.cron_expressions`, or `link to Agent`: a schema
 * with a name has its fields on a page of its own.
 */
import {
  listOperations,
  type Operation,
  type Parameter,
  type Response,
  resolve,
  type Schema,
} from "../../../src/core/document.ts";
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
  const variants = [...oneOf, ...anyOf].filter(({ type }) => type !== "null");
  const inline = variants.filter(({ $ref }) => !$ref);
  const isUnion = variants.length > 1;
  if (isUnion && inline.some((variant) => spanOf(variant) !== "")) own.push(inline.map(describeVariant).join(", or "));
  const keys = schema.propertyNames ? constraintsIn(schema.propertyNames as Schema) : [];
  own.push(...keys.map((text) => text.replace(/^: (.*) /, "$1 of keys ")));
  return [
    ...own.map((text) => `${prefix}: ${text}`),
    ...Object.entries(properties).flatMap(([name, property]) =>
      constraintsIn(property, prefix ? `${prefix}.${name}` : name),
    ),
    ...[...allOf, ...(isUnion ? [] : variants), ...prefixItems, ...values].flatMap((part) =>
      constraintsIn(part, prefix, description),
    ),
  ];
}

/** A variant with its limits, as "integer from 0". Those of this document have no other limits. */
function describeVariant(variant: Schema): string {
  const { type, title, items } = variant as { type: string; title?: string; items?: Schema };
  const nouns: Record<string, string> = { string: "text", array: `list of ${items?.type === "string" ? "text" : ""}s` };
  return `${title?.toLowerCase() ?? nouns[type] ?? type}${spanOf(variant)}`;
}

function spanOf({ minimum, minItems }: Schema): string {
  if (minimum !== undefined) return ` from ${minimum}`;
  return minItems === undefined ? "" : ` of at least ${minItems} item${minItems === 1 ? "" : "s"}`;
}

/** What sends a value: a request says what it must have, and a response what it may lack. */
export type Usage = "request" | "response" | undefined;

/**
 * The marks of the field at a path, in each variant that has it: `required`, `optional` or none, and `null` if that is one of
 * its values. Each object is that of its parts, of the items of a list, or of the values of a map.
 */
export function marksAt(
  reference: Schema,
  path: readonly string[],
  usage: Usage,
  outer: readonly string[] = [],
): string[] {
  const [name = "", ...rest] = path;
  const schema = resolve(document, reference);
  const { allOf = [], oneOf = [], anyOf = [], prefixItems = [] } = schema as Record<string, Schema[]>;
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const variants = [...oneOf, ...anyOf].filter(({ type }) => type !== "null");
  const required = [...outer, ...requiredIn(schema)];
  const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const values = [schema.items, schema.additionalProperties].filter((value) => typeof value === "object") as Schema[];
  const isOther = (part: Schema) => part.$ref === undefined || part.$ref !== reference.$ref;
  return [
    ...(field ? (rest.length > 0 ? marksAt(field, rest, usage) : [markOf(field, required.includes(name), usage)]) : []),
    // Variants can only narrow a field of the object.
    ...[...allOf, ...(field ? [] : variants)].flatMap((part) => marksAt(part, path, usage, required)),
    ...[...values, ...prefixItems].filter(isOther).flatMap((part) => marksAt(part, path, usage)),
  ];
}

/** The fields that an object needs by one of the parts that it always matches. */
function requiredIn(reference: Schema): string[] {
  const schema = resolve(document, reference);
  const { allOf = [], oneOf = [], anyOf = [], required = [] } = schema as Record<string, Schema[]>;
  const variants = [...oneOf, ...anyOf].filter(({ type }) => type !== "null");
  return [
    ...(required as unknown as string[]),
    ...[...allOf, ...(variants.length === 1 ? variants : [])].flatMap(requiredIn),
  ];
}

function markOf(schema: Schema, isRequired: boolean, usage: Usage): string {
  if (schema.not && Object.keys(schema.not).length === 0) return "not allowed";
  const presence = isRequired ? (usage === "response" ? "" : "required") : "optional";
  return `${presence}${allowsNull(schema) ? " null" : ""}`.trim();
}

/** Whether the words for a type have null; a schema with a page of its own has it there, unless it is a scalar. */
function allowsNull(reference: Schema): boolean {
  const schema = resolve(document, reference);
  const types = [schema.type ?? []].flat() as string[];
  if (reference.$ref && !types.some((type) => /^(string|number|integer|boolean)$/.test(type))) return false;
  const { oneOf = [], anyOf = [] } = schema as Record<string, Schema[]>;
  const { items, additionalProperties: values } = schema as Record<string, Schema | undefined>;
  const parts = [...oneOf, ...anyOf, ...[items, values].filter((value) => typeof value === "object")] as Schema[];
  return types.includes("null") || schema.const === null || parts.some(allowsNull);
}

/** The functions that return the marks of the fields under each heading of an operation's page. */
export function listMarks(
  { requestBody, responses }: Operation,
  parameters: Parameter[],
): [heading: string, marksOf: (field: string[]) => string[]][] {
  const below = (schema: Schema, usage: Usage) => (field: string[]) => marksAt(schema, field, usage);
  return [
    ...[...new Set(parameters.map((parameter) => parameter.in))].map(
      (place): [string, (field: string[]) => string[]] => [
        PLACES[place],
        ([name]) =>
          parameters
            .filter((each) => each.in === place && each.name === name)
            .map(({ schema, required = false }) => markOf(schema, required, "request")),
      ],
    ),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }): [string, (field: string[]) => string[]] => [
      "Body",
      below(schema, "request"),
    ]),
    ...Object.entries(responses).flatMap(([status, reference]) =>
      status >= "400"
        ? []
        : Object.values(resolve<Response>(document, reference).content ?? {}).map(
            (media): [string, (field: string[]) => string[]] =>
              media["x-itemSchema"]
                ? [
                    "Events",
                    (field) => eventsOf(media["x-itemSchema"]!).flatMap((data) => marksAt(data, field, "response")),
                  ]
                : [status, below(media.schema, "response")],
          ),
    ),
  ];
}

/** The data of the events of a stream. */
function eventsOf(reference: Schema): Schema[] {
  const { oneOf } = resolve(document, reference) as { oneOf: Schema[] };
  return oneOf.map((variant) => (resolve(document, variant).properties as { data: Schema }).data);
}

/** What sends each schema, of requests and responses; undefined if both do. */
export const usages: ReadonlyMap<string, Usage> = (() => {
  const found = new Map<string, Set<Usage>>();
  const add = (value: unknown, usage: Usage): void => {
    for (const [, name = ""] of JSON.stringify(value ?? "").matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const known = found.get(name) ?? new Set();
      if (known.has(usage)) continue;
      found.set(name, known.add(usage));
      add(document.components.schemas[name], usage);
    }
  };
  for (const { operation, parameters } of listOperations(document)) {
    add([operation.requestBody, parameters], "request");
    add(
      Object.values(operation.responses).map((response) => resolve(document, response)),
      "response",
    );
  }
  return new Map([...found].map(([name, [usage, ...others]]) => [name, others.length > 0 ? undefined : usage]));
})();
