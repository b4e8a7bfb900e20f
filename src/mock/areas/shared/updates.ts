/** The value of a field after an update: a request keeps it by omitting the field, and clears it by sending null. */
export function updated<Value>(requested: Value | null | undefined, before: Value, cleared: Value): Value {
  return requested === undefined ? before : (requested ?? cleared);
}
