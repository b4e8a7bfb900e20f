import { describe, expect, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { relationsIn } from "../../src/contract/checks/relations.ts";
import { listOperations, type Response, resolve, type Schema } from "../../src/core/document.ts";
import { valueAt } from "../../src/core/json-pointer.ts";
import { defined } from "../defined.ts";
import { ajv, document, pointerTo, violationsOf } from "../document.ts";

const operations = [...listOperations(document)];

test("no two operations share an operationId or a summary", () => {
  for (const key of ["operationId", "summary"] as const) {
    const values = operations.map(({ operation }) => operation[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test("no operationId is a prefix of others, so that a client can nest its methods", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id) => ids.some((other) => other.startsWith(`${id}.`)))).toEqual([]);
});

test("every response has the header X-Request-Id", () => {
  const responses = operations.flatMap(({ operation }) => Object.values(operation.responses));
  expect(responses.length).toBeGreaterThan(1000);
  for (const response of responses)
    expect(resolve<Response>(document, response).headers).toMatchObject({
      "X-Request-Id": { $ref: "#/components/headers/RequestId" },
    });
});

test("every operation has the errors that any request can get", () => {
  for (const { operation } of operations)
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(["401", "429", "500", "503"]));
});

test("the credentials are those that the owners describe", () => {
  expect(document.components.securitySchemes).toMatchObject({
    BearerAuth: { type: "http", scheme: "bearer" },
    DashboardUserContextAuth: { type: "apiKey", in: "header", name: "DashboardUserContextAuth" },
  });
  expect(document.security).toEqual([{ BearerAuth: [] }]);
});

test("a parameter that is a list is repeated for each item", () => {
  const lists = operations.flatMap(({ parameters }) => parameters).filter(({ schema }) => schema.type === "array");
  expect(lists.length).toBeGreaterThan(10);
  for (const parameter of lists) expect(parameter).toMatchObject({ in: "query", style: "form", explode: true });
});

test("every property has a description, also one that refers to a schema", () => {
  const schemas = Object.entries(document.components.schemas);
  const properties = schemas.flatMap(([name, schema]) => listProperties(name, schema));
  expect(properties.length).toBeGreaterThan(1500);
  expect(properties.filter(({ schema }) => !schema.description).map(({ name }) => name)).toEqual([]);
});

/** The properties of a schema and of the parts of its `allOf`, each with its name. */
function listProperties(name: string, schema: Schema): { name: string; schema: Schema }[] {
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const parts = (schema.allOf ?? []) as Schema[];
  return [
    ...own.map(([key, property]) => ({ name: `${name}.${key}`, schema: property })),
    ...parts.flatMap((part) => listProperties(name, part)),
  ];
}

test("the descriptions in beta areas, and only those, start with Beta", () => {
  const beta = document.tags.filter((tag) => tag["x-beta"]).map(({ name }) => name);
  for (const { name, description } of document.tags)
    expect([name, description.startsWith("Beta. ")]).toEqual([name, beta.includes(name)]);
  for (const { operation } of operations) {
    const { operationId, description, tags } = operation;
    expect([operationId, description.startsWith("Beta. ")]).toEqual([operationId, beta.includes(tags[0])]);
  }
});

test.each(Object.keys(document.components.schemas))("schema %s compiles as strict JSON Schema 2020-12", (name) => {
  expect(ajv.getSchema(pointerTo("components", "schemas", name))).toBeTypeOf("function");
});

describe.each(cases)("$id", (testCase) => {
  test("has valid examples, with lists in the described order", () => {
    for (const parameter of testCase.parameters)
      expect([parameter.name, violationsOf(parameter.pointer, parameter.example)]).toEqual([parameter.name, []]);
    if (testCase.body) expect(Object.keys(testCase.body.examples)).not.toEqual([]);
    for (const [name, value] of Object.entries(testCase.body?.examples ?? {}))
      expect([name, violationsOf(defined(testCase.body).pointer, value)]).toEqual([name, []]);
    for (const response of testCase.responses) {
      if (!response.pointer) continue;
      expect(Object.keys(response.examples)).not.toEqual([]);
      for (const [name, value] of Object.entries(response.examples))
        expect([name, violationsOf(response.pointer, value), relationsIn(response.pointer, value, "")]).toEqual([
          name,
          [],
          [],
        ]);
    }
  });
});

test("every default is valid", () => {
  const listDefaults = (value: unknown, keys: string[]): string[][] => {
    if (typeof value !== "object" || value === null) return [];
    // The names of properties are no keywords.
    const isSchema = keys.at(-1) !== "properties";
    const parts = Object.entries(value).filter(([key]) => !(isSchema && /^(examples?|default)$/.test(key)));
    return [
      ...(isSchema && "default" in value ? [keys] : []),
      ...parts.flatMap(([key, part]) => listDefaults(part, [...keys, key])),
    ];
  };
  const { components, paths } = document;
  const defaults = listDefaults({ components, paths }, []);
  expect(defaults.length).toBeGreaterThan(100);
  const invalid = defaults.filter((keys) => {
    const schema = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as Schema;
    return violationsOf(pointerTo(...keys), schema.default).length > 0;
  });
  expect(invalid).toEqual([]);
});

test("every example of an error has the status of its response", () => {
  for (const testCase of cases) {
    for (const { status, mediaType, examples } of testCase.responses) {
      if (mediaType !== "application/problem+json") continue;
      for (const value of Object.values(examples)) expect(value).toMatchObject({ status });
    }
  }
});

test("the error events of all streams have the same reasons, which are an open set", () => {
  const schemas = document.components.schemas as Record<string, Schema & { properties?: Record<string, Schema> }>;
  const omitDescription = ({ description: _, ...reason }: Schema) => reason;
  const { DeploymentLogError, WorkflowStreamFailure } = schemas;
  const open = { type: "string", "x-extensible-enum": ["read_error", "stream_error", "internal_error"] };
  expect(omitDescription(defined(DeploymentLogError?.properties?.reason))).toEqual(open);
  expect(omitDescription(defined(WorkflowStreamFailure?.properties?.reason))).toEqual(open);
});

test("the description of a constant starts with Always and its value", () => {
  const wrong: unknown[] = [];
  visit(document.components.schemas);
  expect(wrong).toEqual([]);

  function visit(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const { const: constant, type, description } = value as Record<string, unknown>;
    const text = typeof constant === "string" ? `\`${constant}\`` : String(constant);
    if (constant !== undefined && type && !String(description).startsWith(`Always ${text}`)) wrong.push(value);
    for (const [key, part] of Object.entries(value)) if (key !== "examples") visit(part);
  }
});

test("a value with encodings in the examples of events and histories is base64 text", () => {
  const encoded = listEncoded(cases.flatMap(({ responses }) => responses.map(({ examples }) => examples)));
  expect(encoded).not.toEqual([]);
  for (const value of encoded) expect(Buffer.from(String(value), "base64").toString("base64")).toBe(value);
});

/** Finds encoded values at any depth. */
function listEncoded(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, encoding_options, value: content } = value as Record<string, unknown>;
  if (type === "json") return Array.isArray(encoding_options) && encoding_options.length > 0 ? [content] : [];
  return Object.values(value).flatMap(listEncoded);
}

