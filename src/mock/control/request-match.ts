import type { components } from "../../../generated/control/types.ts";
import { canonicalJson } from "../lib/canonical-json.ts";
import { escapeSegment, valueAt } from "../lib/json-pointer.ts";
import { pathPattern } from "../lib/path-pattern.ts";
import { type PatternChecks, WorkLimitError } from "../lib/patterns/pattern-checks.ts";
import { compileSchema } from "../lib/schema-violations/schema-violations.ts";
import { shorten } from "../lib/shorten.ts";

export type RequestMatch = components["schemas"]["RequestMatch"];
type BodyCondition = components["schemas"]["BodyCondition"];
/** A condition that does not hold, or could not be checked; `pointer` is its place in the match, such as `/path`. */
export interface Mismatch extends Readonly<components["schemas"]["Mismatch"]> {
  readonly isChecked: boolean;
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
 * Compiles conditions to a function that returns those that do not hold for a request. Both throw a WorkLimitError if the
 * checks take too much work.
 */
export function compileMatch(match: RequestMatch, checks: PatternChecks): (request: MatchableRequest) => Mismatch[] {
  const conditions = [...listConditions(match, checks)];
  return (request) =>
    conditions.flatMap(([pointer, check, part]) => {
      const detail = check(request);
      if (detail === undefined) return [];
      const isChecked = part === undefined || request.isKnown(part);
      return [{ pointer, detail: shorten(detail, MAX_DETAIL), isChecked }];
    });
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

/** Describes what differs; undefined if the condition holds. */
type Check = (request: MatchableRequest) => string | undefined;

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
    const matches = pathPattern(path);
    yield [
      "/path",
      (request) => (matches(request.path) ? undefined : `The path is ${request.path}, not ${path}.`),
      "path",
    ];
  }
  for (const [name, value] of Object.entries(query ?? {}))
    yield [
      `/query/${escapeSegment(name)}`,
      (request) => queryDifference(name, request.queryValues(name), value),
      "query",
    ];
  for (const [name, value] of Object.entries(headers ?? {})) {
    const key = name.toLowerCase();
    yield [`/headers/${escapeSegment(name)}`, (request) => headerDifference(key, request, value), "headers"];
  }
  for (const [index, condition] of (body ?? []).entries())
    yield [`/body/${index}`, bodyCheck(condition, checks), "body"];
}

const MAX_DETAIL = 500;

function difference(what: string, actual: string | undefined, wanted: string): string | undefined {
  if (actual === wanted) return undefined;
  return `The ${what} is ${actual ?? "missing"}, not ${wanted}.`;
}

function queryDifference(name: string, values: readonly string[], wanted: string): string | undefined {
  if (values.includes(wanted)) return undefined;
  const actual = values.length === 0 ? "missing" : values.map(json).join(", ");
  return `The query parameter ${name} is ${actual}, not ${json(wanted)}.`;
}

function headerDifference(name: string, { headers }: MatchableRequest, wanted: string): string | undefined {
  if (!headers) return "The journal does not have the headers.";
  const value = headers[name];
  if (value === wanted) return undefined;
  return `The header ${name} is ${json(value)}, not ${json(wanted)}.`;
}

function bodyCheck(condition: BodyCondition, checks: PatternChecks): Check {
  const { pointer } = condition;
  const place = pointer === "" ? "The body" : pointer;
  const difference =
    "value" in condition ? valueDifference(condition.value, checks) : schemaDifference(condition, checks);
  return (request) => {
    if (!request.isKnown("body")) return "The journal does not have the whole body.";
    const body = request.body();
    const part = valueAt(body, pointer);
    return part === undefined ? `${place} is missing.` : difference(part, place, body);
  };
}

/** Describes what differs in a part of a body; undefined if the condition holds. */
type PartCheck = (part: unknown, place: string, body: unknown) => string | undefined;

function valueDifference(value: unknown, { spend }: PatternChecks): PartCheck {
  const wanted = canonicalJson(value)!; // It is JSON, and so is the part.
  const shown = shorten(wanted, MAX_DETAIL);
  return (part, place) => {
    const actual = canonicalJson(part)!;
    spend(actual.length);
    return actual === wanted ? undefined : `${place} is ${shorten(actual, MAX_DETAIL / 3)}, not ${shown}.`;
  };
}

function schemaDifference({ pointer, schema = {} }: BodyCondition, checks: PatternChecks): PartCheck {
  const findViolations = compileSchema(schema, checks);
  return (part, _place, body) => {
    const [violation] = findViolations(part, pointer);
    return (
      violation &&
      `${violation.pointer || "The body"} ${violation.detail}. It is ${json(valueAt(body, violation.pointer))}.`
    );
  };
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? "missing";
}
