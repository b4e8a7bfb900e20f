import { describe, expect, test } from "vitest";
import { operationsOf, type Schema } from "../../scripts/render/document.ts";
import { cases } from "../contract/cases.ts";
import { ajv, document, faultsOf, pointerTo } from "../document.ts";

const operations = [...operationsOf(document)];

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
    if (subject.body) expect(Object.keys(subject.body.examples)).not.toEqual([]);
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

test("every example of an error has the status it stands under", () => {
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

/** The first example of an operation's success. */
function firstAnswer(id: string): unknown {
  const subject = cases.find((entry) => entry.id === id)!;
  const answer = subject.answers.find(({ status }) => status === subject.success);
  return Object.values(answer?.examples ?? {})[0];
}

const gets = cases.filter(
  ({ id, parameters }) => id.endsWith(".get") && parameters.some((entry) => entry.in === "path"),
);

test.each(gets)("the examples are one story: $id shows what its path names", ({ id, parameters }) => {
  const text = JSON.stringify(firstAnswer(id));
  for (const { name, example } of parameters.filter((entry) => entry.in === "path"))
    expect([name, text]).toEqual([name, expect.stringContaining(String(example))]);
});

const creates = cases.filter(
  ({ id }) => id.endsWith(".create") && gets.some((get) => get.id === id.replace(/create$/, "get")),
);

test.each(creates)("the examples are one story: what $id makes is what get shows", ({ id }) => {
  const [created, got] = [id, id.replace(/create$/, "get")].map((name) => firstAnswer(name) as Record<string, unknown>);
  const key = ["id", "schedule_id", "version", "service_id"].find((name) => name in created!)!;
  expect(JSON.stringify(got)).toContain(JSON.stringify(created![key]));
});
