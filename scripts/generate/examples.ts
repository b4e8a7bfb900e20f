import {
  type Document,
  listOperations,
  listParts,
  type Response,
  readName,
  resolve,
  type Schema,
} from "../../src/core/document.ts";

/**
 * Renders the named examples of request bodies and successful responses, each with the type of its schema. The mock's
 * sandboxes start with them, so that its state agrees with the examples in the reference.
 */
export function renderExamples(document: Document): string {
  const types = new Map<string, string>();
  for (const { operation } of listOperations(document)) {
    const successes = Object.keys(operation.responses).filter((status) => status.startsWith("2"));
    const bodies = successes.map((status) => resolve<Response>(document, operation.responses[status]!));
    for (const { content } of [operation.requestBody, ...bodies].filter((body) => body !== undefined)) {
      const media = content?.["application/json"];
      for (const example of Object.values(media?.examples ?? {})) {
        const name = readName(example as { $ref?: string });
        // The first schema is the one that creates the resource. Those that read it may require fewer fields.
        if (name && !types.has(name)) types.set(name, toType(media!.schema));
      }
    }
  }
  const entries = Object.entries(document.components.examples ?? {}).filter(([name]) => types.has(name));
  return `import type { components } from "./mock-types.ts";

type Schemas = components["schemas"];

export interface Examples {
${entries.map(([name]) => `  ${name}: ${types.get(name)};\n`).join("")}}

export const examples: Examples = {
${entries.map(([name, { value }]) => `  ${name}: ${JSON.stringify(value)},\n`).join("")}};
`;
}

/** The type of a schema. Bodies with named examples are a named schema, a list of these, or a union; others are unknown. */
function toType(schema: Schema): string {
  if (schema.$ref) return `Schemas[${JSON.stringify(readName(schema))}]`;
  if (schema.type === "array") return `${parenthesize(toType(schema.items ?? {}))}[]`;
  if (schema.type === "null") return "null";
  return listParts(schema, "oneOf", "anyOf").map(toType).join(" | ") || "unknown";
}

function parenthesize(type: string): string {
  return type.includes(" | ") ? `(${type})` : type;
}
