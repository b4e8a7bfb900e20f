import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { operationsOf, type Schema } from "../../scripts/render/document.ts";
import { cases } from "../contract/cases.ts";
import { ajv, document, faultsOf, pointerTo } from "../document.ts";

const operations = [...operationsOf(document)];

test("the bundle is OpenAPI 3.1 to a validator that is not Redocly's", async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
});

test("no two operations share an operationId or a summary", () => {
  for (const key of ["operationId", "summary"] as const) {
    const values = operations.map(({ operation }) => operation[key]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test("no operation's name is also the place of others, so that a client can nest them", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id) => ids.some((other) => other.startsWith(`${id}.`)))).toEqual([]);
});

test.each(Object.keys(document.components.schemas))("schema %s compiles as strict JSON Schema 2020-12", (name) => {
  expect(ajv.getSchema(pointerTo("components", "schemas", name))).toBeTypeOf("function");
});

describe.each(cases)("$id", (subject) => {
  test("has examples that fit", () => {
    for (const parameter of subject.parameters)
      expect([parameter.name, faultsOf(parameter.pointer, parameter.example)]).toEqual([parameter.name, []]);
    for (const [name, value] of Object.entries(subject.body?.examples ?? {}))
      expect([name, faultsOf(subject.body!.pointer, value)]).toEqual([name, []]);
    for (const answer of subject.answers) {
      if (!answer.pointer) continue;
      expect(Object.keys(answer.examples)).not.toEqual([]);
      for (const [name, value] of Object.entries(answer.examples))
        expect([name, faultsOf(answer.pointer, value)]).toEqual([name, []]);
    }
  });
});

test("every shared example is used, and tells of a problem with the status it stands under", () => {
  for (const subject of cases) {
    for (const { status, mediaType, examples } of subject.answers) {
      if (mediaType !== "application/problem+json") continue;
      for (const value of Object.values(examples)) expect(value).toMatchObject({ status });
    }
  }
});

test("a value that no schema allows is found out", () => {
  const [name] = Object.entries(document.components.schemas as Record<string, Schema>).find(
    ([, schema]) => schema.required,
  )!;
  expect(faultsOf(pointerTo("components", "schemas", name), {})).not.toEqual([]);
});

test("the examples are one story: a thing that is created is what get shows", () => {
  const first = (id: string) => {
    const subject = cases.find((entry) => entry.id === id);
    const answer = subject?.answers.find(({ status }) => status === subject.success);
    return Object.values(answer?.examples ?? {})[0] as Record<string, unknown> | undefined;
  };
  for (const { id } of cases.filter((subject) => subject.id.endsWith(".create"))) {
    const got = first(id.replace(/create$/, "get"));
    const created = first(id);
    if (got?.id && created?.id) expect([id, got.id]).toEqual([id, created.id]);
  }
});
