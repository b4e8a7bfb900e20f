import type { Document, Operation, Parameter } from "../../core/document.ts";
import { readForm } from "../../interface/request.ts";
import type { TryIt } from "../../interface/try-it.ts";
import { LANGUAGES, type Language, renderCall, renderProgram } from "../../samples/render-call.ts";

/** The request of the form in the languages that need no generated client. Undefined if the form has mistakes. */
export function renderForm(tryIt: TryIt, form: FormData): Record<Language, string> | undefined {
  // As in the samples, which get the address of the form afterward.
  form.delete("address");
  const entered = readForm(tryIt, form);
  if ("messages" in entered) return undefined;
  const api = { servers: [{ url: tryIt.server }] } as unknown as Document;
  const entry = {
    method: tryIt.method,
    path: tryIt.path,
    operation: { ...tryIt.operation, ...(tryIt.body && { requestBody: { content: {} } }) } as Operation,
    parameters: tryIt.parameters as unknown as Parameter[],
  };
  const texts = { ...entered.path, ...entered.query, ...entered.header };
  const values = tryIt.parameters.flatMap(({ name, type }) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, type === "integer" || type === "boolean" ? parse(text) : text]];
  });
  const { body } = entered;
  const call = { parameters: Object.fromEntries(values), ...(body !== undefined && { body }) };
  const sources = LANGUAGES.map((language) => {
    const source = renderCall(api, language, entry, call, { isLast: true, isOnly: true });
    return [language, renderProgram(language, [source])];
  });
  return Object.fromEntries(sources);
}

/** The number or boolean that a text stands for, or the text itself, which the server refuses. */
function parse(text: string | string[]): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
