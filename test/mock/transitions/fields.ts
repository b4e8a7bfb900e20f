import type { ApiResponse, RequestParts } from "./call.ts";

/** Replaces runtime expressions with their values (OpenAPI 3.1.0, section 4.8.20.3). */
export function resolveExpressions(
  to: Readonly<Record<string, unknown>>,
  input: RequestParts,
  response: ApiResponse,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(to).map(([field, value]) => {
      const [, part, name = ""] = /^\$request\.(query|path)\.(\w+)$/.exec(String(value)) ?? [];
      if (part) return [field, input[part as "query" | "path"]?.[name]];
      const [, member] = /^\$request\.body#\/(\w+)$/.exec(String(value)) ?? [];
      if (member) return [field, (input.body as Record<string, unknown>)[member]];
      const [, property] = /^\$response\.body#\/(\w+)$/.exec(String(value)) ?? [];
      if (property) return [field, readField(response, property)];
      if (String(value).startsWith("$")) throw new Error(`The runtime expression ${value} is not supported.`);
      return [field, value];
    }),
  );
}

export function readField(received: ApiResponse | undefined, field: string): unknown {
  return (received?.body as Record<string, unknown> | undefined)?.[field];
}

/** Returns true if a response has all these fields with values of the same types, so that it is probably the resource. */
export function hasFields(response: ApiResponse, fields: object): boolean {
  return Object.entries(fields).every(([field, value]) => typeof readField(response, field) === typeof value);
}
