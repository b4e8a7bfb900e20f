import { isDeepStrictEqual } from "node:util";
import { isSearch } from "../../core/document.ts";
import { cases, findCase, type OperationCase } from "../cases.ts";
import { findItems, findSizeSchema, requestPage } from "../requests/pages.ts";
import { parseBody, send } from "../requests/send.ts";
import type { Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Finding, finding } from "./findings.ts";
import { disorderOf, TIMES, toTime } from "./order.ts";

/** A search returns the items that match its expression, and an aggregation counts them. */
export function searchChecks(testCase: OperationCase): Check[] {
  const { id, method, operation } = testCase;
  if (method !== "post" || !isSearch(id)) return [];
  if (!operation["x-pagination"])
    return [check(testCase, "counts the results of the search", false, (session) => checkCounts(session, testCase))];
  const isLatest = /\bonly the most recent\b/.test(operation.description);
  const latest: Check["run"] = (session) => checkLatest(session, testCase);
  return [
    check(testCase, "returns only items that match the expression", false, (session) => checkSearch(session, testCase)),
    ...(isLatest ? [check(testCase, "returns only the most recent items", false, latest)] : []),
  ];
}

/** The first page, as large as possible. */
async function search(session: Session, testCase: OperationCase, body: Json = {}, query: Json = {}): Promise<Json[]> {
  const { size = "" } = testCase.operation["x-pagination"] ?? {};
  const input = { query: { ...query, [size]: findSizeSchema(testCase).maximum }, body };
  const { items } = await requestPage(session, testCase, input);
  if (!items) throw new Skipped("the search failed");
  return items as Json[];
}

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

/** No item has been replaced by a later one of the same span and name. */
async function checkLatest(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const place = `/body${findItems(testCase)!.place}`;
  const all = cases.find(({ path }) => path === testCase.path.replace(/\/latest$/, ""));
  const keyOf = ({ span_id, evaluation_name }: Json) => JSON.stringify([span_id, evaluation_name]);
  const timeOf = (item: Json) => toTime(TIMES.map((name) => item[name]).find(Boolean));
  const found = await search(session, testCase);
  const others = [...found, ...(all ? await search(session, all) : [])];
  const replaced = found.findIndex((item) =>
    others.some((other) => keyOf(other) === keyOf(item) && timeOf(other) > timeOf(item)),
  );
  return replaced < 0
    ? []
    : [finding(`${place}/${replaced}`, "no item that a later one has replaced", found[replaced])];
}

/** The numbers of items with each value of a field are those of the search. */
async function checkCounts(session: Session, testCase: OperationCase): Promise<Finding[]> {
  const searching = findCase(testCase.id.replace(/aggregate$/, "search"));
  const [first = {}, ...more] = await search(session, searching);
  const [field, value] = chooseField([first, ...more]);
  const name = TIMES.find((each) => Object.hasOwn(first, each)) ?? "";
  // New items are later, and the end is exclusive.
  const query = { to: first[name] };
  const read = () => search(session, searching, equals(field, value), query);
  const before = await read();
  const metric = { measure: field, aggregation: "count" };
  const count = `count_${field}`;
  const aggregate = async (body: Json) => {
    const received = parseBody(await send(session, testCase, { query, body: { metric, ...body } }));
    return (received.isJson && (received.value as { data?: Json[] }).data) || undefined;
  };
  const counted = (await aggregate(equals(field, value)))?.[0]?.[count];
  const grouped = await aggregate({ dimensions: [field], order_by: [{ field: count, direction: "asc" }] });
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
    ...(limited && limited.length > 1 ? [finding("/body/data", "at most 1 row, as in `limit`", limited.length)] : []),
  ];
}