/** Keywords that no value violates: they describe, refer or combine. */
const WITHOUT_VIOLATIONS = new Set(
  `$ref title description default example examples deprecated readOnly writeOnly contentEncoding discriminator
  properties items allOf x-extensible-enum x-transition`.split(/\s+/),
);

function listKeywords(schema: Schema): string[] {
  const { properties = {}, items, additionalProperties, propertyNames, not, allOf, anyOf, oneOf } = schema;
  const parts = [items, additionalProperties, propertyNames, not, allOf, anyOf, oneOf].flat();
  const schemas = [...Object.values(properties as object), ...parts].filter((part) => typeof part === "object");
  return [...Object.keys(schema), ...schemas.flatMap((part) => listKeywords(part as Schema))];
}

test("the codes of violations include every keyword that a value can violate", () => {
  const { schemas } = document.components;
  const codes = defined((defined(schemas.Violation).properties as Record<string, Schema>).code);
  const used = new Set(
    Object.values(schemas)
      .flatMap(listKeywords)
      .filter((keyword) => !WITHOUT_VIOLATIONS.has(keyword)),
  );
  expect(codes["x-extensible-enum"]).toEqual(expect.arrayContaining([...used]));
  for (const code of codes["x-extensible-enum"] as string[]) expect(codes.description).toContain(`\`${code}\``);
});

