import { parseJson } from "./json.ts";
import type { TryIt, TryItParameter } from "./try-it.ts";

/** Messages about fields of the form, by their names; those that belong to no field are under "". */
export type Messages = Record<string, string[]>;

/** Name of the field of a parameter, such as `query.page_size`. */
export const toFieldName = (parameter: TryItParameter) => `${parameter.in}.${parameter.name}`;

/** The arguments of the client's method, `(id?, body?, options?)`, or messages about the fields to correct first. */
export function readArguments(
  { parameters, body }: TryIt,
  form: FormData,
): { args: unknown[] } | { messages: Messages; offset?: number } {
  const read = (place: TryItParameter["in"]) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter): [string, string | string[] | undefined] => [parameter.name, enteredIn(parameter, form)])
        .filter(([, value]) => value !== undefined),
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
  const ids = read("path");
  const values = Object.values(ids);
  const path = values.length > 1 ? [ids] : values;
  return { args: [...path, ...(body ? [json.value] : []), { ...read("query"), headers: read("header") }] };
}

/** Reads a value. Those of an array are entered one per line, or checked. Empty ones are not sent. */
function enteredIn(parameter: TryItParameter, form: FormData): string | string[] | undefined {
  const entered = form.getAll(toFieldName(parameter)).map(String);
  if (parameter.type !== "array") return entered[0] || undefined;
  const values = entered.flatMap((text) => text.split(/\r?\n/)).filter((text) => text !== "");
  return values.length > 0 ? values : undefined;
}
