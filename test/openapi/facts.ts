/** Lists the facts of a document that description/ repeats, because no other test notices a mistake in them. */
import { type Document, listOperations, listParts, type Schema } from "../../src/core/document.ts";
import { listStatements } from "../../src/diff/statements.ts";

/** By kind and value, the places that have it, such as `JudgeCreate.name` or `observability.judges.list page_size`. */
export type Facts = Record<string, Record<string, string[]>>;

/** Keywords whose values are facts. */
const KEYWORDS = [
  ...["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems"],
  ...["minProperties", "maxProperties", "uniqueItems", "pattern", "format", "default", "additionalProperties"],
];

export function listFacts(documents: readonly Document[]): Facts {
  const facts: Facts = {};
  const add = (kind: string, value: unknown, place: string) => {
    facts[kind] ??= {};
    const places = facts[kind][String(value)] ?? [];
    if (!places.includes(place)) facts[kind][String(value)] = [...places, place];
  };
  for (const document of documents) {
    for (const { place, schema } of listSchemas(document)) {
      for (const keyword of KEYWORDS) {
        const value = schema[keyword];
        const isSchema = keyword === "additionalProperties" && typeof value === "object";
        // The linter checks the format of times.
        if (value === undefined || value === "date-time" || isSchema) continue;
        add(keyword, typeof value === "object" ? JSON.stringify(value) : value, place);
      }
      const [owner = "", ...names] = place.split(/(?=[.[])/);
      if ([schema.type].flat().includes("null")) add("null", owner, names.join("") || "itself");
      for (const name of Object.keys(schema.properties ?? {}))
        if (!(schema.required as string[] | undefined)?.includes(name))
          add("optional", owner, [...names, `.${name}`].join(""));
    }
    for (const { operation } of listOperations(document)) {
      for (const response of Object.values(operation.responses)) {
        const name = readName(response);
        if (name && !EVERYWHERE.includes(name)) add("errors", name, operation.operationId);
      }
      for (const requirement of operation.security ?? [])
        add("security", Object.keys(requirement).join(" and "), operation.operationId);
      for (const key of ["size", "total"] as const)
        if (operation["x-pagination"]?.[key])
          add(`pages ${key}`, operation["x-pagination"][key], operation.operationId);
    }
    // The linter compares error codes with examples.
    for (const [place, statements] of listStatements(document))
      for (const words of statements.filter((each) => !/^[A-Z_]/.test(each)))
        add("descriptions", words, shorten(place));
  }
  return facts;
}

/** The linter checks where these are. */
const EVERYWHERE = [
  ...["BadRequest", "PayloadTooLarge", "UnsupportedMediaType", "UnprocessableContent", "UnprocessableParameter"],
  ...["Unauthorized", "TooManyRequests", "InternalServerError", "ServiceUnavailable"],
];

const readName = (value: object) => ("$ref" in value ? String(value.$ref).split("/").at(-1) : undefined);

const shorten = (place: string) => place.replace(/^components\/\w+\//, "").replaceAll(/\/?properties\//g, ".");

interface Place {
  readonly place: string;
  readonly schema: Schema;
}

/** Yields the schemas of a document and all that they contain, with the places of these. */
function* listSchemas(document: Document): Generator<Place> {
  const { schemas, parameters: shared = {} } = document.components;
  for (const [name, schema] of Object.entries(schemas)) yield* within(schema, name);
  for (const [name, { schema }] of Object.entries(shared)) yield* within(schema, `parameter ${name}`);
  for (const { operation } of listOperations(document))
    for (const parameter of operation.parameters ?? [])
      if ("schema" in parameter) yield* within(parameter.schema, `${operation.operationId} ${parameter.name}`);
}

function* within(schema: Schema, place: string): Generator<Place> {
  yield { place, schema };
  const { properties, items, additionalProperties, propertyNames } = schema;
  for (const [name, property] of Object.entries(properties ?? {}))
    yield* within(property as Schema, `${place}.${name}`);
  for (const [part, suffix] of [
    [items, "[]"],
    [additionalProperties, ".*"],
    [propertyNames, ".keys"],
  ] as const)
    if (typeof part === "object") yield* within(part as Schema, place + suffix);
  for (const part of listParts(schema, "allOf", "oneOf", "anyOf")) yield* within(part, place);
}
