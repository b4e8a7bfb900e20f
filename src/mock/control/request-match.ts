import type { components } from "../../../generated/control/types.ts";
import { canonicalJson } from "../lib/canonical-json.ts";
import { valueAt } from "../lib/json-pointer.ts";
import { pathPattern } from "../lib/path-pattern.ts";
import { schemaViolations } from "../lib/schema-violations/schema-violations.ts";
import { shorten } from "../lib/shorten.ts";

export type RequestMatch = components["schemas"]["RequestMatch"];
type BodyCondition = components["schemas"]["BodyCondition"];
/** A condition that does not hold, or could not be checked; `pointer` is its place in the match, such as `/path`. */
export interface Mismatch extends Readonly<components["schemas"]["Mismatch"]> {
  readonly isChecked: boolean;
}
/** A part of a request that the journal may not have, or not whole. */
type Part = "path" | "query" | "headers" | "body";

/** A request as conditions see it. What costs time to get is got only if a condition asks for it. */
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
  /** Whether the whole part is known. */
  isKnown(part: Part): boolean;
}

/** Makes the function that returns the conditions that do not hold for a request. Compiles what takes time to compile. */
export function compileMatch(match: RequestMatch): (request: MatchableRequest) => Mismatch[] {
  const checks = [...checksOf(match)];
  return (request) =>
    checks.flatMap(([pointer, check, part]) => {
      const detail = check(request);
      if (detail === undefined) return [];
      const isChecked = part === undefined || request.isKnown(part);
      return [{ pointer, detail: shorten(detail, MAX_DETAIL), isChecked }];
    });
}

/** Whether all conditions hold. */
export function isMatch(match: RequestMatch, request: MatchableRequest): boolean {
  for (const [, check] of checksOf(match)) if (check(request) !== undefined) return false;
  return true;
}

/** Returns what is wrong, in words; undefined if the condition holds. */
type Check = (request: MatchableRequest) => string | undefined;

/** The pointer of each condition, its check, and the part that this needs. The cheapest come first. */
function* checksOf(match: RequestMatch): Generator<[pointer: string, check: Check, part?: Part]> {
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
    yield [`/query/${escaped(name)}`, (request) => queryDifference(name, request.queryValues(name), value), "query"];
  for (const [name, value] of Object.entries(headers ?? {})) {
    const key = name.toLowerCase();
    yield [`/headers/${escaped(name)}`, (request) => headerDifference(key, request, value), "headers"];
  }
  for (const [index, condition] of (body ?? []).entries())
    yield [`/body/${index}`, (request) => bodyDifference(condition, request), "body"];
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

function bodyDifference(condition: BodyCondition, request: MatchableRequest): string | undefined {
  if (!request.isKnown("body")) return "The journal does not have the whole body.";
  const body = request.body();
  const { pointer } = condition;
  const place = pointer === "" ? "The body" : pointer;
  const part = valueAt(body, pointer);
  if (part === undefined) return `${place} is missing.`;
  if ("value" in condition) {
    const [actual, wanted] = [canonicalJson(part)!, canonicalJson(condition.value)!];
    return actual === wanted ? undefined : `${place} is ${shorten(actual, MAX_DETAIL / 3)}, not ${wanted}.`;
  }
  const [violation] = schemaViolations(condition.schema ?? {}, part, pointer);
  return (
    violation &&
    `${violation.pointer || "The body"} ${violation.detail}. It is ${json(valueAt(body, violation.pointer))}.`
  );
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? "missing";
}

/** A name as part of a JSON Pointer (RFC 6901 section 3). */
function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
