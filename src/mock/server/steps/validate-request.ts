import type { Operation } from "../../../../generated/operations.ts";
import { isInvalid, type Problem, problemOf, type Violation, type Violations } from "../../areas/problems.ts";
import { violationsOf } from "../../areas/violations.ts";
import { isJson } from "../negotiation.ts";
import { type Parameters, type RequestContext, readJson } from "../request-context.ts";
import type { Service } from "../service.ts";

/** The problem of a request whose parameters or body are invalid, if they are. Sets `context.parameters`. */
export function validateRequest(
  { operations, validators, explain = identity }: Service,
  context: RequestContext,
): Problem | undefined {
  // Routing comes first.
  const id = context.operationId!;
  const { parameters: validateParameters, body: validateBody } = validators[id]!;
  const operation = operations[id]!;
  const violations: Violation[] = [];

  const parameters = parametersOf(context, operation);
  if (!parameters)
    return problemOf(
      400,
      "MALFORMED_REQUEST",
      "The path has a percent sign that is not followed by two hex digits of UTF-8.",
    );
  if (validateParameters && !validateParameters(parameters))
    violations.push(...violationsOf(validateParameters.errors, ""));
  context.parameters = parameters;

  if (operation.body !== "none") {
    const json = readJson(context);
    if (json.kind !== "none" && !isJson(context.request.headers["content-type"]))
      return problemOf(
        415,
        "UNSUPPORTED_MEDIA_TYPE",
        `The body has the Content-Type ${context.request.headers["content-type"] ?? "(none)"}. Send JSON with Content-Type: application/json.`,
      );
    if (json.kind === "malformed") return problemOf(400, "MALFORMED_REQUEST", json.reason);
    if (json.kind === "none" && operation.body === "required")
      violations.push({ pointer: "/body", detail: "is required", code: "required" });
    if (json.kind === "json" && validateBody && !validateBody(json.value))
      violations.push(...violationsOf(validateBody.errors, "/body").map((violation) => explain(id, violation)));
  }
  if (!isInvalid(violations)) return undefined;
  return problemOf(422, "VALIDATION_ERROR", summaryOf(violations), { errors: violations });
}

function identity(_operationId: string, violation: Violation): Violation {
  return violation;
}

function summaryOf(violations: Violations): string {
  const [first] = violations;
  const others = violations.length > 1 ? ` There are ${violations.length} violations in all; errors lists them.` : "";
  return `${first.pointer} ${first.detail}.${others}`;
}

/** The parameters as strings; undefined if the path can't be decoded. */
function parametersOf(
  { route, pathValues, query, request }: RequestContext,
  operation: Operation,
): Parameters | undefined {
  const path = record();
  try {
    for (const [index, name] of route!.parameters.entries()) path[name] = decodeURIComponent(pathValues[index]!);
  } catch {
    return undefined;
  }
  const header = record();
  for (const name of operation.parameters.header) {
    const key = name.toLowerCase();
    const value = request.headers[key];
    if (value !== undefined) header[key] = value;
  }
  return { path, query: queryOf(query), header };
}

function queryOf(text: string): Record<string, unknown> {
  const query = record();
  if (text === "") return query;
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query[name];
    if (before === undefined) query[name] = value;
    else query[name] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return query;
}

/** Without a prototype, so that a parameter may have any name. */
function record(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>; // Object.create is typed as any.
}
