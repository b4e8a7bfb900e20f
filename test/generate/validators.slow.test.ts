import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { renderValidators } from "../../scripts/generate/validators.ts";
import type { Document, Operation, Parameter, Schema } from "../../src/core/document.ts";
import type { OperationValidators, Validate } from "../../src/core/generated-types.ts";
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

  const decoded: [name: string, given: object, want: object][] = [
    ["a default value is set", {}, { page: 1 }],
    ["a string becomes an integer", { page: "2" }, { page: 2 }],
    ["a string becomes a boolean", { song: "false" }, { page: 1, song: false }],
    ["one string becomes an array", { colors: "red" }, { page: 1, colors: ["red"] }],
    ["an array of strings stays an array", { colors: ["red", "blue"] }, { page: 1, colors: ["red", "blue"] }],
    ["a union accepts an integer", { version: "3" }, { page: 1, version: 3 }],
    ["a union accepts another string unchanged", { version: "-1" }, { page: 1, version: "-1" }],
    ["a required string may be empty", { name: "" }, { page: 1, name: "" }],
    ["an undeclared parameter is not changed", { wings: "2" }, { page: 1, wings: "2" }],
  ];
  test.each(decoded)("%s", async (_name, given, want) => {
    const { parameters: validate } = await compileValidators(document);
    const value = input(given);
    expect(listViolations(validate, value)).toEqual([]);
    expect(value).toEqual({ ...input({}), query: { name: "wren", ...want } });
  });

  const rejected: [name: string, given: object, want: string[]][] = [
    ["a string that is not an integer", { page: "two" }, ["type /query/page"]],
    ["an empty string for an integer", { page: "" }, ["type /query/page"]],
    ["an integer out of bounds", { page: "0" }, ["minimum /query/page"]],
    ["an integer that JavaScript reads as Infinity", { page: "1e999" }, ["maximum /query/page"]],
    ["Infinity for an integer with a maximum", { limit: "Infinity" }, ["maximum /query/limit"]],
    ["an integer that JavaScript can't represent exactly", { page: "9007199254740993" }, ["maximum /query/page"]],
    ["a string that is not a boolean", { song: "1" }, ["type /query/song"]],
    ["two values for a single value", { page: ["1", "2"] }, ["type /query/page"]],
    ["an invalid item", { colors: ["red", "green"] }, ["enum /query/colors/1"]],
    ["a missing required parameter", { name: undefined }, ["required /query name"]],
    ["all violations at once", { page: "x", song: "y" }, ["type /query/page", "type /query/song"]],
  ];
  test.each(rejected)("rejected: %s", async (_name, given, want) => {
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

  const cases: [name: string, schema: Schema, given: unknown, want: string[]][] = [
    ["an object may have its declared fields", ref("Bird"), { name: "wren" }, []],
    ["an object may have no other fields", ref("Bird"), { name: "wren", x: 1 }, ["additionalProperties  x"]],
    [
      "a nested object may have no other fields",
      ref("Bird"),
      { name: "wren", nest: { x: 1 } },
      ["additionalProperties /nest x"],
    ],
    [
      "an object in an array may have no other fields",
      { type: "array", items: ref("Nest") },
      [{}, { x: 1 }],
      ["additionalProperties /1 x"],
    ],
    ["an allOf may have the fields of its parts", ref("Owl"), { name: "o", ears: "2" }, []],
    ["an allOf may have no other fields", ref("Owl"), { name: "o", x: 1 }, ["additionalProperties  x"]],
    [
      "an object in a part of an allOf may have no other fields",
      ref("Owl"),
      { name: "o", nest: { x: 1 } },
      ["additionalProperties /nest x"],
    ],
    [
      "the parts of an allOf may be allOfs",
      ref("Eagle"),
      { name: "e", ears: "2", span: 2, x: 1 },
      ["additionalProperties  x"],
    ],
    [
      "a nullable object may have no other fields",
      { oneOf: [ref("Nest"), { type: "null" }] },
      { x: 1 },
      ["additionalProperties  x", "type", "oneOf"],
    ],
    ["a nullable object may be null", { oneOf: [ref("Nest"), { type: "null" }] }, null, []],
    ["a map may have any keys", ref("Labels"), { any: "thing" }, []],
    ["an empty schema allows any value", ref("Anything"), { any: [{}] }, []],
  ];
  test.each(cases)("%s", async (_name, schema, given, want) => {
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

  const cases: [name: string, given: unknown, want: string[]][] = [
    ["the named variant is valid", { kind: "owl", ears: "2" }, []],
    ["only the named variant reports violations", { kind: "owl" }, ["required  ears"]],
    ["a variant may have no other fields", { kind: "owl", ears: "2", tail: "1" }, ["additionalProperties  tail"]],
    ["an unknown name is a violation at its pointer", { kind: "auk" }, ["enum /kind", "discriminator"]],
    ["a missing name is a violation", {}, ["required  kind", "discriminator"]],
    ["a value that is not an object is a violation", "owl", ["type"]],
  ];
  test.each(cases)("%s", async (_name, given, want) => {
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
  const byRequiredField = { oneOf: indistinct.anyOf };
  const overlapping = { anyOf: [ref("Size"), { type: "number", minimum: 0.5 }] };
  const cases: [name: string, schema: Schema, given: unknown, want: string[]][] = [
    ["the type tells: null", byType, null, []],
    ["the type tells: an object", byType, {}, ["required  place", "if"]],
    ["the type tells: a list", byType, [{}], ["required /0 place", "if"]],
    [
      "the type tells: an object that has variants",
      { oneOf: [{ oneOf: [ref("Owl"), ref("Wren")] }, { type: "null" }] },
      { kind: "owl" },
      ["required  ears", "if"],
    ],
    ["the type tells: none of them", byType, 1, ["type"]],
    ["a constant tells", byConstant, { age: 1, kind: "wren" }, ["required  tail"]],
    [
      "a constant tells, and the fields beside the variants count",
      byConstant,
      { age: "1", kind: "wren", tail: "up" },
      ["type /age"],
    ],
    ["a forbidden field tells: it is absent", byForbiddenField, {}, ["required  red", "if"]],
    ["a forbidden field tells: it is present", byForbiddenField, { kind: "owl" }, ["required  ears", "if"]],
    ["an optional constant tells: it is absent", byOptionalConstant, {}, ["required  red", "if"]],
    [
      "an optional constant tells: it is that of another variant",
      byOptionalConstant,
      { kind: "wren" },
      ["required  tail", "if"],
    ],
    ["an optional constant tells: it is unknown", byOptionalConstant, { kind: "auk", red: "" }, ["enum /kind"]],
    ["a forbidden field tells: no object", byForbiddenField, 1, ["type", "if"]],
    ["a required field tells: it is absent", byRequiredField, {}, ["required  place", "if"]],
    [
      "a required field tells: it is that of the second variant",
      byRequiredField,
      { red: 1 },
      ["type /red", "if", "if"],
    ],
    ["a required field tells: both are there", byRequiredField, { place: "", red: "" }, ["not /red", "if", "if"]],
    ["a required field tells: one is null", byRequiredField, { place: null, red: "" }, []],
    ["nothing tells", indistinct, {}, ["required  place", "required  red", "anyOf"]],
    ["nothing tells an integer from a number", overlapping, 0, []],
  ];
  test.each(cases)("%s", async (_name, schema, given, want) => {
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
