import { bodies, components, type Known } from "../../../generated/known-fields.ts";
import type { OperationId } from "../../../generated/operations.ts";

/** A valid body without the fields that the document does not declare. Bodies may have them; responses may not. */
export function keepKnownFields(operationId: OperationId, body: unknown): unknown {
  return keepKnown(body, bodies[operationId]);
}

function keepKnown(value: unknown, known: Known | undefined): unknown {
  if (typeof known === "string") return keepKnown(value, components[known]);
  if (!known || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => keepKnown(item, known.items));
  const { fields = {}, values, tag, variants } = known;
  if (tag !== undefined) return keepKnown(value, variants?.[(value as Record<string, string>)[tag] ?? ""]);
  const kept: [name: string, part: unknown][] = [];
  for (const [name, part] of Object.entries(value)) {
    if (Object.hasOwn(fields, name)) kept.push([name, keepKnown(part, fields[name])]);
    else if (values !== undefined) kept.push([name, keepKnown(part, values)]);
  }
  return Object.fromEntries(kept);
}
