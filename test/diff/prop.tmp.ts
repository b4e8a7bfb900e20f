import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Direction } from "../../scripts/diff/change.ts";
import { compare } from "../../scripts/diff/compare.ts";
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
  // Every object describes both: a comparison assumes that no one sends other properties, or reads them.
  const object = fc.record({
    properties: fc.record({ a: inner, b: inner }),
    additionalProperties: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: inner }),
    required: fc.subarray(["a", "b"]),
  });
  const variants = fc.array(inner, { minLength: 1, maxLength: 3 });
  return {
    object,
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom<Schema>(true, false, {}),
      fc.tuple(TYPE, LIMITS).map(([type, limit]) => ({ type, ...limit })),
      TYPE.map((type) => ({ type })),
      LIMITS,
      object,
      fc.tuple(object, LIMITS).map(([fields, limit]) => ({ type: "object", ...fields, ...limit })),
      keyword("items", inner),
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

function listEffects(direction: Direction, old: Schema, current: Schema): string[] {
  const { operations } = compare(createDocument(direction, old), createDocument(direction, current));
  return operations.flatMap(({ changes }) => changes.map(({ effect }) => effect));
}


let n=0, failed=0, broke=0, none=0, falseBreak=0, notell=0; const t0=Date.now();
for (const [old, current] of fc.sample(pair, { numRuns: Number(process.env.RUNS ?? 300), seed: Number(process.env.SEED ?? 1) })) {
  n++;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const [accepted, accepts] = [ajv.compile(old), ajv.compile(current)];
  const lost = SAMPLES.find((value) => accepted(value) && !accepts(value));
  const gained = SAMPLES.find((value) => !accepted(value) && accepts(value));
  const [requests, responses] = [listEffects("request", old, current), listEffects("response", old, current)];
  const problem = (lost !== undefined && !requests.includes("break")) ? "request "+JSON.stringify(lost) : (gained !== undefined && !responses.includes("break")) ? "response "+JSON.stringify(gained) : ((lost!==undefined || gained!==undefined) && (requests.length === 0 || responses.length === 0)) ? "none" : "";
  if (lost===undefined && requests.includes("break")) falseBreak++;
  if (lost!==undefined) broke++;
  if (problem) { failed++; const t=JSON.stringify([old,current]); if (t.length<Number(process.env.MAX ?? 500)) console.log(problem, requests.join(), "|", responses.join(), "\n   ", JSON.stringify(old), "\n   ", JSON.stringify(current)); }
}
console.log({n, failed, broke, unprovenBreaks: falseBreak, ms: Date.now()-t0});
