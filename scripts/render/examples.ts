import { type Document, operationsOf, type Reference, type Response, resolve, type Schema } from "./document.ts";

/**
 * The named examples of JSON bodies that are no errors, each with the type of its schema. The mock's worlds begin with
 * them, so that its state tells the same story as the reference.
 */
export function renderExamples(document: Document): string {
  const types = new Map<string, string>();
  for (const { operation } of operationsOf(document)) {
    const successes = Object.keys(operation.responses).filter((status) => status.startsWith("2"));
    const bodies = successes.map((status) => resolve<Response>(document, operation.responses[status]!));
    for (const { content } of [operation.requestBody, ...bodies].filter((body) => body !== undefined)) {
      const media = content?.["application/json"];
      for (const example of Object.values(media?.examples ?? {})) {
        const ref = (example as Reference).$ref;
        if (ref) types.set(ref.split("/").at(-1)!, typeOf(media!.schema));
      }
    }
  }
  const entries = Object.entries(document.components.examples ?? {}).filter(([name]) => types.has(name));
  return `import type { components } from "./types.ts";

type Schemas = components["schemas"];

export interface Examples {
${entries.map(([name]) => `  ${name}: ${types.get(name)};\n`).join("")}}

export const examples: Examples = {
${entries.map(([name, { value }]) => `  ${name}: ${JSON.stringify(value)},\n`).join("")}};
`;
}

/** Only what stands beside `schema` in the document: a named schema, a list of them, or one of several. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return `Schemas[${JSON.stringify(schema.$ref.split("/").at(-1))}]`;
  if (schema.type === "array") return `${wrapped(typeOf(schema.items as Schema))}[]`;
  if (schema.type === "null") return "null";
  const variants = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  return variants ? variants.map(typeOf).join(" | ") : "unknown";
}

function wrapped(type: string): string {
  return type.includes(" | ") ? `(${type})` : type;
}
