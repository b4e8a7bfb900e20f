import { expect, test } from "vitest";
import { cases, findCase } from "../../../src/contract/cases.ts";
import { disorderOf, orderChecks, readOrder, TIMES, toTime } from "../../../src/contract/checks/order.ts";
import { document } from "../../../src/contract/document.ts";
import { checkOf, outcome, page, problem, type SentRequest, stubFetch, textOf } from "../stub.ts";

/** Descriptions of lists that name an order, anywhere in a value. */
function describedOrders(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, description } = value as { type?: unknown; description?: unknown };
  const isOrder = /\b(newest|oldest|earliest|latest|sorted|ascending|alphabetical|highest)\b/.test(String(description));
  return [
    ...([type].flat().includes("array") && isOrder ? [String(description)] : []),
    ...Object.values(value).flatMap(describedOrders),
  ];
}

test("every order that the document describes is read", () => {
  const all = [...new Set(describedOrders(document))];
  const unread = all.filter((description) => !readOrder(description));
  // It describes the order of something else.
  expect(unread.filter((description) => !description.startsWith("Sort criteria"))).toEqual([]);
  expect(all.length).toBeGreaterThan(15);
});

test.each([
  ["Agents, newest first.", TIMES, true],
  ["latest first", TIMES, true],
  ["most recently created first", TIMES, true],
  ["newest event first", TIMES, true],
  ["oldest first", TIMES, false],
  ["earliest run first", TIMES, false],
  ["newest last", TIMES, false],
  ["the most recent `start_time` first", ["start_time"], true],
  ["highest number first", ["version"], true],
  ["sorted by id", ["id", "schedule_id"], false],
  ["sorted by name", ["name", "schedule_name"], false],
  ["sorted by size", undefined, undefined],
  ["sorted alphabetically", [], false],
  ["in ascending order", [], false],
  ["in alphabetical order", [], false],
  ["in any order", undefined, undefined],
])("of %j, the fields and the direction are read", (description, fields, isDescending) => {
  expect(readOrder(description)).toEqual(fields && { fields, isDescending });
});

const [NINE, TEN] = ["2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z"];
const newestFirst = { fields: ["created_at", "timestamp"], isDescending: true };
const byName = { fields: ["name"], isDescending: false };
const ascending = { fields: [], isDescending: false };
const at = (...times: unknown[]) => times.map((created_at) => ({ created_at }));
const named = (...names: unknown[]) => names.map((name) => ({ name }));

test.each([
  [at(TEN, NINE, "2026-03-02T10:00:00+01:00"), newestFirst, undefined],
  [
    at(NINE, TEN),
    newestFirst,
    `/1/created_at: expected at most ${JSON.stringify(NINE)}, as before it in the list; received ${TEN}`,
  ],
  [at(NINE, "2026-03-02T10:00:00+02:00"), newestFirst, undefined],
  [at(NINE, "2026-03-02T09:00:00.001Z"), newestFirst, `/1/created_at: expected at most ${JSON.stringify(NINE)}`],
  [
    at(TEN, NINE),
    { ...newestFirst, isDescending: false },
    `/1/created_at: expected at least ${JSON.stringify(TEN)}, as before it in the list; received ${NINE}`,
  ],
  // Those without a value may be anywhere, and the order goes on after them.
  [[...at(NINE, null, {}), null, ...at(TEN)], newestFirst, `/4/created_at: expected at most ${JSON.stringify(NINE)}`],
  [at(3, 3, 2, 10), newestFirst, "/3/created_at: expected at most 2, as before it in the list; received 10"],
  [[{ id: 1 }, { timestamp: 1 }, { timestamp: 2 }], newestFirst, "/2/timestamp: expected at most 1"],
  [
    [
      { created_at: 2, timestamp: 1 },
      { created_at: 1, timestamp: 2 },
    ],
    newestFirst,
    undefined,
  ],
  // Either by their characters, or as in a dictionary.
  [named("B", "a"), byName, undefined],
  [named("a", "B"), byName, undefined],
  [named("b", "A"), byName, '/1/name: expected at least "b"'],
  [named("a", "a"), byName, undefined],
  // A text that only starts like a time, or not even that.
  [named("2026-03-02T", "2026-03-01"), byName, '/1/name: expected at least "2026-03-02T"'],
  [["a", "c", "b"], ascending, '/2: expected at least "c", as before it in the list; received b'],
  [[2, 10], ascending, undefined],
])("in the list %j, ordered as %j, the first wrong item is found", (items, order, expected) => {
  const found = disorderOf(items, order, "").map(textOf);
  expect(found).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});

