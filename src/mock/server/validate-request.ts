import type { Operation } from "../../../generated/operations.ts";
import { type Fault, type Problem, problemOf } from "../areas/problems.ts";
import { faultsOf } from "../areas/violations.ts";
import { isJson } from "./negotiation.ts";
import { type Exchange, jsonOf, type Parameters } from "./request-context.ts";
import type { Service } from "./service.ts";

/** What is wrong with the parameters and the body of a request, if anything; fills in `parameters` when nothing is. */
export function inputProblem({ operations, validators }: Service, exchange: Exchange): Problem | undefined {
  // The route has been found before anything is validated.
  const id = exchange.id!;
  const { parameters: validateParameters, body: validateBody } = validators[id]!;
  const operation = operations[id]!;
  const faults: Fault[] = [];

  const parameters = parametersOf(exchange, operation);
  if (!parameters)
    return problemOf(
      400,
      "MALFORMED_REQUEST",
      "The path has a percent sign that is not followed by two hex digits of UTF-8.",
    );
  if (validateParameters && !validateParameters(parameters)) faults.push(...faultsOf(validateParameters.errors, ""));
  exchange.parameters = parameters;

  if (operation.body !== "none") {
    const json = jsonOf(exchange);
    if (json.kind !== "none" && !isJson(exchange.request.headers["content-type"]))
      return problemOf(
        415,
        "UNSUPPORTED_MEDIA_TYPE",
        `The body has the Content-Type ${exchange.request.headers["content-type"] ?? "(none)"}. Send JSON with Content-Type: application/json.`,
      );
    if (json.kind === "malformed") return problemOf(400, "MALFORMED_REQUEST", json.reason);
    if (json.kind === "none" && operation.body === "required")
      faults.push({ pointer: "/body", detail: "is required", code: "required" });
    if (json.kind === "json" && validateBody && !validateBody(json.value))
      faults.push(...faultsOf(validateBody.errors, "/body"));
  }
  if (faults.length === 0) return undefined;
  return problemOf(422, "VALIDATION_ERROR", summaryOf(faults), { errors: faults });
}

function summaryOf(faults: readonly Fault[]): string {
  const first = faults[0]!;
  const others = faults.length > 1 ? ` There are ${faults.length} faults in all; errors lists them.` : "";
  return `${first.pointer} ${first.detail}.${others}`;
}

/** The parameters as text, by place; undefined if the path can't be decoded. */
function parametersOf({ route, values, query, request }: Exchange, operation: Operation): Parameters | undefined {
  const path = record();
  try {
    for (const [index, name] of route!.parameters.entries()) path[name] = decodeURIComponent(values[index]!);
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
