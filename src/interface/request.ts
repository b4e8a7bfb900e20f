import { parseJson } from "./json.ts";
import type { TryIt, TryItParameter } from "./try-it.ts";

/** Messages about fields of the form, by their names; those that belong to no field are under "". */
export type Messages = Record<string, string[]>;

/** Name of the field of a parameter, such as `query.page_size`. */
export const toFieldName = (parameter: TryItParameter) => `${parameter.in}.${parameter.name}`;

/** What the reader has entered. */
export interface Entered {
  path: Entries;
  query: Entries;
  header: Entries;
  /** Undefined if the field is empty or missing. */
  body: unknown;
}

type Entries = Record<string, string | string[]>;

/** Reads the form, or returns messages about the fields to correct first. */
export function readForm({ parameters }: TryIt, form: FormData): Entered | { messages: Messages; offset?: number } {
  const read = (place: TryItParameter["in"]): Entries =>
    Object.fromEntries(
      parameters.flatMap((parameter) => {
        const value = parameter.in === place ? enteredIn(parameter, form) : undefined;
        return value === undefined ? [] : [[parameter.name, value]];
      }),
    );
  // Without them, the request has no address. The server checks everything else.
  const missing = parameters.filter((parameter) => parameter.in === "path" && enteredIn(parameter, form) === undefined);
  // There is a field for the address only if the reader can choose the server.
  const hasNoAddress = form.has("address") && String(form.get("address")).trim() === "";
  const toEnter = [...(hasNoAddress ? ["address"] : []), ...missing.map(toFieldName)];
  const messages: Messages = Object.fromEntries(toEnter.map((name) => [name, ["Enter a value."]]));
  const text = String(form.get("body") ?? "");
  const json = text.trim() === "" ? { value: undefined } : parseJson(text);
  if ("message" in json) return { messages: { ...messages, body: [json.message] }, offset: json.offset };
  if (toEnter.length > 0) return { messages };
  return { path: read("path"), query: read("query"), header: read("header"), body: json.value };
}

/** The arguments of the client's method: `(id?, body?, options)`. */
export function toArguments(tryIt: TryIt, { path, query, header, body }: Entered): unknown[] {
  const ids = Object.values(path);
  return [...(ids.length > 1 ? [path] : ids), ...(tryIt.body ? [body] : []), { ...query, headers: header }];
}

/** Reads a value. Those of an array are entered one per line, or checked. Empty ones are not sent. */
function enteredIn(parameter: TryItParameter, form: FormData): string | string[] | undefined {
  const entered = form.getAll(toFieldName(parameter)).map(String);
  if (parameter.type !== "array") return entered[0] || undefined;
  const values = entered.flatMap((text) => text.split(/\r?\n/)).filter((text) => text !== "");
  return values.length > 0 ? values : undefined;
}
