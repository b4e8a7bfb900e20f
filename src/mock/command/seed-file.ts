import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { isMap, isNode, isPair, LineCounter, parseDocument } from "yaml";
import type { SeedData } from "../../../generated/seed-data.ts";
import { splitPointer } from "../../core/json-pointer.ts";
import { seedViolations } from "../control/seed-violations.ts";

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A path into a value, with numbers where it leads through an array. */
type Path = readonly (string | number)[];

interface Parsed {
  readonly value: unknown;
  /** Returns the position of the value at a path; undefined if there is none. */
  findPosition(path: Path): Position | undefined;
}

interface Malformed {
  readonly problems: readonly (Position & { readonly detail: string })[];
}

/** Reads and checks JSON or YAML, by the extension. Throws an Error with the line and column of each mistake. */
export async function readSeedFile(file: string): Promise<SeedData> {
  const parse = PARSERS[extname(file).toLowerCase()];
  if (!parse) throw new Error(`--seed-file takes a file that ends in .json, .yaml or .yml, not ${file}.`);
  const parsed = parse(await readText(file));
  if ("problems" in parsed)
    throw new Error(parsed.problems.map((problem) => formatLine(file, problem, problem.detail)).join("\n"));
  const violations = seedViolations(parsed.value);
  if (violations.length === 0) return parsed.value as SeedData; // It has no violations.
  const lines = violations.map(({ pointer, detail }) =>
    formatLine(file, findNearest(parsed, splitPointer(pointer)), `${pointer} ${detail}`.trim()),
  );
  throw new Error(lines.join("\n"));
}

/** The position of the value that names lead to, or of the nearest one around it. */
function findNearest({ value, findPosition }: Parsed, names: readonly string[]): Position {
  const path = toPath(value, names);
  for (let length = path.length; length > 0; length--) {
    const position = findPosition(path.slice(0, length));
    if (position) return position;
  }
  return { line: 1, column: 1 };
}

function formatLine(file: string, { line, column }: Position, detail: string): string {
  return `${file}:${line}:${column} ${detail}`;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // Node.js throws no other.
    throw new Error(code === "ENOENT" ? `There is no file ${file}.` : `${file} can't be read: ${message}.`);
  }
}

const PARSERS: Readonly<Record<string, (text: string) => Parsed | Malformed>> = {
  ".json": parseJson,
  ".yaml": parseYaml,
  ".yml": parseYaml,
};

function parseJson(text: string): Parsed | Malformed {
  const errors: ParseError[] = [];
  const at = positionsIn(text);
  const options = { disallowComments: true };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    parseTree(text, errors, options);
    // Later errors follow from the first one.
    const [first] = errors;
    const detail = first ? `is not JSON: ${printParseErrorCode(first.error)}` : (error as Error).message;
    return { problems: [{ ...at(first?.offset ?? 0), detail }] };
  }
  let tree: ReturnType<typeof parseTree>;
  return {
    value,
    findPosition(path) {
      tree ??= parseTree(text, [], options);
      const node = tree && findNodeAtLocation(tree, [...path]);
      // A property starts with its name.
      return node && at((node.parent?.type === "property" ? node.parent : node).offset);
    },
  };
}

function parseYaml(text: string): Parsed | Malformed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ message, pos }) => ({ ...at(pos[0]), detail: `is not YAML: ${message}` })),
    };
  const value: unknown = document.toJS();
  return {
    value,
    findPosition(path) {
      const parent = document.getIn(path.slice(0, -1), true);
      const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
      const node = isPair(pair) ? pair.key : document.getIn(path, true);
      return isNode(node) && node.range ? at(node.range[0]) : undefined;
    },
  };
}

function toPath(value: unknown, names: readonly string[]): Path {
  let current = value;
  return names.map((part) => {
    const segment = Array.isArray(current) ? Number(part) : part;
    current = (current as Readonly<Record<string | number, unknown>> | undefined | null)?.[segment];
    return segment;
  });
}

function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
