/**
 * Which file of the mock may import which (see "Layout" in src/mock/README.md). Types count too: a cycle of types is a
 * cycle for the reader.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = "src/mock/";
/** Top folders, each of which may import those behind it. Files beside them, such as index.ts, may import all. */
const LAYERS = ["server", "control", "areas", "sandbox", "lib"];

interface Arrow {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ROOT + file.replaceAll("\\", "/"));
const arrows: Arrow[] = files.flatMap((from) =>
  ts
    .preProcessFile(readFileSync(from, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => ({ from, to: join(dirname(from), fileName) }))
    .filter(({ to }) => to.startsWith(ROOT)),
);

function layerOf(file: string): number {
  return LAYERS.indexOf(file.slice(ROOT.length).split("/")[0]!);
}

/** The folder below areas/ that a file belongs to. A state.ts belongs to none: every area may read every table's rows. */
function areaOf(file: string): string | undefined {
  const [, area] = /^src\/mock\/areas\/([^/]+)\/(?!state\.ts$)/.exec(file) ?? [];
  return area;
}

/** The paths that lead back to where they start, one for each arrow that closes a circle. */
function cyclesOf(all: readonly Arrow[]): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const visit = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node].join(" -> "));
    if (start >= 0 || finished.has(node)) return;
    for (const to of new Set(all.filter(({ from }) => from === node).map((arrow) => arrow.to)))
      visit(to, [...path, node]);
    finished.add(node);
  };
  for (const { from } of all) visit(from, []);
  return found;
}

test(`layers import downwards only: ${LAYERS.join(" -> ")}`, () => {
  expect(arrows.length).toBeGreaterThan(100);
  const upwards = arrows.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) < layerOf(from));
  expect(upwards.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([]);
});

test("every file is in one of the layers, except the package's entry", () => {
  expect(files.filter((file) => layerOf(file) < 0)).toEqual(["src/mock/index.ts"]);
});

test("no file imports itself through others", () => {
  expect(cyclesOf(arrows)).toEqual([]);
});

test("no area imports another that imports it", () => {
  const between = arrows
    .map(({ from, to }) => ({ from: areaOf(from), to: areaOf(to) }))
    .filter((arrow): arrow is Arrow => arrow.from !== undefined && arrow.to !== undefined && arrow.from !== arrow.to);
  expect(between.length).toBeGreaterThan(10);
  expect(cyclesOf(between)).toEqual([]);
});
