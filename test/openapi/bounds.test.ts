import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Document, listOperations, resolve, type Schema } from "../../src/core/document.ts";
import { document } from "../document.ts";
import { decidedBounds } from "./description.ts";

const decisions = readFileSync(new URL("../../openapi/DECISIONS.md", import.meta.url), "utf8");

const LIMITS =
  `minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems
  uniqueItems minProperties maxProperties format additionalProperties`.split(/\s+/);

/** The owners say that timestamps are RFC 3339. int64 excludes no value that JSON can carry. */
const STATED: unknown[] = ["date-time", "int64"];

/** Returns the places in a schema that have a limit, each with its limits. Schemas with names are places of their own. */
function findBounds(
  document: Document,
  schema: Schema,
  place: string,
  found = new Map<string, object>(),
): Map<string, object> {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1)!;
    return found.has(name) ? found : findBounds(document, resolve(document, schema), name, found.set(name, {}));
  }
  const limits = Object.entries(schema).filter(
    ([key, value]) =>
      LIMITS.includes(key) &&
      !(key === "additionalProperties" && value !== false) &&
      !(key === "format" && STATED.includes(value)),
  );
  if (limits.length > 0) found.set(place, { ...found.get(place), ...Object.fromEntries(limits) });
  const { properties = {}, items, additionalProperties, propertyNames, allOf, anyOf, oneOf } = schema;
  const parts: [unknown, string][] = [
    ...Object.entries(properties as object).map(([name, part]): [unknown, string] => [part, `${place}.${name}`]),
    [items, `${place}[]`],
    [additionalProperties, `${place}{}`],
    [propertyNames, `${place}{names}`],
    ...[allOf, anyOf, oneOf].flat().map((part): [unknown, string] => [part, place]),
  ];
  for (const [part, name] of parts) if (typeof part === "object") findBounds(document, part as Schema, name, found);
  return found;
}

/** The limits of all requests of a document, by place. */
function listBounds(document: Document): Map<string, object> {
  const found = new Map<string, object>();
  const collect = (schema: Schema, place: string) => findBounds(document, schema, place, found);
  for (const { operation, parameters } of listOperations(document)) {
    const id = operation.operationId;
    for (const { name, in: location, schema } of parameters) {
      const limits = JSON.stringify([...findBounds(document, schema, name).values()]);
      const isId = location === "path" && limits === '[{"minLength":1,"maxLength":256}]';
      // Pages are counted from the first one.
      const isPage = name === operation["x-pagination"]?.parameter && /^\[\{"minimum":[01]\}\]$/.test(limits);
      if (!isId && !isPage) collect(schema, `${id} ${name}`);
    }
    // The body of a streaming variant is that of the plain operation, a schema with a name.
    const body = operation.requestBody?.content["application/json"];
    if (body) collect(body.schema, id);
  }
  return new Map([...found].filter(([, limits]) => Object.keys(limits).length > 0));
}

/** The limits without a decision, the decisions without a limit, and the rows that DECISIONS.md does not have. */
function findFaults(document: Document, decided: readonly (readonly [row: string, place: string])[]): string[] {
  const limited = [...listBounds(document).keys()];
  const places = decided.map(([, place]) => place);
  return [
    ...limited.filter((place) => !places.includes(place)).map((place) => `no decision limits ${place}`),
    ...places.filter((place) => !limited.includes(place)).map((place) => `${place} has no limit`),
    ...decided
      .filter(([row]) => !decisions.includes(`\n| ${row} |`))
      .map(([row, place]) => `there is no decision ${row} about ${place}`),
  ];
}

test("each limit of a request is in the owners' description, or is a decision", () => {
  expect(findFaults(document, decidedBounds)).toEqual([]);
});

test("a limit without a decision, a decision without a limit, and a row that does not exist are found", () => {
  const eggs = { type: "object", properties: { eggs: { anyOf: [{ minimum: 1 }, { maximum: 12 }] } } };
  const names = { name: "names", in: "query", schema: { items: { maxLength: 5 } } };
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/Eggs" } } } };
  const post = { operationId: "birds.create", parameters: [names], requestBody: body, responses: {} };
  const birds = { paths: { "/v1/birds": { post } }, components: { schemas: { Eggs: eggs } } } as unknown as Document;
  expect([...listBounds(birds)]).toEqual([
    ["birds.create names[]", { maxLength: 5 }],
    ["Eggs.eggs", { minimum: 1, maximum: 12 }],
  ]);
  expect(
    findFaults(birds, [
      ["Number of eggs", "Eggs.eggs"],
      ["`page_size`", "Eggs.weight"],
    ]),
  ).toEqual([
    "no decision limits birds.create names[]",
    "Eggs.weight has no limit",
    "there is no decision Number of eggs about Eggs.eggs",
  ]);
});
