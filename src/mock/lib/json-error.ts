/** A number or a literal (RFC 8259 sections 3 and 6). */
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A character of a string, or an escape sequence (RFC 8259 section 7). */
const CHARACTER = /[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

/**
 * Returns the index of the first character that is wrong in a text that is not JSON, or its length if it ends too early.
 * The errors of JSON.parse have no index in some runtimes, and quote the text.
 */
export function findJsonError(text: string): number {
  const open: string[] = [];
  let expected: "value" | "item" | "name" | "member" | "colon" | "end" = "value";
  let at = 0;
  while (at < text.length) {
    const character = text[at]!;
    const isValue: boolean = expected === "value" || expected === "item";
    let next = at + 1;
    if (" \t\n\r".includes(character)) {
      at = next;
      continue;
    }
    if (isValue && (character === "{" || character === "[")) {
      open.push(character);
      expected = character === "{" ? "member" : "item";
    } else if (character === "}" || character === "]") {
      const isEmpty = expected === (character === "}" ? "member" : "item");
      if ((!isEmpty && expected !== "end") || open.pop() !== (character === "}" ? "{" : "[")) return at;
      expected = "end";
    } else if (character === "," && expected === "end" && open.length > 0) {
      expected = open.at(-1) === "{" ? "name" : "value";
    } else if (character === ":" && expected === "colon") {
      expected = "value";
    } else if (character === '"' && expected !== "end" && expected !== "colon") {
      for (CHARACTER.lastIndex = next; CHARACTER.test(text); ) next = CHARACTER.lastIndex;
      if (text[next] !== '"') return next;
      next += 1;
      expected = isValue ? "end" : "colon";
    } else if (isValue) {
      LITERAL.lastIndex = at;
      if (!LITERAL.test(text)) return at;
      next = LITERAL.lastIndex;
      expected = "end";
    } else return at;
    at = next;
  }
  return at;
}
