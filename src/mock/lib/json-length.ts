/** Returns true if the JSON of a value has more characters than the limit. Reads no more of the value than that. */
export function isJsonLonger(value: unknown, limit: number): boolean {
  return charactersLeft(value, limit) < 0;
}

/** Characters that JSON escapes, and surrogates, which it escapes if they are alone (ECMA-262, QuoteJSONString). */
const ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** Returns the number of characters of a text in JSON, with its quotation marks. */
export function textLength(text: string): number {
  return ESCAPED.test(text) ? JSON.stringify(text).length : text.length + 2;
}

/** Returns the number of characters left of a limit after the JSON of a value; negative if it has more. */
export function charactersLeft(value: unknown, limit: number): number {
  if (typeof value === "string") return value.length > limit ? -1 : limit - textLength(value);
  if (typeof value !== "object" || value === null) return limit - String(value).length;
  let left = limit - 1;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && left >= 0; index += 1) left = charactersLeft(value[index], left - 1);
    return value.length > 0 ? left : left - 1;
  }
  const object = value as Readonly<Record<string, unknown>>; // It is JSON.
  const names = Object.keys(object);
  for (let index = 0; index < names.length && left >= 0; index += 1) {
    const name = names[index]!;
    left = charactersLeft(object[name], charactersLeft(name, left) - 2);
  }
  return names.length > 0 ? left : left - 1;
}
