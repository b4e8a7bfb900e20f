/** Says what a string must be to have a format of JSON Schema, with an example for each format that the document uses. */
export function formatDetail(format: unknown): string {
  return FORMATS.get(String(format)) ?? `must be a string in the format ${format}`;
}

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
