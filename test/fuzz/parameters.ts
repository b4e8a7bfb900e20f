import { generateMutations } from "../../src/contract/arbitraries/mutations.ts";
import type { Parameter } from "../../src/core/document.ts";
import { defined } from "../defined.ts";
import type { Subject } from "./subjects.ts";

/** Parameters as texts, by name: several for a repeated one, none for an omitted one. */
export type Texts = Record<string, readonly string[]>;

export function toTexts({ parameters }: Subject, values: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    parameters.map((parameter) => {
      const value = values[parameter.name];
      const list = value === undefined || value === null ? [] : [value].flat();
      return [parameter.name, list.map((item) => writable(parameter, String(item)))];
    }),
  );
}

/** Returns the text, or a similar one that is possible in the place of the parameter. */
function writable({ in: location }: Parameter, text: string): string {
  // An empty segment is another path.
  if (location === "path") return text || "x";
  return location === "header" ? text.replaceAll(/[^\x21-\x7e]/g, "x") || "x" : text;
}

/** The path and query of an operation. */
export function toTarget({ operation, parameters }: Subject, texts: Texts): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(defined(texts[name]?.[0])));
  const query = parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name }) => defined(texts[name]).map((text) => `${encode(name)}=${encode(text)}`));
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** Half of a surrogate pair has no UTF-8. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Breaks one constraint of a parameter, if a text can break any. */
export function breakParameter({ schemas, parameters }: Subject, texts: Texts, nth: number): boolean {
  const broken = parameters.flatMap((parameter) => {
    const { name, required, schema, in: location } = parameter;
    const { type } = schemas.follow(schema);
    const wrong: string[] = type === "integer" || type === "number" || type === "boolean" ? ["wrong"] : [];
    const text = texts[name]?.[0];
    if (type !== "array" && text !== undefined)
      for (const { keyword, value } of generateMutations(schemas, schema, decoded(text, type)))
        if (keyword !== "type" && keyword !== "format" && !(location === "path" && value === ""))
          wrong.push(String(value));
    const changes = wrong.filter((text) => writable(parameter, text) === text).map((text) => [name, [text]] as const);
    return required && location !== "path" ? [...changes, [name, []] as const] : changes;
  });
  const chosen = broken[nth % broken.length];
  if (!chosen) return false;
  texts[chosen[0]] = chosen[1];
  return true;
}

function decoded(text: string, type: unknown): unknown {
  return type === "integer" || type === "number" ? Number(text) : text;
}
