import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import type { Document, Operation, Parameter, Schema } from "../../scripts/generate/document.ts";
import { renderValidators } from "../../scripts/generate/validators.ts";
import type { OperationValidators, Validate } from "../../src/mock/lib/generated-types.ts";
import { defined } from "../defined.ts";
import { smallDocument } from "./small-document.ts";

/** The validators of the only operation, from the rendered code. */
async function compileValidators(document: Document): Promise<OperationValidators> {
  const { code } = transformSync(await renderValidators(document), { loader: "ts" });
  const program = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return program.validators["birds.get"];
}

function withSchemas(schemas: Record<string, Schema>, operation: Partial<Operation> = {}): Document {
  return { ...smallDocument(operation), components: { schemas } };
}

/** The violations of a value, as keyword and pointer. */
function listViolations(validate: Validate | undefined, value: unknown): string[] {
  if (!validate) throw new Error("There is no validator.");
  if (validate(value)) return [];
  return defined(validate.errors).map(({ instancePath, keyword, params }) =>
    `${keyword} ${instancePath} ${params.additionalProperty ?? params.missingProperty ?? ""}`.trim(),
  );
}

const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
const respondingWith = (schema: Schema) => ({ responses: { "200": { description: "It.", ...json(schema) } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("parameters", () => {
  const query = (name: string, schema: Schema, more: Partial<Parameter> = {}): Parameter => ({
    name,
    in: "query",
    schema,
    ...more,
  });
  const parameters = [
    query("page", { type: "integer", minimum: 1, default: 1 }),
    query("limit", { type: "integer", maximum: 100 }),
    query("song", { type: "boolean" }),
    query("colors", { type: "array", items: { type: "string", enum: ["red", "blue"] } }),
    query("version", {
      anyOf: [
        { type: "integer", minimum: 0 },
        { type: "string", minLength: 1 },
      ],
    }),
    query("name", { type: "string" }, { required: true }),
    { name: "Last-Seen", in: "header" as const, schema: { type: "integer" } },
  ];
  const document = smallDocument({ parameters });
  const input = (query: object, header = {}) => ({ path: { bird_id: "7" }, query: { name: "wren", ...query }, header });

  const decoded: [string, { given: object; want: object }][] = [
    ["a default value is set", { given: {}, want: { page: 1 } }],
    ["a string becomes an integer", { given: { page: "2" }, want: { page: 2 } }],
    ["a string becomes a boolean", { given: { song: "false" }, want: { page: 1, song: false } }],
    ["one string becomes an array", { given: { colors: "red" }, want: { page: 1, colors: ["red"] } }],
    [
      "an array of strings stays an array",
      { given: { colors: ["red", "blue"] }, want: { page: 1, colors: ["red", "blue"] } },
    ],
    ["a union accepts an integer", { given: { version: "3" }, want: { page: 1, version: 3 } }],
    ["a union accepts another string unchanged", { given: { version: "-1" }, want: { page: 1, version: "-1" } }],
    ["a required string may be empty", { given: { name: "" }, want: { page: 1, name: "" } }],
    ["an undeclared parameter is not changed", { given: { wings: "2" }, want: { page: 1, wings: "2" } }],
  ];
  test.each(decoded)("%s", async (_name, { given, want }) => {
    const { parameters: validate } = await compileValidators(document);
    const value = input(given);
    expect(listViolations(validate, value)).toEqual([]);
    expect(value).toEqual({ ...input({}), query: { name: "wren", ...want } });
  });

  const rejected: [string, { given: object; want: string[] }][] = [
    ["a string that is not an integer", { given: { page: "two" }, want: ["type /query/page"] }],
    ["an empty string for an integer", { given: { page: "" }, want: ["type /query/page"] }],
    ["an integer out of bounds", { given: { page: "0" }, want: ["minimum /query/page"] }],
    ["an integer that JavaScript reads as Infinity", { given: { page: "1e999" }, want: ["maximum /query/page"] }],
    ["Infinity for an integer with a maximum", { given: { limit: "Infinity" }, want: ["maximum /query/limit"] }],
    [
      "an integer that JavaScript can't represent exactly",
      { given: { page: "9007199254740993" }, want: ["maximum /query/page"] },
    ],
    ["a string that is not a boolean", { given: { song: "1" }, want: ["type /query/song"] }],
    ["two values for a single value", { given: { page: ["1", "2"] }, want: ["type /query/page"] }],
    ["an invalid item", { given: { colors: ["red", "green"] }, want: ["enum /query/colors/1"] }],
    ["a missing required parameter", { given: { name: undefined }, want: ["required /query name"] }],
    ["all violations at once", { given: { page: "x", song: "y" }, want: ["type /query/page", "type /query/song"] }],
  ];
  test.each(rejected)("rejected: %s", async (_name, { given, want }) => {
    const { parameters: validate } = await compileValidators(document);
    expect(listViolations(validate, input(given))).toEqual(want);
  });

  test("header names are lowercase", async () => {
    const { parameters: validate } = await compileValidators(document);
    const value = input({}, { "last-seen": "12" });
    expect(listViolations(validate, value)).toEqual([]);
    expect(value.header).toEqual({ "last-seen": 12 });
    expect(listViolations(validate, input({}, { "last-seen": "noon" }))).toEqual(["type /header/last-seen"]);
  });

  test("a missing location is created with its default values", async () => {
    const { parameters: validate } = await compileValidators(smallDocument({ parameters: parameters.slice(0, 1) }));
    const value = { path: { bird_id: "7" } };
    expect(listViolations(validate, value)).toEqual([]);
    expect(value).toEqual({ path: { bird_id: "7" }, query: { page: 1 }, header: {} });
  });

  test("an operation without parameters has no validator for parameters", async () => {
    const document = smallDocument();
    delete defined(document.paths["/birds/{bird_id}"]).parameters;
    expect((await compileValidators(document)).parameters).toBeUndefined();
  });
});

describe("bodies", () => {
  const body = { required: true, ...json(ref("Bird")) };

  test("a body may have undeclared fields, and is not changed", async () => {
    const { body: validate } = await compileValidators(smallDocument({ requestBody: body }));
    const value = { name: "wren", wings: 2 };
    expect(listViolations(validate, value)).toEqual([]);
    expect(value).toEqual({ name: "wren", wings: 2 });
    expect(listViolations(validate, { name: 5 })).toEqual(["type /name"]);
  });

  test("no default value is set", async () => {
    const schemas = { Bird: { type: "object", properties: { wings: { type: "integer", default: 2 } } } };
    const { body: validate } = await compileValidators(withSchemas(schemas, { requestBody: body }));
    const value = {};
    expect(listViolations(validate, value)).toEqual([]);
    expect(value).toEqual({});
  });

  test("additionalProperties: false in the document is kept", async () => {
    const schemas = { Bird: { type: "object", properties: {}, additionalProperties: false } };
    const { body: validate } = await compileValidators(withSchemas(schemas, { requestBody: body }));
    expect(listViolations(validate, { wings: 2 })).toEqual(["additionalProperties  wings"]);
  });
});

describe("responses", () => {
  const text = { type: "string" };
  const schemas = {
    Bird: { type: "object", required: ["name"], properties: { name: text, nest: ref("Nest") } },
    Nest: { type: "object", properties: { place: text } },
    Owl: { type: "object", allOf: [ref("Bird")], properties: { ears: text } },
    Eagle: { allOf: [ref("Owl"), { type: "object", required: ["span"], properties: { span: { type: "number" } } }] },
    Labels: { type: "object", additionalProperties: text },
    Anything: {},
  };

  const cases: [string, { schema: Schema; given: unknown; want: string[] }][] = [
    ["an object may have its declared fields", { schema: ref("Bird"), given: { name: "wren" }, want: [] }],
    [
      "an object may have no other fields",
      { schema: ref("Bird"), given: { name: "wren", x: 1 }, want: ["additionalProperties  x"] },
    ],
    [
      "a nested object may have no other fields",
      { schema: ref("Bird"), given: { name: "wren", nest: { x: 1 } }, want: ["additionalProperties /nest x"] },
    ],
    [
      "an object in an array may have no other fields",
      { schema: { type: "array", items: ref("Nest") }, given: [{}, { x: 1 }], want: ["additionalProperties /1 x"] },
    ],
    ["an allOf may have the fields of its parts", { schema: ref("Owl"), given: { name: "o", ears: "2" }, want: [] }],
    [
      "an allOf may have no other fields",
      { schema: ref("Owl"), given: { name: "o", x: 1 }, want: ["additionalProperties  x"] },
    ],
    [
      "an object in a part of an allOf may have no other fields",
      { schema: ref("Owl"), given: { name: "o", nest: { x: 1 } }, want: ["additionalProperties /nest x"] },
    ],
    [
      "the parts of an allOf may be allOfs",
      { schema: ref("Eagle"), given: { name: "e", ears: "2", span: 2, x: 1 }, want: ["additionalProperties  x"] },
    ],
    [
      "a nullable object may have no other fields",
      {
        schema: { oneOf: [ref("Nest"), { type: "null" }] },
        given: { x: 1 },
        want: ["additionalProperties  x", "type", "oneOf"],
      },
    ],
    ["a nullable object may be null", { schema: { oneOf: [ref("Nest"), { type: "null" }] }, given: null, want: [] }],
    ["a map may have any keys", { schema: ref("Labels"), given: { any: "thing" }, want: [] }],
    ["an empty schema allows any value", { schema: ref("Anything"), given: { any: [{}] }, want: [] }],
  ];
  test.each(cases)("%s", async (_name, { schema, given, want }) => {
    const { responses } = await compileValidators(withSchemas(schemas, respondingWith(schema)));
    expect(listViolations(responses[200], given)).toEqual(want);
  });

  test("an error status has a validator, and a status without a body has none", async () => {
    const { responses } = await compileValidators(
      smallDocument({
        responses: {
          "204": { description: "Gone." },
          "404": { description: "None.", content: { "application/problem+json": { schema: ref("Bird") } } },
        },
      }),
    );
    expect(Object.keys(responses)).toEqual(["404"]);
    expect(listViolations(responses[404], {})).toEqual(["required  name"]);
  });

  test("responses with the same schema share a validator", async () => {
    const { responses } = await compileValidators(
      smallDocument({
        responses: {
          "200": { description: "It.", ...json(ref("Bird")) },
          "404": { description: "None.", content: { "application/problem+json": { schema: ref("Bird") } } },
        },
      }),
    );
    expect(responses[200]).toBe(responses[404]);
  });

  test("an event may have no undeclared fields, and its stream has no response validator", async () => {
    const stream = { schema: { type: "string" }, "x-itemSchema": ref("Nest") };
    const operation = { responses: { "200": { description: "All.", content: { "text/event-stream": stream } } } };
    const { responses, event } = await compileValidators(withSchemas(schemas, operation));
    expect(responses).toEqual({});
    expect(listViolations(event, { place: "tree" })).toEqual([]);
    expect(listViolations(event, { x: 1 })).toEqual(["additionalProperties  x"]);
  });
});

describe("variants with a discriminator", () => {
  const variant = (kind: string, field: string): Schema => ({
    type: "object",
    required: ["kind", field],
    properties: { kind: { type: "string", const: kind }, [field]: { type: "string" } },
  });
  const Bird = {
    oneOf: [ref("Owl"), ref("Wren")],
    discriminator: { propertyName: "kind", mapping: { owl: ref("Owl").$ref, wren: ref("Wren").$ref } },
  };
  const document = withSchemas({ Bird, Owl: variant("owl", "ears"), Wren: variant("wren", "tail") });

  const cases: [string, { given: unknown; want: string[] }][] = [
    ["the named variant is valid", { given: { kind: "owl", ears: "2" }, want: [] }],
    ["only the named variant reports violations", { given: { kind: "owl" }, want: ["required  ears"] }],
    [
      "a variant may have no other fields",
      { given: { kind: "owl", ears: "2", tail: "1" }, want: ["additionalProperties  tail"] },
    ],
    [
      "an unknown name is a violation at its pointer",
      { given: { kind: "auk" }, want: ["enum /kind", "discriminator"] },
    ],
    ["a missing name is a violation", { given: {}, want: ["required  kind", "discriminator"] }],
    ["a value that is not an object is a violation", { given: "owl", want: ["type"] }],
  ];
  test.each(cases)("%s", async (_name, { given, want }) => {
    const { responses } = await compileValidators(document);
    expect(listViolations(responses[200], given)).toEqual(want);
  });

  test("the violation lists the known names", async () => {
    const { responses } = await compileValidators(document);
    defined(responses[200])({ kind: "auk" });
    expect(responses[200]?.errors).toContainEqual(
      expect.objectContaining({ keyword: "enum", params: { allowedValues: ["owl", "wren"] } }),
    );
  });
});

describe("variants of a request body without a discriminator", () => {
  const text: Schema = { type: "string" };
  const object = (required: string[], properties: Record<string, Schema>): Schema => ({
    type: "object",
    required,
    properties,
  });
  const Owl = object(["kind", "ears"], { kind: { ...text, const: "owl" }, ears: text });
  const Wren = object(["kind", "tail"], { kind: { ...text, const: "wren" }, tail: text });
  const Robin = object(["red"], { kind: { not: {} }, red: text });
  const Nest = object(["place"], { place: text });
  const document = (schema: Schema) =>
    withSchemas({ Bird: text, Owl, Wren, Robin, Nest, Size: { type: "integer" } }, { requestBody: json(schema) });

  const byType = { oneOf: [ref("Nest"), { type: "array", items: ref("Nest") }, { type: "null" }] };
  const byConstant = { ...object(["age"], { age: ref("Size") }), oneOf: [ref("Owl"), ref("Wren")] };
  const Finch = object(["red"], { kind: { ...text, const: "robin" }, red: text });
  const byOptionalConstant = { oneOf: [ref("Owl"), Finch, ref("Wren")] };
  const byForbiddenField = { oneOf: [{ oneOf: [ref("Owl"), ref("Wren")] }, ref("Robin")] };
  const indistinct = { anyOf: [ref("Nest"), object(["red"], { red: text })] };
  const overlapping = { anyOf: [ref("Size"), { type: "number", minimum: 0.5 }] };
  const cases: [string, { schema: Schema; given: unknown; want: string[] }][] = [
    ["the type tells: null", { schema: byType, given: null, want: [] }],
    ["the type tells: an object", { schema: byType, given: {}, want: ["required  place", "if"] }],
    ["the type tells: a list", { schema: byType, given: [{}], want: ["required /0 place", "if"] }],
    [
      "the type tells: an object that has variants",
      {
        schema: { oneOf: [{ oneOf: [ref("Owl"), ref("Wren")] }, { type: "null" }] },
        given: { kind: "owl" },
        want: ["required  ears", "if"],
      },
    ],
    ["the type tells: none of them", { schema: byType, given: 1, want: ["type"] }],
    ["a constant tells", { schema: byConstant, given: { age: 1, kind: "wren" }, want: ["required  tail"] }],
    [
      "a constant tells, and the fields beside the variants count",
      { schema: byConstant, given: { age: "1", kind: "wren", tail: "up" }, want: ["type /age"] },
    ],
    ["a forbidden field tells: it is absent", { schema: byForbiddenField, given: {}, want: ["required  red", "if"] }],
    [
      "a forbidden field tells: it is present",
      { schema: byForbiddenField, given: { kind: "owl" }, want: ["required  ears", "if"] },
    ],
    [
      "an optional constant tells: it is absent",
      { schema: byOptionalConstant, given: {}, want: ["required  red", "if", "if"] },
    ],
    [
      "an optional constant tells: it is that of another variant",
      { schema: byOptionalConstant, given: { kind: "wren" }, want: ["required  tail", "if"] },
    ],
    [
      "an optional constant tells: it is unknown",
      { schema: byOptionalConstant, given: { kind: "auk", red: "" }, want: ["const /kind", "if", "if"] },
    ],
    ["a forbidden field tells: no object", { schema: byForbiddenField, given: 1, want: ["type", "if"] }],
    ["nothing tells", { schema: indistinct, given: {}, want: ["required  place", "required  red", "anyOf"] }],
    ["nothing tells an integer from a number", { schema: overlapping, given: 0, want: [] }],
  ];
  test.each(cases)("%s", async (_name, { schema, given, want }) => {
    const { body } = await compileValidators(document(schema));
    expect(listViolations(body, given)).toEqual(want);
  });
});

describe("renderValidators rejects", () => {
  test("an unsupported keyword", async () => {
    const document = smallDocument(respondingWith({ type: "object", unevaluatedProperties: false }));
    await expect(renderValidators(document)).rejects.toThrow(
      "The validators do not support the keyword unevaluatedProperties yet.",
    );
  });

  test("fields beside a oneOf", async () => {
    const schema = { type: "object", properties: {}, oneOf: [ref("Bird")] };
    await expect(renderValidators(smallDocument(respondingWith(schema)))).rejects.toThrow(
      "The validators can't close a schema yet that has fields beside oneOf, anyOf or additionalProperties.",
    );
  });
});

test("rendering twice returns the same code", async () => {
  expect(await renderValidators(smallDocument())).toBe(await renderValidators(smallDocument()));
});

describe("of an array with very many wrong items", () => {
  const array = (items: Schema): Schema => ({ type: "array", items });
  const wrong = new Array(2000).fill({});
  const compileBody = async (schema: Schema) => {
    const requestBody = json(schema);
    const { components } = smallDocument();
    return defined((await compileValidators(withSchemas(components.schemas, { requestBody }))).body);
  };

  test.each<[string, Schema, unknown]>([
    ["items", array({ type: "string" }), wrong],
    ["items that are a component", array(ref("Bird")), wrong],
    ["items of items", array(array(ref("Bird"))), [wrong, wrong]],
    ["items of a property", { type: "object", properties: { birds: array(ref("Bird")) } }, { birds: wrong }],
  ])("only the first 500 errors of %s are listed", async (_, schema, value) => {
    const validate = await compileBody(schema);
    expect(validate(value)).toBe(false);
    expect(validate.errors).toHaveLength(500);
  });

  const either: Schema = {
    anyOf: [array(ref("Bird")), array({ type: "object", required: ["wings"], properties: { wings: {} } })],
  };

  test.each<[string, unknown[], boolean]>([
    ["none", wrong, false],
    ["the second", new Array(2000).fill({ wings: 2 }), true],
    ["the second, except for the last item,", [...new Array(2000).fill({ wings: 2 }), {}], false],
  ])("the other variants of a union are still tried: %s matches", async (_, value, want) => {
    expect((await compileBody(either))(value)).toBe(want);
  });

  test("items after valid ones are still validated", async () => {
    const validate = await compileBody(array(ref("Bird")));
    expect(listViolations(validate, [...new Array(2000).fill({ name: "wren" }), {}])).toEqual(["required /2000 name"]);
  });
});
