/**
 * Makes each line of code an element, whose continuation the style sheet indents more than its beginning. A strict policy allows
 * the style here, but not in HTML that is read again.
 */
export function hangLines(part: ParentNode = document) {
  for (const code of part.querySelectorAll("pre code")) {
    if (code.querySelector(":scope > .code-line")) continue;
    // The highlighter closes its elements at the end of each line.
    const lines = code.innerHTML.split(/(?<=\n)/);
    code.innerHTML = lines.map((line) => `<span class="code-line">${line}</span>`).join("");
    for (const line of code.children as HTMLCollectionOf<HTMLElement>) {
      const [indentation = ""] = /^[\t ]*/.exec(line.textContent ?? "")!;
      line.style.setProperty("--indent", `${indentation.replaceAll("\t", "  ").length}ch`);
    }
  }
}
