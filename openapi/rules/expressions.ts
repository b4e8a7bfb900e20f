/**
 * A runtime expression (Arazzo 1.0.1, section "Runtime Expressions"), in one of the forms that flows use: an input of the
 * flow, an output of an earlier step, the status of the response, or a part of its body. `pointer` is a JSON Pointer.
 */
export type Expression =
  | { kind: "input"; name: string }
  | { kind: "output"; step: string; name: string }
  | { kind: "status" }
  | { kind: "body"; pointer: string };

/** Returns undefined if the text has none of these forms. */
export function parseExpression(text: string): Expression | undefined {
  if (text === "$statusCode") return { kind: "status" };
  const input = /^\$inputs\.([\w-]+)$/.exec(text);
  if (input) return { kind: "input", name: input[1]! };
  const output = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(text);
  if (output) return { kind: "output", step: output[1]!, name: output[2]! };
  const body = /^\$response\.body(?:#((?:\/[^/\s]*)+))?$/.exec(text);
  return body ? { kind: "body", pointer: body[1] ?? "" } : undefined;
}

/** The expressions in a parameter or a string of a body: the whole text, or each part in braces, such as `{$inputs.apiKey}`. */
export function expressionsInValue(text: string): string[] {
  return text.startsWith("$") ? [text] : Array.from(text.matchAll(/\{(\$[^{}]*)\}/g), (match) => match[1]!);
}

/** The expressions in a simple condition, such as `$statusCode == 200`. */
export function expressionsInCondition(condition: string): string[] {
  return condition.match(/\$[^\s()=<>!&|]+/g) ?? [];
}

/** Yields every string in a JSON value, with the path to it. */
export function* stringsIn(value: unknown, path: (string | number)[] = []): Generator<[string, (string | number)[]]> {
  if (typeof value === "string") yield [value, path];
  if (typeof value !== "object" || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) yield* stringsIn(item, [...path, key]);
}