test("an invalid value has violations", () => {
  const [name] = defined(
    Object.entries(document.components.schemas as Record<string, Schema>).find(([, schema]) => schema.required),
  );
  expect(violationsOf(pointerTo("components", "schemas", name), {})).not.toEqual([]);
});

/** The first example of the successful response of an operation. */
function firstResponseExample(id: string): unknown {
  const testCase = defined(cases.find((entry) => entry.id === id));
  const response = testCase.responses.find(({ status }) => status === testCase.successStatus);
  return Object.values(response?.examples ?? {})[0];
}

const gets = cases.filter(
  ({ id, parameters }) => id.endsWith(".get") && parameters.some((entry) => entry.in === "path"),
);

test.each(gets)("the examples agree: the response of $id contains the ids in its path", ({ id, parameters }) => {
  const text = JSON.stringify(firstResponseExample(id));
  for (const { name, example } of parameters.filter((entry) => entry.in === "path"))
    expect([name, text]).toEqual([name, expect.stringContaining(String(example))]);
});

const creates = cases.filter(
  ({ id }) => id.endsWith(".create") && gets.some((get) => get.id === id.replace(/create$/, "get")),
);

test.each(creates)("the examples agree: get returns what $id created", ({ id }) => {
  const [created, got] = [id, id.replace(/create$/, "get")].map(
    (name) => firstResponseExample(name) as Record<string, unknown>,
  );
  const key = defined(["id", "schedule_id", "version", "service_id"].find((name) => name in created!));
  expect(JSON.stringify(got)).toContain(JSON.stringify(created![key]));
});

/** If one path has a parameter where another has a fixed word, the word can't be a value. Checks that the document says so. */
const reservedWords: Readonly<Record<string, (word: string) => boolean>> = {
  "/v1/workflows/{workflow_identifier}": (word) => describes("Workflow", "name", word),
  "/v1/workflows/executions/{execution_id}": (word) => describes("WorkflowExecutionRequest", "execution_id", word),
  // The service assigns the ids of agents, and none of them is a word.
  "/v1/agents/{agent_id}": (word) => ["pages", "completions"].includes(word),
  // A closed set, which contains only `organization`. The rest distinguishes the two paths.
  "/v1/connectors/{connector_id}/{consumer_scope}": (word) => ["organization", "share"].includes(word),
};

function describes(schema: string, property: string, word: string): boolean {
  const properties = document.components.schemas[schema]?.properties as Record<string, { description: string }>;
  return defined(properties[property]).description.includes(`\`${word}\``);
}

test("every fixed word in the place of a parameter is described where callers choose the value", () => {
  const paths = Object.keys(document.paths).map((path) => path.replace(/#.*/, "").split("/"));
  const conflicts = paths.flatMap((path) =>
    path.flatMap((segment, at) => {
      if (!segment.startsWith("{")) return [];
      const prefix = path.slice(0, at).join("/");
      const siblings = paths.filter((other) => other.slice(0, at).join("/") === prefix).map((other) => other[at]);
      return siblings.filter((word) => word && !word.startsWith("{")).map((word) => `${prefix}/${segment} ${word}`);
    }),
  );
  expect(conflicts).not.toEqual([]);
  for (const [place, word] of [...new Set(conflicts)].map((conflict) => conflict.split(" ") as [string, string]))
    expect([place, word, reservedWords[place]?.(word)]).toEqual([place, word, true]);
});

const pagedWithNext = cases.filter(({ operation }) => {
  const { next, total } = operation["x-pagination"] ?? {};
  return next !== undefined || total !== undefined;
});

test.each(pagedWithNext)("$id has an example of a page that is not the last", ({ operation, responses }) => {
  const { items, next, total } = defined(operation["x-pagination"]);
  const pages = Object.values(defined(responses[0]).examples);
  const hasMore = (page: unknown) =>
    next === undefined ? Number(valueAt(page, total!)) > readItems(page, items).length : Boolean(valueAt(page, next));
  expect(pages.some((page) => readItems(page, items).length > 0 && hasMore(page))).toBe(true);
});

function readItems(page: unknown, pointer: string): unknown[] {
  return valueAt(page, pointer) as unknown[];
}
