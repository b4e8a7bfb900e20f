/** Characters of the longest line, unless one word is longer. */
export const WIDTH = 80;

/** Text that stands as it is, or a group. */
export type Code = string | Group;

/** Code that stands on one line if it fits there, and otherwise has a line for each of its items. */
export interface Group {
  open: string;
  items: readonly Item[];
  close: string;
  /** Written inside the brackets if the group is on one line. */
  padding?: string;
  /** True if the last item, a group as well, can begin on the first line: `call("id", {`. */
  hugs?: boolean;
}

export interface Item {
  /** Such as `name: `. */
  label?: string;
  code: Code;
}

export interface LayoutOptions {
  indent: string;
  trailingComma: boolean;
}

/**
 * Lays code out in lines of at most 80 characters. It starts at `depth` times the indent; `before` and `after` are the
 * lengths of other code on its first and its last line.
 */
export function layOut(code: Code, options: LayoutOptions, depth = 0, before = 0, after = 0): string {
  const line = inline(code);
  const start = depth * options.indent.length + before;
  if (typeof code === "string" || code.items.length === 0 || start + line.length + after <= WIDTH) return line;
  return hugged(code, options, depth, start) ?? broken(code, options, depth);
}

function inline(code: Code): string {
  if (typeof code === "string") return code;
  const { open, items, close, padding = "" } = code;
  const texts = items.map((item) => (item.label ?? "") + inline(item.code));
  return texts.length === 0 ? open + close : open + padding + texts.join(", ") + padding + close;
}

function hugged(group: Group, options: LayoutOptions, depth: number, start: number): string | undefined {
  const last = group.items.at(-1)!;
  if (!group.hugs || typeof last.code === "string" || last.code.items.length === 0) return undefined;
  const first = [...group.items.slice(0, -1).map((item) => `${item.label ?? ""}${inline(item.code)}, `), last.label];
  const head = group.open + first.join("");
  const openings = last.code.hugs ? 0 : last.code.open.length;
  if (start + head.length + openings > WIDTH) return undefined;
  return head + broken(last.code, options, depth) + group.close;
}

function broken({ open, items, close }: Group, options: LayoutOptions, depth: number): string {
  const indent = options.indent.repeat(depth + 1);
  const lines = items.map(({ label = "", code }, index) => {
    const comma = options.trailingComma || index < items.length - 1 ? "," : "";
    return `${indent}${label}${layOut(code, options, depth + 1, label.length, comma.length)}${comma}\n`;
  });
  return `${open}\n${lines.join("")}${options.indent.repeat(depth)}${close}`;
}
