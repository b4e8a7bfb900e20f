import { isDeepStrictEqual } from "node:util";
import { isSearch } from "../../core/document.ts";
import { cases, findCase, type OperationCase } from "../cases.ts";
import { findItems, findSizeSchema, requestPage } from "../requests/pages.ts";
import { send } from "../requests/send.ts";
import { isObject, type Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";
import { disorderOf, TIMES, toTime } from "./order.ts";

/** A search returns the items that match its expression, and an aggregation counts them. */
export function searchChecks(testCase: OperationCase): Check[] {
  const { id, method, operation } = testCase;
  if (id.endsWith(".fields.listOptions"))
    return [check(testCase, "offers the values between from and to", false, checkOptions)];
  if (method !== "post" || !isSearch(id)) return [];
  if (!operation["x-pagination"]) return [check(testCase, "counts the results of the search", false, checkCounts)];
  const isLatest = /\bonly the most recent\b/.test(operation.description);
  return [
    check(testCase, "returns only items that match the expression", false, checkSearch),
    ...(isLatest ? [check(testCase, "returns only the most recent items", false, checkLatest)] : []),
  ];
}

/** The first page, as large as possible. */
async function search(session: Session, testCase: OperationCase, body: Json = {}, query: Json = {}): Promise<Json[]> {
  const { size = "" } = testCase.operation["x-pagination"] ?? {};
  const input = { query: { ...query, [size]: findSizeSchema(testCase).maximum }, body };
  const { items } = await requestPage(session, testCase, input);
  if (!items) throw new Skipped("the search failed");
  return items.filter(isObject);
}

/** Number of items that are counted. */
const MAX_COUNTED = 40;

const equals = (field: string, value: unknown): Json => ({
  search_expression: `${field} = '${String(value).replaceAll("'", "''")}'`,
});

/** A field that is a name and has several values, and one of them. */
function chooseField(items: readonly Json[]): [field: string, value: unknown] {
  const names = Object.keys(Object(items[0])).filter((name) => name.endsWith("_name"));
  const valuesOf = (name: string) => [...new Set(items.map((item) => item[name]))].filter((value) => value !== "");
  const field = names.find((name) => valuesOf(name).length > 1);
  if (field === undefined) throw new Skipped("the results have no field with several values");
  return [field, valuesOf(field).at(-1)];
}

async function checkSearch(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const place = `/body${findItems(testCase)!.place}`;
  const [field, value] = chooseField(await search(session, testCase));
  const found = await search(session, testCase, equals(field, value));
  const other = found.findIndex((item) => item[field] !== value);
  if (other >= 0)
    return [finding(`${place}/${other}/${field}`, `${value}, as in the expression`, found[other]![field])];
  if (found.length === 0) return [finding(place, `the items that match ${field} = '${value}'`, found)];
  const unknown = await search(session, testCase, equals(field, crypto.randomUUID()));
  return unknown.length > 0 ? [finding(place, "no items, because none matches the expression", unknown)] : [];
}

const timeOf = (item: Json): unknown => TIMES.map((name) => item[name]).find(Boolean);

/** The options of a text are the values of the items in the time range. */
async function checkOptions(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const searching = findCase(testCase.id.replace(/fields\.listOptions$/, "search"));
  const items = await search(session, searching);
  const [field] = chooseField(items);
  const [newest, older] = [...new Set(items.map(timeOf))];
  const query = { from: older, to: newest };
  const values = new Set((await search(session, searching, {}, query)).map((item) => item[field]));
  const { value } = await send(session, testCase, { path: { field_name: field }, query });
  const { options } = Object(value) as { options?: unknown };
  // Items without a value have an empty text.
  const [found, expected] = [[options].flat(), [...values]].map((list) => list.filter((each) => each !== "").sort());
  if (!Array.isArray(options) || isDeepStrictEqual(found, expected)) return [];
  return [finding("/body/options", `${JSON.stringify(expected)}, the values between from and to`, options)];
}

/** No item has been replaced by a later one of the same span and name, even if only the replaced one matches. */
async function checkLatest(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const place = `/body${findItems(testCase)!.place}`;
  const all = cases.find(({ path }) => path === testCase.path.replace(/\/latest$/, ""));
  const keyOf = ({ span_id, evaluation_name }: Json) => JSON.stringify([span_id, evaluation_name]);
  const found = await search(session, testCase);
  const others = [...found, ...(all ? await search(session, all) : [])];
  const laterThan = (item: Json) =>
    others.find((other) => keyOf(other) === keyOf(item) && toTime(timeOf(other)) > toTime(timeOf(item)));
  const differing = others.flatMap((item) => {
    const later = laterThan(item);
    return later && item.explanation && item.explanation !== later.explanation ? [item.explanation] : [];
  });
  const matching =
    differing[0] === undefined ? [] : await search(session, testCase, equals("explanation", differing[0]));
  return [...found, ...matching]
    .filter(laterThan)
    .slice(0, 1)
    .map((item) => finding(place, "no item that a later one has replaced, even if the later one does not match", item));
}

/** The numbers of items with each value of a field are those of the search. */
async function checkCounts(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const searching = findCase(testCase.id.replace(/aggregate$/, "search"));
  const items = (await search(session, searching)).slice(0, MAX_COUNTED);
  const [field, value] = chooseField(items);
  // New items are later, and the end is exclusive.
  const query = { from: timeOf(items.at(-1)!), to: timeOf(items[0]!) };
  const read = () => search(session, searching, equals(field, value), query);
  const before = await read();
  const metric = { measure: field, aggregation: "count" };
  const count = `count_${field}`;
  const aggregate = async (body: Json): Promise<Json[] | undefined> =>
    Object((await send(session, testCase, { query, body: { metric, ...body } })).value).data;
  const counted = (await aggregate(equals(field, value)))?.[0]?.[count];
  const grouped = await aggregate({ dimensions: [field], order_by: [{ field: count, direction: "asc" }] });
  const unordered = (await aggregate({ dimensions: [field], time_dimension: { granularity: "hour" } })) ?? [];
  const rising = unordered.filter((row, index) => {
    const before = unordered[index - 1];
    return before && before.time_bucket === row.time_bucket && Number(before[count]) < Number(row[count]);
  });
  const limited = await aggregate({ dimensions: [field], limit: 1 });
  // A page that is full may not be the last one.
  const isWhole = before.length < (findSizeSchema(searching).maximum ?? 0) && isDeepStrictEqual(await read(), before);
  const group = grouped?.find((row) => row[field] === value)?.[count];
  return [
    ...[counted, group].flatMap((number) =>
      number === undefined || number === before.length || !isWhole
        ? []
        : [finding(`/body/data/0/${count}`, `${before.length}, the number of items that the search returns`, number)],
    ),
    ...disorderOf(grouped ?? [], { fields: [count], isDescending: false }, "/body/data"),
    ...rising
      .slice(0, 1)
      .map((row) => finding("/body/data", "the largest value first, because the request has no `order_by`", row)),
    ...(isWhole ? await statisticFindings(session, testCase, searching, query) : []),
    ...(limited && limited.length > 1 ? [finding("/body/data", "at most 1 row, as in `limit`", limited.length)] : []),
  ];
}

/** The numbers that describe a field are those of the items. A percentile may be between two of them. */
async function statisticFindings(
  session: Session,
  testCase: OperationCase,
  searching: OperationCase,
  query: Json,
): Promise<Finding[]> {
  const items = await search(session, searching, {}, query);
  const measure = ["duration_ns", "score_value"].find((name) => typeof items[0]?.[name] === "number") ?? "";
  // Without a score, an evaluation has a label, and the number 0.
  const search_expression = measure === "score_value" ? "score_label = ''" : null;
  const values = items
    .filter(({ score_label = "" }) => score_label === "")
    .map((item) => Number(item[measure]))
    .sort((a, b) => a - b);
  const sum = values.reduce((total, value) => total + value, 0);
  const percentile = (p: number) =>
    [Math.floor(p * (values.length - 1)), Math.ceil(p * (values.length + 1)) - 1].map(
      (index) => values[Math.min(index, values.length - 1)]!,
    );
  const ranges: Record<string, readonly number[]> = {
    count: [values.length],
    count_distinct: [new Set(values).size],
    min: [values[0]!],
    max: [values.at(-1)!],
    sum: [sum],
    avg: [sum / values.length],
    p50: percentile(0.5),
    p90: percentile(0.9),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
  const found: Finding[] = [];
  for (const [aggregation, range] of Object.entries(values.length === 0 ? {} : ranges)) {
    const body = { metric: { measure, aggregation }, search_expression };
    const received = await send(session, testCase, { query, body });
    const { data } = Object(received.value) as { data?: Json[] };
    const value = data?.[0]?.metric_value;
    // A sum of numbers with decimals is rounded.
    const tolerance = Math.abs(Number(value)) * 1e-6;
    const [least, most] = [range[0]! - tolerance, range.at(-1)! + tolerance];
    if (typeof value === "number" && (value < least || value > most))
      found.push(
        finding("/body/data/0/metric_value", `${range.join(" to ")}, the ${aggregation} of ${measure}`, value),
      );
  }
  return found;
}
