import type { ErrorObject } from "ajv";
import { escapeSegment } from "../../core/json-pointer.ts";
import { describeViolation } from "../../core/schema-violations/details.ts";
import { isInvalid, type Violation, type Violations } from "./problems.ts";

const MAX_VIOLATIONS = 20;
/** Errors that are considered. Each is compared with all others, and a value can have a million. */
const MAX_ERRORS = 500;

/** Converts the errors of a validator, without duplicates. `base` is the pointer of the rejected value. */
export function toViolations(errors: readonly ErrorObject[] | null | undefined, base: string): Violations {
  // The errors of the selected variant give the reason.
  const reasons = (errors ?? []).filter(({ keyword }) => keyword !== "discriminator" && keyword !== "if");
  const all = mergeTypes(reasons.slice(0, MAX_ERRORS));
  const violations = new Map<string, Violation>();
  for (const error of all) {
    if (isRedundant(error, all)) continue;
    const violation = toViolation(error, base);
    const { pointer, code, detail } = violation;
    // A value has one type. The first error names those that the intended variant allows.
    const key = code === "type" ? pointer : `${pointer} ${code} ${detail}`;
    if (!violations.has(key)) violations.set(key, violation);
  }
  const found = [...violations.values()].slice(0, MAX_VIOLATIONS);
  return isInvalid(found) ? found : [{ pointer: base, detail: "is not allowed", code: "invalid" }];
}

/** Finds undocumented properties and kinds in the errors of a strict validator. `base` is the pointer of the value. */
export function findUnlisted(errors: readonly ErrorObject[] | null | undefined, base: string): Violation[] {
  const all = (errors ?? []).slice(0, MAX_ERRORS);
  const found = new Map<string, Violation>();
  for (const { keyword, instancePath, params } of all) {
    const { error, tag, additionalProperty } = params;
    const name = keyword === "discriminator" && error === "mapping" ? tag : additionalProperty;
    if (name === undefined) continue;
    const same = all.filter((other) => other.instancePath === instancePath);
    // A property that one variant of a union lists is in the document.
    const count = same.filter((other) => other.params.additionalProperty === name).length;
    if (count === 1 && same.some((other) => isUnion(other.keyword))) continue;
    const pointer = `${base}${instancePath}/${escapeSegment(name)}`;
    const detail = name === tag ? "has an undocumented value" : "is undocumented";
    found.set(pointer, { pointer, detail, code: "undocumented" });
  }
  return [...found.values()].slice(0, MAX_VIOLATIONS);
}

const isUnion = (keyword: string): boolean => keyword === "oneOf" || keyword === "anyOf";

/** Merges the wrong types of the variants of a union, which come right before its own error: each of them would be enough. */
function mergeTypes(errors: readonly ErrorObject[]): ErrorObject[] {
  const merged: ErrorObject[] = [];
  for (const error of errors) {
    if (isUnion(error.keyword)) {
      const isType = ({ keyword, instancePath }: ErrorObject) =>
        keyword === "type" && instancePath === error.instancePath;
      const types = merged.splice(merged.findLastIndex((other) => !isType(other)) + 1);
      const [first] = types;
      if (first) merged.push({ ...first, params: { type: [...new Set(types.flatMap(({ params }) => params.type))] } });
    }
    merged.push(error);
  }
  return merged;
}

/**
 * Returns true if other errors make this one redundant: "no variant matches" where others give the reason, or "wrong type"
 * where others point into the same value.
 */
function isRedundant({ keyword, instancePath }: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (isUnion(keyword))
    return all.some((other) => other.keyword !== keyword && other.instancePath.startsWith(instancePath));
  return keyword === "type" && all.some((other) => other.instancePath.startsWith(`${instancePath}/`));
}

function toViolation(
  { instancePath, keyword, message = "is not allowed", params }: ErrorObject,
  base: string,
): Violation {
  const at = base + instancePath;
  // The schema decides which params a keyword has; Ajv types them as a record of anything.
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues, allowedValue, format } =
    params as Record<string, string | undefined> & { allowedValues?: unknown[]; allowedValue?: unknown };
  const unknown = additionalProperty ?? unevaluatedProperty;
  if (missingProperty !== undefined)
    return { pointer: `${at}/${escapeSegment(missingProperty)}`, detail: "is required", code: keyword };
  if (unknown !== undefined)
    return { pointer: `${at}/${escapeSegment(unknown)}`, detail: "is not a known property", code: keyword };
  if (allowedValues) return { pointer: at, detail: describeViolation("enum", allowedValues), code: keyword };
  if (keyword === "not") return { pointer: at, detail: "is not allowed here", code: keyword };
  if (keyword === "type") return { pointer: at, detail: describeViolation(keyword, params.type), code: keyword };
  if (keyword === "const") return { pointer: at, detail: describeViolation(keyword, allowedValue), code: keyword };
  if (keyword === "format") return { pointer: at, detail: describeViolation(keyword, format), code: keyword };
  return { pointer: at, detail: message, code: keyword };
}
