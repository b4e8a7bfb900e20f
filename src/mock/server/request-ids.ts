/** Returns the id of a request by its number in its sandbox; 0 if it has no sandbox, such as one without a key. */
export function requestId(number: number): string {
  return `req_${number.toString(16).padStart(8, "0")}`;
}
