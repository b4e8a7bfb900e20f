import { expect, test } from "vitest";
import { renderMockTypes } from "../../scripts/generate/mock-types.ts";

const BASE = `
export interface paths {
  "/birds": { get: operations["birds.list"]; put?: never };
  "/eggs": { get: operations["eggs.list"] };
}
export interface components { schemas: { Bird: Bird; Egg: Egg; Flock: Flock; OtherEgg: OtherEgg } }
export interface operations {
  "birds.list": { requestBody?: never; responses: { 200: { headers: { [name: string]: unknown }; content: { "application/json": Flock } } } };
  "eggs.list": { responses: { 200: { content: { "application/json": Egg } } } };
}
export type Song = string;
export interface Bird {
  /** What it sings. */
  song?: Song;
  name: string;
}
export interface Flock { birds: Bird[]; size: number; [key: string]: unknown }
export interface Swarm extends Flock { speed: number }
export type Egg = { egg: "white" } | OtherEgg;
export interface OtherEgg { egg: "OtherEgg" }
`;

const render = (...[before, after]: [before: string, after: string]) => {
  expect(BASE).toContain(before);
  return renderMockTypes(BASE, BASE.replaceAll(before, after));
};

test.each([
  ["a property", "export interface Bird extends base.Bird {\n    song: Song;\n}"],
  ["what refers to it", "export interface Flock extends base.Flock {\n    birds: Bird[];\n}"],
  ["what extends it, as a whole", "export interface Swarm extends Flock {\n    speed: number;\n}"],
  ["an operation", '"birds.list": With<base.operations["birds.list"], {\n        responses: {'],
  ["a response", '200: With<base.operations["birds.list"]["responses"][200], {\n                content: {\n'],
  ["a path", '"/birds": With<base.paths["/birds"], {\n        get: operations["birds.list"];\n    }>;'],
  ["a component", 'With<base.components["schemas"], {\n        Bird: Bird;\n        Flock: Flock;\n    }>'],
  ["imports of what stays", 'import type { Song } from "./types.ts";'],
])("has %s that differs", (_what, want) => {
  expect(render("song?:", "song:")).toContain(want);
});

test("has nothing that is equal", () => {
  expect(render("song?:", "song:")).not.toMatch(/eggs|Egg|interface Song|type Song|name: string;|What it sings/);
});

test("has a union without the kind that the mock does not send, and not the type of that kind", () => {
  const text = renderMockTypes(BASE, BASE.replace(" | OtherEgg;", ";").replace('"OtherEgg"', "string"));
  expect(text).toContain('export type Egg = {\n    egg: "white";\n};');
  expect(text).not.toContain("interface OtherEgg");
});
