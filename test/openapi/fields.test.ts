import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cases } from "../../src/contract/cases.ts";
import { resolve, type Schema } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { decidedSets, type Endpoint, endpoints, type Facts, resources } from "./description.ts";
import { listVariants, type Variant } from "./variants.ts";

const decisions = readFileSync(new URL("../../openapi/DECISIONS.md", import.meta.url), "utf8");

/** A row of the table for one field. */
interface Row {
  path: string;
  /** The expected facts, in the notation of the table. */
  facts: string;
  /** The row of DECISIONS.md, if these facts differ from the description. */
  decision?: string | undefined;
}

function toRows(facts: Facts): Row[] {
  return Object.entries(facts).flatMap(([names, text]) => {
    const [, prefix = "", list] = defined(/^(?:(.*): )?(.*)$/.exec(names));
    const [, stated, changed, decision] = defined(/^(.*?)(?:; (.*?): (.*))?$/.exec(text));
    return list!.split(", ").map((name) => ({
      path: prefix ? `${prefix}.${name}` : name,
      facts: changed ?? stated!,
      decision,
    }));
  });
}

/** The schemas at a path, one for each variant of what contains them that has it. */
interface Place {
  schemas: Schema[];
  /** True if all variants require it. */
  required: boolean;
  /** True if only some variants have it. */
  some: boolean;
}

function findPlace(schema: Schema, path: string): Place {
  let place: Place = { schemas: [schema], required: false, some: false };
  for (const step of path.match(/\[\]|\{\}|[^.[\]{}]+/g) ?? []) {
    const parents = place.schemas.flatMap(listVariants).filter(isParent(step));
    const schemas = parents.map(findChild(step)).filter((child) => child !== undefined);
    place = {
      schemas,
      required: parents.every(({ required }) => required?.includes(step)),
      some: schemas.length < parents.length,
    };
  }
  return place;
}

function isParent(step: string): (variant: Variant) => boolean {
  const type = step === "[]" ? "array" : "object";
  return ({ types }) => types?.includes(type) ?? true;
}

function findChild(step: string): (variant: Variant) => Schema | undefined {
  if (step === "[]") return ({ items }) => items;
  if (step === "{}") return ({ additionalProperties }) => additionalProperties as Schema | undefined;
  return ({ properties }) => properties?.[step];
}

