/** Says what a value must be to satisfy a keyword, whose value in the schema is `argument`. */
export function describeViolation(keyword: string, argument: unknown): string {
  return DETAILS[keyword]?.(argument) ?? `must match ${keyword}`;
}

const DETAILS: Record<string, (argument: unknown) => string> = {
  type: (types) => `must be ${[types].flat().map(withArticle).join(" or ")}`,
  const: (value) => `must be ${JSON.stringify(value)}`,
  enum: (values) =>
    `must be one of ${[values]
      .flat()
      .map((value) => JSON.stringify(value))
      .join(", ")}`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  exclusiveMinimum: (limit) => `must be greater than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
  multipleOf: (factor) => `must be a multiple of ${factor}`,
  minLength: (limit) => `must have at least ${counted(limit, "character")}`,
  maxLength: (limit) => `must have at most ${counted(limit, "character")}`,
  pattern: (pattern) => `must match the pattern ${pattern}`,
  format: (format) => FORMATS.get(String(format)) ?? `must be a string in the format ${format}`,
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

/** The formats that the document uses, each with an example. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ["date", "must be a date such as 2026-03-02"],
  ["date-time", "must be an RFC 3339 time such as 2026-03-02T09:00:00Z"],
  ["duration", "must be an ISO 8601 duration such as PT30S, which is 30 seconds"],
  ["uuid", "must be a UUID such as 5b0e3c9a-7f1d-4c62-9a40-2d8f6e1b7c01"],
  ["uri", "must be an absolute URI such as https://tools.tidewater.example/mcp"],
  ["uri-reference", "must be a URI or a relative reference such as /v1/agents/pages?page_size=10"],
  ["int32", "must be an integer from -2147483648 to 2147483647"],
  ["int64", "must be an integer from -9223372036854775808 to 9223372036854775807"],
]);

function withArticle(type: unknown): string {
  if (type === "null") return "null";
  return `${/^[aio]/.test(String(type)) ? "an" : "a"} ${type}`;
}

function counted(count: unknown, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
