/**
 * Checks which files of the mock import which (see "Layout" in src/mock/ARCHITECTURE.md). Imports of types count too, because they
 * are dependencies for the reader.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = "src/mock/";
/** Folders of src/mock. Each may import only itself and those that follow it. */
const LAYERS = ["command", "proxy", "testing", "server", "control", "sandboxes", "areas", "sandbox", "lib"];

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ROOT + file.replaceAll("\\", "/"));
const imports: Import[] = files.flatMap((from) =>
  ts
    .preProcessFile(readFileSync(from, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => ({ from, to: join(dirname(from), fileName) }))
    .filter(({ to }) => to.startsWith(ROOT) && to.endsWith(".ts")),
);

function layerOf(file: string): number {
  return LAYERS.indexOf(file.slice(ROOT.length).split("/")[0]!);
}

/** The area of a file. A state.ts counts as no area, because every area may import the row types of every other. */
function areaOf(file: string): string | undefined {
  const [, area] = /^src\/mock\/areas\/([^/]+)\/(?!state\.ts$)/.exec(file) ?? [];
  return area;
}

/** Import cycles: one path for each import that closes a cycle. */
function cyclesOf(all: readonly Import[]): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const visit = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node].join(" -> "));
    if (start >= 0 || finished.has(node)) return;
    for (const to of new Set(all.filter(({ from }) => from === node).map((each) => each.to)))
      visit(to, [...path, node]);
    finished.add(node);
  };
  for (const { from } of all) visit(from, []);
  return found;
}

test(`each layer imports only lower layers: ${LAYERS.join(" -> ")}`, () => {
  expect(imports.length).toBeGreaterThan(100);
  const upwards = imports.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) < layerOf(from));
  expect(upwards.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([]);
});

test("every file except the entry points is in a layer", () => {
  expect(files.filter((file) => layerOf(file) < 0)).toEqual(["src/mock/index.ts", "src/mock/vitest.ts"]);
});

test("the imports of files have no cycle", () => {
  expect(cyclesOf(imports)).toEqual([]);
});

test("the imports of areas have no cycle", () => {
  const between = imports
    .map(({ from, to }) => ({ from: areaOf(from), to: areaOf(to) }))
    .filter((each): each is Import => each.from !== undefined && each.to !== undefined && each.from !== each.to);
  expect(between.length).toBeGreaterThan(10);
  expect(cyclesOf(between)).toEqual([]);
});
