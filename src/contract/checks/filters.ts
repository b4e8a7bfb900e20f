import type { Parameter } from "../../core/document.ts";
import { valueAt } from "../../core/json-pointer.ts";
import type { OperationCase } from "../cases.ts";
import { findSchemaErrors, resolve } from "../document.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { defaultSize, findItems, firstPage, isLast, nextPage, type Page, requestPage } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import type { Json } from "../requests/stored.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { type Filter, type Item, isItem, readFilter } from "./filter-kinds.ts";
import { asNotes, type Finding, finding } from "./findings.ts";
import { nextFindings } from "./pages.ts";

/** A listing with a filter returns only the items that match it, and those that do. */
export function filterChecks(testCase: OperationCase): Check[] {
  const list = findItems(testCase);
  if (!list) return [];
  const examples = list.examples.filter(isItem);
  const { parameter, size } = testCase.operation["x-pagination"] ?? {};
  const controls = [parameter, size];
  const filters = testCase.parameters.flatMap((parameter) => {
    const isFilter = parameter.in === "query" && !controls.includes(parameter.name);
    const filter = isFilter ? readFilter(parameter, examples) : undefined;
    return filter ? [{ parameter, filter }] : [];
  });
  const visible = filters.filter(({ filter }) => !filter.isHidden);
  const together = check(testCase, "returns only items that match two filters at once", false, (session) =>
    checkTwoFilters(session, testCase, visible),
  );
  return [
    ...filters.map(({ parameter, filter }) => {
      const name = `returns only items with the ${filter.label}${filter.isLimit ? " in the range" : ""} of ${parameter.name}`;
      return check(testCase, name, false, (session) => checkFilter(session, testCase, parameter, filter));
    }),
    ...(visible.length > 1 ? [together] : []),
  ];
}

interface NamedFilter {
  readonly parameter: OperationCase["parameters"][number];
  readonly filter: Filter;
}

/** Combines each filter with every other one: a value that an item has with one that no item has. */
async function checkTwoFilters(
  session: Session,
  testCase: OperationCase,
  filters: readonly NamedFilter[],
): Promise<Finding[]> {
  const input = await prepare(session, testCase, minimalInput(testCase));
  const items = (await requestItems(session, testCase, input)) ?? [];
  let sent = 0;
  for (const one of filters)
    for (const other of filters) {
      if (one === other) continue;
      const value = items.map(one.filter.read).find((each) => each !== undefined);
      const unmet = other.filter.others.find((each) => items.every((item) => other.filter.fits(item, each) === false));
      const forms = [formOf(one, value), formOf(other, unmet)];
      if (forms.includes(undefined)) continue;
      const query = { ...input.query, [one.parameter.name]: forms[0], [other.parameter.name]: forms[1] };
      const [found] = (await requestItems(session, testCase, { ...input, query })) ?? [];
      sent += 1;
      const place = `/body${findItems(testCase)?.place}/0`;
      const expected = `a value that matches ${other.parameter.name}=${JSON.stringify(unmet)} and ${one.parameter.name}`;
      if (found && other.filter.fits(found, unmet) === false) return [finding(place, expected, found)];
    }
  if (sent === 0) throw new Skipped("no two filters can be tried at once");
  return [];
}

/** The value of a parameter as it is sent: itself, a list of it, or JSON. Undefined if none is valid. */
const formOf = ({ parameter }: Pick<NamedFilter, "parameter">, value: unknown): unknown =>
  value === undefined
    ? undefined
    : [value, [value], JSON.stringify(value)].find((each) => findSchemaErrors(parameter.pointer, each).length === 0);

