/** Finds the lines of a change, in the files of openapi/ or in a bundle. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from "yaml";
import { splitPointer } from "../core/json-pointer.ts";
import type { Change } from "./change.ts";
import type { OperationPlace } from "./compare.ts";

/** Finds the place of a change. If it no longer exists, this is the innermost part around it that does. Lines count from 1. */
export type Locate = (operation: OperationPlace, change: Change) => { file: string; line: number } | undefined;

/** A value in a file, and the offset of its key. */
interface Found {
  file: string;
  node: Node | null;
  offset: number;
}

/** `root` is the document, or the file that refers to the files of the areas, which are in folders beside it. */
export function createLocator(root: string): Locate {
  const files = new Map<string, { contents: ParsedNode | null; lines: LineCounter }>();
  const load = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const { contents } = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
    files.set(file, { contents, lines });
    return { contents, lines };
  };
  const start = (file: string): Found => ({ file, node: load(file).contents, offset: 0 });

  /** Follows references, such as `paths.yaml#/agent`. */
  function resolve(found: Found): Found {
    const reference = isMap(found.node) ? found.node.get("$ref") : undefined;
    if (typeof reference !== "string") return found;
    const [path, pointer = ""] = reference.split("#");
    const file = path ? join(dirname(found.file), path) : found.file;
    let target: Found | undefined = start(file);
    for (const key of splitPointer(pointer)) target = target && stepInto(target, key);
    return target ? resolve(target) : found;
  }

  /** Like `stepInto`, but follows references and looks into the parts of an `allOf`. */
  function step(found: Found, key: string): Found | undefined {
    const target = resolve(found);
    const direct = stepInto(target, key);
    if (direct) return direct;
    const parts = stepInto(target, "allOf")?.node;
    if (!isSeq(parts)) return undefined;
    for (const node of parts.items as Node[]) {
      const inner = step({ file: target.file, node, offset: node.range![0] }, key);
      if (inner) return inner;
    }
    return undefined;
  }

  /** Finds a parameter by its name, in the lists of an operation and of its path. */
  function findParameter(lists: (Found | undefined)[], name: string): Found | undefined {
    for (const list of lists) {
      if (!list || !isSeq(list.node)) continue;
      for (const node of list.node.items as Node[]) {
        const item = { file: list.file, node, offset: node.range![0] };
        const value = stepInto(resolve(item), "name")?.node;
        if (isScalar(value) && value.value === name) return item;
      }
    }
    return undefined;
  }

  function walk(found: Found, keys: string[]): Found {
    let place = found;
    for (const key of keys) {
      const next = step(place, key);
      if (!next) break;
      place = next;
    }
    return place;
  }

  function findSchema(name: string): Found | undefined {
    const bundled = stepInto(walk(start(root), ["components", "schemas"]), name);
    if (bundled) return bundled;
    const folders = readdirSync(dirname(root), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name: folder } of folders) {
      const file = join(dirname(root), folder, "schemas.yaml");
      const found = existsSync(file) ? stepInto(start(file), name) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  function find({ method, path }: OperationPlace, { schema, keys }: Change): Found | undefined {
    // A part that compares two schemas is named `Old → New`.
    if (schema) {
      const found = findSchema(schema.split(" → ").at(-1)!);
      return found && walk(found, keys);
    }
    const item = walk(start(root), ["paths", path]);
    const operation = walk(item, [method]);
    if (keys[0] !== "parameters") return walk(operation, keys);
    const [, name = "", ...others] = keys;
    const parameter = findParameter([step(operation, "parameters"), step(item, "parameters")], name);
    return parameter ? walk(parameter, others) : operation;
  }

  return (operation, change) => {
    const found = find(operation, change);
    if (!found) return undefined;
    return { file: found.file.replaceAll("\\", "/"), line: load(found.file).lines.linePos(found.offset).line };
  };
}

function stepInto({ file, node }: Found, key: string): Found | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined;
    return item && { file, node: item, offset: item.range![0] };
  }
  const pair = isMap(node)
    ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    : undefined;
  return pair && { file, node: pair.value as Node | null, offset: (pair.key as Node).range![0] };
}
