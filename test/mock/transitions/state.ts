import type { Input, Received } from "./call.ts";

/** Replaces runtime expressions by what they stand for (OpenAPI 3.1.0 section 4.8.20.3). */
export function resolved(to: Readonly<Record<string, unknown>>, input: Input): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(to).map(([field, value]) => {
      const [, part, name = ""] = /^\$request\.(query|path)\.(\w+)$/.exec(String(value)) ?? [];
      if (part) return [field, input[part as "query" | "path"]?.[name]];
      if (String(value).startsWith("$")) throw new Error(`The runtime expression ${value} is not known here.`);
      return [field, value];
    }),
  );
}

export function fieldOf(received: Received | undefined, field: string): unknown {
  return (received?.body as Record<string, unknown> | undefined)?.[field];
}

/** Whether an answer has all of these fields, with values of their types, as that with the resource itself has. */
export function isAbout(answer: Received, fields: object): boolean {
  return Object.entries(fields).every(([field, value]) => typeof fieldOf(answer, field) === typeof value);
}
