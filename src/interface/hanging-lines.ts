/** The deepest indentation that the style sheet has a class for. */
const MAX_INDENT = 32;

/** Makes each line of code an element, whose continuation the style sheet indents more than its beginning. */
export function hangLines(part: ParentNode = document) {
  for (const code of part.querySelectorAll("pre code")) {
    if (code.querySelector(":scope > .code-line")) continue;
    // The highlighter closes its elements at the end of each line.
    const lines = code.innerHTML.split(/(?<=\n)/);
    code.innerHTML = lines.map((line) => `<span class="code-line indent-${readIndent(line)}">${line}</span>`).join("");
  }
}

function readIndent(line: string): number {
  // An element of the highlighter may begin before the indentation.
  const [start] = /^[\t ]*/.exec(line.replace(/^<[^>]*>/, ""))!;
  return Math.min(start.replaceAll("\t", "  ").length, MAX_INDENT) & ~1;
}
