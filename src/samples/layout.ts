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
  /** True if the code after labels is aligned in lines that follow each other, as by gofmt. */
  aligns?: boolean;
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
    return { label, code: `${layOut(code, options, depth + 1, label.length, comma.length)}${comma}\n` };
  });
  const labels = options.aligns ? align(lines) : lines.map(({ label }) => label);
  const text = lines.map(({ code }, index) => indent + labels[index] + code).join("");
  return `${open}\n${text}${options.indent.repeat(depth)}${close}`;
}

/** Pads the labels of items that follow each other to the same length. An item of several lines stands alone. */
function align(items: readonly { label: string; code: string }[]): string[] {
  const isLine = (index: number) =>
    items[index] !== undefined && items[index].code.indexOf("\n") === items[index].code.length - 1;
  return items.map(({ label }, index) => {
    if (!isLine(index)) return label;
    let [first, last] = [index, index];
    while (isLine(first - 1)) first -= 1;
    while (isLine(last + 1)) last += 1;
    return label.padEnd(Math.max(...items.slice(first, last + 1).map((item) => item.label.length)));
  });
}
