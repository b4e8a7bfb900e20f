import { formatDetail } from "../format-detail.ts";

/** Says what a value must be to satisfy a keyword, whose value in the schema is `argument`. */
export function describeViolation(keyword: string, argument: unknown): string {
  return DETAILS[keyword]?.(argument) ?? `must match ${keyword}`;
}

const DETAILS: Record<string, (argument: unknown) => string> = {
  type: (types) => `must be ${[types].flat().map(withArticle).join(" or ")}`,
  const: (value) => `must be ${JSON.stringify(value)}`,
  enum: (values) => `must be one of ${[values].flat().map(json).join(", ")}`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  exclusiveMinimum: (limit) => `must be greater than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
  multipleOf: (factor) => `must be a multiple of ${factor}`,
  minLength: (limit) => `must have at least ${counted(limit, "character")}`,
  maxLength: (limit) => `must have at most ${counted(limit, "character")}`,
  pattern: (pattern) => `must match the pattern ${pattern}`,
  format: formatDetail,
  minItems: (limit) => `must have at least ${counted(limit, "item")}`,
  maxItems: (limit) => `must have at most ${counted(limit, "item")}`,
  uniqueItems: () => "must not have the same item twice",
  contains: () => "must have an item that matches contains",
  minContains: (limit) => `must have at least ${counted(limit, "item")} matching contains`,
  maxContains: (limit) => `must have at most ${counted(limit, "item")} matching contains`,
  minProperties: (limit) => `must have at least ${counted(limit, "property", "properties")}`,
  maxProperties: (limit) => `must have at most ${counted(limit, "property", "properties")}`,
  oneOf: () => "must match exactly one schema in oneOf",
  not: () => "must not match the schema in not",
};

function withArticle(type: unknown): string {
  if (type === "null") return "null";
  return `${/^[aio]/.test(String(type)) ? "an" : "a"} ${type}`;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

function counted(count: unknown, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
