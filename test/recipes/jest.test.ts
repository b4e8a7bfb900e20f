import { afterAll, beforeAll, expect, test } from "vitest";
import { openRecipe, type Recipe } from "./recipe.ts";

let recipe: Recipe;

beforeAll(async () => {
  recipe = await openRecipe("Jest");
});

afterAll(() => recipe?.close());

test("Jest runs the tests, which are CommonJS, against a mock in its environment", async () => {
  const output = await recipe.run(recipe.commands.join(""));
  expect(output).toMatch(/Tests: +2 passed, 2 total/);
});
