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
    .flatMap((name) => {
      // Several areas may add to a list, such as files. One resource per line, so that diffs are readable.
      const list = areas.flatMap(({ initial }) => (initial as Record<string, readonly object[]>)[name] ?? []);
      const lines = list.map((resource) => `    ${JSON.stringify(resource)}`);
      return list.length === 0 ? [] : [`  ${JSON.stringify(name)}: [\n${lines.join(",\n")}\n  ]`];
    });
  // JSON has no comments, so the notice is the first field, as in the bundle.
  const lines = [`  "x-generated": ${JSON.stringify(document["x-generated"])}`, ...lists];
  return `{\n${lines.join(",\n")}\n}\n`;
}
