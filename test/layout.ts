/** The rules that test/layout.test.ts checks: which files may import which. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { defined } from "./defined.ts";

export interface Import {
  readonly from: string;
  readonly to: string;
  /** True if it imports types only. */
  readonly isType?: boolean;
}

/** Folders of the repository. Each may import itself and those after it. */
const FOLDERS = ["test", "scripts", "src", "generated", "openapi"];
/** Folders of src, and those that each may import besides itself. The pages of the mock's dashboard are a room of their own. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  programs: [],
  search: ["core"],
  client: ["core"],
  samples: ["core"],
  interface: ["core", "samples", "client"],
  mock: ["core"],
  "mock/dashboard": ["core", "samples", "interface", "mock"],
  contract: ["core", "mock"],
  mcp: ["core", "search", "client", "mock"],
  diff: ["core", "programs"],
  clients: ["core", "samples", "programs"],
  reference: [
    "core",
    "programs",
    "search",
    "client",
    "samples",
    "interface",
    "mock",
    "mock/dashboard",
    "diff",
    "clients",
  ],
};
/** The modules that generated files may import, for types written by hand. */
const TYPES_OF_GENERATED = ["src/client/public-types.ts", "src/core/generated-types.ts"];

/** Folders of src/mock. Each may import itself and those after it. */
export const MOCK_LAYERS = [
  "dashboard",
  "command",
  "proxy",
  "testing",
  "http",
  "stages",
  "site-pages",
  "control",
  "sandboxes",
  "areas",
  "exchange",
  "stores",
  "state",
  "lib",
];

/** Returns the TypeScript files below a folder. */
export function listFiles(folder: string): string[] {
  const files = ts.sys.readDirectory(folder, [".ts", ".tsx"], ["**/node_modules"]);
  return files.map((file) => file.replaceAll("\\", "/"));
}

/** Returns the imports of a file that name another file. */
export function readImports(from: string, text = readFileSync(from, "utf8")): Import[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName, pos }) => {
      const statement = text.slice(text.lastIndexOf(";", pos) + 1, pos);
      return { from, to: join(dirname(from), fileName), isType: /^\s*import type\b/m.test(statement) };
    })
    .filter(({ to }) => /\.tsx?$/.test(to));
}

/** Returns a message for each import against the direction `generated <- src <- scripts <- test`. */
export function findWrongDirections(imports: readonly Import[]): string[] {
  const position = (file: string) => FOLDERS.indexOf(defined(file.split("/")[0]));
  return imports.flatMap(({ from, to, isType }) => {
    const [importer, imported] = [position(from), position(to)];
    if (importer < 0 || imported < 0 || importer <= imported) return [];
    const folder = FOLDERS[importer];
    if (folder === "generated" && TYPES_OF_GENERATED.includes(to) && isType) return [];
    const advice =
      folder === "generated"
        ? `Generated files may import types from ${TYPES_OF_GENERATED.join(" and ")}.`
        : `Move what both need to ${folder}/, or ${from} to ${FOLDERS[imported]}/.`;
    return `${from} must not import ${to}: ${folder}/ is below ${FOLDERS[imported]}/. ${advice}`;
  });
}

/** Returns a message for each import between rooms that is not allowed. */
export function findWrongRooms(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [importer, imported] = [findRoom(from), findRoom(to)];
    if (!importer || !imported || importer === imported) return [];
    const allowed = ROOMS[importer];
    if (!allowed) return `${from} is in no room. The rooms of src are ${Object.keys(ROOMS).join(", ")}.`;
    if (allowed.includes(imported)) return [];
    // The nearest room is the last one that both may import: the rooms are in this order.
    const shared = allowed.filter((room) => room === imported || ROOMS[imported]?.includes(room)).at(-1) ?? "core";
    const advice = importer === "core" ? "core imports no other room" : `it may import ${allowed.join(", ")}`;
    return `${from} must not import ${to}: ${advice}. Move what both need to src/${importer === "core" ? "core" : shared}/.`;
  });
}

function findRoom(file: string): string | undefined {
  const [src, room, folder] = file.split("/");
  if (src !== "src") return undefined;
  return room === "mock" && folder === "dashboard" ? "mock/dashboard" : room;
}

/** Returns a message for each import of the mock from a layer to a higher one. */
export function findWrongLayers(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [importer, imported] = [mockLayer(from), mockLayer(to)];
    if (importer < 0 || imported < 0 || importer <= imported) return [];
    const [lower, higher] = [MOCK_LAYERS[importer], MOCK_LAYERS[imported]];
    return `${from} must not import ${to}: ${lower}/ is below ${higher}/. Move what both need to src/mock/${lower}/ or below.`;
  });
}

/** Returns the position of a file's layer in MOCK_LAYERS, or -1. */
export function mockLayer(file: string): number {
  const [src, mock, layer = ""] = file.split("/");
  return src === "src" && mock === "mock" ? MOCK_LAYERS.indexOf(layer) : -1;
}

/** Returns the imports between areas. A state.ts counts as no area, because every area may import the row types of every other. */
export function findAreaImports(imports: readonly Import[]): Import[] {
  return imports.flatMap(({ from, to }) => {
    const [importer, imported] = [findArea(from), findArea(to)];
    return importer && imported && importer !== imported ? { from: importer, to: imported } : [];
  });
}

function findArea(file: string): string | undefined {
  return /^src\/mock\/areas\/([^/]+)\/(?!state\.ts$)/.exec(file)?.[1];
}

/** Returns a path for each import that closes a cycle. */
export function findCycles(imports: readonly Import[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const found: string[] = [];
  const finished = new Set<string>();
  const visit = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node].join(" -> "));
    if (start >= 0 || finished.has(node)) return;
    for (const to of targets.get(node) ?? []) visit(to, [...path, node]);
    finished.add(node);
  };
  for (const from of targets.keys()) visit(from, []);
  return found;
}
