/** Each fact of a call × each language of the samples: what one of them leaves out, a reader can't know. */
import { expect, test } from "vitest";
import { listOperations } from "../../src/core/document.ts";
import { LANGUAGES, type Language, renderCall } from "../../src/samples/render-call.ts";
import type { CallOptions } from "../../src/samples/values.ts";
import { document } from "../document.ts";

const entries = [...listOperations(document)];

/** A text that occurs nowhere else in the sample. */
const marked = (index: number) => `fact-${index}-x`;

/** The facts of an operation's call that a sample in a language lacks. */
function missingIn(language: Language, entry: (typeof entries)[number], options: CallOptions = {}): string[] {
  const names = entry.parameters.map(({ name }) => name);
  const parameters = Object.fromEntries(names.map((name, index) => [name, marked(index)]));
  const body = entry.operation.requestBody && { first: "body-1-x", nested: [{ last: "body-2-x" }] };
  const sample = renderCall(document, language, entry, { parameters, ...(body && { body }) }, options);
  const facts = [...names.map((_, index) => marked(index)), ...(body ? ["body-1-x", "body-2-x"] : [])];
  // The client knows the method, the path and the names of headers.
  const others = language === "TypeScript" ? [entry.operation.operationId] : listHttpFacts(language, entry);
  const text = language === "httpx" ? sample.replace(/\.stream\(\s*"POST"/, ".post(") : sample;
  return [...facts, ...others].filter((fact) => !text.includes(fact));
}

function listHttpFacts(
  language: Language,
  { method, path, parameters, operation }: (typeof entries)[number],
): string[] {
  const verb = method.toUpperCase();
  // Both have a default.
  const isDefault =
    method === "get" || (language === "curl" && method === "post" && operation.requestBody !== undefined);
  return [
    ...(isDefault ? [] : [language === "curl" ? `-X ${verb}` : language === "httpx" ? `.${method}(` : verb]),
    ...path.replace(/#.*/, "").split(/\{\w+\}/),
    ...parameters.flatMap(({ in: place, name }) =>
      place === "query" ? [`${name}=`] : place === "header" ? [name] : [],
    ),
    ...((operation.security ?? document.security) as object[])
      .slice(0, 1)
      .flatMap(Object.keys)
      .map((scheme) => (scheme === "BearerAuth" ? "PLATFORM_API_KEY" : "PLATFORM_USER_CONTEXT_TOKEN")),
  ];
}

test.each(LANGUAGES)("a sample in %s has each parameter, and the whole body", (language) => {
  for (const entry of entries)
    for (const isLast of [false, true])
      expect([entry.operation.operationId, isLast, missingIn(language, entry, { isLast })]).toEqual([
        entry.operation.operationId,
        isLast,
        [],
      ]);
});
