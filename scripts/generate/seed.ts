import type { Document } from "../../src/core/document.ts";
import { listAreas } from "./areas.ts";

/**
 * Renders the initial state of every sandbox (`Seed` in `src/mock/areas/seed.ts`). It comes from the document's examples, so
 * that the mock returns the same resources as the examples.
 */
export function renderSeed(document: Document): string {
  const areas = listAreas(document);
  const lists = areas
    .flatMap(({ lists }) => Object.keys(lists))
    .map((name) =>
      renderList(
        name,
        areas.flatMap(({ initial }) => findList(initial, name)),
      ),
    )
    .filter((line) => line !== undefined);
  // JSON has no comments, so the notice is the first field, as in the bundle.
  const lines = [`  "x-generated": ${JSON.stringify(document["x-generated"])}`, ...lists];
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Several areas may add to a list, such as files. */
function findList(initial: object, name: string): readonly object[] {
  return (initial as Readonly<Record<string, readonly object[]>>)[name] ?? [];
}

/** Renders a list as a JSON field, with one resource per line so that diffs are readable. */
function renderList(name: string, list: readonly object[]): string | undefined {
  if (list.length === 0) return undefined;
  const lines = list.map((resource) => `    ${JSON.stringify(resource)}`);
  return `  ${JSON.stringify(name)}: [\n${lines.join(",\n")}\n  ]`;
}
