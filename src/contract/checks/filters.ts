import type { Parameter, Schema } from "../../core/document.ts";
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
import { asNotes, type Finding, finding } from "./findings.ts";
import { TIMES } from "./order.ts";
import { nextFindings } from "./pages.ts";

type Item = Readonly<Record<string, unknown>>;

/** A value that no item has. It is always the same, so that a run can be repeated. */
const UNKNOWN = "unknown-78171ae6-4eb2-4b21-9a5d-02a5d3a4e1c6";

/** What a filter selects. A value is as in a request, before it is made a text or a list. */
interface Filter {
  /** True if the items do not show what it selects. */
  readonly isHidden?: true;
  /** The field that it concerns, as a text. */
  readonly label: string;
  /** The value of an item; undefined if it has none. */
  read(item: Item): unknown;
  /** Values that no item has, or that are not those of all items. */
  readonly others: readonly unknown[];
  /** Further values to try: with a condition in addition, which no item meets, or parts of a text. */
  more?(value: unknown, items: readonly Item[]): readonly unknown[];
  /** False if the item does not match, "unclear" if the item may be more exact than it shows, undefined if it can't be seen. */
  fits(item: Item, value: unknown): boolean | "unclear" | undefined;
}

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
    ...filters.map(({ parameter, filter }) =>
      check(testCase, `returns only items with the ${filter.label} of ${parameter.name}`, false, (session) =>
        checkFilter(session, testCase, parameter, filter),
      ),
    ),
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
  { label, read, others, fits, more = () => [] }: Filter,
): Promise<Finding[]> {
  const { name } = parameter;
  const place = `/body${findItems(testCase)?.place}`;
  const input = await prepare(session, testCase, minimalInput(testCase));
  const items = (await requestItems(session, testCase, input)) ?? [];
  const shown = items.map(read).filter((value) => value !== undefined);
  if (items.length === 0) throw new Skipped(`no item shows what ${name} selects`);
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
    value !== undefined && isList(parameter)
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
  if (tried.length === 0) throw new Skipped(`no value of ${name} could be tried`);
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

const isList = ({ schema }: Pick<Parameter, "schema">): boolean => resolve(schema).type === "array";

type Fit = ReturnType<Filter["fits"]>;

/** An item matches a list of values if it matches one of them or, where the document says so, all. */
function combine({ description = "" }: Parameter, wanted: unknown, fits: (value: unknown) => Fit): Fit {
  if (!Array.isArray(wanted)) return fits(wanted);
  const found = wanted.map(fits);
  const decisive = !/\brequire several\b/.test(description);
  if (found.includes(decisive)) return decisive;
  return found.every((each) => each === !decisive) ? !decisive : undefined;
}

function readFilter(parameter: Parameter, examples: readonly Item[]): Filter | undefined {
  return (
    textFilter(parameter, examples) ??
    timeFilter(parameter, examples) ??
    fieldFilter(parameter, examples) ??
    stateFilter(parameter, examples) ??
    hiddenFilter(parameter)
  );
}

/** One of two states, of which a flag of the items has the name: `active` or `paused`. */
function stateFilter({ schema }: Parameter, examples: readonly Item[]): Filter | undefined {
  const values = knownValues(schema).map(String);
  const flag = values.find((each) => examples.some((item) => typeof item[each] === "boolean"));
  if (flag === undefined || values.length !== 2) return undefined;
  const read = (item: Item) =>
    item[flag] === undefined ? undefined : values.find((each) => (each === flag) === item[flag]);
  return {
    label: flag,
    read,
    others: values,
    fits: (item, value) => (read(item) === undefined ? undefined : read(item) === value),
  };
}

/** A text by which a list selects items that do not show it. No item matches an unknown one. */
function hiddenFilter({ schema, description = "" }: Parameter): Filter | undefined {
  const { type, enum: values, format, items } = resolve(schema) as Schema & { items?: Schema };
  const isText = type === "string" ? !values && !format : items && !resolve(items).enum;
  if (!description.startsWith("Return only") || !isText) return undefined;
  return { isHidden: true, label: "", read: () => undefined, others: [UNKNOWN, `key:${UNKNOWN}`], fits: () => false };
}

/** A text that one of several fields contains: "whose name or description contains this text". */
function textFilter({ description = "" }: Parameter, examples: readonly Item[]): Filter | undefined {
  const [, names = "", how] = /\bwhose (.+?) (contains|starts with)\s+this text/.exec(description) ?? [];
  const fields = names.split(/, | or /).map((name) => name.replaceAll(" ", "_"));
  const all = new Set(examples.flatMap(Object.keys));
  const [field] = fields.flatMap((name) => [name, `schedule_${name}`]).filter((name) => all.has(name));
  if (how === undefined || field === undefined) return undefined;
  const known = fields.map((name) => (all.has(name) ? name : `schedule_${name}`));
  const ignoresCase = description.includes("Case is ignored");
  const normalize = (text: unknown) => (ignoresCase ? String(text).toLowerCase() : String(text));
  return {
    label: known.join(" or "),
    read: (item) => {
      const text = item[field];
      if (typeof text !== "string" || text === "") return undefined;
      return ignoresCase ? text.toUpperCase() : text;
    },
    others: [UNKNOWN],
    more: (_, items) => [...partsOfTexts(known, how, items), ...commonLetters(known, items)].map(normalize),
    fits: (item, value) => {
      const texts = known.map((name) => item[name]);
      const [wanted, ...found] = [value, ...texts.filter((text) => typeof text === "string")].map(normalize);
      const hasIt = found.some((text) => (how === "contains" ? text.includes(wanted!) : text.startsWith(wanted!)));
      return hasIt || (texts.includes(undefined) ? undefined : false);
    },
  };
}

/** A part of the text of each field. */
const partsOfTexts = (fields: readonly string[], how: string, items: readonly Item[]): string[] =>
  fields.flatMap((name) => {
    const text = items.map((item) => item[name]).find((each) => typeof each === "string" && each.length > 4) as string;
    return text === undefined ? [] : [how === "contains" ? text.slice(1, -1) : text.slice(0, -1)];
  });

/** A letter that several texts have, but not all. */
function commonLetters([name = ""]: readonly string[], items: readonly Item[]): string[] {
  const texts = items.map((item) => String(item[name] ?? "").toLowerCase());
  const count = (letter: string) => texts.filter((text) => text.startsWith(letter)).length;
  const letters = [...new Set(texts.map((text) => text.slice(0, 1)))];
  return letters.filter((letter) => letter !== "" && count(letter) > 1 && count(letter) < items.length).slice(0, 1);
}

/** A limit of a time: `created_after`, `start_time_before`, `after`, `from`. */
function timeFilter({ name, description = "" }: Parameter, examples: readonly Item[]): Filter | undefined {
  const [, prefix, limit] = /^(?:(\w+)_)?(after|before|from|to)$/.exec(name) ?? [];
  const names = prefix === undefined ? TIMES : [prefix, `${prefix}_at`];
  const field = names.find((each) => examples.some((item) => Object.hasOwn(item, each)));
  if (limit === undefined || field === undefined) return undefined;
  const isStart = /after|from/.test(limit);
  const isInclusive = /\bat or (after|before)\b|\binclusive\b/.test(description);
  const timeOf = (item: Item) => {
    const time = item[field];
    // Batch jobs have Unix times in seconds.
    return typeof time === "number" ? time * (time < 1e11 ? 1000 : 1) : Date.parse(String(time));
  };
  return {
    label: field,
    read: (item) => (Number.isNaN(timeOf(item)) ? undefined : new Date(timeOf(item)).toISOString()),
    others: [isStart ? "2999-01-01T00:00:00Z" : "1971-01-01T00:00:00Z"],
    fits: (item, value) => {
      const distance = (timeOf(item) - Date.parse(String(value))) * (isStart ? 1 : -1);
      if (distance === 0 && !isInclusive)
        // A time that is shown in seconds can be a little later.
        return isStart && !/\.\d/.test(String(item[field])) ? "unclear" : false;
      return distance >= 0;
    },
  };
}

/**
 * A value of a field, which has the described name, the same one or one that begins with it, or of a list: `model_filter` of
 * `model_name`.
 */
function fieldFilter({ name, schema, description = "" }: Parameter, examples: readonly Item[]): Filter | undefined {
  const [, base = name.replace(/_filter$/, "")] = /\bwhose `(\w+)` has this value/.exec(description) ?? [];
  const paths = new Set(examples.flatMap((item) => [...scalarsIn(item)].map(([path]) => path)));
  const path =
    [base, base.replace(/s$/, ""), `${base}s`, `${base}es`].find((each) => paths.has(each)) ??
    [...paths].find((each) => base !== name && (each.startsWith(`${base}_`) || each.endsWith(`.${base}`)));
  const isMap = name === "metadata";
  if (path === undefined && !isMap) return undefined;
  const valuesOf = (item: Item) => [...scalarsIn(item)].filter(([each]) => each === path).map(([, value]) => value);
  if (isMap) return metadataFilter;
  const isFlag = resolve(schema).type === "boolean";
  const isExact = /\bexactly this\b|\bthis id\b|\bthis value\b/.test(description);
  return {
    label: path!,
    read: (item) => valuesOf(item)[0],
    others: isFlag ? [true, false] : [...knownValues(schema), UNKNOWN],
    more: (value) => (isExact && String(value).length > 1 ? [String(value).slice(0, -1)] : []),
    fits: (item, value) => {
      const values = valuesOf(item);
      // Null and an empty list match no value.
      if (values.length === 0) return Object.hasOwn(item, path!) ? false : undefined;
      return values.some((each) => (isExact ? String(each) === String(value) : includes(each, value)));
    },
  };
}

/** Pairs of keys and values that the `metadata` of an item has. */
const metadataFilter: Filter = {
  label: "metadata",
  read: ({ metadata }) => {
    const [pair] = Object.entries(Object(metadata));
    return pair && Object.fromEntries([pair]);
  },
  others: [{ unknown: UNKNOWN }],
  more: (pair) => [
    { ...Object(pair), unknown: UNKNOWN },
    { unknown: UNKNOWN, ...Object(pair) },
  ],
  fits: ({ metadata }, value) =>
    Object.entries(Object(value)).every(
      ([key, wanted]) => JSON.stringify(Object(metadata)[key]) === JSON.stringify(wanted),
    ),
};

/** The values in an item that are no objects, also those in lists and one level below, each with the names on its way. */
function* scalarsIn(item: Item, prefix = ""): Generator<[path: string, value: unknown]> {
  for (const [name, value] of Object.entries(item))
    for (const part of [value].flat())
      if (isScalar(part)) yield [prefix + name, part];
      else if (prefix === "" && isItem(part) && part === value) yield* scalarsIn(part, `${name}.`);
}

/** The values that a schema lists, or those of its items. */
function knownValues(schema: Schema): unknown[] {
  const { enum: values, items } = resolve(schema) as Schema & { items?: Schema };
  return values ?? (items ? knownValues(items) : []);
}

const isScalar = (value: unknown): boolean => value !== null && value !== undefined && typeof value !== "object";

/** A filter of text may also find a part of it. */
const includes = (value: unknown, wanted: unknown): boolean =>
  String(value).toLowerCase().includes(String(wanted).toLowerCase());

const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null;

/** Undefined if the request fails. */
async function requestItems(session: Session, testCase: OperationCase, input: Input): Promise<Item[] | undefined> {
  const { items } = await requestPage(session, testCase, input);
  return items?.filter(isItem);
}
