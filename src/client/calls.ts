import { calls } from "../../generated/client.ts";

/** What the runtime must know about an operation, read from generated/client.ts. */
export interface CallSpec {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly takesBody: boolean;
  /** Letters: u needs the user context, s streams, d streams when the body says so, r can be resumed. */
  readonly flags: string;
  /** What its pages are like, or after which events of its stream nothing follows; undefined where there is neither. */
  readonly extra: readonly string[] | undefined;
}

const METHODS = { G: "GET", P: "POST", U: "PUT", A: "PATCH", D: "DELETE" };

export function readCalls(): CallSpec[] {
  let parts: string[] = [];
  let names: string[] = [];
  return calls.split("\n").flatMap((line) => {
    const [path, ...operations] = line.split(" ") as [string, ...string[]];
    parts = lengthen(parts, path, "/");
    return operations.map((operation) => {
      const [name, flags, extra] = operation.split(":") as [string, string?, string?];
      const letter = name[0]!;
      names = lengthen(names, name.slice(1), ".");
      return {
        operationId: names.join("."),
        // A small letter means a body.
        method: METHODS[letter.toUpperCase() as "G"],
        path: parts.join("/"),
        takesBody: letter > "Z",
        flags: flags ?? "",
        extra: extra?.split(","),
      };
    });
  });
}

/** Puts as many parts of the text before in front as the digit says; without a digit, all but the last. */
function lengthen(before: string[], text: string, separator: string): string[] {
  const [, count, rest] = /^(\d?)(.*)/.exec(text)!;
  return [...before.slice(0, count ? Number(count) : -1), ...rest!.split(separator)];
}
