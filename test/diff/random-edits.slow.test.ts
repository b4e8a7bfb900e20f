import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Direction } from "../../src/diff/change.ts";
import { compare } from "../../src/diff/compare.ts";
import { createDocument } from "./schema-cases.ts";

type Schema = boolean | { [keyword: string]: unknown };

const small = fc.integer({ min: 0, max: 4 });
const SCALARS = [null, true, false, -1, 0, 1, 2, 3, 4, 5, 0.5, "", "a", "b", "ab", "abc", "2026-01-01"];
const LISTS = [[], [1], ["a"], ["a", "a"], ["a", 1], [null], ["a", "b", "ab"], [{}], [{ a: 1 }]];
const FIELDS = [undefined, null, 1, 3, "a", "abc", true, ["a"], { a: 1, b: "a" }];
/** `z` is a property that no schema describes. */
const OBJECTS = FIELDS.flatMap((a) => FIELDS.flatMap((b) => [undefined, 1].map((z) => ({ a, b, z })))).map((value) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)),
);
const hasFields = (value: unknown) => JSON.stringify(value).includes('{"');
const SAMPLES = [...SCALARS, ...LISTS, ...OBJECTS];

const scalar = fc.constantFrom(...SCALARS);
const keyword = (name: string, value: fc.Arbitrary<unknown>) => value.map((it) => ({ [name]: it }));
const LIMITS = fc.oneof(
  keyword("minimum", small),
  keyword("maximum", small),
  keyword("exclusiveMinimum", small),
  keyword("exclusiveMaximum", small),
  keyword("multipleOf", fc.constantFrom(1, 2, 3)),
  keyword("minLength", small),
  keyword("maxLength", small),
  keyword("pattern", fc.constantFrom("^a", "b$")),
  keyword("minItems", small),
  keyword("maxItems", small),
  keyword("uniqueItems", fc.boolean()),
  keyword("minProperties", small),
  keyword("maxProperties", small),
  keyword("const", scalar),
  keyword("enum", fc.uniqueArray(scalar, { minLength: 1, maxLength: 4, comparator: "SameValueZero" })),
  keyword("not", fc.constantFrom({}, { type: "string" }, { required: ["a"] }, { enum: ["a", 1] })),
  keyword("required", fc.subarray(["a", "b"])),
);
const TYPE = fc.oneof(
  fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object"),
  fc.subarray(["null", "boolean", "integer", "string", "object"], { minLength: 1 }),
);

const { schema } = fc.letrec<{ schema: Schema; object: Schema }>((tie) => {
  const inner = tie("schema");
  const object = fc.record({
    properties: fc.record({ a: inner, b: inner }),
    additionalProperties: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: inner }),
    required: fc.subarray(["a", "b"]),
  });
  const variants = fc.array(inner, { minLength: 1, maxLength: 3 });
  return {
    object,
    schema: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.constantFrom<Schema>(true, false, {}),
      fc.tuple(TYPE, LIMITS).map(([type, limit]) => ({ type, ...limit })),
      TYPE.map((type) => ({ type })),
      LIMITS,
      object,
      fc.tuple(object, LIMITS).map(([fields, limit]) => ({ type: "object", ...fields, ...limit })),
      keyword("items", inner),
      fc.record({ prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }), items: inner }),
      keyword("oneOf", variants),
      keyword("anyOf", variants),
      keyword("allOf", variants),
      fc
        .tuple(object, fc.constantFrom("oneOf", "anyOf", "allOf"), variants)
        .map(([fields, name, list]) => ({ ...fields, [name]: list })),
      fc.tuple(inner, inner).map(([condition, result]) => fromEntries({ if: condition }, ["then", result])),
    ) as fc.Arbitrary<Schema>,
  };
});

const fromEntries = (value: object, ...entries: [string, unknown][]) => ({ ...value, ...Object.fromEntries(entries) });

/** Lists the schemas in a schema, each with a function that returns the whole with another one in its place. */
function listPlaces(value: Schema, replace: (other: Schema) => Schema): [Schema, (other: Schema) => Schema][] {
  if (typeof value === "boolean") return [[value, replace]];
  const inner = Object.entries(value).flatMap(([name, child]) => {
    if (name === "properties" || Array.isArray(child)) {
      const isSchemas = name === "properties" || /Of$/.test(name);
      return !isSchemas
        ? []
        : Object.keys(child as object).flatMap((key) => {
            const children = child as Record<string, Schema>;
            const put = (other: Schema) => {
              const copy = structuredClone(children);
              copy[key] = other;
              return replace({ ...value, [name]: copy });
            };
            return listPlaces(children[key]!, put);
          });
    }
    if (!["items", "additionalProperties", "if", "then", "not"].includes(name)) return [];
    return listPlaces(child as Schema, (other) => replace({ ...value, [name]: other }));
  });
  return [[value, replace], ...inner];
}

const toObject = (value: Schema) => (typeof value === "boolean" ? (value ? {} : { not: {} }) : value);

/** Edits of a schema, by a second one. */
const EDITS: ((old: Schema, other: Schema) => Schema)[] = [
  (_old, other) => other,
  (old, other) => ({ ...toObject(old), ...toObject(other) }),
  (old, other) => ({ allOf: [old, other] }),
  (old, other) => ({ anyOf: [old, other] }),
  (old, other) => ({ oneOf: [old, other] }),
  (old, other) => ({ ...toObject(old), not: other }),
  (old) => Object.fromEntries(Object.entries(toObject(old)).slice(1)),
  (old) => Object.fromEntries(Object.entries(toObject(old)).reverse()),
  (old) => ({ oneOf: [old] }),
  (old) => ({ anyOf: [old, { type: "null" }] }),
];

const pair = fc
  .tuple(schema, schema, fc.nat(), fc.constantFrom(...EDITS))
  .map(([old, other, position, edit]): [Schema, Schema] => {
    const places = listPlaces(old, (whole) => whole);
    const [place, replace] = places[position % places.length]!;
    return [old, replace(edit(place, other))];
  });

function findChanges(direction: Direction, old: Schema, current: Schema) {
  const { operations } = compare(createDocument(direction, old), createDocument(direction, current));
  const changes = operations.flatMap((operation) => operation.changes);
  return { changes, hasBreak: changes.some(({ effect }) => effect === "break") };
}

/** Returns the samples that one schema accepts, and the other does not, and what was found. */
function tryEdit(old: Schema, current: Schema) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const [accepted, accepts] = [ajv.compile(old), ajv.compile(current)];
  const [requests, responses] = [findChanges("request", old, current), findChanges("response", old, current)];
  // The comparison assumes that callers send no properties that are not described.
  const isNew = requests.changes.some(({ text }) => /Property `.` was added/.test(text));
  const samples = SAMPLES.filter((value) => !isNew || !hasFields(value));
  return {
    requests,
    responses,
    lost: samples.filter((value) => accepted(value) && !accepts(value)),
    gained: samples.filter((value) => !accepted(value) && accepts(value)),
  };
}

test("random edits that refuse a sample are breaks, and no change refuses one", () => {
  fc.assert(
    fc.property(pair, ([old, current]) => {
      const { requests, responses, lost, gained } = tryEdit(old, current);
      expect(lost.length === 0 || requests.hasBreak).toBe(true);
      expect(gained.length === 0 || responses.hasBreak).toBe(true);
      const isUnchanged = requests.changes.length === 0 || responses.changes.length === 0;
      expect(isUnchanged ? [...lost, ...gained] : []).toEqual([]);
    }),
    { numRuns: 40, seed: 1 },
  );
}, 120_000);
