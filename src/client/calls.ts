import { calls } from "../../generated/client.ts";

/** What the runtime must know about an operation, read from one line of generated/client.ts. */
export interface CallSpec {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly ids: readonly string[];
  readonly takesBody: boolean;
  readonly needsUser: boolean;
  readonly streams: "always" | "on request" | "never";
  readonly resumable: boolean;
  /** Events after which nothing follows. */
  readonly ends: readonly string[];
  readonly paging: Paging | undefined;
}

export interface Paging {
  readonly form: string;
  readonly parameter: string;
  readonly first: number;
  readonly size: string;
  readonly defaultSize: number | undefined;
  /** Names of the fields that lead to the items, the next cursor or page, and the total; empty where there is none. */
  readonly items: string;
  readonly next: string;
  readonly total: string;
}

export function readCalls(): CallSpec[] {
  let id = "";
  let path = "";
  return calls
    .trim()
    .split("\n")
    .map((line) => {
      const [idEnd, method, pathEnd, flags, extra] = line.split(" ") as [string, string, string, string, string?];
      id = lengthen(idEnd, id, ".");
      path = lengthen(pathEnd, path, "/");
      const streams = flags.includes("s") ? "always" : flags.includes("d") ? "on request" : "never";
      return {
        id,
        method,
        path,
        ids: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!),
        takesBody: flags.includes("b"),
        needsUser: flags.includes("u"),
        streams,
        resumable: flags.includes("r"),
        ends: streams === "never" ? [] : extra!.split(","),
        paging: extra && streams === "never" ? readPaging(extra) : undefined,
      };
    });
}

/** Puts as many parts of the line before in front as the digit says. */
function lengthen(text: string, before: string, separator: string): string {
  return [...before.split(separator).slice(0, Number(text[0])), text.slice(1)].join(separator);
}

function readPaging(text: string): Paging {
  const [form, parameter, first, size, defaultSize, items, next, total] = text.split(",") as string[];
  return {
    form: form!,
    parameter: parameter!,
    first: Number(first),
    size: size!,
    defaultSize: defaultSize ? Number(defaultSize) : undefined,
    items: items!,
    next: next!,
    total: total!,
  };
}