test("a time is a number or a text", () => {
  expect([toTime(5), toTime("1970-01-01T00:00:01Z"), toTime("now")]).toEqual([5, 1000, Number.NaN]);
});

/** Three items, of which each field has another order, by names of the parameters' values. */
const FIELDS = {
  created_at: { field: "created_at", ranks: [1, 2, 3] },
  created: { field: "created_at", ranks: [1, 2, 3] },
  last_modified_at: { field: "updatedAt", ranks: [1, 3, 2] },
  updated_at: { field: "updated_at", ranks: [1, 3, 2] },
  name: { field: "name", ranks: [2, 1, 3] },
  display_name: { field: "display_name", ranks: [2, 3, 1] },
  title: { field: "title", ranks: [3, 1, 2] },
  start_time: { field: "start_time", ranks: [3, 2, 1] },
  end_time: { field: "end_time", ranks: [2, 1, 3] },
};
const ITEMS = [0, 1, 2].map((index) =>
  Object.fromEntries(Object.values(FIELDS).map(({ field, ranks }) => [field, `2026-03-0${ranks[index]}T09:00:00Z`])),
);

/** Sorts the items as the values of the parameters say. */
function sortedBy(query: SentRequest["query"]) {
  const values = Object.entries(query).filter(([name]) => /^(sort|order)/.test(name));
  const words = values.map(([, value]) => value);
  const word = words.find((each) => !/^(asc|desc)$/.test(each)) ?? "created_at";
  const { field } = FIELDS[word.replace("-", "") as keyof typeof FIELDS];
  const items = ITEMS.toSorted((a, b) => (a[field]! < b[field]! ? -1 : 1));
  // Times are sorted newest first by default.
  const isDescending =
    words.includes("desc") || word.startsWith("-") || (words.join() === word && word.endsWith("_at"));
  return { items: isDescending ? items.toReversed() : items, words };
}

const inBoth = (...fields: string[]) => fields.map((field) => `${field} asc, ${field} desc`).join(", ");
const byFour = inBoth("created_at", "last_modified_at", "name", "title");

const SORTED = [
  ["prompts.list", "sort_by", "created_at, last_modified_at, name, title"],
  ["prompts.list", "sort_by and sort_direction", byFour],
  ["skills.list", "sort_by", "created_at, last_modified_at, name, title"],
  ["skills.list", "sort_by and sort_direction", byFour],
  ["workflows.list", "sort_by and order", inBoth("display_name")],
  ["workflows.runs.list", "sort_by and order", inBoth("start_time", "end_time")],
  ["workflows.deployments.list", "order_by and order", inBoth("updated_at", "created_at")],
  ["workflows.deployments.logs.list", "order", "asc, desc"],
  ["batch.jobs.list", "order_by", "created, -created"],
] as const;

test.each(SORTED)("%s is requested in the order of %s: %s", async (id, name, expected) => {
  const testCase = findCase(id);
  const named = (each: typeof testCase) => orderChecks(each).filter((check) => check.name.endsWith(`order of ${name}`));
  const check = checkOf(named, id);
  const requests = stubFetch(({ query }) => page(testCase, sortedBy(query).items));
  expect(await outcome(check)).toEqual([]);
  expect(requests.map(({ query }) => sortedBy(query).words.join(" ")).join(", ")).toBe(expected);
  expect(check).toMatchObject({ writes: false, isolated: false });
  // Each request can fail the check.
  for (const wrong of requests.keys()) {
    stubFetch(({ query }, index) =>
      page(testCase, index === wrong ? sortedBy(query).items.toReversed() : sortedBy(query).items),
    );
    expect(await outcome(check)).toHaveLength(1);
  }
});

test("an order is checked by these parameters, and for these descriptions", () => {
  const names = cases.flatMap(orderChecks).map(({ operation, name }) => `${operation} ${name}`);
  expect(names.filter((name) => !name.endsWith("its description"))).toEqual(
    SORTED.map(([id, name]) => `${id} returns the items in the order of ${name}`),
  );
  expect(names.filter((name) => name.endsWith("its description")).length).toBeGreaterThan(15);
});

test("a list that can't be read has no order", async () => {
  stubFetch(() => problem(500));
  expect(await outcome(checkOf(orderChecks, "batch.jobs.list", "order_by"))).toEqual([
    "Skipped: the list could not be read",
  ]);
});
