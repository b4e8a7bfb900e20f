import { bodies, components } from "../../../../generated/known-fields.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import type { Known } from "../../../core/generated-types.ts";

/** Removes undeclared fields from a valid body: requests may have them, and responses may not. */
export function stripUnknownFields(operationId: OperationId, body: unknown): unknown {
  return stripUnknown(body, bodies[operationId]);
}

/** Returns the value itself if it has no unknown fields, which is the usual case. */
function stripUnknown(value: unknown, known: Known | undefined): unknown {
  if (typeof known === "string") return stripUnknown(value, components[known]);
  if (!known || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return known.items ? stripUnknownOfItems(value, known.items) : value;
  const { fields = {}, values, tag, variants } = known;
  const object = value as Record<string, unknown>;
  if (tag !== undefined) return stripUnknown(value, variants?.[String(object[tag] ?? "")]);
  let kept = object;
  for (const name of Object.keys(object)) {
    const isDeclared = Object.hasOwn(fields, name);
    const part = stripUnknown(object[name], isDeclared ? fields[name] : values);
    const isKept = isDeclared || values !== undefined;
    if (isKept && part === object[name]) continue;
    if (kept === object) kept = { ...object };
    if (isKept) kept[name] = part;
    else delete kept[name];
  }
  return kept;
}

function stripUnknownOfItems(items: readonly unknown[], known: Known): unknown {
  let kept: unknown[] | undefined;
  for (const [index, item] of items.entries()) {
    const part = stripUnknown(item, known);
    if (part === item) continue;
    kept ??= [...items];
    kept[index] = part;
  }
  return kept ?? items;
}
