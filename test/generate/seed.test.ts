import { expect, test } from "vitest";
import { renderSeed } from "../../scripts/generate/seed.ts";
import type { Seed } from "../../src/mock/areas/seed.ts";
import { defined } from "../defined.ts";
import { document } from "../document.ts";

test("seed: does not change the document, and is the same for the same document", () => {
  const before = structuredClone(document);
  expect(renderSeed(document)).toBe(renderSeed(structuredClone(document)));
  expect(document).toEqual(before);
});

test("seed: contains the examples of the document", () => {
  const { examples = {} } = document.components;
  const tideDataset = {
    ...defined(examples.tideDataset),
    value: { ...(defined(examples.tideDataset).value as object), name: "Ebb" },
  };
  const changed = { ...document, components: { ...document.components, examples: { ...examples, tideDataset } } };
  const { datasets } = JSON.parse(renderSeed(changed)) as Seed;
  expect(datasets?.map(({ name }) => name)).toEqual(["Current questions", "Ebb"]);
});
