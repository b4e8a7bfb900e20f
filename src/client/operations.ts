import { operationTable } from "../../generated/client.ts";

/** The parts of an operation that the client needs at run time, decoded from generated/client.ts. */
export interface OperationSpec {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly takesBody: boolean;
  /**
   * Letters: u requires the user context token, s streams, d streams if the body says so, r can be resumed, v returns
   * nothing, a returns any JSON value.
   */
  readonly flags: string;
  /**
   * The pagination fields of a list (see pages.ts), or the terminal events of a stream, of which failures start with `!`;
   * undefined without either.
   */
  readonly details: readonly string[] | undefined;
}

/** A match of the expression for an entry of the table, which matches every entry. */
type Columns = [match: string, letter: string, name: string, flags: string, details: string];

const METHODS = { G: "GET", P: "POST", U: "PUT", A: "PATCH", D: "DELETE" };

export function decodeOperations(): OperationSpec[] {
  let segments: string[] = [];
  let names: string[] = [];
  return operationTable.split("\n").flatMap((line) => {
    const [path, ...operations] = line.split(" ") as [string, ...string[]];
    segments = restorePrefix(segments, path, "/");
    return operations.map((operation) => {
      const [, letter, name, flags, details] = /^(.)([^:]*):?(\w*):?(.*)/.exec(operation) as unknown as Columns;
      names = restorePrefix(names, name, ".");
      return {
        operationId: names.join("."),
        method: METHODS[letter.toUpperCase() as "G"],
        path: segments.join("/"),
        // The letter is lowercase if the operation takes a body.
        takesBody: letter > "Z",
        flags,
        details: details ? details.split(",") : undefined,
      };
    });
  });
}

/**
 * Undoes the prefix compression of the table: the leading digit is the number of parts shared with the previous entry;
 * no digit means all parts of it but the last.
 */
function restorePrefix(previous: string[], text: string, separator: string): string[] {
  const [, count, rest] = /^(\d?)(.*)/.exec(text) as unknown as [string, string, string];
  return [...previous.slice(0, Number(count || -1)), ...rest.split(separator)];
}
