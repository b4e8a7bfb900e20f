import type { Parameter, Schema } from "../../core/document.ts";
import { resolve } from "../document.ts";
import { TIMES } from "./order.ts";

export type Item = Readonly<Record<string, unknown>>;

/** A value that no item has. It is always the same, so that a run can be repeated. */
const UNKNOWN = "unknown-78171ae6-4eb2-4b21-9a5d-02a5d3a4e1c6";

/** What a filter selects. A value is as in a request, before it is made a text or a list. */
export interface Filter {
  /** True if the items do not show what it selects. */
  readonly isHidden?: true;
  /** The field that it concerns, as a text. */
  readonly label: string;
  /** True if it is a limit of the field. */
  readonly isLimit?: true;
  /** The value of an item; undefined if it has none. */
  read(item: Item): unknown;
  /** Values that no item has, or that are not those of all items. */
  readonly others: readonly unknown[];
  /** Further values to try: with a condition in addition, which no item meets, or parts of a text. */
  more?(value: unknown, items: readonly Item[]): readonly unknown[];
  /** False if the item does not match, "unclear" if the item may be more exact than it shows, undefined if it can't be seen. */
  fits(item: Item, value: unknown): boolean | "unclear" | undefined;
}

/** What a parameter selects, as far as its description or the examples of the items show it. */
export function readFilter(parameter: Parameter, examples: readonly Item[]): Filter | undefined {
  return (
    textFilter(parameter, examples) ??
    timeFilter(parameter, examples) ??
    defaultFilter(parameter) ??
    fieldFilter(parameter, examples) ??
    stateFilter(parameter, examples) ??
    hiddenFilter(parameter)
  );
}

/** Without the flag, a list has all items, and otherwise only those that are the default. */
function defaultFilter({ description = "" }: Parameter): Filter | undefined {
  if (!/\btrue to return only the default\b/.test(description)) return undefined;
  const fits = ({ is_default }: Item, value: unknown) =>
    value !== true || (is_default === undefined ? undefined : is_default === true);
  return { label: "is_default", read: ({ is_default }) => is_default, others: [true], fits };
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
    if (text === undefined) return [];
    // An id that only contains the text is no match.
    return how === "contains" ? [text.slice(1, -1)] : [text.slice(0, -1), text.slice(1, -1)];
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
    isLimit: true,
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
    [base, base.replace(/s$/, ""), `${base}s`, `${base}es`, base.replace(/^auth_/, "authentication_")].find((each) =>
      paths.has(each),
    ) ?? [...paths].find((each) => base !== name && (each.startsWith(`${base}_`) || each.endsWith(`.${base}`)));
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

export const isItem = (value: unknown): value is Item => typeof value === "object" && value !== null;
