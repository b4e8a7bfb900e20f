import type { Document } from "../../core/document.ts";
import { readForm } from "../../interface/request.ts";
import type { TryIt } from "../../interface/try-it.ts";
import { UnsupportedError } from "../../samples/languages/program.ts";
import { CLIENT_LABELS, type ClientCode, type Generator, renderClientProgram } from "../../samples/languages/render.ts";
import { LANGUAGES, type Language, renderProgram } from "../../samples/render-call.ts";
import { renderSteps } from "../../samples/render-steps.ts";
import type { Sample } from "../../samples/samples.ts";

/**
 * The request of the form in each language, with generated clients if their code is given. Undefined if the form has mistakes.
 */
export function renderForm(
  tryIt: TryIt,
  form: FormData,
  clients?: ClientCode,
): Partial<Record<Sample["label"], string>> | undefined {
  // As in the samples, which get the address of the form afterward.
  form.delete("address");
  const entered = readForm(tryIt, form);
  if ("messages" in entered) return undefined;
  const { method, path, parameters, operation } = tryIt;
  const documented = { ...operation, parameters, ...(tryIt.body && { requestBody: { content: {} } }) };
  const api = { servers: [{ url: tryIt.server }], paths: { [path]: { [method]: documented } } } as unknown as Document;
  const texts = { ...entered.path, ...entered.query, ...entered.header };
  const values = parameters.flatMap(({ name, type }) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, type === "integer" || type === "boolean" ? parse(text) : text]];
  });
  const { body } = entered;
  const call = { parameters: Object.fromEntries(values), ...(body !== undefined && { body }) };
  const steps = [{ operationId: tryIt.operationId, ...call }];
  const generators = clients ? (Object.keys(CLIENT_LABELS) as Generator[]) : [];
  const render = (language: Language) => renderProgram(language, renderSteps(api, language, steps));
  return Object.fromEntries([
    ...LANGUAGES.map((language) => [
      language,
      language === "TypeScript" ? renderIfPossible(() => render(language)) : render(language),
    ]),
    ...generators.map((name) => [
      CLIENT_LABELS[name],
      renderIfPossible(() => renderClientProgram(api, name, steps, clients![name]), name === "python" ? "#" : "//"),
    ]),
  ]);

  /** Renders a call of a client, which has no type for some of what the reader can enter. */
  function renderIfPossible(renderCall: () => string, comment = "//"): string {
    try {
      if (tryIt.body?.required && (body ?? null) === null) throw new UnsupportedError("it needs a body");
      return renderCall();
    } catch (error) {
      const reason = error instanceof UnsupportedError ? `, because ${error.message}` : "";
      return `${comment} This client cannot send the request${reason}.`;
    }
  }
}

/** The number or boolean that a text stands for, or the text itself, which the server refuses. */
function parse(text: string | string[]): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
