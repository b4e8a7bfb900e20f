/**
 * Checks which files import which, in the repository and in the mock (see "Layout" in src/mock/ARCHITECTURE.md). Imports of types
 * count too, because they are dependencies for the reader.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findAreaImports,
  findCycles,
  findWrongDirections,
  findWrongLayers,
  findWrongRooms,
  listFiles,
  MOCK_LAYERS,
  mockLayer,
  ROOMS,
  readImports,
} from "./layout.ts";

const files = ["test", "scripts", "src", "generated", "openapi"].flatMap(listFiles);
const imports = files.flatMap((file) => readImports(file));

test("imports point in one direction only: generated <- src <- scripts <- test", () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(findWrongDirections(imports)).toEqual([]);
});

test("rooms import only the rooms that they may", () => {
  expect(findWrongRooms(imports)).toEqual([]);
});

test("core imports nothing of Node.js", () => {
  const core = files.filter((file) => file.startsWith("src/core/"));
  expect(core.length).toBeGreaterThan(20);
  expect(core.filter((file) => /from "node:/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each(Object.keys(ROOMS))("%s may not import a room that is not named", (room) => {
  const others = ["scripts", ...Object.keys(ROOMS)].filter((other) => other !== room && !ROOMS[room]?.includes(other));
  const planted = others.map((other) => ({ from: `src/${room}/a.ts`, to: `src/${other}/b.ts` }));
  expect(findWrongRooms(planted)).toEqual(
    planted.map(({ from, to }) =>
      expect.stringMatching(new RegExp(`^${from} must not import ${to}: .*\\. Move what both need to src/`)),
    ),
  );
});

test("the message about a room names those that are allowed, and the nearest one", () => {
  expect(findWrongRooms([{ from: "src/client/a.ts", to: "src/mock/lib/b.ts" }])).toEqual([
    "src/client/a.ts must not import src/mock/lib/b.ts: it may import core. Move what both need to src/core/.",
  ]);
});

test(`each layer of the mock imports only lower layers: ${MOCK_LAYERS.join(" -> ")}`, () => {
  expect(findWrongLayers(imports)).toEqual([]);
});

test("every file of the mock except the entry points is in a layer", () => {
  const outside = files.filter((file) => file.startsWith("src/mock/") && mockLayer(file) < 0);
  expect(outside).toEqual(["src/mock/browser.ts", "src/mock/index.ts", "src/mock/vitest.ts"]);
});

test("the imports of files have no cycle, except in tests", () => {
  expect(findCycles(imports.filter(({ from }) => !from.startsWith("test/")))).toEqual([]);
});

test("the imports of areas have no cycle", () => {
  const between = findAreaImports(imports);
  expect(between.length).toBeGreaterThan(10);
  expect(findCycles(between)).toEqual([]);
});

test("the server imports nothing that only `npm run generate` reads", () => {
  const isForGeneration = (file: string) =>
    /^src\/mock\/areas\/(schemas|describe|[^/]+\/(schema|initial(\/.+)?))\.ts$/.test(file);
  const wrong = imports.filter(
    ({ from, to }) => isForGeneration(to) && !isForGeneration(from) && !/^(scripts|test)\//.test(from),
  );
  expect(files.filter(isForGeneration).length).toBeGreaterThan(10);
  expect(wrong.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([]);
});

/** A file, a line of it, and the start of the message about it; undefined if the line is allowed. */
const DIRECTIONS: [file: string, line: string, message: string | undefined][] = [
  [
    "scripts/fuzz.ts",
    'import { fuzz } from "../test/fuzz/fuzz.ts";',
    "scripts/fuzz.ts must not import test/fuzz/fuzz.ts",
  ],
  ["scripts/fuzz.ts", 'await import("../test/fuzz/fuzz.ts");', "scripts/fuzz.ts must not import test/fuzz/fuzz.ts"],
  ["src/client/a.ts", 'import type { A } from "../../scripts/a.ts";', "src/client/a.ts must not import scripts/a.ts"],
  ["src/client/a.ts", 'export { a } from "../../test/a.ts";', "src/client/a.ts must not import test/a.ts"],
  ["generated/types.ts", 'import type { A } from "../src/a.ts";', "generated/types.ts must not import src/a.ts"],
  [
    "generated/client.ts",
    'import { A } from "../src/client/public-types.ts";',
    "generated/client.ts must not import src/client/public-types.ts",
  ],
  ["generated/client.ts", 'import type { A } from "../src/client/public-types.ts";', undefined],
  ["generated/control/operations.ts", 'import type { Operation } from "../../src/core/generated-types.ts";', undefined],
  [
    "openapi/rules/plugin.ts",
    'import { a } from "../../src/a.ts";',
    "openapi/rules/plugin.ts must not import src/a.ts",
  ],
  ["test/a.ts", 'import { a } from "../scripts/a.ts";', undefined],
  ["scripts/a.ts", 'import { a } from "../generated/client.ts";', undefined],
  ["src/mock/index.ts", 'import { a } from "../../generated/types.ts";', undefined],
];

test.each(DIRECTIONS)("an import against the direction is found: in %s, %s", (file, line, message) => {
  const found = findWrongDirections(readImports(file, line));
  expect(found).toEqual(message === undefined ? [] : [expect.stringContaining(`${message}: `)]);
});

test("the message says what is wrong and the nearest place that is allowed", () => {
  expect(findWrongDirections(readImports("src/client/a.ts", 'import { b } from "../../scripts/b.ts";'))).toEqual([
    "src/client/a.ts must not import scripts/b.ts: src/ is below scripts/. Move what both need to src/, or src/client/a.ts to scripts/.",
  ]);
});

test("an import of a higher layer, a cycle of files and a cycle of areas are found", () => {
  expect(findWrongLayers([{ from: "src/mock/lib/a.ts", to: "src/mock/areas/b.ts" }])).toEqual([
    "src/mock/lib/a.ts must not import src/mock/areas/b.ts: lib/ is below areas/. Move what both need to src/mock/lib/ or below.",
  ]);
  const cycle = [
    { from: "scripts/a.ts", to: "scripts/b.ts" },
    { from: "scripts/b.ts", to: "scripts/c.ts" },
    { from: "scripts/c.ts", to: "scripts/a.ts" },
    { from: "scripts/d.ts", to: "scripts/a.ts" },
  ];
  expect(findCycles(cycle)).toEqual(["scripts/a.ts -> scripts/b.ts -> scripts/c.ts -> scripts/a.ts"]);
  const areas = [
    { from: "src/mock/areas/agents/handlers.ts", to: "src/mock/areas/models/views.ts" },
    { from: "src/mock/areas/models/handlers.ts", to: "src/mock/areas/agents/views.ts" },
    { from: "src/mock/areas/models/handlers.ts", to: "src/mock/areas/users/state.ts" },
  ];
  expect(findCycles(findAreaImports(areas))).toEqual(["agents -> models -> agents"]);
});
