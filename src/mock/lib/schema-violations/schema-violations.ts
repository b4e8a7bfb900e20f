import { createContext, Script } from "node:vm";
import { dereference, escapePointer, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import { detailOf } from "./details.ts";

/** A part of a value that does not match the schema. */
export interface Violation {
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  /** Reads as a sentence after the name of the part, such as `must be a string`. */
  detail: string;
  /** Keyword of the schema, such as `type`. */
  code: string;
}

const TIME_LIMIT_MS = 1000;
const MAX_VIOLATIONS = 20;
/** Keywords whose errors only say that there are others, which are reported as well. */
const WRAPPERS = new Set(
  `$ref $recursiveRef allOf anyOf if properties patternProperties additionalProperties unevaluatedProperties
  propertyNames dependentSchemas prefixItems items additionalItems unevaluatedItems`.split(/\s+/),
);
const MISSING = /does not have (?:required property )?"(.*)"\.$/s;

/**
 * Checks a value against a JSON Schema (draft 2020-12). Returns one violation for each part that does not match, at most
 * 20. `pointer` is the pointer of the value itself. A schema that can't be applied allows every value: one that has a
 * broken keyword, refers to another document or endlessly to itself, or takes longer than the time limit.
 *
 * Ajv is not used because it compiles each schema with `eval`.
 */
export function schemaViolations(
  schema: object,
  value: unknown,
  pointer: string,
  timeLimitMs = TIME_LIMIT_MS,
): Violation[] {
  const check = (shortCircuit: boolean) => () => {
    // A copy, because the validator writes into it. The cast is harmless: the validator throws if this is no schema.
    const copy = structuredClone(schema) as Schema;
    return violationsOf(copy, value, pointer, shortCircuit);
  };
  const first = withinTimeLimit(check(true), timeLimitMs);
  if (!first?.length) return [];
  // Where there are more than 100,000, the validator runs out of stack.
  return withinTimeLimit(check(false), timeLimitMs) ?? first;
}

function violationsOf(schema: Schema, value: unknown, base: string, shortCircuit: boolean): Violation[] {
  const lookup = dereference(schema);
  const { errors } = validate(value, schema, "2020-12", lookup, shortCircuit);
  const details = errors
    .filter(standsAlone)
    .map(({ keywordLocation }) => `${keywordLocation.replace(/minContains$/, "contains")}/`);
  const found = errors.flatMap((error, index): Violation[] => {
    const { keyword, keywordLocation } = error;
    if (WRAPPERS.has(keyword) || (keyword === "oneOf" && !standsAlone(error))) return [];
    if (details.some((location) => keywordLocation.startsWith(location))) return [];
    return [violationOf(error, errors[index - 1], limitOf(keywordLocation, schema, lookup), base)];
  });
  // If an alternative has looked inside the value, its type is wrong only for the other alternatives.
  const relevant = found.filter(
    ({ code, pointer }) => code !== "type" || !found.some((other) => other.pointer.startsWith(`${pointer}/`)),
  );
  const first = new Map<string, Violation>();
  for (const violation of relevant) if (!first.has(violation.pointer)) first.set(violation.pointer, violation);
  return [...first.values()].slice(0, MAX_VIOLATIONS);
}

/** Whether the errors of the subschemas would only distract from this one. */
function standsAlone({ keyword, error }: OutputUnit): boolean {
  if (keyword === "oneOf") return !error.includes("(0 matches)");
  return keyword === "contains" || keyword === "minContains";
}

function violationOf(
  { keyword, keywordLocation, instanceLocation, error }: OutputUnit,
  previous: OutputUnit | undefined,
  limit: unknown,
  base: string,
): Violation {
  const pointer = base + decodeURIComponent(instanceLocation.slice(1));
  if (keyword === "false") {
    const code = previous && WRAPPERS.has(previous.keyword) ? previous.keyword : keyword;
    return { pointer, detail: code.endsWith("Properties") ? "is not a known property" : "is not allowed", code };
  }
  const missing = MISSING.exec(error)?.[1];
  if (missing !== undefined)
    return { pointer: `${pointer}/${escapePointer(missing)}`, detail: "is required", code: keyword };
  const detail = detailOf(keyword, limit);
  const isName = keywordLocation.includes("/propertyNames/");
  return { pointer, detail: isName ? `has a name that ${detail}` : detail, code: keyword };
}

/** The value of a keyword, such as 5 for `#/properties/size/minimum`. The location may pass through references. */
function limitOf(location: string, schema: Schema, lookup: Record<string, unknown>): unknown {
  let value: unknown = schema;
  for (const segment of location.split("/").slice(1)) {
    const name = decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~");
    // A caller's schema can have any shape.
    const object = Object(value) as Record<string, unknown> & Schema;
    const reference = name === "$ref" ? object.__absolute_ref__ : undefined;
    value = reference === undefined ? object[name] : lookup[reference];
  }
  return value;
}

const context: { check?: () => unknown } = createContext({});
const script = new Script("check()");

/**
 * The result of a function; undefined if it throws or takes too long. A pattern can backtrack for years, references
 * can double the work at each level, and the validator compares each item with each other for `uniqueItems`: only a
 * time limit ends all of these.
 */
function withinTimeLimit<T>(check: () => T, timeout: number): T | undefined {
  context.check = check;
  try {
    return script.runInContext(context, { timeout });
  } catch {
    return undefined;
  } finally {
    delete context.check;
  }
}
