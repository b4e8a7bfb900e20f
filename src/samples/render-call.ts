import type { Document } from "../core/document.ts";
import { renderCurl } from "./curl.ts";
import { EVENT_PARSER, renderFetch } from "./fetch.ts";
import { type DocumentedOperation, httpCall } from "./http-call.ts";
import { renderPython, renderPythonImports } from "./python.ts";
import { renderTypeScript, renderTypeScriptImports } from "./typescript.ts";
import type { CallOptions, CallValues } from "./values.ts";

export const LANGUAGES = ["curl", "TypeScript", "fetch", "httpx"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The beginning of a program with these calls. */
export function renderImports(language: Language, calls: readonly string[]): string {
  const code = calls.join("\n");
  if (language === "TypeScript") return renderTypeScriptImports(code);
  if (language === "fetch") return code.includes("EventSourceParserStream") ? EVENT_PARSER : "";
  if (language === "httpx") return renderPythonImports(code);
  return "";
}

/** A program of these calls, or of these and comments. */
export function renderProgram(language: Language, calls: readonly string[]): string {
  return [renderImports(language, calls), ...calls].filter((part) => part !== "").join("\n\n");
}

/** Renders one call of an operation, without imports. It calls the first server of the document. */
export function renderCall(
  document: Document,
  language: Language,
  entry: DocumentedOperation,
  values: CallValues,
  options: CallOptions = {},
): string {
  const call = httpCall(document, entry, values);
  if (options.result !== undefined && call.response !== "json")
    throw new Error(`${entry.operation.operationId}: only a JSON response can be kept in a variable.`);
  if (language === "TypeScript") return renderTypeScript(document, entry, values, options);
  const render = { curl: renderCurl, fetch: renderFetch, httpx: renderPython }[language];
  return render(call, options);
}
