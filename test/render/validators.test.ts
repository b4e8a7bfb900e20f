import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import type { OperationValidators, Validate } from "../../generated/validators.ts";
import type { Document, Operation, Parameter, Schema } from "../../scripts/render/document.ts";
import { renderValidators } from "../../scripts/render/validators.ts";
import { smallDocument } from "./small-document.ts";

/** The validators of the only operation, from the rendered program. */
async function validatorsOf(document: Document): Promise<OperationValidators> {
  const { code } = transformSync(await renderValidators(document), { loader: "ts" });
  const program = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return program.validators["birds.get"];
}

function withSchemas(schemas: Record<string, Schema>, operation: Partial<Operation> = {}): Document {
  return { ...smallDocument(operation), components: { schemas } };
}

/** What is wrong with a value, as keyword and place. */
function faults(validate: Validate | undefined, value: unknown): string[] {
  if (!validate) throw new Error("There is no validator.");
  if (validate(value)) return [];
  return validate.errors!.map(({ instancePath, keyword, params }) =>
    `${keyword} ${instancePath} ${params.additionalProperty ?? params.missingProperty ?? ""}`.trim(),
  );
}

const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
const answering = (schema: Schema) => ({ responses: { "200": { description: "It.", ...json(schema) } } });
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
    ["a default is filled in", { given: {}, want: { page: 1 } }],
    ["a text becomes an integer", { given: { page: "2" }, want: { page: 2 } }],
    ["a text becomes a boolean", { given: { song: "false" }, want: { page: 1, song: false } }],
    ["one text becomes an array", { given: { colors: "red" }, want: { page: 1, colors: ["red"] } }],
    ["many texts stay one", { given: { colors: ["red", "blue"] }, want: { page: 1, colors: ["red", "blue"] } }],
    ["a union takes an integer", { given: { version: "3" }, want: { page: 1, version: 3 } }],
    ["a union takes another text as it is", { given: { version: "-1" }, want: { page: 1, version: "-1" } }],
    ["a required text may be empty", { given: { name: "" }, want: { page: 1, name: "" } }],
    ["an undeclared name is left alone", { given: { wings: "2" }, want: { page: 1, wings: "2" } }],
  ];
  test.each(decoded)("%s", async (_name, { given, want }) => {
    const { parameters: validate } = await validatorsOf(document);
    const value = input(given);
    expect(faults(validate, value)).toEqual([]);
    expect(value).toEqual({ ...input({}), query: { name: "wren", ...want } });
  });

  const refused: [string, { given: object; want: string[] }][] = [
    ["a text that is no integer", { given: { page: "two" }, want: ["type /query/page"] }],
    ["an empty text for an integer", { given: { page: "" }, want: ["type /query/page"] }],
    ["an integer out of bounds", { given: { page: "0" }, want: ["minimum /query/page"] }],
    ["an integer beyond all numbers", { given: { page: "1e999" }, want: ["maximum /query/page"] }],
    ["the same where there is a maximum", { given: { limit: "Infinity" }, want: ["maximum /query/limit"] }],
    ["an integer that is not exact", { given: { page: "9007199254740993" }, want: ["maximum /query/page"] }],
    ["a text that is no boolean", { given: { song: "1" }, want: ["type /query/song"] }],
    ["two values for one", { given: { page: ["1", "2"] }, want: ["type /query/page"] }],
    ["an item that is none", { given: { colors: ["red", "green"] }, want: ["enum /query/colors/1"] }],
    ["nothing for what is required", { given: { name: undefined }, want: ["required /query name"] }],
    ["all faults at once", { given: { page: "x", song: "y" }, want: ["type /query/page", "type /query/song"] }],
  ];
  test.each(refused)("refused: %s", async (_name, { given, want }) => {
    const { parameters: validate } = await validatorsOf(document);
    expect(faults(validate, input(given))).toEqual(want);
  });

  test("headers go by their lower-case names", async () => {
    const { parameters: validate } = await validatorsOf(document);
    const value = input({}, { "last-seen": "12" });
    expect(faults(validate, value)).toEqual([]);
    expect(value.header).toEqual({ "last-seen": 12 });
    expect(faults(validate, input({}, { "last-seen": "noon" }))).toEqual(["type /header/last-seen"]);
  });

  test("a place that is missing is made, and its defaults with it", async () => {
    const { parameters: validate } = await validatorsOf(smallDocument({ parameters: parameters.slice(0, 1) }));
    const value = { path: { bird_id: "7" } };
    expect(faults(validate, value)).toEqual([]);
    expect(value).toEqual({ path: { bird_id: "7" }, query: { page: 1 }, header: {} });
  });

  test("an operation without parameters has no validator for them", async () => {
    const document = smallDocument();
    delete document.paths["/birds/{bird_id}"]!.parameters;
    expect((await validatorsOf(document)).parameters).toBeUndefined();
  });
});

describe("bodies", () => {
  const body = { required: true, ...json(ref("Bird")) };

  test("a body may have fields that are not declared, and is not changed", async () => {
    const { body: validate } = await validatorsOf(smallDocument({ requestBody: body }));
    const value = { name: "wren", wings: 2 };
    expect(faults(validate, value)).toEqual([]);
    expect(value).toEqual({ name: "wren", wings: 2 });
    expect(faults(validate, { name: 5 })).toEqual(["type /name"]);
  });

  test("no default is filled in", async () => {
    const schemas = { Bird: { type: "object", properties: { wings: { type: "integer", default: 2 } } } };
    const { body: validate } = await validatorsOf(withSchemas(schemas, { requestBody: body }));
    const value = {};
    expect(faults(validate, value)).toEqual([]);
    expect(value).toEqual({});
  });

  test("a document that closes a body closes it", async () => {
    const schemas = { Bird: { type: "object", properties: {}, additionalProperties: false } };
    const { body: validate } = await validatorsOf(withSchemas(schemas, { requestBody: body }));
    expect(faults(validate, { wings: 2 })).toEqual(["additionalProperties  wings"]);
  });
});