/** The document's facts about a place in the notation of the table, limited to the kinds of facts that are expected. */
function describeFacts({ schemas, required, some }: Place, expected: string, marked: boolean): string {
  if (schemas.length === 0) return "none";
  const variants = schemas.flatMap(listVariants);
  const [type] = defined(/^(\(.*?\)|\S+)/.exec(expected));
  const nullable = variants.some(({ types }) => types?.includes("null") ?? / or null/.test(expected));
  // Where the description has no type or only some values, it does not say whether null is one of them.
  const saysNull = !/^any|…/.test(expected) || / or null/.test(expected);
  const fallback = variants.find(({ default: value }) => value !== undefined)?.default;
  return [
    readType(variants, type),
    nullable && saysNull && "or null",
    required && (marked || / req/.test(expected)) && "req",
    / = /.test(expected) && fallback !== undefined && `= ${fallback}`,
    variants.some(({ deprecated }) => deprecated) && "deprecated",
    some && "some",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The sets of values that have been compared with the table, each as the document has it. */
const comparedSets = new Set<unknown>();

/** The expected type if the variants have it, and otherwise theirs. */
function readType(variants: Variant[], expected: string): string {
  if (expected === "any" || expected in resources) return expected;
  if (expected.startsWith("(")) {
    for (const { values } of variants) comparedSets.add(values);
    const listed = expected.slice(1, -1).split(" ");
    const values = [...new Set(variants.flatMap((variant) => variant.values ?? []))].filter((value) => value !== null);
    const agrees = listed.includes("…")
      ? listed.every((value) => value === "…" || values.includes(value))
      : values.toSorted().join() === listed.toSorted().join() &&
        !variants.some((variant) => "x-extensible-enum" in variant);
    return agrees ? expected : `(${values.join(" ")})`;
  }
  const types = [...new Set(variants.flatMap((variant) => listNames(variant, expected)))].filter(
    (type) => type !== "null",
  );
  return types.toSorted().join() === expected.split("/").toSorted().join() ? expected : types.join("/");
}

function listNames({ types = ["any"], format, additionalProperties }: Variant, expected: string): string[] {
  return types.map((type) => {
    // Every int32 is an integer.
    if (format === "date-time" || (format === "int32" && expected !== "integer")) return format;
    return type === "object" && expected === "map" && additionalProperties !== false ? "map" : type;
  });
}

/** Returns true if a row is about a field and not about something inside one. */
function isField({ path }: Row): boolean {
  return /^\w+$/.test(path);
}

/** Compares a schema with the table. Returns one text for each field that differs. */
function differences(schema: Schema, facts: Facts, at: string): string[] {
  const rows = toRows(facts);
  const marked = rows.some((row) => isField(row) && / req/.test(row.facts));
  return rows.flatMap((row) => {
    const place = findPlace(schema, row.path);
    const actual = describeFacts(place, row.facts, marked && isField(row));
    const inside = resources[defined(row.facts.split(" ")[0])];
    return [
      ...(actual === row.facts ? [] : [`${at}${row.path}: is ${actual}, not ${row.facts}`]),
      ...(row.decision && !decisions.includes(`\n| ${row.decision} |`) ? [`there is no decision ${row.decision}`] : []),
      ...(inside ? place.schemas.flatMap((child) => differences(child, inside, `${at}${row.path} `)) : []),
    ];
  });
}

/** The schema at a pointer of a case. */
function schemaAt(pointer: string | undefined): Schema {
  return pointer ? { $ref: pointer.slice(pointer.indexOf("#")) } : {};
}

/** Compares an operation with the tables. */
function compare(endpoint: Endpoint): string[] {
  const subject = defined(
    cases.find(({ method, path }) => method.toUpperCase() === endpoint.method && path === endpoint.path),
  );
  const success = subject.responses.filter(({ status }) => status === subject.successStatus);
  const parameters = Object.fromEntries(subject.parameters.map(({ name, schema }) => [name, schema]));
  const { response = {} } = endpoint;
  return [
    ...differences({ properties: parameters }, endpoint.parameters ?? {}, "parameter "),
    ...differences(schemaAt(subject.body?.pointer), endpoint.body ?? {}, "body "),
    ...differences(
      schemaAt(success.find(({ eventPointer }) => !eventPointer)?.pointer),
      typeof response === "string" ? { "": response } : response,
      "response ",
    ),
    ...differences(
      schemaAt(success.find(({ eventPointer }) => eventPointer)?.eventPointer),
      endpoint.event ?? {},
      "event ",
    ),
  ];
}

const described = Object.values(endpoints).flat();

test.each(described)("$method $path has the fields that the owners describe", (endpoint) => {
  expect(compare(endpoint)).toEqual([]);
});

test.each(described)(
  "$method $path requires only fields of the body that the owners list",
  ({ method, path, ...listed }) => {
    const subject = defined(cases.find((one) => one.method.toUpperCase() === method && one.path === path));
    const names = toRows({ ...listed.body, ...listed.parameters }).map((row) => row.path.split(/[.[]/)[0]);
    const variants = listVariants(schemaAt(subject.body?.pointer));
    const required = variants.flatMap(({ required = [], properties = {} }) =>
      required.filter((name) => !listVariants(properties[name] ?? {}).some(({ values }) => values?.length === 1)),
    );
    expect(required.filter((name) => !names.includes(name))).toEqual([]);
  },
);

/** Yields each closed set of values of a schema, with its place. */
function* listClosedSets(schema: unknown, place: string): Generator<[place: string, values: unknown]> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, part] of Object.entries(schema)) {
    if (key === "enum") yield [place, part];
    else if (key === "properties")
      for (const [name, property] of Object.entries(part)) yield* listClosedSets(property, `${place}.${name}`);
    // The values in `not` are excluded.
    else if (!["not", "example", "examples"].includes(key)) yield* listClosedSets(part, place);
  }
}

test("the closed sets of a schema are found", () => {
  const mood = { items: { enum: ["good", "bad"] }, not: { enum: ["ugly"] }, example: { enum: ["good"] } };
  expect([...listClosedSets({ allOf: [{ properties: { mood } }] }, "Bird")]).toEqual([["Bird.mood", ["good", "bad"]]]);
});

test("each closed set of values is in the description, or is a decision", () => {
  for (const endpoint of described) compare(endpoint);
  const found = [
    ...cases.flatMap(({ id, parameters }) =>
      parameters.flatMap(({ name, schema }) => [...listClosedSets(schema, `${id} ${name}`)]),
    ),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => [...listClosedSets(schema, name)]),
  ];
  const decided = found.flatMap(([place, values]) => (comparedSets.has(values) ? [] : [place]));
  expect([...new Set(decided)].toSorted()).toEqual(decidedSets.map(([, place]) => place).toSorted());
  for (const [row] of decidedSets) expect(decisions).toContain(`\n| ${row} |`);
});

/** The names of the properties of a schema and of its parts. */
function propertyNames(schema: Schema): string[] {
  const { properties = {}, allOf = [] } = resolve(document, schema) as { properties?: object; allOf?: Schema[] };
  return [...Object.keys(properties), ...allOf.flatMap(propertyNames)];
}

test("each field of a resource can be selected", () => {
  const selections = cases.flatMap(({ id, parameters }) =>
    parameters.flatMap(({ name, schema }) => (name === "fields" ? [{ id, schema: resolve(document, schema) }] : [])),
  );
  expect(selections.length).toBeGreaterThan(5);
  for (const { id, schema } of selections) {
    const { enum: names } = resolve(document, defined(schema.items)) as { enum: string[] };
    const resource = defined(document.components.schemas[id.startsWith("prompts.") ? "Prompt" : "Skill"]);
    expect(names.toSorted(), id).toEqual([...new Set(propertyNames(resource))].toSorted());
  }
});
