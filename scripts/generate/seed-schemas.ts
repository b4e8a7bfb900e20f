import { type Document, listParts, readName, type Schema } from "../../src/core/document.ts";
import { describeSeedState } from "../../src/mock/areas/schemas.ts";
import { type AnyDescription, optional } from "../../src/mock/areas/shared/describe.ts";
import { describeAreas } from "./areas.ts";

export interface SeedSchemas {
  /** By list. */
  readonly lists: Readonly<Record<string, EntrySchemas>>;
  /** The data that belongs to no resource. */
  readonly state: Schema;
}

interface EntrySchemas {
  readonly resource: Schema;
  readonly internal: Schema;
  /** Names of the fields of the resource. */
  readonly fields: readonly string[];
}

export function seedSchemas(document: Document): SeedSchemas {
  const { schemas } = document.components;
  const areas = describeAreas(document);
  const all: readonly AnyDescription[] = Object.values(areas);
  const lists = all
    .flatMap(({ lists }) => Object.entries(lists))
    .map(([name, { resource, internal }]): [string, EntrySchemas] => [
      name,
      { resource, internal: optional(internal), fields: listFields(schemas, resource) },
    ]);
  return { lists: Object.fromEntries(lists), state: optional(describeSeedState(areas.deployments.rows.commits)) };
}

/** The names of the fields of a schema, or of all its variants. */
function listFields(schemas: Record<string, Schema>, schema: Schema): string[] {
  if (schema.$ref !== undefined) return listFields(schemas, schemas[readName(schema)!]!);
  const parts = listParts(schema, "allOf", "oneOf", "anyOf");
  const own = Object.keys(schema.properties ?? {});
  return [...new Set([...own, ...parts.flatMap((part) => listFields(schemas, part))])];
}
