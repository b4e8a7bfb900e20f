import { bodies, components, type Known } from "../../../generated/known-fields.ts";
import type { OperationId } from "../../../generated/operations.ts";

/** A valid body without the fields that the document does not declare. Bodies may have them; responses may not. */
export function keepKnownFields(operationId: OperationId, body: unknown): unknown {
  return keepKnown(body, bodies[operationId]);
}

/** Returns the value itself unless something has to be left out, which is rare. */
function keepKnown(value: unknown, known: Known | undefined): unknown {
  if (typeof known === "string") return keepKnown(value, components[known]);
  if (!known || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => keepKnown(item, known.items));
  const { fields = {}, values, tag, variants } = known;
  const object = value as Record<string, unknown>;
  if (tag !== undefined) return keepKnown(value, variants?.[String(object[tag] ?? "")]);
  let kept = object;
  for (const name of Object.keys(object)) {
    const isDeclared = Object.hasOwn(fields, name);
    const part = keepKnown(object[name], isDeclared ? fields[name] : values);
    const isKept = isDeclared || values !== undefined;
    if (isKept && part === object[name]) continue;
    if (kept === object) kept = { ...object };
    if (isKept) kept[name] = part;
    else delete kept[name];
  }
  return kept;
}