describe("answers", () => {
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
    ["an object takes what it declares", { schema: ref("Bird"), given: { name: "wren" }, want: [] }],
    [
      "an object takes nothing else",
      { schema: ref("Bird"), given: { name: "wren", x: 1 }, want: ["additionalProperties  x"] },
    ],
    [
      "an object within one takes nothing else",
      { schema: ref("Bird"), given: { name: "wren", nest: { x: 1 } }, want: ["additionalProperties /nest x"] },
    ],
    [
      "an object in a list takes nothing else",
      { schema: { type: "array", items: ref("Nest") }, given: [{}, { x: 1 }], want: ["additionalProperties /1 x"] },
    ],
    [
      "a composed object takes the fields of its parts",
      { schema: ref("Owl"), given: { name: "o", ears: "2" }, want: [] },
    ],
    [
      "a composed object takes nothing else",
      { schema: ref("Owl"), given: { name: "o", x: 1 }, want: ["additionalProperties  x"] },
    ],
    [
      "a part of a composed object is closed further down",
      { schema: ref("Owl"), given: { name: "o", nest: { x: 1 } }, want: ["additionalProperties /nest x"] },
    ],
    [
      "parts may have parts",
      { schema: ref("Eagle"), given: { name: "e", ears: "2", span: 2, x: 1 }, want: ["additionalProperties  x"] },
    ],
    [
      "a nullable object is closed",
      {
        schema: { oneOf: [ref("Nest"), { type: "null" }] },
        given: { x: 1 },
        want: ["additionalProperties  x", "type", "oneOf"],
      },
    ],
    ["a nullable object may be null", { schema: { oneOf: [ref("Nest"), { type: "null" }] }, given: null, want: [] }],
    ["a map stays a map", { schema: ref("Labels"), given: { any: "thing" }, want: [] }],
    ["any value stays any value", { schema: ref("Anything"), given: { any: [{}] }, want: [] }],
  ];
  test.each(cases)("%s", async (_name, { schema, given, want }) => {
    const { answers } = await validatorsOf(withSchemas(schemas, answering(schema)));
    expect(faults(answers[200], given)).toEqual(want);
  });

  test("problems have validators, and a status without a body has none", async () => {
    const { answers } = await validatorsOf(
      smallDocument({
        responses: {
          "204": { description: "Gone." },
          "404": { description: "None.", content: { "application/problem+json": { schema: ref("Bird") } } },
        },
      }),
    );
    expect(Object.keys(answers)).toEqual(["404"]);
    expect(faults(answers[404], {})).toEqual(["required  name"]);
  });

  test("answers that share a schema share a validator", async () => {
    const { answers } = await validatorsOf(
      smallDocument({
        responses: {
          "200": { description: "It.", ...json(ref("Bird")) },
          "404": { description: "None.", content: { "application/problem+json": { schema: ref("Bird") } } },
        },
      }),
    );
    expect(answers[200]).toBe(answers[404]);
  });

  test("the events of a stream are closed, and are no JSON answer", async () => {
    const stream = { schema: { type: "string" }, "x-itemSchema": ref("Nest") };
    const responses = { "200": { description: "All.", content: { "text/event-stream": stream } } };
    const { answers, event } = await validatorsOf(withSchemas(schemas, { responses }));
    expect(answers).toEqual({});
    expect(faults(event, { place: "tree" })).toEqual([]);
    expect(faults(event, { x: 1 })).toEqual(["additionalProperties  x"]);
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
    ["the variant that is named fits", { given: { kind: "owl", ears: "2" }, want: [] }],
    ["only the variant that is named complains", { given: { kind: "owl" }, want: ["required  ears"] }],
    ["a variant is closed", { given: { kind: "owl", ears: "2", tail: "1" }, want: ["additionalProperties  tail"] }],
    ["an unknown name is a fault at its place", { given: { kind: "auk" }, want: ["enum /kind", "discriminator"] }],
    ["a missing name is a fault", { given: {}, want: ["required  kind", "discriminator"] }],
    ["no object is a fault", { given: "owl", want: ["type"] }],
  ];
  test.each(cases)("%s", async (_name, { given, want }) => {
    const { answers } = await validatorsOf(document);
    expect(faults(answers[200], given)).toEqual(want);
  });

  test("a fault says which names there are", async () => {
    const { answers } = await validatorsOf(document);
    answers[200]!({ kind: "auk" });
    expect(answers[200]!.errors).toContainEqual(
      expect.objectContaining({ keyword: "enum", params: { allowedValues: ["owl", "wren"] } }),
    );
  });
});

describe("what the renderer does not know yet", () => {
  test("a keyword", async () => {
    const document = smallDocument(answering({ type: "object", unevaluatedProperties: false }));
    await expect(renderValidators(document)).rejects.toThrow(
      "The validators don't know the keyword unevaluatedProperties yet.",
    );
  });

  test("fields beside a choice", async () => {
    const schema = { type: "object", properties: {}, oneOf: [ref("Bird")] };
    await expect(renderValidators(smallDocument(answering(schema)))).rejects.toThrow(
      "The validators can't close a schema yet that has fields beside a choice or a map.",
    );
  });
});

test("two runs render the same program", async () => {
  expect(await renderValidators(smallDocument())).toBe(await renderValidators(smallDocument()));
});
