import { type Document, findSuccess, listOperations, resolve, type Schema } from "../../src/core/document.ts";
import type { SeedSchemas } from "./seed-schemas.ts";

/**
 * Renders how to record each list of a seed, as far as it follows from the document: JSON Pointers to its resources in the
 * responses of operations, and the path parameters of operations that delete one.
 */
export function renderRecordedLists(document: Document, { lists }: SeedSchemas): string {
  const entries = Object.entries(lists).map(([name, { resource }]) => {
    const shows: Record<string, string[]> = {};
    const deletes: Record<string, string> = {};
    for (const { path, operation } of listOperations(document)) {
      const { operationId, "x-transition": transitions = [] } = operation;
      const { content } = findSuccess(document, operation);
      const schema = content?.["application/json"]?.schema;
      const pointers = schema && resource.$ref ? findPointers(document, schema, resource.$ref) : [];
      if (pointers.length > 0) shows[operationId] = pointers;
      const parameter = /\{([^}]+)\}$/.exec(path)?.[1];
      if (parameter && transitions.some((each) => resource.$ref?.endsWith(`/${each.deletes}`)))
        deletes[operationId] = parameter;
    }
    return `  ${name}: ${JSON.stringify({ shows, deletes })},\n`;
  });
  return `export const recordedLists = {\n${entries.join("")}} as const;\n`;
}

/** Fields between the root of a response and a list of resources, such as the page and its items. */
const MAX_DEPTH = 2;

/** Finds the resource or lists of it in a response. A single one below a field of a field is part of another one. */
function findPointers(document: Document, schema: Schema, ref: string, pointer = "", depth = 0): string[] {
  if (schema.$ref === ref) return depth < MAX_DEPTH ? [pointer] : [];
  const { items, properties } = resolve(document, schema) as { items?: Schema; properties?: Record<string, Schema> };
  if (items) return items.$ref === ref ? [pointer] : [];
  if (depth === MAX_DEPTH) return [];
  return Object.entries(properties ?? {}).flatMap(([name, field]) =>
    findPointers(document, field, ref, `${pointer}/${name}`, depth + 1),
  );
}
