import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** The reason why a text is not JSON. */
export interface JsonError {
  message: string;
  /** Index of the wrong character. */
  offset: number;
}

/** Parses JSON. The errors of JSON.parse have no position in some browsers. */
export function parseJson(text: string): { value: unknown } | JsonError {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    const [first] = errors;
    if (!first) return { message: (error as Error).message, offset: 0 };
    const { line, column } = findPosition(text, first.offset);
    // Such as CommaExpected.
    const problem = printParseErrorCode(first.error).replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return { message: `Line ${line}, column ${column}: ${problem}.`, offset: first.offset };
  }
}

/** The line of the value at a path, or of the innermost value around it that exists. */
export function findLine(text: string, path: string[]): number {
  let node = parseTree(text);
  for (const key of path) {
    const child = node?.type === "array" ? node.children?.[Number(key)] : node && findNodeAtLocation(node, [key]);
    if (!child) break;
    node = child;
  }
  return findPosition(text, node?.offset ?? 0).line;
}

/** Line and column, both from 1. */
function findPosition(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
}
