import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import control from "../../generated/control/openapi.json" with { type: "json" };
import { type Document, listOperations } from "../../src/core/document.ts";
import { document } from "../document.ts";
import { describeNamed, describeOperation, describeResponse, type OperationFacts, statementsIn } from "./facts.ts";

type Texts = Readonly<Record<string, string>>;

/** A table of an area. A key can be several names with the same text, separated by commas. */
interface Table {
  operations?: Readonly<Record<string, Omit<OperationFacts, "parameters"> & { parameters?: Texts }>>;
  responses?: Texts;
  schemas?: Readonly<Record<string, string | Texts>>;
}

function readTable(file: string): Table {
  return parse(readFileSync(new URL(`facts/${file}`, import.meta.url), "utf8")) as Table;
}

/** One entry for each name. */
function spread(texts: Texts = {}): Texts {
  const entries = Object.entries(texts);
  return Object.fromEntries(entries.flatMap(([names, text]) => names.split(", ").map((name) => [name, text])));
}

/** Nearly all parameters of paths, which the tables leave out. */
const PATH_PARAMETER = "path string length >= 1 length <= 256 req";

/** The facts of all tables by name. No two tables have the same name. */
function readFacts(tables: readonly Table[]): Record<string, unknown> {
  const entries = tables.flatMap(({ operations = {}, responses = {}, schemas = {} }) => [
    ...Object.entries(operations).map(
      ([id, facts]) => [id, { ...facts, parameters: spread(facts.parameters) }] as const,
    ),
    ...Object.entries(responses).map(([name, text]) => [`response ${name}`, text] as const),
    ...Object.entries(schemas).map(
      ([name, facts]) => [`schema ${name}`, spread(typeof facts === "string" ? { "(all)": facts } : facts)] as const,
    ),
  ]);
  const found = Object.fromEntries(entries);
  expect(Object.keys(found)).toHaveLength(entries.length);
  return found;
}

/** The facts of a document by name. */
function describeDocument(source: Document): Record<string, unknown> {
  const { schemas, responses = {} } = source.components;
  return Object.fromEntries([
    ...[...listOperations(source)].map(({ operation, parameters }) => {
      const facts = describeOperation(operation, parameters);
      const others = Object.entries(facts.parameters).filter(([, text]) => text !== PATH_PARAMETER);
      return [operation.operationId, { ...facts, parameters: Object.fromEntries(others) }];
    }),
    ...Object.entries(responses).map(([name, response]) => [`response ${name}`, describeResponse(response)]),
    ...Object.entries(schemas).map(([name, schema]) => [`schema ${name}`, describeNamed(schema)]),
  ]);
}

const areas = readdirSync(new URL("facts/", import.meta.url)).filter((file) => file !== "control.yaml");
const ofApi = readFacts(areas.map(readTable));
// It also has schemas of the API.
const ofControl = readFacts([...areas, "control.yaml"].map(readTable));

describe.each([
  ["the API", describeDocument(document), ofApi],
  ["the control of the mock", describeDocument(control as unknown as Document), ofControl],
])("in the document of %s", (_name, documented, stated) => {
  test("every operation, schema and shared response has exactly the facts of the tables", () => {
    for (const name of Object.keys(documented))
      expect.soft({ [name]: documented[name] }).toEqual({ [name]: stated[name] });
  });
});

test("the tables name nothing that the documents do not have", () => {
  const documented = { ...describeDocument(document), ...describeDocument(control as unknown as Document) };
  expect(Object.keys({ ...ofApi, ...ofControl }).filter((name) => !(name in documented))).toEqual([]);
});

test("the introduction has the limits of the whole API", () => {
  expect(statementsIn(document.info.description)).toBe(
    "says 8, 1, 256, 10, 512, 51,200, 50, 9007199254740991, 9007199254740991",
  );
});

test("the credentials are those that the owners describe", () => {
  expect(document.components.securitySchemes).toMatchObject({
    BearerAuth: { type: "http", scheme: "bearer" },
    DashboardUserContextAuth: { type: "apiKey", in: "header", name: "DashboardUserContextAuth" },
  });
  expect(document.security).toEqual([{ BearerAuth: [] }]);
});