async function checkFilter(
  session: Session,
  testCase: OperationCase,
  parameter: OperationCase["parameters"][number],
  { label, isHidden, read, others, fits, more = () => [] }: Filter,
): Promise<Finding[]> {
  const { name } = parameter;
  const place = `/body${findItems(testCase)?.place}`;
  const input = await prepare(session, testCase, minimalInput(testCase));
  const items = (await requestItems(session, testCase, input)) ?? [];
  const shown = items.map(read).filter((value) => value !== undefined);
  if (items.length === 0 || (shown.length === 0 && !isHidden)) throw new Skipped(`no item shows what ${name} selects`);
  const value = shown[Math.floor((shown.length - 1) / 2)];
  const fitsAll = (item: Item, wanted: unknown) => combine(parameter, wanted, (each) => fits(item, each));
  // If every item has the same value, an ignored filter shows with another one.
  const isCommon = (other: unknown) => items.every((item) => fits(item, other) !== false);
  const notes: Finding[] = [];
  const tried: Trial[] = [];
  const unlike = others
    .filter((other) => other !== value && !isCommon(other) && formOf({ parameter }, other) !== undefined)
    .slice(0, 1);
  const several =
    value !== undefined && resolve(parameter.schema).type === "array"
      ? unlike.flatMap((other) => [
          [other, value],
          [value, other],
        ])
      : [];
  const repeated = shown.filter((each, index) => each !== value && shown.indexOf(each) !== index).slice(0, 1);
  const further = value === undefined ? [] : [...more(value, items), ...several];
  for (const wanted of [...shown.slice(0, 1).map(() => value), ...unlike, ...repeated, ...further]) {
    const form = Array.isArray(wanted) ? wanted : formOf({ parameter }, wanted);
    const query = { ...input.query, [name]: form };
    const page = form === undefined ? undefined : await requestPage(session, testCase, { ...input, query });
    const found = page?.items?.filter(isItem);
    if (!page || !found) continue;
    tried.push({ query, wanted, count: found.length, isWhole: isWholeList(testCase, page) });
    const text = JSON.stringify(wanted);
    const wrong = found.map((item, index) => ({ index, item, fit: fitsAll(item, wanted) }));
    const differing = wrong.filter(({ fit }) => fit === false || fit === "unclear");
    const [first] = differing.toSorted((a, b) => Number(a.fit === "unclear") - Number(b.fit === "unclear"));
    if (first) {
      // Several fields, such as name and description, are those of the whole item.
      const field = label.includes(" ") || label === "" ? "" : `/${label.replace(".", "/")}`;
      const expected = `a value that matches ${name}=${text}`;
      const difference = finding(`${place}/${first.index}${field}`, expected, valueAt(first.item, field));
      if (first.fit === false) return [difference];
      notes.push(...asNotes([difference]));
    }
    const isSame = (item: Item) =>
      fitsAll(item, wanted) === true && (further.includes(wanted) || JSON.stringify(read(item)) === text);
    const count = (list: readonly Item[]) => list.filter(isSame).length;
    // A full page may have none of them.
    if (count(items) > count(found) && found.length < items.length) {
      const lost = [finding(place, `the items that match ${name}=${text}`, found)];
      // Another client may have changed them since.
      const again = await requestItems(session, testCase, input);
      return again && count(again) > count(found) ? lost : asNotes(lost);
    }
  }
  if (tried.length === 0) throw new Skipped(`the server refuses all values of ${name} that were tried`);
  return [...notes, ...(await filteredPageFindings(session, testCase, input, parameter, items, tried, fitsAll))];
}

/** A request with a value of a filter, and the number of items that it found. */
interface Trial {
  readonly query: Json;
  readonly wanted: unknown;
  readonly count: number;
  readonly isWhole: boolean;
}

/** True for a list without further pages. */
const isWholeList = (testCase: OperationCase, page: Page): boolean => {
  const pagination = testCase.operation["x-pagination"];
  return !pagination || isLast(pagination, page, defaultSize(testCase));
};

/** The total and the second page of a list are those of the items that match the filter, as is the URL of the second page. */
async function filteredPageFindings(
  session: Session,
  testCase: OperationCase,
  input: Input,
  { name }: Parameter,
  items: readonly Item[],
  tried: readonly Trial[],
  fits: (item: Item, wanted: unknown) => unknown,
): Promise<Finding[]> {
  const pagination = testCase.operation["x-pagination"];
  // On the second page, a list without the filter has an item that does not match.
  const choices = tried.flatMap((trial) =>
    [1, 2, 3]
      .filter((size) => size < trial.count)
      .map((size) => ({
        ...trial,
        size,
        shows: items.slice(size, 2 * size).some((item) => fits(item, trial.wanted) === false),
      })),
  );
  const chosen = choices.find(({ shows }) => shows) ?? choices[0];
  if (!pagination?.size || !chosen) return [];
  const { query, wanted, count, isWhole, size } = chosen;
  const sized = { ...query, ...firstPage(pagination, size) };
  const first = await requestPage(session, testCase, { ...input, query: sized });
  if (!first.items || isLast(pagination, first, size)) return [];
  const next = { ...query, ...nextPage(pagination, first, 0, size) };
  const second = await requestPage(session, testCase, { ...input, query: next });
  const place = `/body${pagination.items}/0`;
  const text = `${name}=${JSON.stringify(wanted)}`;
  return [
    ...nextFindings(pagination, first, 0, size, sized),
    ...(typeof first.total === "number" && isWhole && first.total > count
      ? [finding(`/body${pagination.total}`, `${count}, the number of items that match ${text}`, first.total)]
      : []),
    ...(second.items ?? [])
      .filter((item) => isItem(item) && fits(item, wanted) === false)
      .map((item) => finding(place, `a value that matches ${text}, also on the second page`, item)),
  ];
}

type Fit = ReturnType<Filter["fits"]>;

/** An item matches a list of values if it matches one of them or, where the document says so, all. */
function combine({ description = "" }: Parameter, wanted: unknown, fits: (value: unknown) => Fit): Fit {
  if (!Array.isArray(wanted)) return fits(wanted);
  const found = wanted.map(fits);
  const decisive = !/\brequire several\b/.test(description);
  if (found.includes(decisive)) return decisive;
  return found.every((each) => each === !decisive) ? !decisive : undefined;
}

/** Undefined if the request fails. */
async function requestItems(session: Session, testCase: OperationCase, input: Input): Promise<Item[] | undefined> {
  const { items } = await requestPage(session, testCase, input);
  return items?.filter(isItem);
}
