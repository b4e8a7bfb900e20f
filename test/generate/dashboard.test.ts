import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { files } from "../../generated/dashboard.ts";
import document from "../../generated/openapi.json" with { type: "json" };
import { RESOURCES } from "../../scripts/generate/dashboard.ts";
import type { Document } from "../../src/core/document.ts";
import { seedLists } from "../../src/mock/areas/data.ts";
import { readSite } from "../../src/reference/site.ts";
import { listChanges, renderDiagrams } from "../../src/reference/state-diagrams.ts";

const site = readSite(document as unknown as Document);

test("what the page loads at first is at most 40 kB in gzip", () => {
  const imported = /(?:from|import)"\.\/(chunk-[^"]+)"/g;
  const names = ["", "dashboard/main.css", "dashboard/main.js"];
  names.push(...Array.from(files["dashboard/main.js"]!.matchAll(imported), ([, name]) => `dashboard/${name}`));
  const bytes = names.map((name) => gzipSync(files[name]!, { level: 9 }).length);
  expect(names.length).toBeGreaterThan(3);
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(40_000);
});

test("each resource with a diagram belongs to a list of the seed", () => {
  const resources = new Set(
    [...site.operations.values()]
      .flatMap(({ operation }) => operation["x-transition"] ?? [])
      .map((one) => one.resource),
  );
  const drawn = [...resources].filter((resource) => renderDiagrams(listChanges(site, resource), String).length > 0);
  // The runs of an execution are in its entry.
  const expected = drawn.filter((resource) => resource !== "WorkflowRun");
  expect(Object.values(RESOURCES).flat().toSorted()).toEqual(expected.toSorted());
  for (const list of Object.keys(RESOURCES)) expect([...seedLists.keys()]).toContain(list);
});
