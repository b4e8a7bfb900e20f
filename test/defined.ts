/** Returns the value. Throws an error if it is undefined or null. */
export function defined<Value>(value: Value): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`The test needs a value, but it is ${value}.`);
  return value;
}
