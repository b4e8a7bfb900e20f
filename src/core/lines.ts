/**
 * Returns a function that takes the parts of an event stream, one after the other, and completes the last line of each. A
 * line can end with CR, LF or CRLF. After a CR, the parser would wait for the next character, which may never come. So a
 * part that ends with a CR gets an LF, and an LF at the start of the next part is dropped.
 */
export function createLineCompleter(): (part: string) => string {
  let afterCR = false;
  return (part) => {
    const text = afterCR && part.startsWith("\n") ? part.slice(1) : part;
    if (part) afterCR = part.endsWith("\r");
    return text.endsWith("\r") ? `${text}\n` : text;
  };
}
