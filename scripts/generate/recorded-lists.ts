import { type Document, operationsOf, type Response, resolve, type Schema, successStatus } from "./document.ts";
import type { SeedSchemas } from "./seed-schemas.ts";

/**
 * Renders, by list of a seed, what the document says of how its resources can be recorded: the JSON Pointers to them in the
 * responses of operations, and the path parameters of operations that delete one.
 */
export function renderRecordedLists(document: Document, { lists }: SeedSchemas): string {
  const entries = Object.entries(lists).map(([name, { resource }]) => {
    const shows: Record<string, string[]> = {};
    const deletes: Record<string, string> = {};
    for (const { path, operation } of operationsOf(document)) {
      const { operationId, responses, "x-transition": transitions = [] } = operation;
      const { content } = resolve<Response>(document, responses[successStatus(operation)]!);
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

/**
 * Finds the resource or lists of it in a response. A single one below a field of a field is none: it is a part of another
 * resource.
 */
function findPointers(document: Document, schema: Schema, ref: string, pointer = "", depth = 0): string[] {
  if (schema.$ref === ref) return depth < MAX_DEPTH ? [pointer] : [];
  const { items, properties } = resolve(document, schema) as { items?: Schema; properties?: Record<string, Schema> };
  if (items) return items.$ref === ref ? [pointer] : [];
  if (depth === MAX_DEPTH) return [];
  return Object.entries(properties ?? {}).flatMap(([name, field]) =>
    findPointers(document, field, ref, `${pointer}/${name}`, depth + 1),
  );
}
