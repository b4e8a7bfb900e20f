import type { OperationId } from "../../../generated/operations.ts";
import { operationsOf, resolve, type Schema, type Transition } from "../../../scripts/render/document.ts";
import { document } from "../../document.ts";

export interface Row {
  readonly id: OperationId;
  readonly number: number;
  readonly row: Transition;
}

const described = new Map([...operationsOf(document)].map(({ operation }) => [operation.operationId, operation]));

/** Every row of `x-transition` in the document. */
export const rows: readonly Row[] = [...described.values()].flatMap((operation) =>
  (operation["x-transition"] ?? []).map((row, number) => ({
    // generated/operations.ts is made from the same document.
    id: operation.operationId as OperationId,
    number,
    row,
  })),
);

/** The values that a field of a schema can have, as text; empty if it has no closed or known set of them. */
export function valuesOf(schema: string, field: string): readonly string[] {
  const property = propertyOf(document.components.schemas[schema], field);
  const choices = [property, ...((property?.oneOf as Schema[] | undefined) ?? [])];
  return choices.flatMap((choice) => {
    const { type, enum: closed, "x-extensible-enum": known } = choice ? resolve(document, choice) : {};
    if (type === "boolean") return ["false", "true"];
    return ((closed ?? known ?? []) as unknown[]).map(String);
  });
}

/** The schema of a property, also where it stands in one of the schemas that this one is made of. */
function propertyOf(given: Schema | undefined, field: string): Schema | undefined {
  if (!given) return undefined;
  const schema = resolve(document, given);
  const { properties } = schema as { properties?: Record<string, Schema> };
  const own = properties?.[field];
  if (own) return resolve(document, own);
  const parts = [schema.allOf, schema.oneOf].flatMap((all) => (all ?? []) as Schema[]);
  return parts.map((part) => propertyOf(part, field)).find((found) => found !== undefined);
}

/** The document's description of an answer of the operation; undefined if it has no such answer. */
export function descriptionOf(id: OperationId, status: number): string | undefined {
  const response = described.get(id)?.responses[status];
  return response && resolve(document, response).description;
}
