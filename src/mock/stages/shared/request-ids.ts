/** Returns the id of a request by its number in its sandbox; 0 if it has no sandbox, such as one without a key. */
export function requestId(number: number): string {
  return `req_${number.toString(16).padStart(8, "0")}`;
}

/** Returns the number of a request by the headers of its response; 0 if they have no id. */
export function requestNumber(headers: Readonly<Record<string, string>>): number {
  return Number.parseInt(headers["x-request-id"]?.slice("req_".length) ?? "0", 16);
}
