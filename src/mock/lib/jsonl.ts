/** Serializes values as JSON Lines: one value per line, each line terminated by a newline. */
export function jsonl(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
