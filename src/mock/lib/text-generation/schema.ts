/** A JSON Schema from outside: it may have any keyword, with a value of any type. */
export type Schema = Record<string, unknown>;

export function numberAt(schema: Schema, name: string): number | undefined {
  const value = schema[name];
  return typeof value === "number" ? value : undefined;
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function toRecord(value: unknown): Schema {
  // Any object has string keys and values of unknown types.
  return typeof value === "object" && value !== null ? (value as Schema) : {};
}

export function readType(schema: Schema): unknown {
  const type = schema.type;
  if (Array.isArray(type)) return type.find((each) => each !== "null") ?? "null";
  if (type !== undefined) return type;
  if (Object.keys(toRecord(schema.properties)).length > 0) return "object";
  if ("items" in schema || "prefixItems" in schema) return "array";
  return "minimum" in schema || "maximum" in schema || "multipleOf" in schema ? "number" : "string";
}
