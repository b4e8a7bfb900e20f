import type { components } from "../../../generated/control/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { equalJson } from "../../core/equal-json.ts";
import { escapeSegment, splitPointer, valueAt, valueIn } from "../../core/json-pointer.ts";
import { type PatternChecks, WorkLimitError } from "../../core/patterns/pattern-checks.ts";
import { compileSchema, type SchemaCheck } from "../../core/schema-violations/schema-violations.ts";
import { shorten } from "../../core/shorten.ts";
import { pathPattern } from "../lib/path-pattern.ts";

export type RequestMatch = components["schemas"]["RequestMatch"];
type BodyCondition = components["schemas"]["BodyCondition"];
type TextCondition = components["schemas"]["TextCondition"];
/** A condition that does not hold, or could not be checked. */
export interface Mismatch {
  readonly pointer: string;
  readonly isChecked: boolean;
  /** Describes what differs, which takes longer than to find it out. Throws a WorkLimitError if it takes too much work. */
  readonly describe: () => string;
}
/** A part of a request that the journal may not have, or not whole. */
type Part = "path" | "query" | "headers" | "body";

/** The parts of a request that conditions compare. The query and the body are parsed only if a condition needs them. */
export interface MatchableRequest {
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  /** All values of a parameter of the query string, decoded. */
  queryValues(name: string): readonly string[];
  /** Headers, whose names are in lower case; undefined if they are not known. */
  readonly headers: Readonly<Record<string, string | undefined>> | undefined;
  /** The JSON body; undefined if there is none. */
  body(): unknown;
  /** Returns true if the whole part is known. */
  isKnown(part: Part): boolean;
}

/**
 * Compiles conditions to a function that returns those that do not hold for a request. `base` is the pointer of the match.
 * Both throw a WorkLimitError if the checks take too much work.
 */
export function compileMatch(
  match: RequestMatch,
  checks: PatternChecks,
  base = "",
): (request: MatchableRequest) => Mismatch[] {
  const conditions = [...listConditions(match, checks)];
  return (request) =>
    conditions.flatMap(([at, check, part]) => {
      const describe = check(request);
      return describe ? [{ pointer: base + at, isChecked: part === undefined || request.isKnown(part), describe }] : [];
    });
}

/** Describes mismatches as responses show them. Throws a WorkLimitError if that takes too much work. */
export function describeMismatches(mismatches: readonly Mismatch[]): components["schemas"]["Mismatch"][] {
  return mismatches.map(({ pointer, describe }) => ({ pointer, detail: shorten(describe(), MAX_DETAIL) }));
}

/** Returns true if all conditions hold. One that takes too much work to check does not. */
export function isMatch(match: RequestMatch, request: MatchableRequest, checks: PatternChecks): boolean {
  try {
    for (const [, check] of listConditions(match, checks)) if (check(request) !== undefined) return false;
    return true;
  } catch (error) {
    if (error instanceof WorkLimitError) return false;
    throw error;
  }
}

type Description = () => string;
/** Returns the description of what differs; undefined if the condition holds. */
type Check = (request: MatchableRequest) => Description | undefined;

/** The pointer of each condition, its check, and the part that it needs. The cheapest come first. */
function* listConditions(
  match: RequestMatch,
  checks: PatternChecks,
): Generator<[pointer: string, check: Check, part?: Part]> {
  const { operation_id, method, path, query, headers, body } = match;
  if (operation_id !== undefined && operation_id !== "*")
    yield ["/operation_id", ({ operationId }) => difference("operation", operationId ?? undefined, operation_id)];
  if (method !== undefined) yield ["/method", (request) => difference("method", request.method, method)];
  if (path !== undefined) {
    const matches = pathPattern(path, checks.spend);
    yield [
      "/path",
      (request) => (matches(request.path) ? undefined : () => `The path is ${request.path}, not ${path}.`),
      "path",
    ];
  }
  for (const [name, condition] of Object.entries(query ?? {})) {
    const differs = textCheck(condition, `The query parameter ${name}`, checks);
    yield [`/query/${escapeSegment(name)}`, (request) => differs(request.queryValues(name)), "query"];
  }
  for (const [name, condition] of Object.entries(headers ?? {})) {
    const key = name.toLowerCase();
    const differs = textCheck(condition, `The header ${key}`, checks);
    const check: Check = (request) => {
      if (!request.headers) return () => "The journal does not have the headers.";
      const value = Object.hasOwn(request.headers, key) ? request.headers[key] : undefined;
      return differs(value === undefined ? [] : [value]);
    };
    yield [`/headers/${escapeSegment(name)}`, check, "headers"];
  }
  for (const [index, condition] of (body ?? []).entries())
    yield [`/body/${index}`, bodyCheck(condition, checks), "body"];
}

