import type { Violation } from "../areas/problems.ts";

type Schema = Readonly<Record<string, unknown>>;

/**
 * What a JSON Schema has against a value; `pointer` is the value's own place. It knows the keywords that definitions of
 * workflows use: type, required, properties, items, enum and the format date. Ajv would compile each schema with `eval`.
 */
export function schemaViolations(schema: Schema, value: unknown, pointer: string): Violation[] {
  const types = [schema.type ?? []].flat().map(String);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return [{ pointer, detail: `must be ${named(types)}`, code: "type" }];
  const { enum: values, format } = schema;
  if (Array.isArray(values) && !values.some((one) => JSON.stringify(one) === JSON.stringify(value)))
    return [{ pointer, detail: `must be one of ${values.map((one) => JSON.stringify(one)).join(", ")}`, code: "enum" }];
  if (format === "date" && typeof value === "string" && !isDate(value))
    return [{ pointer, detail: "must be a date such as 2026-03-02", code: "format" }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => schemaViolations(schemaOf(schema.items), item, `${pointer}/${index}`));
  }
  if (typeof value !== "object" || value === null) return [];
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const properties = Object.entries(schemaOf(schema.properties)).filter(([name]) => Object.hasOwn(value, name));
  return [
    ...missing.map((name) => ({ pointer: `${pointer}/${name}`, detail: "is required", code: "required" })),
    ...properties.flatMap(([name, part]) =>
      // The value is an object that has the name.
      schemaViolations(schemaOf(part), (value as Record<string, unknown>)[name], `${pointer}/${name}`),
    ),
  ];
}

function schemaOf(value: unknown): Schema {
  return typeof value === "object" && value !== null ? (value as Schema) : {}; // An object has no further shape.
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

function named(types: readonly string[]): string {
  return types.map((type) => (type === "null" ? type : `${/^[aio]/.test(type) ? "an" : "a"} ${type}`)).join(" or ");
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}
