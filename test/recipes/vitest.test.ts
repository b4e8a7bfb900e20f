import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecipe, type Recipe, typeErrors } from "./recipe.ts";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("Vitest");
});

afterAll(() => recipe?.close());

test("Vitest runs the tests, each in a sandbox of its own", async () => {
  const output = await recipe.run(recipe.commands.join(""));
  expect(output).toMatch(/Tests +4 passed \(4\)/);
  expect(output).toMatch(
    /^Called 5 of \d+ operations, 6 of \d+ documented responses\nOperations that were not called:\n {2}/m,
  );
  expect(await typeErrors(recipe, "agents.test.ts")).toBe("");
});