const MAX_DETAIL = 500;

function difference(what: string, actual: string | undefined, wanted: string): Description | undefined {
  if (actual === wanted) return undefined;
  return () => `The ${what} is ${actual ?? "missing"}, not ${wanted}.`;
}

/** Returns the description of what differs in all values of a parameter or header; undefined if one meets the condition. */
function textCheck(
  condition: TextCondition,
  what: string,
  checks: PatternChecks,
): (values: readonly string[]) => Description | undefined {
  const wanted = typeof condition === "string" ? condition : condition.value;
  const { schema = {} } = typeof condition === "string" ? {} : condition;
  let findViolations: SchemaCheck | undefined;
  return (values) => {
    const shown = () => (values.length === 0 ? "missing" : values.map(json).join(", "));
    if (wanted !== undefined)
      return values.includes(wanted) ? undefined : () => `${what} is ${shown()}, not ${json(wanted)}.`;
    // A schema that can't be applied must not match by mistake.
    findViolations ??= compileSchema(schema, checks, "refuse");
    let detail: string | undefined;
    for (const value of values) {
      const [violation] = findViolations(value, "");
      if (!violation) return undefined;
      detail ??= violation.detail;
    }
    return () => (detail === undefined ? `${what} is missing.` : `${what} ${detail}. It is ${shown()}.`);
  };
}

function bodyCheck(condition: BodyCondition, checks: PatternChecks): Check {
  const { pointer } = condition;
  const names = splitPointer(pointer);
  const place = pointer === "" ? "The body" : pointer;
  const difference =
    "value" in condition ? valueDifference(condition.value, checks) : schemaDifference(condition, checks);
  return (request) => {
    if (!request.isKnown("body")) return () => "The journal does not have the whole body.";
    const body = request.body();
    const part = valueIn(body, names);
    return part === undefined ? () => `${place} is missing.` : difference(part, place, body);
  };
}

/** Returns the description of what differs in a part of a body; undefined if the condition holds. */
type PartCheck = (part: unknown, place: string, body: unknown) => Description | undefined;

/** Work of serializing a character, compared with that of following an instruction of a regular expression. */
const SERIALIZING = 5;

function valueDifference(wanted: unknown, { spend }: PatternChecks): PartCheck {
  return (part, place) => {
    if (equalJson(part, wanted, spend)) return undefined;
    return () => {
      const [actual, shown] = [part, wanted].map((value) => canonicalJson(value)!) as [string, string]; // They are JSON.
      spend((actual.length + shown.length) * SERIALIZING);
      return `${place} is ${shorten(actual, MAX_DETAIL / 3)}, not ${shorten(shown, MAX_DETAIL)}.`;
    };
  };
}

function schemaDifference({ pointer, schema = {} }: BodyCondition, checks: PatternChecks): PartCheck {
  let findViolations: SchemaCheck | undefined;
  return (part, _place, body) => {
    // A schema that can't be applied must not match by mistake.
    findViolations ??= compileSchema(schema, checks, "refuse");
    const [violation] = findViolations(part, pointer);
    if (!violation) return undefined;
    return () => {
      const actual = json(valueAt(body, violation.pointer));
      checks.spend(actual.length * SERIALIZING);
      return `${violation.pointer || "The body"} ${violation.detail}. It is ${actual}.`;
    };
  };
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? "missing";
}
