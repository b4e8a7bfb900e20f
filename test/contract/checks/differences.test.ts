import { expect, test } from "vitest";
import { cases, findCase } from "../../../src/contract/cases.ts";
import { differencesFrom, storedFindings } from "../../../src/contract/checks/differences.ts";
import { exampleFindings } from "../../../src/contract/checks/findings.ts";
import { isObject } from "../../../src/contract/requests/stored.ts";
import { received, textOf } from "../stub.ts";

const TIME = "2026-03-02T09:00:00Z";

test.each<[sent: unknown, stored: unknown, found: string[]]>([
  ["a", "a", []],
  ["a", "b", ['/body: expected "a", which was sent; received "b"']],
  ["a", null, ['/body: expected "a", which was sent; received null']],
  [1, 2, ["/body: expected 1, which was sent; received 2"]],
  [0, false, ["/body: expected 0, which was sent; received false"]],
  // Defaults, and what is not returned.
  [null, "a", []],
  ["a", undefined, []],
  [{ a: 1 }, {}, []],
  [{}, { a: 1 }, []],
  // Other forms of the same value.
  [TIME, "2026-03-02T10:00:00+01:00", []],
  [TIME, "2026-03-02T10:00:00Z", [`/body: expected "${TIME}", which was sent; received "2026-03-02T10:00:00Z"`]],
  ["https://a.test/", "https://a.test", []],
  [
    "https://a.test/b",
    "https://a.test",
    ['/body: expected "https://a.test/b", which was sent; received "https://a.test"'],
  ],
  ["https://A.test/b", "https://a.test/b/", []],
  // Texts are compared exactly.
  ["Text", "text", ['/body: expected "Text", which was sent; received "text"']],
  ["Text ", "Text", ['/body: expected "Text ", which was sent; received "Text"']],
  ["a/", "a", ['/body: expected "a/", which was sent; received "a"']],
  ["É", "E\u0301", ['/body: expected "É", which was sent; received "E\u0301"']],
  [
    `${"a".repeat(400)}b`,
    "a".repeat(400),
    [`/body: expected ${"a".repeat(20)}b", which was sent, from character 381 on; received ${"a".repeat(20)}"`],
  ],
  ["sesame", "se***", []],
  ["sesame", "se**", ['/body: expected "sesame", which was sent; received "se**"']],
  // Other kinds of values.
  ["a", { text: "a" }, []],
  [{ text: "a" }, "a", []],
  [["a"], "a", []],
  ["a", ["b"], []],
  [{ a: 1 }, null, ['/body: expected {"a":1}, which was sent; received null']],
  // Lists of scalars may have more items, in another order.
  [["a", "b"], ["c", "b", "a"], []],
  [["a", "b"], ["a"], ['/body: expected ["a","b"], which was sent; received ["a"]']],
  [[], ["a"], []],
  // Lists of objects may not.
  [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], ["/body/1/a: expected 2, which was sent; received 3"]],
  [[{ a: 1 }], [{ a: 1 }, { a: 2 }], ['/body: expected [{"a":1}], which was sent; received [{"a":1},{"a":2}]']],
  [
    { a: { b: ["x"] }, c: 1 },
    { a: { b: [] }, c: 2 },
    ['/body/a/b: expected ["x"], which was sent; received []', "/body/c: expected 1, which was sent; received 2"],
  ],
])("what differs between %j and the stored value is found (row %#)", (sent, stored, found) => {
  expect(differencesFrom(sent, stored).map(textOf)).toEqual(found);
});

test("a difference is at its place", () => {
  expect(differencesFrom({ a: 1 }, { a: 2 }, "/events/0").map(({ pointer }) => pointer)).toEqual(["/events/0/a"]);
});

test("a stored resource shows no secret that was sent", () => {
  const connector = findCase("connectors.create");
  const sent = { name: "tide", protocol: "http", auth_data: { client_id: "tide", client_secret: 'open "sesame"' } };
  const secrets = (value: unknown) => storedFindings(connector, sent, value).map(textOf);
  expect(secrets({ description: 'open "sesame"' })).toEqual([
    '/body: expected no value of a property that is write-only; received open "sesame"',
  ]);
  expect(secrets({ name: "ebb" })).toEqual(['/body/name: expected "tide", which was sent; received "ebb"']);
  expect(secrets(undefined)).toEqual([]);
});

/** Each copy of a value in which one member has another value, with the pointer to the member. */
function* withOthers(value: unknown, pointer = "/body"): Generator<[pointer: string, altered: unknown]> {
  if (typeof value === "string") yield [pointer, `${value}~`];
  else if (typeof value === "number") yield [pointer, value + 1];
  else if (typeof value === "boolean") yield [pointer, !value];
  else if (Array.isArray(value) || isObject(value))
    for (const [name, part] of Object.entries(value))
      for (const [place, altered] of withOthers(part, `${pointer}/${name}`))
        yield [place, Array.isArray(value) ? value.with(Number(name), altered) : { ...value, [name]: altered }];
}

test("each member that a request of the document sends is compared", () => {
  for (const { id, body } of cases)
    for (const [name, sent] of Object.entries(body?.examples ?? {}))
      for (const [pointer, stored] of withOthers(sent)) {
        const found = differencesFrom(sent, stored);
        expect([id, name, pointer, found.length]).toEqual([id, name, pointer, 1]);
        // A list of scalars is compared as a whole.
        expect(pointer.startsWith(found[0]!.pointer)).toBe(true);
      }
});

test("each member of an example is compared", () => {
  for (const { id, responses } of cases)
    for (const response of responses.filter(({ eventPointer }) => eventPointer === undefined))
      for (const [name, example] of Object.entries(response.examples)) {
        expect(exampleFindings(response, received(JSON.stringify(example)), example)).toEqual([]);
        for (const [pointer, value] of withOthers(example))
          expect([
            id,
            name,
            pointer,
            exampleFindings(response, received(JSON.stringify(value)), example).length,
          ]).toEqual([id, name, pointer, 1]);
      }
});
