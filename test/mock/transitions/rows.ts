import type { OperationId } from "../../../generated/operations.ts";
import { listOperations, type Move, resolve, type Schema, type Transition } from "../../../src/core/document.ts";
import { document } from "../../document.ts";

export interface TransitionRow {
  readonly id: OperationId;
  readonly number: number;
  readonly row: Transition;
}

const operations = new Map([...listOperations(document)].map(({ operation }) => [operation.operationId, operation]));

/** Every row of `x-transition` in the document. */
export const rows: readonly TransitionRow[] = [...operations.values()].flatMap((operation) =>
  (operation["x-transition"] ?? []).map((row, number) => ({
    // generated/operations.ts is generated from the same document.
    id: operation.operationId as OperationId,
    number,
    row,
  })),
);

export interface DocumentedMove {
  readonly schema: string;
  readonly move: Move;
}

/** Every entry of `x-transition` of a schema in the document. */
export const moves: readonly DocumentedMove[] = Object.entries(document.components.schemas).flatMap(([schema, node]) =>
  (node["x-transition"] ?? []).map((move) => ({ schema, move })),
);

/** The possible values of a field; empty if the schema does not list them. */
export function listValues(schema: string, field: string): readonly string[] {
  const property = findProperty(document.components.schemas[schema], field);
  const choices = [property, ...((property?.oneOf as Schema[] | undefined) ?? [])];
  return choices.flatMap((choice) => {
    const { type, enum: closed, "x-extensible-enum": known } = choice ? resolve(document, choice) : {};
    if (type === "boolean") return ["false", "true"];
    return ((closed ?? known ?? []) as unknown[]).map(String);
  });
}

/** The schema of a property of this schema or of one of its subschemas in `allOf` and `oneOf`. */
function findProperty(schemaOrReference: Schema | undefined, field: string): Schema | undefined {
  if (!schemaOrReference) return undefined;
  const schema = resolve(document, schemaOrReference);
  const { properties } = schema as { properties?: Record<string, Schema> };
  const direct = properties?.[field];
  if (direct) return resolve(document, direct);
  const parts = [schema.allOf, schema.oneOf].flatMap((all) => (all ?? []) as Schema[]);
  return parts.map((part) => findProperty(part, field)).find((found) => found !== undefined);
}

/** The description of a response in the document; undefined if the operation has no such response. */
export function readDescription(id: OperationId, status: number): string | undefined {
  const response = operations.get(id)?.responses[status];
  return response && resolve(document, response).description;
}
