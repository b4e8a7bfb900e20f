import type { OperationCase } from "../cases.ts";
import { resolve } from "../document.ts";
import { minimalInput } from "../requests/input.ts";
import { findItems, requestPage } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import { Skipped } from "../skipped.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";

/** An order of the items of a list. */
export interface Order {
  /** The fields of an item by which a list may be sorted, of which the first that the items have counts. */
  readonly fields: readonly string[];
  readonly isDescending: boolean;
  /** True if items without a value come last, in both directions. */
  readonly isNullLast?: boolean;
}

/** The times of an item that make it new or old. */
export const TIMES = [
  "created_at",
  "createdAt",
  "start_time",
  "started_at",
  "timestamp",
  "event_timestamp",
  "scheduled_at",
];

/** Returns the order that the description of a list names; undefined if it names none. */
export function readOrder(description: string): Order | undefined {
  const [, first] = /\b(newest|latest|most recently|oldest|earliest)( \w+)? first\b/.exec(description) ?? [];
  if (first !== undefined) return { fields: TIMES, isDescending: !/oldest|earliest/.test(first) };
  if (/\bnewest last\b/.test(description)) return { fields: TIMES, isDescending: false };
  const [, time] = /\bmost recent `(\w+)` first\b/.exec(description) ?? [];
  if (time !== undefined) return { fields: [time], isDescending: true };
  if (/\bhighest number first\b/.test(description)) return { fields: ["version"], isDescending: true };
  const [, field] = /\bsorted by (id|name)\b/.exec(description) ?? [];
  if (field !== undefined) return { fields: [field, `schedule_${field}`], isDescending: false };
  const isSorted = /\b(sorted alphabetically|in ascending order|in alphabetical order)\b/.test(description);
  return isSorted ? { fields: [], isDescending: false } : undefined;
}

/** Returns the first item that is not in order; items without a value, and those with equal ones, may be anywhere. */
export function disorderOf(
  items: readonly unknown[],
  { fields, isDescending, isNullLast = false }: Order,
  pointer: string,
): Finding[] {
  const field = fields.find((name) => items.some((item) => readKey(item, name) !== undefined));
  let before: unknown;
  for (const [index, item] of items.entries()) {
    const key = readKey(item, field);
    if (key === undefined) {
      const next = items.slice(index).findIndex((other) => readKey(other, field) !== undefined);
      if (!isNullLast || next < 0) continue;
      return [finding(`${pointer}/${index}/${field}`, `a value, because items without \`${field}\` are last`, null)];
    }
    if (before !== undefined && (isDescending ? isAfter(key, before) : isAfter(before, key))) {
      const place = `${pointer}/${index}${field === undefined ? "" : `/${field}`}`;
      const bound = `at ${isDescending ? "most" : "least"} ${JSON.stringify(before)}`;
      return [finding(place, `${bound}, as before it in the list`, key)];
    }
    before = key;
  }
  return [];
}

/** The field of an item, or the item itself. Undefined if it has no order, such as null. */
function readKey(item: unknown, field: string | undefined): string | number | undefined {
  const value =
    typeof item === "object" && item !== null && field !== undefined ? (item as Record<string, unknown>)[field] : item;
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** Times can have several forms, and texts can be sorted in several ways: by their characters, or as in a dictionary. */
function isAfter(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return a > b;
  const [left, right] = [String(a), String(b)];
  const times = [left, right].map((text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? toTime(text) : Number.NaN));
  if (!times.some(Number.isNaN)) return times[0]! > times[1]!;
  return left > right && left.localeCompare(right) > 0;
}

/** A time that is a number, such as a Unix timestamp, or a text. NaN if it is neither. */
export const toTime = (value: unknown): number => (typeof value === "number" ? value : Date.parse(String(value)));

/** Other names of the fields in parameters that select them. */
const FIELD_NAMES: Readonly<Record<string, readonly string[]>> = {
  created: ["created_at"],
  created_at: ["created_at", "createdAt"],
  last_modified_at: ["updatedAt"],
  // A resource without a title is sorted by its name.
  title: ["title", "name"],
};

interface Sorting {
  readonly query: Readonly<Record<string, string>>;
  readonly order: Order;
}

/** A list has its default order, and the one that a request asks for: by each field and in both directions. */
export function orderChecks(testCase: OperationCase): Check[] {
  const list = findItems(testCase);
  if (!list) return [];
  const byDefault = readOrder(testCase.operation.description);
  const sortings = [...(byDefault ? [{ query: {}, order: byDefault }] : []), ...listSortings(testCase)];
  const namesOf = ({ query }: Sorting) => Object.keys(query).join(" and ");
  return [...new Set(sortings.map(namesOf))].map((names) =>
    check(testCase, `returns the items in the order of ${names || "its description"}`, false, async (session) => {
      const input = await prepare(session, testCase, minimalInput(testCase));
      for (const { query, order } of sortings.filter((each) => namesOf(each) === names)) {
        const { items } = await requestPage(session, testCase, { ...input, query: { ...input.query, ...query } });
        if (!items) throw new Skipped("the list could not be read");
        const findings = disorderOf(items, order, `/body${list.place}`);
        if (findings.length > 0) return findings;
      }
      return [];
    }),
  );
}

/** The combinations of the parameters that name a field with those that name a direction. */
function listSortings({ parameters }: OperationCase): Sorting[] {
  const all = parameters.flatMap(({ in: location, name, schema, description = "" }) => {
    if (location !== "query" || !/^(sort|order)/.test(name)) return [];
    const { enum: values, const: only } = resolve(schema);
    const [, last] = /`(\w+)`, which puts \w+ in progress last/.exec(description) ?? [];
    return ((values ?? [only]) as string[]).map((value) => ({ name, value, isNullLast: value === last }));
  });
  const directions = all.filter(({ value }) => /^(asc|desc)$/.test(value));
  const fields = all.filter((each) => !directions.includes(each));
  const byField = fields.map(({ name, value, isNullLast }) => {
    const field = value.replace(/^-/, "");
    const order = { fields: FIELD_NAMES[field] ?? [field], isDescending: value !== field, isNullLast };
    return { query: { [name]: value }, order };
  });
  const byTime = { query: {}, order: { fields: TIMES, isDescending: true } };
  if (directions.length === 0) return byField;
  // By default, the direction is that of the field.
  const isByField = parameters.some(({ description = "" }) =>
    /\bBy default, times are sorted\s+newest first, and names.* from A to Z/s.test(description),
  );
  const byDefault = byField.map(({ query, order }) => ({
    query,
    order: { ...order, isDescending: order.fields.some((field) => /_?at$/i.test(field)) },
  }));
  const both = (byField.length > 0 ? byField : [byTime]).flatMap(({ query, order }) =>
    directions.map(({ name, value }) => ({
      query: { ...query, [name]: value },
      order: { ...order, isDescending: value === "desc" },
    })),
  );
  return isByField ? [...byDefault, ...both] : both;
}
