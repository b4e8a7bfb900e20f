/** The text, or its start and `…` if it has more than 30 characters, to quote it in a message. */
export function excerpt(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

/** The text, or its start and its end with `…` between them if it has more than `max` characters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const endLength = Math.floor(max / 3);
  // A surrogate whose other half is cut off would be no valid Unicode.
  const start = text.slice(0, max - endLength - 1).replace(/[\uD800-\uDBFF]$/, "");
  const end = text.slice(-endLength).replace(/^[\uDC00-\uDFFF]/, "");
  return `${start}…${end}`;
}
