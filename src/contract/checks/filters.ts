import type { Parameter, Schema } from "../../core/document.ts";
import { valueAt } from "../../core/json-pointer.ts";
import type { OperationCase } from "../cases.ts";
import { findSchemaErrors, resolve } from "../document.ts";
import { type Input, minimalInput } from "../requests/input.ts";
import { findItems, requestPage } from "../requests/pages.ts";
import { prepare } from "../requests/prepare.ts";
import { Skipped } from "../skipped.ts";
import type { Session } from "../target.ts";
import { type Check, check } from "./check.ts";
import { asNotes, type Finding, finding } from "./findings.ts";
import { TIMES } from "./order.ts";

type Item = Readonly<Record<string, unknown>>;

/** A value that no item has. It is always the same, so that a run can be repeated. */
const UNKNOWN = "unknown-78171ae6-4eb2-4b21-9a5d-02a5d3a4e1c6";

/** What a filter selects. A value is as in a request, before it is made a text or a list. */
interface Filter {
  /** The field that it concerns, as a text. */
  readonly label: string;
  /** The value of an item; undefined if it has none. */
  read(item: Item): unknown;
  /** Values that no item has, or that are not those of all items. */
  readonly others: readonly unknown[];
  /** Values that have a condition in addition, which no item meets. */
  narrow?(value: unknown): readonly unknown[];
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
  const together = check(testCase, "returns only items that match two filters at once", false, (session) =>
    checkTwoFilters(session, testCase, filters),
  );
  return [
    ...filters.map(({ parameter, filter }) =>
      check(testCase, `returns only items with the ${filter.label} of ${parameter.name}`, false, (session) =>
        checkFilter(session, testCase, parameter, filter),
      ),
    ),
    ...(filters.length > 1 ? [together] : []),
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
  { label, read, others, fits, narrow = () => [] }: Filter,
): Promise<Finding[]> {
  const { name } = parameter;
  const place = `/body${findItems(testCase)?.place}`;
  const input = await prepare(session, testCase, minimalInput(testCase));
  const items = (await requestItems(session, testCase, input)) ?? [];
  const shown = items.map(read).filter((value) => value !== undefined);
  if (shown.length === 0) throw new Skipped(`no item shows what ${name} selects`);
  const value = shown[Math.floor((shown.length - 1) / 2)];
  // If every item has the same value, an ignored filter shows with another one.
  const isCommon = (other: unknown) => items.every((item) => fits(item, other) !== false);
  const notes: Finding[] = [];
  let sent = 0;
  const unlike = others.filter((other) => other !== value && !isCommon(other)).slice(0, 1);
  for (const wanted of [value, ...unlike, ...narrow(value)]) {
    const form = formOf({ parameter }, wanted);
    const query = { ...input.query, [name]: form };
    const found = form === undefined ? undefined : await requestItems(session, testCase, { ...input, query });
    if (!found) continue;
    sent += 1;
    const text = JSON.stringify(wanted);
    const wrong = found.map((item, index) => ({ index, item, fit: fits(item, wanted) }));
    const differing = wrong.filter(({ fit }) => fit === false || fit === "unclear");
    const [first] = differing.toSorted((a, b) => Number(a.fit === "unclear") - Number(b.fit === "unclear"));
    if (first) {
      // Several fields, such as name and description, are those of the whole item.
      const field = label.includes(" ") ? "" : `/${label.replace(".", "/")}`;
      const expected = `a value that matches ${name}=${text}`;
      const difference = finding(`${place}/${first.index}${field}`, expected, valueAt(first.item, field));
      if (first.fit === false) return [difference];
      notes.push(...asNotes([difference]));
    }
    const isSame = (item: Item) => JSON.stringify(read(item)) === text && fits(item, wanted) === true;
    // A full page may have none of them.
    if (items.some(isSame) && !found.some(isSame) && found.length < items.length) {
      const lost = [finding(place, `the items that match ${name}=${text}`, found)];
      // Another client may have changed them since.
      const again = await requestItems(session, testCase, input);
      return again?.some(isSame) ? lost : asNotes(lost);
    }
  }
  if (sent === 0) throw new Skipped(`the server refuses all values of ${name} that were tried`);
  return notes;
}

function readFilter(parameter: Parameter, examples: readonly Item[]): Filter | undefined {
  return textFilter(parameter, examples) ?? timeFilter(parameter, examples) ?? fieldFilter(parameter, examples);
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
    fits: (item, value) => {
      const texts = known.map((name) => item[name]);
      const [wanted, ...found] = [value, ...texts.filter((text) => typeof text === "string")].map(normalize);
      const hasIt = found.some((text) => (how === "contains" ? text.includes(wanted!) : text.startsWith(wanted!)));
      return hasIt || (texts.includes(undefined) ? undefined : false);
    },
  };
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
  return {
    label: path!,
    read: (item) => valuesOf(item)[0],
    others: isFlag ? [true, false] : [...knownValues(schema), UNKNOWN],
    fits: (item, value) => {
      const values = valuesOf(item);
      return values.length === 0 ? undefined : values.some((each) => includes(each, value));
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
  narrow: (pair) => [
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
