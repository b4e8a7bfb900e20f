import { operations } from "../../../generated/operations.ts";
import type { Operation } from "../lib/generated-types.ts";
import { nearMisses } from "../lib/near-misses.ts";
import { matchesTemplate } from "../lib/path-pattern.ts";
import type { RequestMatch } from "./request-match.ts";

/**
 * Explains that no operation of the API has a path of the conditions, so that no request could meet them; undefined if one
 * may.
 */
export function unknownPath({ operation_id = "*", path }: RequestMatch): string | undefined {
  if (path === undefined) return undefined;
  if (path.includes("?")) return `The path ${path} has a query string. Put its parameters into query.`;
  if (/[{}]/.test(path)) {
    const wildcards = path.replaceAll(/\{[^{}]*\}/g, "*");
    return `The path ${path} is a template, which no request has. Use * for a parameter: ${wildcards}`;
  }
  const one = operation_id === "*" ? undefined : listOperations().find(([id]) => id === operation_id)?.[1].path;
  if (one !== undefined)
    return matchesTemplate(path, one)
      ? undefined
      : `The path of ${operation_id} is ${one}, which ${path} never matches.`;
  const known = [...new Set(listOperations().map(([, operation]) => operation.path))];
  if (known.some((template) => matchesTemplate(path, template))) return undefined;
  return `No operation has the path ${path}. ${suggestPath(path, known) ?? "The reference lists the operations with their paths."}`;
}

/** A question that names the most similar path and its operations; undefined if there is none. */
function suggestPath(path: string, templates: readonly string[]): string | undefined {
  const filled = new Map(templates.flatMap((template) => fill(template, path).map((each) => [each, template])));
  const [nearest] = [
    ...[...filled.keys()].filter((each) => each.endsWith(path)),
    ...nearMisses(path, [...filled.keys()]),
  ];
  if (nearest === undefined) return undefined;
  const ids = listOperations().flatMap(([id, operation]) => (operation.path === filled.get(nearest) ? [id] : []));
  return `Did you mean ${nearest} (${ids.join(", ")})?`;
}

/** The template with the segments of a path for its parameters, aligned with its start and with its end. */
function fill(template: string, path: string): string[] {
  const [names, values] = [template.split("/"), path.split("/")];
  return [0, values.length - names.length].map((shift) =>
    names.map((name, index) => (name.startsWith("{") ? (values[index + shift] ?? "*") : name)).join("/"),
  );
}

function listOperations(): [id: string, operation: Operation][] {
  return Object.entries(operations);
}
