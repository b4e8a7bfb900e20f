import type { Operation } from "../../core/generated-types.ts";
import { isPlain } from "../../core/media-type.ts";
import { readQuery } from "../control/query-values.ts";
import { isJson } from "../exchange/negotiation.ts";
import { isInvalid, type Problem, toProblem, type Violation, type Violations } from "../exchange/problems.ts";
import type { ReceivedRequest } from "../exchange/received-request.ts";
import { toViolations } from "../exchange/violations.ts";
import type { Call } from "./route.ts";
import type { Parameters, Service } from "./shared/service.ts";

export interface ValidInput {
  readonly parameters: Parameters;
  /** The JSON value of the body; undefined if there is none. */
  readonly body: unknown;
  readonly problem?: undefined;
}

/** The input of an invalid request. An injected fault takes precedence over its problem. */
export interface InvalidInput {
  /** Undefined if they can't be decoded. */
  readonly parameters: Parameters | undefined;
  readonly problem: Problem;
}

export function validateRequest(
  { explain = (_id, violation) => violation }: Service,
  { operationId, operation, validators, pathNames, pathValues }: Call,
  request: ReceivedRequest,
): ValidInput | InvalidInput {
  const { parameters: validateParameters, body: validateBody } = validators;
  const violations: Violation[] = [];

  const path = decodePath(pathNames, pathValues);
  if (!path) {
    const detail = "The path has a percent sign that is not followed by two hex digits of UTF-8.";
    return { parameters: undefined, problem: toProblem(400, "MALFORMED_REQUEST", detail) };
  }
  const parameters = { path, query: readQuery(request.query), header: readHeaders(operation, request) };
  if (validateParameters && !validateParameters(parameters))
    violations.push(...explainRepeated(parameters.query, toViolations(validateParameters.errors, "")));

  const json = operation.body === "none" ? undefined : request.json();
  if (json) {
    const { "content-type": type, "content-encoding": coding } = request.headers;
    if (json.kind !== "none" && !isPlain(coding)) {
      const detail = `The Content-Encoding ${coding} is not decoded here. Send the body as it is, or to a mock on a port.`;
      return { parameters, problem: toProblem(415, "UNSUPPORTED_MEDIA_TYPE", detail) };
    }
    if (json.kind !== "none" && !isJson(type)) {
      const detail = `The body has the Content-Type ${type ?? "(none)"}. Send JSON with Content-Type: application/json.`;
      return { parameters, problem: toProblem(415, "UNSUPPORTED_MEDIA_TYPE", detail) };
    }
    if (json.kind === "malformed") return { parameters, problem: toProblem(400, "MALFORMED_REQUEST", json.reason) };
    if (json.kind === "none" && operation.body === "required")
      violations.push({ pointer: "/body", detail: "is required", code: "required" });
    if (json.kind === "json" && validateBody && !validateBody(json.value))
      violations.push(
        ...toViolations(validateBody.errors, "/body").map((each) => explain(operationId, each, json.value)),
      );
  }
  if (isInvalid(violations))
    return {
      parameters,
      problem: toProblem(422, "VALIDATION_ERROR", summarize(violations), { errors: violations }),
    };
  return { parameters, body: json?.kind === "json" ? json.value : undefined };
}

/** Explains the violations of a parameter that takes one value and has several, by one. */
function explainRepeated(query: Record<string, unknown>, violations: Violations): Iterable<Violation> {
  const explained = violations.map((violation) => {
    const { pointer, code } = violation;
    const values = pointer.startsWith("/query/") ? query[pointer.slice("/query/".length)] : undefined;
    if (!Array.isArray(values) || LIST_KEYWORDS.test(code)) return violation;
    const times = values.length === 2 ? "twice" : `${values.length} times`;
    return { pointer, detail: `is given ${times}: send one value`, code: "type" };
  });
  return new Map(explained.map((each) => [`${each.pointer} ${each.detail}`, each])).values();
}

const LIST_KEYWORDS = /items$/i;

function summarize(violations: Violations): string {
  const [first] = violations;
  const others = violations.length > 1 ? ` There are ${violations.length} violations in all, listed in errors.` : "";
  return `${first.pointer} ${first.detail}.${others}`;
}

function decodePath(names: readonly string[], values: readonly string[]): Record<string, unknown> | undefined {
  const path = emptyObject();
  try {
    for (const [index, name] of names.entries()) path[name] = decodeURIComponent(values[index]!); // One for each name.
  } catch {
    return undefined;
  }
  return path;
}

function readHeaders({ parameters }: Operation, { headers }: ReceivedRequest): Record<string, unknown> {
  const header = emptyObject();
  for (const name of parameters.header) {
    const key = name.toLowerCase();
    const value = headers[key];
    // A client that has received no event id may send an empty one, which means none (HTML, section 9.2.4).
    if (value !== undefined && (value !== "" || key !== "last-event-id")) header[key] = value;
  }
  return header;
}

/** Creates an object without a prototype, so that a parameter may have any name. */
function emptyObject(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>; // Object.create is typed as any.
}
