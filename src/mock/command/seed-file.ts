import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { isMap, isNode, isPair, LineCounter, parseDocument } from "yaml";
import type { Violation } from "../areas/problems.ts";
import { seedViolations } from "../control/seed-violations.ts";
import type { SeedData } from "../server/types.ts";

interface Position {
  readonly line: number;
  readonly column: number;
}

interface Parsed {
  readonly value: unknown;
  /** Where the value of a path is, or the one around it if the path leads nowhere. */
  positionOf(path: readonly string[]): Position;
}

/** Why a text can't be parsed. */
interface Malformed {
  readonly problems: readonly (Position & { readonly detail: string })[];
}

/**
 * Reads seed data from a file, as JSON or YAML by its extension, and checks it. Throws an Error with one line for each
 * mistake, each with its line and column.
 */
export async function readSeedFile(file: string): Promise<SeedData> {
  const parse = PARSERS[extname(file).toLowerCase()];
  if (!parse) throw new Error(`--seed-file takes a file that ends in .json, .yaml or .yml, not ${file}.`);
  const parsed = parse(await readText(file));
  if ("problems" in parsed)
    throw new Error(parsed.problems.map((problem) => lineOf(file, problem, problem.detail)).join("\n"));
  const violations = [...seedViolations(parsed.value)];
  if (violations.length === 0) return parsed.value as SeedData; // It has no violations.
  const lines = violations.map(({ pointer, detail }: Violation) => {
    const path = pointer
      .split("/")
      .slice(1)
      .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
    return lineOf(file, parsed.positionOf(path), `${pointer} ${detail}`.trim());
  });
  throw new Error(lines.join("\n"));
}

function lineOf(file: string, { line, column }: Position, detail: string): string {
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
    // The others follow from the first one.
    const [first] = errors;
    const detail = first ? `is not JSON: ${printParseErrorCode(first.error)}` : (error as Error).message;
    return { problems: [{ ...at(first?.offset ?? 0), detail }] };
  }
  let tree: ReturnType<typeof parseTree>;
  return {
    value,
    positionOf(path) {
      tree ??= parseTree(text, [], options);
      for (let length = path.length; length > 0; length--) {
        const segments = segmentsOf(value, path.slice(0, length));
        const node = tree && findNodeAtLocation(tree, segments);
        // A property starts with its name.
        if (node) return at((node.parent?.type === "property" ? node.parent : node).offset);
      }
      return at(0);
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
    positionOf(path) {
      for (let length = path.length; length > 0; length--) {
        const segments = segmentsOf(value, path.slice(0, length));
        const parent = document.getIn(segments.slice(0, -1), true);
        const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path[length - 1]) : undefined;
        const node = isPair(pair) ? pair.key : document.getIn(segments, true);
        if (isNode(node) && node.range) return at(node.range[0]);
      }
      return at(0);
    },
  };
}

/** A path with numbers where it leads through an array. */
function segmentsOf(value: unknown, path: readonly string[]): (string | number)[] {
  let current = value;
  return path.map((part) => {
    const segment = Array.isArray(current) ? Number(part) : part;
    current = (current as Readonly<Record<string | number, unknown>> | undefined | null)?.[segment];
    return segment;
  });
}

/** A function from an offset to its position. */
function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - starts[line]! + 1 };
  };
}
