import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { operations } from "../../generated/operations.ts";
import { type Document, METHODS, type Operation, resolve } from "../../src/core/document.ts";
import type { Direction } from "../../src/diff/change.ts";
import { type ApiDiff, compare } from "../../src/diff/compare.ts";
import { listChanges } from "../../src/diff/report.ts";
import type { Node } from "../../src/diff/schema.ts";
import { createLocator } from "../../src/diff/source.ts";
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

/** Returns an equal document, in which operations override the parameters of their path that all of them have. */
function overrideParameters(whole: Document): Document {
  const copy = structuredClone(whole);
  for (const item of Object.values<Node>(copy.paths)) {
    const operations = METHODS.flatMap((method): Node[] => item[method] ?? []);
    for (const operation of operations)
      operation.parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    const own: Node[][] = operations.map(({ parameters }) => parameters.map((entry: Node) => resolve(copy, entry)));
    const isShared = ({ name, in: place }: Node) =>
      own.every((list) => list.some((other) => other.name === name && other.in === place));
    const shared = own.flat().filter(isShared);
    item.parameters = shared.map((entry) => ({ ...entry, required: !entry.required, schema: { type: "null" } }));
  }
  return copy;
}

const FORMS: [string, (whole: Document) => Document][] = [
  ["as it is", (whole) => whole],
  ["with parameters on the path", overrideParameters],
];

test.each(BREAKS)("it breaks clients if %s", (_name, plant, ids, text) => {
  const pair = planted(part, plant);
  for (const [form, rewrite] of FORMS)
    expect(describe(compare(rewrite(pair[0]), rewrite(pair[1]))), form).toEqual(
      ids.map((id) => [id, [`break ${text}`]]),
    );
});

test.each(ADDITIONS)("it breaks no client if %s", (_name, plant, ids, text) => {
  const pair = planted(part, plant);
  for (const [form, rewrite] of FORMS) {
    const diff = compare(rewrite(pair[0]), rewrite(pair[1]));
    expect(describe(diff), form).toEqual(ids.map((id) => [id, [text]]));
    expect(diff.removedSchemas).toEqual([]);
  }
});

/** Returns a keyword that accepts as much as this one, or more. The two together have the texts of this one. */
function loosen(keyword: string, value: Node): object | undefined {
  if (/^(exclusiveM|m)in/.test(keyword)) return { [keyword]: value && value - 1 };
  if (/^(exclusiveM|m)ax/.test(keyword)) return { [keyword]: value + 1 };
  if (keyword === "enum" || keyword === "const") return { enum: ["other", value].flat() };
  return { required: { required: [] }, uniqueItems: { uniqueItems: false } }[keyword];
}

/** Returns an equal schema, in which parts of `allOf` have each keyword twice: the stricter one is first or last. */
const repeatKeywords = (isFirst: boolean) => (schema: unknown) => {
  if (typeof schema !== "object") return schema;
  const { allOf = [], ...rest } = { ...schema } as Node;
  const repeated = Object.entries<Node>(rest).flatMap(([keyword, value]) => {
    const looser = loosen(keyword, value);
    if (!looser) return [];
    delete rest[keyword];
    return isFirst ? [{ [keyword]: value }, looser] : [looser, { [keyword]: value }];
  });
  return repeated.length > 0 ? { ...rest, allOf: [...repeated, ...allOf] } : schema;
};

const SCHEMA_FORMS: [string, (schema: unknown) => unknown][] = [
  ["as it is", (schema) => schema],
  ["with looser keywords last", repeatKeywords(true)],
  ["with looser keywords first", repeatKeywords(false)],
];

const describeSchemas = (direction: Direction, old: unknown, current: unknown) =>
  describe(compare(createDocument(direction, old), createDocument(direction, current))).flatMap(([, texts]) => texts);

const listAll = (table: typeof SCHEMA_BREAKS) =>
  (["request", "response"] as const).flatMap((direction) =>
    table[direction].map((row) => [direction, ...row] as const),
  );

test.each(listAll(SCHEMA_BREAKS))("in a %s, it breaks clients if %s", (direction, _name, old, current, text) => {
  for (const [form, rewrite] of SCHEMA_FORMS)
    expect(describeSchemas(direction, rewrite(old), rewrite(current)), form).toEqual([`break ${text}`]);
});

test.each(listAll(HARMLESS_SCHEMAS))("in a %s, it breaks no client if %s", (direction, _name, old, current, text) => {
  for (const [form, rewrite] of SCHEMA_FORMS)
    expect(describeSchemas(direction, rewrite(old), rewrite(current)), form).toEqual(text === "" ? [] : [text]);
  expect(text).not.toMatch(/^break/);
});

const unionOf = (kinds: string[], description = "") => ({
  oneOf: kinds.map((kind) => ({ $ref: `#/components/schemas/${kind}` })),
  description,
});
const OPEN = "Other kinds may be added.";

// Clients of the base know only what the base says.
test.each([
  ["a union opens and gets a variant", unionOf(["A"]), unionOf(["A", "B"], OPEN), ["break", "other"]],
  ["an open union gets a variant and closes", unionOf(["A"], OPEN), unionOf(["A", "B"]), ["addition", "other"]],
  ["a union opens and loses a variant", unionOf(["A", "B"]), unionOf(["A"], OPEN), ["break", "other"]],
  ["an open union loses a variant", unionOf(["A", "B"], OPEN), unionOf(["A"], OPEN), ["break"]],
])("in a response, the base decides if it breaks clients that %s", (_name, old, current, effects) => {
  expect(describeSchemas("response", old, current).map((text) => text.split(" ")[0])).toEqual(effects);
});

test("a change of a schema is found in the revision, in the line of its last key that exists", () => {
  const folder = mkdtempSync(join(tmpdir(), "compare-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "openapi.json");
  const withName = (direction: Direction, name: string, schema: unknown) => {
    const whole = createDocument(direction, { $ref: `#/components/schemas/${name}` });
    Object.assign(whole.components.schemas, { [name]: schema });
    return whole;
  };
  let found = 0;
  for (const [direction, name, old, current] of [...listAll(SCHEMA_BREAKS), ...listAll(HARMLESS_SCHEMAS)]) {
    const revision = withName(direction, "New", current);
    const text = JSON.stringify(revision, null, 1);
    writeFileSync(file, text);
    const locate = createLocator(file);
    for (const operation of compare(withName(direction, "Old", old), revision).operations)
      for (const change of operation.changes) {
        const keys = [change.schema!.split(" → ")[1]!, ...change.keys];
        const exists = keys.reduce((node: Node, key) => node?.[key], revision.components.schemas) !== undefined;
        const line = text.split("\n")[defined(locate(operation, change)).line - 1];
        if (exists) expect(line, name).toContain(`"${keys.at(-1)}": `);
        found += Number(exists);
      }
  }
  expect(found).toBeGreaterThan(50);
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
