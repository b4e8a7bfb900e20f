import { type OperationId, operations } from "../../../generated/operations.ts";
import type { Operation } from "../../core/generated-types.ts";
import { nearMisses } from "../../core/near-misses.ts";
import { matchesTemplate } from "../lib/path-pattern.ts";
import type { RequestMatch } from "./request-match.ts";

/** Explains that no request could have the path of the conditions; undefined if one may. */
export function unknownPath({ operation_id = "*", path }: RequestMatch): string | undefined {
  if (path === undefined) return undefined;
  if (path.includes("?")) return `The path ${path} has a query string. Put its parameters into query.`;
  if (/[{}]/.test(path)) {
    const wildcards = path.replaceAll(/\{[^{}]*\}/g, "*");
    return `The path ${path} is a template, which no request has. Use * for a parameter: ${wildcards}`;
  }
  const one = Object.hasOwn(operations, operation_id) ? operations[operation_id as OperationId].path : undefined;
  if (one !== undefined)
    return matchesTemplate(path, one)
      ? undefined
      : `The path of ${operation_id} is ${one}, which ${path} never matches.`;
  if (Object.values(operations).some((operation) => matchesTemplate(path, operation.path))) return undefined;
  return `No operation has the path ${path}. ${suggestPath(path, operations) ?? "The reference lists the operations with their paths."}`;
}

/** Longer paths are similar to none: comparing them would take long. */
const MAX_LENGTH = 100;

/**
 * A question that names the most similar path and its operations; undefined if there is none. A path may lack its start, as
 * `/agents` does. Empty segments do not count, nor does the case of letters.
 */
export function suggestPath(path: string, operations: Readonly<Record<string, Operation>>): string | undefined {
  if (path.length > MAX_LENGTH) return undefined;
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.length === 0) return undefined;
  const wanted = segments.join("/");
  const filled = new Map<string, string>();
  const endings = new Set<string>();
  for (const template of Object.values(operations).map((operation) => operation.path)) {
    const names = template.slice(1).split("/");
    const missing = names.length - segments.length;
    const ending = fill(names.slice(missing), segments);
    const isEnding = missing > 0 && names[missing] === segments[0] && ending === wanted;
    const whole = isEnding ? fill(names, [...names.slice(0, missing), ...segments]) : fill(names, segments);
    if (isEnding) endings.add(whole);
    // Literal segments take precedence over parameters.
    if (countParameters(template) < countParameters(filled.get(whole))) filled.set(whole, template);
  }
  const [ending = nearMisses(wanted, [...filled.keys()]).find((each) => isNear(wanted, filled.get(each)!))] = endings;
  if (ending === undefined) return undefined;
  const ids = Object.keys(operations).filter((id) => operations[id]?.path === filled.get(ending));
  return `Did you mean /${ending} (${ids.join(", ")})?`;
}

function countParameters(template: string | undefined): number {
  return template === undefined ? Infinity : template.split("{").length;
}

/** A template with the segments of a path for its parameters. */
function fill(names: readonly string[], segments: readonly string[]): string {
  return names.map((name, index) => (name.startsWith("{") ? (segments[index] ?? "*") : name)).join("/");
}

/** Returns true if a path is similar to a template without the values of its parameters: these may be long. */
function isNear(path: string, template: string): boolean {
  const names = template.slice(1).split("/");
  const literals = path.split("/").filter((_, index) => !names[index]?.startsWith("{"));
  return nearMisses(literals.join("/"), [names.filter((name) => !name.startsWith("{")).join("/")]).length > 0;
}
