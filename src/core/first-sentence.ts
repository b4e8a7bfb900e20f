/** Returns the first sentence of a text in Markdown, on one line. Without a full stop, this is the first paragraph. */
export function findFirstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.trim().split(/\n\n|\n(?=- )/);
  const line = paragraph.replaceAll(/\s+/g, " ");
  return /^.*?\.(?=\s|$)/.exec(line)?.[0] ?? line;
}

/** Removes the marks of Markdown, and line breaks. */
export function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
