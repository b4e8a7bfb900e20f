import { expect, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import type { Direction } from "../../scripts/diff/change.ts";
import { type ApiDiff, compare } from "../../scripts/diff/compare.ts";
import { listChanges } from "../../scripts/diff/report.ts";
import type { Document, Operation } from "../../scripts/generate/document.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";
import { ADDITIONS, BREAKS, OPERATIONS } from "./cases.ts";
import { createDocument, HARMLESS_SCHEMAS, SCHEMA_BREAKS } from "./schema-cases.ts";

/** The bundle with some of its operations and what they refer to. Examples are not compared. */
function pickPart({ paths, components, ...document }: Document): Document {
  const items = Object.entries(paths).map(([path, item]) => {
    const isPart = (value: unknown) => Array.isArray(value) || OPERATIONS.includes((value as Operation).operationId);
    return [path, Object.fromEntries(Object.entries(item).filter(([, value]) => isPart(value)))] as const;
  });
  const part = {
    ...document,
    paths: Object.fromEntries(items),
    components: { ...components, examples: {}, schemas: {} },
  };
  const found = new Set<string>();
  const collect = (value: unknown) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name!)) continue;
      found.add(name!);
      collect(components.schemas[name!]);
    }
  };
  collect(part);
  part.components.schemas = Object.fromEntries([...found].map((name) => [name, defined(components.schemas[name])]));
  return part;
}

function planted(whole: Document, plant: (document: Document) => void): [Document, Document] {
  const copy = structuredClone(whole);
  plant(copy);
  return [whole, copy];
}

const removesCode = (copy: Document) =>
  delete (defined(copy.components.schemas.Problem).properties as { code?: unknown }).code;
const part = pickPart(document);

/** The texts about each operation. */
function describe({ operations }: ApiDiff): [string, string[]][] {
  return operations.map((entry) => [entry.id, listChanges(entry).map(({ effect, text }) => `${effect} ${text}`)]);
}

test.each(BREAKS)("it breaks clients if %s", (_name, plant, ids, text) => {
  expect(describe(compare(...planted(part, plant)))).toEqual(ids.map((id) => [id, [`break ${text}`]]));
});

test.each(ADDITIONS)("it breaks no client if %s", (_name, plant, ids, text) => {
  const diff = compare(...planted(part, plant));
  expect(describe(diff)).toEqual(ids.map((id) => [id, [text]]));
  expect(diff.removedSchemas).toEqual([]);
});

const describeSchemas = (direction: Direction, old: unknown, current: unknown) =>
  describe(compare(createDocument(direction, old), createDocument(direction, current))).flatMap(([, texts]) => texts);

const listAll = (table: typeof SCHEMA_BREAKS) =>
  (["request", "response"] as const).flatMap((direction) =>
    table[direction].map((row) => [direction, ...row] as const),
  );

test.each(listAll(SCHEMA_BREAKS))("in a %s, it breaks clients if %s", (direction, _name, old, current, text) => {
  expect(describeSchemas(direction, old, current)).toEqual([`break ${text}`]);
});

test.each(listAll(HARMLESS_SCHEMAS))("in a %s, it breaks no client if %s", (direction, _name, old, current, text) => {
  expect(describeSchemas(direction, old, current)).toEqual(text === "" ? [] : [text]);
  expect(text).not.toMatch(/^break/);
});

test("a change of a variant that overlaps another is reported with both", () => {
  const union = {
    oneOf: [{ $ref: "#/components/schemas/A" }, { type: "object", properties: { a: { type: "string" } } }],
  };
  const diff = compare(
    ...planted(createDocument("request", union), ({ components }) => {
      Object.assign(components.schemas, { A: { type: "object", properties: { kind: { enum: ["a", "b"] } } } });
    }),
  );
  expect(describe(diff).flatMap(([, texts]) => texts)).toContain(
    "break Request body: Cannot tell if the same values are accepted: the variants `A` and `object` of `oneOf` overlap, and what both accept has changed.",
  );
});

test("a change of a schema names it, and one of an operation does not", () => {
  const [entry] = compare(...planted(document, removesCode)).operations;
  const find = (text: string) => entry?.changes.filter((change) => change.text.startsWith(text));
  expect(find("`Problem` in responses")).toMatchObject([{ schema: "Problem", keys: [] }]);
  const renamed = compare(
    ...planted(part, ({ paths }) => {
      const [operation] = Object.values(paths).flatMap((item) => item.get ?? []);
      Object.assign(defined(operation), { operationId: "birds.sing" });
    }),
  ).operations.flatMap(({ changes }) => changes);
  expect(renamed[0]).toEqual(expect.objectContaining({ effect: "break", keys: ["operationId"] }));
  expect(renamed[0]).not.toHaveProperty("schema");
});

test("the tables have the edits by which the gate is measured", () => {
  expect(BREAKS.length + listAll(SCHEMA_BREAKS).length).toBeGreaterThanOrEqual(120);
  expect(ADDITIONS.length + listAll(HARMLESS_SCHEMAS).length).toBeGreaterThanOrEqual(80);
});

test("a change of a shared schema is one of every operation that uses it", () => {
  const changed = describe(compare(...planted(document, removesCode)));
  expect(changed).toHaveLength(Object.keys(operations).length);
  for (const [, changes] of changed)
    expect(changes).toContain("break `Problem` in responses: Property `code` was removed; it was `string`.");
});
