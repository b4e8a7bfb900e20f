/** The value of a field after an update: if the request omits it, it stays, and null clears it. */
export function updated<Value>(requested: Value | null | undefined, before: Value, cleared: Value): Value {
  return requested === undefined ? before : (requested ?? cleared);
}
